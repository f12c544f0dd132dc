import Foundation
import Paywright
import PaywrightImport
import PaywrightModel
import PaywrightReports
import PaywrightSignatures
import PaywrightTemplates

/// What every input is worded by, made once.
enum FuzzWords {
    static let library = made { try CatalogLibrary.builtin() }
    static let english = made { try Language("en", catalogs: library) }
    static let paywalls = english.paywallFormatter()
    static let arabic = made { try Language("ar", catalogs: library) }.paywallFormatter()
    /// A service with products of its own, and a secret that webhooks are signed with.
    static let requests = made {
        let list = RequestShape.list(named: "Pro")
        let shop = try ProductListImporter().products(from: Array(list.utf8), file: "shop.json")
        let verifier = StripeSignatureVerifier(secrets: [RequestShape.secret])
        let webhooks: RequestHandler.WebhookVerification = { body, header, now, tolerance throws(SignatureRejection) in
            try verifier.verify(body, header: header, now: now, tolerance: tolerance)
        }
        return try RequestHandler(products: ["shop": shop], catalogs: library, webhooks: webhooks)
    }
    static let now = Instant(milliseconds: 1_795_262_400_000)  // 2026-11-21T12:00:00Z

    /// A product with an introductory offer, and its terms.
    static let product = Product(
        id: "pro",
        type: .autoRenewable,
        names: [LocalizedName(locale: "en", name: "Pro")],
        prices: StorefrontPrices(made { try required(Price("9.99", "USD")) }, in: .unitedStates),
        period: made { try required(SubscriptionPeriod(iso8601: "P1M")) },
        group: SubscriptionGroup(id: "group", name: "Group", level: 1),
        offers: [SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: .weeks(1))]
    )
    static let terms = made {
        try required(OfferSelection.terms(for: product, in: .unitedStates, claims: [.introductory]))
    }

    private struct Missing: Error {}

    private static func required<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Missing() }
        return value
    }

    /// What the fuzzer cannot do without.
    static func made<Value>(_ make: () throws -> Value) -> Value {
        do { return try make() } catch { fatalError("the fuzzer cannot start: \(error)") }
    }
}
