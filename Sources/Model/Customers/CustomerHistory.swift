internal import PaywrightStorage
public import PaywrightValues

/// Everything stores have said about one customer: the input of every decision on eligibility and status.
public struct CustomerHistory: Hashable, Sendable {
    /// How much of what a store knows is here.
    ///
    /// An importer takes a store at its word and cannot see what it was not given. The last page of a transaction history
    /// (`hasMore`: false) is `full` on its own too: that the pages before it were passed as well, in one input array or by
    /// ``merging(_:)``, is the caller's to see to. Without them, whatever they tell of counts as never bought.
    @nonexhaustive
    public enum Coverage: String, Hashable, Sendable, CaseIterable {
        /// Only the latest transaction of each subscription, or one page of several.
        case partial
        /// Every transaction the store has, or the last page of them.
        case full
    }

    /// Whether the signatures of signed data were checked.
    public typealias Verification = HistoryReading.Verification

    /// The caller's name for the customer, where the input states one.
    public var customer: String? {
        _read { yield facts.value.customer }
        _modify { yield &facts.value.customer }
    }
    /// What systems call the customer: objects that name another one are of somebody else.
    package var names: [CustomerNames] {
        _read { yield facts.value.names }
        _modify { yield &facts.value.names }
    }
    /// Purchases and renewals, in the order stated.
    public var transactions: [PurchaseTransaction] {
        _read { yield facts.value.transactions }
        _modify { yield &facts.value.transactions }
    }
    /// What the stores say about the future.
    public var renewals: [RenewalInfo] {
        _read { yield facts.value.renewals }
        _modify { yield &facts.value.renewals }
    }
    /// What the stores call the states.
    public var statements: [SubscriptionStatement] {
        _read { yield facts.value.statements }
        _modify { yield &facts.value.statements }
    }
    /// Charges to come that stores have calculated.
    public var charges: [StatedCharge] {
        _read { yield facts.value.charges }
        _modify { yield &facts.value.charges }
    }
    /// How much is here, per store that has spoken. A store that has spoken with an empty answer knows no purchase.
    public var coverage: [StoreName: Coverage] {
        _read { yield facts.value.coverage }
        _modify { yield &facts.value.coverage }
    }
    /// The latest instant at which a store signed or wrote something: a caller's clock that is far from it is suspicious.
    public var statedDate: Instant? {
        _read { yield facts.value.statedDate }
        _modify { yield &facts.value.statedDate }
    }
    /// How far the inputs could be read and trusted.
    public var reading: HistoryReading {
        _read { yield facts.value.reading }
        _modify { yield &facts.value.reading }
    }
    /// What belongs to another customer from some instant on.
    package var transfers: [PurchaseTransfer] {
        _read { yield facts.value.transfers }
        _modify { yield &facts.value.transfers }
    }
    /// The stores that have listed every subscription of the customer, each by its latest transaction.
    package var subscriptionLists: Set<StoreName> {
        _read { yield facts.value.subscriptionLists }
        _modify { yield &facts.value.subscriptionLists }
    }

    /// What is stated: a history is copied as one reference.
    private struct Facts: Hashable, Sendable {
        var customer: String?
        var names: [CustomerNames] = []
        var transactions: [PurchaseTransaction]
        var renewals: [RenewalInfo]
        var statements: [SubscriptionStatement]
        var charges: [StatedCharge] = []
        var coverage: [StoreName: Coverage]
        var statedDate: Instant?
        var reading: HistoryReading
        var transfers: [PurchaseTransfer] = []
        var subscriptionLists: Set<StoreName> = []
    }

    private var facts: Shared<Facts>

    /// A history from its parts; empty by default, which says nothing about any store.
    ///
    /// - Parameters:
    ///   - customer: The caller's name for the customer, where the input states one.
    ///   - transactions: Purchases and renewals, in the order stated.
    ///   - renewals: What the stores say about the future.
    ///   - statements: What the stores call the states.
    ///   - coverage: How much is here, per store that has spoken.
    ///   - statedDate: The latest instant at which a store signed or wrote something: a caller's clock that is far from it is
    ///     suspicious.
    ///   - reading: How far the inputs could be read and trusted.
    public init(
        customer: String? = nil,
        transactions: [PurchaseTransaction] = [],
        renewals: [RenewalInfo] = [],
        statements: [SubscriptionStatement] = [],
        coverage: [StoreName: Coverage] = [:],
        statedDate: Instant? = nil,
        reading: HistoryReading = HistoryReading()
    ) {
        facts = Shared(
            Facts(
                customer: customer,
                transactions: transactions,
                renewals: renewals,
                statements: statements,
                coverage: coverage,
                statedDate: statedDate,
                reading: reading
            )
        )
    }

    /// Both histories as one, of one customer: the same fact stated twice stands once, a full answer of a store
    /// completes a partial one, and one unchecked signature leaves the whole unchecked. Of two names of the customer the
    /// first in alphabetical order stays, so that the order of merging decides nothing.
    ///
    /// Statements about one transaction that differ all stay, each with its `statedDate`: which of them counts is for the
    /// decision to say, and does not depend on the order of merging.
    ///
    /// - Parameter other: The other history of the same customer.
    public func merging(_ other: CustomerHistory) -> CustomerHistory {
        var merged = self
        merged.customer = [customer, other.customer].compactMap { $0 }.min()
        merged.names = names.merging(other.names)
        merged.transactions = Self.union(transactions, other.transactions) { $0.id != nil }
        merged.renewals = Self.union(renewals, other.renewals)
        merged.statements = Self.union(statements, other.statements)
        merged.transfers = Self.union(transfers, other.transfers)
        merged.charges = Self.union(charges, other.charges)
        merged.subscriptionLists.formUnion(other.subscriptionLists)
        if coverage.isEmpty {
            merged.coverage = other.coverage
        } else {
            merged.coverage.merge(other.coverage) { $0 == .full || $1 == .full ? .full : .partial }
        }
        merged.statedDate = Instant.latest(statedDate, other.statedDate)
        merged.reading = reading.merging(other.reading)
        return merged
    }

    /// The same with each fact once.
    package var withoutRepetitions: CustomerHistory {
        let counts = [
            names.count, transactions.count, renewals.count, statements.count, transfers.count, charges.count,
        ]
        return counts.allSatisfy { $0 < 2 } ? self : CustomerHistory().merging(self)
    }

    /// Each fact once, if it can be distinguished from another one like it: two purchases without identifiers may be two.
    private static func union<Element: Hashable>(
        _ first: [Element],
        _ second: [Element],
        where isIdentified: (Element) -> Bool = { _ in true }
    ) -> [Element] {
        let all = first.isEmpty ? second : first + second
        guard all.count > 1 else { return all }
        // To compare a few costs less than to hash them.
        guard all.count > 8 else {
            return all.indices.filter { index in
                !isIdentified(all[index]) || !all[..<index].contains(all[index])
            }.map { all[$0] }
        }
        var seen: Set<Element> = []
        return all.filter { !isIdentified($0) || seen.insert($0).inserted }
    }

    /// Whether the signatures were checked; `unsigned` where there was no input.
    public var verification: Verification { reading.verification ?? .unsigned }

    /// How much of what a store knows is here for certain: of inputs that could not all be read, a part at most. nil where
    /// the store has not spoken.
    ///
    /// - Parameter store: The store.
    public func certainCoverage(of store: StoreName) -> Coverage? {
        coverage[store].map { reading.isWhole ? $0 : .partial }
    }
}
