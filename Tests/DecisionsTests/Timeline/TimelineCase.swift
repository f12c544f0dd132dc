import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightDecisions

/// A purchase, and what has to come: written before it was decided.
struct TimelineCase: Sendable, CustomTestStringConvertible {
    let name: String
    let store: StoreName
    let expected: [String]
    let change: @Sendable (inout Customer) throws -> Void

    var testDescription: String { name }

    init(
        _ name: String,
        in store: StoreName = .appStore,
        _ expected: [String],
        _ change: @escaping @Sendable (inout Customer) throws -> Void
    ) {
        self.name = name
        self.store = store
        self.expected = expected
        self.change = change
    }

    static let now = "2026-11-20T12:00:00Z"

    /// The purchase: by default a monthly subscription at $9.99 that renews on December 10.
    func purchase() throws -> CustomerStatus.Purchase {
        var customer = try Customer(store)
        try customer.end(at: "2026-12-10T12:00:00Z")
        customer.transaction.purchaseDate = try instant("2026-11-10T12:00:00Z")
        customer.transaction.price = Price("9.99", "USD")
        customer.renewal?.renewalPrice = Price("9.99", "USD")
        try change(&customer)
        let status = CustomerStatus(of: customer.history, now: try instant(Self.now))
        return try #require(status.purchases.first)
    }
}

extension Customer {
    mutating func end(at date: String) throws {
        transaction.expiresDate = try instant(date)
        renewal?.renewalDate = try instant(date)
    }

    mutating func price(
        _ amount: String?,
        _ state: PriceChange.State = .confirmed,
        _ kind: PriceChange.Kind = .increase,
        on date: String? = nil,
        agreeing due: String? = nil
    ) throws {
        renewal?.priceChange = PriceChange(
            kind: .known(kind),
            state: .known(state),
            newPrice: amount.flatMap { Price($0, transaction.price?.currency.code ?? "USD") },
            date: try date.map { try instant($0) },
            consentDeadline: try due.map { try instant($0) }
        )
    }

    /// It runs no longer, and waits for something.
    mutating func stop(_ state: SubscriptionStatement.State) throws {
        try end(at: "2026-11-10T12:00:00Z")
        transaction.purchaseDate = try instant("2026-10-10T12:00:00Z")
        self.state(state)
    }

    mutating func trial() {
        transaction.offer = AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial))
        transaction.price = Price("0", transaction.price?.currency.code ?? "USD")
    }
}
