public import StoreModel

/// What is true of one customer at one instant: a situation for each purchase, and what offers the customer can get.
///
///     let status = CustomerStatus(of: history, products: shop.products, now: 1_795_176_000_000)
///     status.purchases.first?.situation          // .gracePeriod(until: 1_795_504_500_000)
///     status.eligibility.introductory(for: pro)  // .ineligible(.paymentProblem)
public struct CustomerStatus: Hashable, Sendable {
    /// One purchase and what is true of it.
    public struct Purchase: Hashable, Sendable {
        /// The store.
        public let store: StoreName
        /// The product that runs, or ran last; nil where the store states none.
        public let productID: String?
        /// The subscription group; nil where nobody states one.
        public let groupID: String?
        /// What support staff look the purchase up by: the App Store's original transaction, elsewhere the latest order.
        public let transactionID: String?
        /// What is true of it.
        public let situation: SubscriptionSituation
        /// The storefront's three-letter code, as the store states it.
        public let storefront: String?

        /// A purchase from its parts.
        public init(
            store: StoreName,
            productID: String?,
            groupID: String? = nil,
            transactionID: String? = nil,
            situation: SubscriptionSituation,
            storefront: String? = nil
        ) {
            self.store = store
            self.productID = productID
            self.groupID = groupID
            self.transactionID = transactionID
            self.situation = situation
            self.storefront = storefront
        }
    }

    /// Something about the clock that makes an answer doubtful.
    @nonexhaustive
    public enum ClockIssue: Hashable, Sendable {
        /// `now` is before the store's own date: a clock is wrong.
        case behindStore(statedDate: Int64)
        /// The store's answer is old: ask it again.
        case oldAnswer(statedDate: Int64)
    }

    /// The instant decided for, in milliseconds since 1970.
    public let now: Int64
    /// Every purchase, those of one group that no longer matter left out; one `notPurchased` when there is none.
    public let purchases: [Purchase]
    /// What offers the customer can get.
    public let eligibility: CustomerEligibility
    /// What is doubtful about the clock; nil when nothing is.
    public let clockIssue: ClockIssue?

    /// Decides. Pure: the same arguments give the same answer, on any machine at any time.
    ///
    /// - Parameters:
    ///   - history: What the stores have said.
    ///   - products: The products to join, which tell groups, levels, periods and the modes of offers, never a renewal's
    ///     price. Of two with one identifier the first counts.
    ///   - now: The instant to decide for, in milliseconds since 1970-01-01T00:00:00Z.
    ///   - policy: What only a policy can decide.
    public init(
        of history: CustomerHistory,
        products: [Product] = [],
        now: Int64,
        policy: StatusPolicy = .careful
    ) {
        let known = Dictionary(products.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let records = SubscriptionRecord.records(of: history, products: known)
        let decided = records.map { record in
            (record, SituationDecision(record: record, products: known, now: now).situation())
        }
        self.now = now
        purchases = Self.purchases(decided, known)
        eligibility = CustomerEligibility(decided, history: history, products: products, known: known, policy: policy)
        clockIssue = history.statedDate.flatMap { stated in
            // Dates come from outside: a difference may not fit.
            let (age, overflow) = now.subtractingReportingOverflow(stated)
            guard !overflow else { return nil }
            if age < -policy.clockTolerance { return .behindStore(statedDate: stated) }
            return age > policy.oldestAnswer ? .oldAnswer(statedDate: stated) : nil
        }
    }

    private static func purchases(
        _ decided: [(SubscriptionRecord, SubscriptionSituation)],
        _ products: [String: Product]
    ) -> [Purchase] {
        guard !decided.isEmpty else {
            return [Purchase(store: .other, productID: nil, situation: .notPurchased)]
        }
        return decided.map { record, situation in
            Purchase(
                store: record.store,
                productID: record.productID,
                groupID: record.groupID(products),
                transactionID: record.shownTransactionID,
                situation: situation,
                storefront: record.current?.storefront
            )
        }
    }
}
