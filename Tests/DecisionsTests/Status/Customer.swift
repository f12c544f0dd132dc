import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightDecisions

/// An instant: "2026-11-20T12:00:00Z".
func instant(_ text: String) throws -> Instant {
    try #require(Instant(rfc3339: text))
}

/// A customer with one subscription, to change field by field: it began on 1 November, ends on 1 December and renews.
struct Customer {
    static let group = "group"
    static let monthly = "pro.monthly"

    var transaction: PurchaseTransaction
    var renewal: RenewalInfo?
    var statement: SubscriptionStatement?
    var coverage = CustomerHistory.Coverage.full
    var earlier: [PurchaseTransaction] = []
    var statedDate: Instant?

    init(_ store: StoreName = .appStore) throws {
        transaction = PurchaseTransaction(store: store, productID: Self.monthly)
        transaction.id = "1"
        transaction.originalID = "1"
        transaction.groupID = Self.group
        transaction.productType = .known(.autoRenewable)
        transaction.purchaseDate = try instant("2026-11-01T12:00:00Z")
        transaction.expiresDate = try instant("2026-12-01T12:00:00Z")
        var renewal = RenewalInfo(store: store, originalID: "1")
        renewal.productID = Self.monthly
        renewal.renewalProductID = Self.monthly
        renewal.renewsAutomatically = true
        renewal.renewalDate = try instant("2026-12-01T12:00:00Z")
        self.renewal = renewal
    }

    var history: CustomerHistory {
        CustomerHistory(
            transactions: earlier + [transaction],
            renewals: [renewal].compactMap { $0 },
            statements: [statement].compactMap { $0 },
            coverage: [transaction.store: coverage],
            statedDate: statedDate
        )
    }

    /// The same customer with changes.
    func with(_ change: (inout Customer) throws -> Void) rethrows -> Customer {
        var copy = self
        try change(&copy)
        return copy
    }

    mutating func state(_ state: SubscriptionStatement.State) {
        statement = SubscriptionStatement(
            store: transaction.store,
            originalID: "1",
            groupID: Self.group,
            state: .known(state)
        )
    }

    /// What is true at an instant.
    func situation(at now: String, products: [Product] = []) throws -> SubscriptionSituation {
        let status = CustomerStatus(of: history, products: products, now: try instant(now))
        return try #require(status.purchases.first).situation
    }

    /// The answer about the group at an instant.
    func eligibility(
        at now: String = "2026-11-20T12:00:00Z",
        products: [Product] = [],
        policy: StatusPolicy = .careful
    ) throws -> GroupEligibility {
        let status = CustomerStatus(of: history, products: products, now: try instant(now), policy: policy)
        return try #require(status.eligibility.groups.first { $0.groupID == Self.group })
    }
}

/// Products of one group by level.
enum Shelf {
    /// What new customers get of a product unless a test says otherwise.
    static let trial = SubscriptionOffer(
        type: .introductory,
        paymentMode: .freeTrial,
        period: CalendarDuration(iso8601: "P1W")
    )

    static func product(
        _ id: String,
        level: Int? = 1,
        period: String = "P1M",
        group: String = Customer.group,
        offers: [SubscriptionOffer] = [trial]
    ) throws -> Product {
        Product(
            id: id,
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: id)],
            prices: StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates),
            period: try #require(SubscriptionPeriod(iso8601: period) as SubscriptionPeriod?),
            group: SubscriptionGroup(id: group, name: "Pro", level: level),
            offers: offers
        )
    }
}
