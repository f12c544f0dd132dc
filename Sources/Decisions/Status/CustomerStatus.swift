public import PaywrightModel
public import PaywrightValues

/// What is true of one customer at one instant: a situation for each purchase, and what offers the customer can get.
///
///     let status = CustomerStatus(of: history, products: shop.products, now: .now)
///     status.purchases.first?.situation          // .gracePeriod(until: 2026-11-24T07:15:00Z)
///     status.eligibility.introductory(for: pro)  // .ineligible(.paymentProblem)
public struct CustomerStatus: Hashable, Sendable {
    /// Something about the clock that makes an answer doubtful.
    @nonexhaustive
    public enum ClockIssue: Hashable, Sendable {
        /// `now` is before the store's own date: a clock is wrong.
        case behindStore(statedDate: Instant)
        /// `now` is so far before the store's own date that it cannot be right: what depends on it is not known.
        case contradictsStore(statedDate: Instant)
        /// The store's answer is old: ask it again.
        case oldAnswer(statedDate: Instant)
    }

    /// The instant decided for.
    public let now: Instant
    /// Every purchase but those that another running subscription of the same group has taken the place of, and beside a
    /// purchase what was refunded of it. What counts most comes first: a failed payment, a price to agree to, what runs,
    /// waits, is paused, is not known, has ended, was bought once, and last what something that runs has replaced; of equals
    /// the one bought last. Without any: one `notPurchased`, if the stores have sent everything and all of it was read, and
    /// one `unknown` otherwise.
    public let purchases: [Purchase]
    /// How many purchases there are beside the one that counts first. What was refunded beside a purchase is none of its own.
    public let others: Int
    /// What offers the customer can get.
    public let eligibility: CustomerEligibility
    /// What is doubtful about the clock; nil when nothing is.
    public let clockIssue: ClockIssue?
    /// Which purchases a service states beside their store, and in what the two differ: what the store states counts. Which
    /// plans run in several stores. Which dates cannot be right.
    public let sourceDiagnostics: [Diagnostic]
    /// What each purchase states of access, those that `purchases` leaves out too.
    let accesses: PurchaseAccesses

    /// Decides. Pure: the same arguments give the same answer, on any machine at any time, in whatever order a history
    /// was put together.
    ///
    /// - Parameters:
    ///   - history: What the stores have said.
    ///   - products: The products to join, which tell groups, levels, periods and the modes of offers, never a renewal's
    ///     price. Of two with one identifier the first counts.
    ///   - now: The instant to decide for.
    ///   - policy: What only a policy can decide.
    public init(
        of history: CustomerHistory,
        products: [Product] = [],
        now: Instant,
        policy: StatusPolicy = .careful
    ) {
        self.init(of: history, joining: JoinedProducts(products), now: now, policy: policy)
    }

    /// The same with products that are joined with many customers.
    package init(of history: CustomerHistory, joining products: JoinedProducts, now: Instant, policy: StatusPolicy) {
        let joined = JoinedTills(history.settlingOwners(), products.links, at: now)
        let history = joined.history.withStatedCharges
        let groups = ProductGroups(products, history: history)
        let records = SubscriptionRecords(of: history, products: groups.products).all(tolerance: policy.clockTolerance)
        let clock = DecisionClock(now, statedDate: history.statedDate, policy: policy)
        let decided = records.map { record in
            DecidedRecord(record, groups: groups, clock: clock, policy: policy)
        }
        self.now = now
        let plans = PlanGroup.running(decided)
        let begun = decided.filter { !$0.hasNotBegun }
        let told = Self.purchases(begun.isEmpty ? decided : begun, history, plans)
        purchases = told.flatMap(\.self)
        others = max(0, told.count - 1)
        accesses = PurchaseAccesses(decided.map { $0.access(isToldByAnother: !begun.isEmpty) }, of: history)
        sourceDiagnostics =
            joined.diagnostics + PlanGroup.notes(decided, running: plans)
            + decided.flatMap(\.implausibleDates).map(\.diagnostic)
        eligibility = CustomerEligibility(decided, history: history, groups: groups, policy: policy)
        clockIssue = clock.issue
    }

    private static func purchases(
        _ told: [DecidedRecord],
        _ history: CustomerHistory,
        _ plans: [PlanGroup: Set<StoreName>]
    ) -> [PurchaseWithRefunds] {
        guard !told.isEmpty else {
            let isComplete = !history.coverage.isEmpty && history.coverage.values.allSatisfy { $0 == .full }
            let cause: UnknownCause = history.reading.isWhole ? .historyIncomplete : .inputNotRead
            let situation: SubscriptionSituation =
                isComplete && history.reading.isWhole ? .notPurchased : .unknown(cause)
            let store = history.coverage.count == 1 ? history.coverage.keys.first : nil
            let timeline = PurchaseTimeline(situation)
            return [[Purchase(store: store ?? .other, productID: nil, situation: situation, timeline: timeline)]]
        }
        let running = Set(told.compactMap(\.runningGroup))
        let successors = DecidedRecord.successors(told)
        let left = told.filter { !$0.isOutlived(in: running, plans) && !$0.isSucceeded(in: successors) }
        return left.map(\.purchases).inOrderOfRank
    }
}
