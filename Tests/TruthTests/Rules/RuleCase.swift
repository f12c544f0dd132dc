import Paywright
import PaywrightDecisions
import PaywrightImport
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import Testing

/// One case of a rule: what stores say about a customer, and what may and may not be said of it then.
struct RuleCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The inputs as text, each a file of its own.
    let inputs: [String]
    var products: [Product] = []
    var now = "2026-11-20T12:00:00Z"
    /// The situations, in the order in which they are told.
    let situations: [String]
    /// What the English headlines and details must hold.
    var says: [String] = []
    /// What no English line may hold.
    var neverSays: [String] = []

    init(
        _ name: String,
        _ inputs: [String],
        products: [Product] = [],
        now: String = "2026-11-20T12:00:00Z",
        is situations: [String],
        says: [String] = [],
        neverSays: [String] = []
    ) {
        testDescription = name
        self.inputs = inputs
        self.products = products
        self.now = now
        self.situations = situations
        self.says = says
        self.neverSays = neverSays
    }

    /// Reads, decides and words the case, and holds it against what it states.
    func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let answer = try await answer()
        #expect(answer.status.purchases.map(\.situation.name) == situations, sourceLocation: sourceLocation)
        for words in says { #expect(answer.text.contains(words), "\(answer.text)", sourceLocation: sourceLocation) }
        for words in neverSays {
            #expect(
                !answer.text.lowercased().contains(words.lowercased()),
                "\(answer.text)",
                sourceLocation: sourceLocation
            )
        }
    }

    func answer() async throws -> RuleAnswer { try await RuleAnswer(inputs, products: products, now: now) }
}

/// What is decided and worded of some inputs.
struct RuleAnswer {
    let status: CustomerStatus
    let history: CustomerHistory
    /// Every English line of every purchase, without the names of products.
    let text: String

    init(
        _ inputs: [String],
        products: [Product] = [],
        now: String = "2026-11-20T12:00:00Z",
        signatures: SignaturePolicy = .unverified
    ) async throws {
        let now = try #require(Instant(rfc3339: now))
        var history = CustomerHistory()
        for input in inputs {
            do throws(ImportFailure) {
                let read = try await HistoryImporter(signatures: signatures)
                    .history(from: Array(input.utf8), file: "input.json")
                history = history.merging(read.history)
            } catch {
                history = history.merging(CustomerHistory(reading: HistoryReading(isWhole: false)))
            }
        }
        self.history = history
        status = CustomerStatus(of: history, products: products, now: now)
        let formatter = try StatusFormatter(locale: "en", timeZone: "UTC")
        text = status.purchases.flatMap { purchase in
            formatter.lines(for: purchase, now: now, products: ProductNames(products)).entries
                .filter { $0.line != .name }.map(\.text.string)
        }
        .joined(separator: "\n").replacing("\u{A0}", with: " ")
    }
}

/// Products of a file that is joined.
enum RuleProducts {
    /// A monthly subscription with offers.
    static func monthly(
        _ id: String = "pro",
        level: Int? = 1,
        group: String = "G1",
        offers: [SubscriptionOffer] = []
    ) -> Product {
        Product(
            id: id,
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: "Name of \(id)")],
            prices: StorefrontPrices(),
            period: SubscriptionPeriod(iso8601: "P1M"),
            group: SubscriptionGroup(id: group, name: "Pro", level: level),
            offers: offers
        )
    }

    static func offer(_ type: OfferType, _ mode: PaymentMode, _ period: String, id: String? = nil) -> SubscriptionOffer
    {
        SubscriptionOffer(type: type, paymentMode: mode, period: CalendarDuration(iso8601: period), id: id)
    }

    static let trial = offer(.introductory, .freeTrial, "P1M")
}
