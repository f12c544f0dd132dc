internal import PaywrightModel
internal import PaywrightStorage
internal import PaywrightValues

/// Sorts a history into records: what belongs together, and of several answers about one thing the later. The order in
/// which inputs were read decides nothing: what nothing orders is a contradiction.
struct SubscriptionRecords {
    /// What is stated about one subscription.
    private struct Stated {
        var transactions: [PurchaseTransaction] = []
        var renewals: [RenewalInfo] = []
        var statements: [SubscriptionStatement] = []
    }

    private var stated = NamedValues<Key, Stated>()
    private var contradictions: [Key: Contradiction] = [:]
    /// Of every purchased product the subscriptions in which it was bought: looked at only for what names no subscription.
    private lazy var keysByProduct: [Key: Set<Key>] = {
        var keys: [Key: Set<Key>] = [:]
        for (key, about) in stated.all {
            for transaction in about.transactions {
                let product = Key(store: transaction.store, originalID: nil, productID: transaction.productID)
                keys[product, default: []].insert(key)
            }
        }
        return keys
    }()
    private let products: JoinedProducts
    private let history: CustomerHistory
    /// What a state is stated of: looked at only for what is no subscription.
    private lazy var withState = Set(history.statements.map { Key(store: $0.store, originalID: $0.originalID) })

    init(of history: CustomerHistory, products: JoinedProducts) {
        self.products = products
        self.history = history
        let transactions = Self.statingKinds(history.transactions.map(\.withPlausibleDates), products)
        for counting in Self.counting(transactions) {
            let transaction = counting.transaction
            let key = key(of: transaction)
            stated[key, default: Stated()].transactions.append(transaction)
            if let contradiction = counting.contradiction {
                // What answers differ in may be the very subscription that the purchase belongs to.
                for key in Set(counting.answers.map { self.key(of: $0) } + [key]) {
                    contradictions[key] = contradictions[key]?.merging(contradiction) ?? contradiction
                }
            }
        }
        for renewal in history.renewals.map(\.withPlausibleDates) {
            let productID = renewal.productID ?? renewal.renewalProductID
            guard let key = key(renewal.store, renewal.originalID, productID, nil) else { continue }
            stated[key, default: Stated()].renewals.append(renewal)
        }
        for statement in history.statements {
            guard let key = key(statement.store, statement.originalID, statement.productID, statement.groupID) else {
                continue
            }
            stated[key, default: Stated()].statements.append(statement)
        }
    }

    /// The records, the one bought last first. What was stated before the newest transaction was made says nothing about
    /// it, and a state that was stated before something else gives way to that.
    func all(tolerance: Duration) -> [SubscriptionRecord] {
        let stated = stated.all
        if stated.count == 1 { return [record(stated[0].name, stated[0].value, tolerance)] }
        return stated.map { ($0.name, record($0.name, $0.value, tolerance)) }
            .sorted { left, right in
                let times = (left.1.latest?.boughtDate ?? .distantPast, right.1.latest?.boughtDate ?? .distantPast)
                return times.0 == times.1 ? left.0 < right.0 : times.0 > times.1
            }
            .map(\.1)
    }

    private func record(_ key: Key, _ about: Stated, _ tolerance: Duration) -> SubscriptionRecord {
        let sorted = about.transactions.joiningRefunds.oldestFirst
        let newest = sorted.last
        // A renewal may be charged, and stated, before its period begins.
        let made = Instant.earliest(newest?.purchaseDate, newest?.statedDate)
        let renewal = Self.counting(
            about.renewals.filter { renewal in
                let isMade = Self.isAtOrBefore(renewal.renewalDate, newest?.purchaseDate)
                return !isMade && !Self.isBefore(renewal.statedDate, made, by: tolerance)
            }
        )
        let stated = Instant.latest(Instant.latest(made, newest?.statedDate), renewal.answer?.statedDate)
        let statement = Self.counting(
            about.statements.filter { statement in
                !Self.isOfEarlierAnswer(statement, than: renewal.answer)
                    && !Self.isBefore(statement.statedDate, stated, by: tolerance)
            }
        )
        var implausible: [ImplausibleDate] = []
        for transaction in sorted {
            implausible += transaction.implausibleDates(isStateStated: statement.answer != nil)
        }
        for renewal in about.renewals { implausible += renewal.implausibleDates }
        return SubscriptionRecord(
            store: key.store,
            originalID: key.originalID,
            transactions: implausible.allSatisfy(\.decides) ? sorted : sorted.map(\.withoutEarlyRefundDate),
            renewal: renewal.answer?.takingFailure(of: about.renewals).settlingPlan(by: products),
            statement: statement.answer,
            contradiction: contradictions[key] ?? renewal.contradiction ?? statement.contradiction,
            isPurchaseDisputed: contradictions[key] != nil,
            implausibleDates: implausible,
            isWhole: history.coverage[key.store] == .full
        )
    }

    /// Whether a state without a date comes from an answer before the one that the renewal comes from.
    private static func isOfEarlierAnswer(_ statement: SubscriptionStatement, than renewal: RenewalInfo?) -> Bool {
        guard let renewal, statement.statedDate == nil || renewal.statedDate == nil else { return false }
        return AnswerComparison(statement, renewal) == .earlier
    }

    // MARK: What belongs together

    /// What the statements about one subscription have in common. A product that does not renew has no original
    /// transaction that would tie its purchases together: its identifier does.
    private struct Key: Hashable, Comparable {
        let store: StoreName
        let originalID: String?
        var productID: String?
        var groupID: String?

        /// An order that depends on nothing but the names.
        static func < (left: Key, right: Key) -> Bool {
            let (first, second) = (left.names, right.names)
            return first.lexicographicallyPrecedes(second)
        }

        private var names: [String] { [store.rawValue, originalID ?? "", productID ?? "", groupID ?? ""] }
    }

    private mutating func key(of transaction: PurchaseTransaction) -> Key {
        // What waits for its release, and a rental that waits for its payment, has a state, as a subscription has; and anything of which
        // one is stated. What a kind that cannot be read may be too, whatever a product file has.
        let hasState =
            transaction.sale != nil || transaction.isOfUnreadKind || transaction.isSubscription(products) ?? true
            || withState.contains(Key(store: transaction.store, originalID: transaction.originalID))
        let originalID = hasState ? transaction.originalID : nil
        return Key(
            store: transaction.store,
            originalID: originalID,
            productID: originalID == nil ? transaction.productID : nil
        )
    }

    /// The key of what is not a transaction: by the original transaction, else by the one subscription that fits.
    private mutating func key(
        _ store: StoreName,
        _ originalID: String?,
        _ productID: String?,
        _ groupID: String?
    ) -> Key? {
        if let originalID { return Key(store: store, originalID: originalID) }
        guard let productID else { return groupID.map { Key(store: store, originalID: nil, groupID: $0) } }
        let product = Key(store: store, originalID: nil, productID: productID)
        guard let fitting = keysByProduct[product], let key = fitting.first, fitting.count == 1 else { return product }
        return key
    }

    // MARK: What counts

    /// Those whose kind cannot be read take it from the other purchases of the same product, unless a product file has another.
    private static func statingKinds(
        _ transactions: [PurchaseTransaction],
        _ products: JoinedProducts
    ) -> [PurchaseTransaction] {
        guard transactions.count > 1, transactions.contains(where: \.isOfUnreadKind) else { return transactions }
        return transactions.map { transaction in
            let isLikeSubscription = transaction.groupID != nil || transaction.offer != nil
            guard transaction.isOfUnreadKind, !isLikeSubscription else { return transaction }
            let same = transactions.filter {
                $0.store == transaction.store && $0.productID == transaction.productID && $0.productType?.known != nil
            }
            guard let kind = same.first?.productType, same.allSatisfy({ $0.productType == kind }),
                products.product(transaction.productID, of: transaction.store).map({ $0.type == kind.known }) ?? true
            else { return transaction }
            var stated = transaction
            stated.productType = kind
            return stated
        }
    }

    private static func counting<Answer: DatedAnswer>(
        _ answers: [Answer]
    ) -> (answer: Answer?, contradiction: Contradiction?) {
        switch CountingAnswer(of: answers) {
        case .one(let answer)?: (answer, nil)
        case .contradictory(_, let contradiction)?: (nil, contradiction)
        case nil: (nil, nil)
        }
    }

    /// A transaction as it counts.
    private struct CountingTransaction {
        let transaction: PurchaseTransaction
        /// That undated inputs disagree about it, and what they say; nil and none where they do not.
        var contradiction: Contradiction?
        var answers: [PurchaseTransaction] = []
    }

    /// Each transaction once, as it was stated last; of one about which undated inputs disagree, what they have in common.
    private static func counting(_ transactions: [PurchaseTransaction]) -> [CountingTransaction] {
        if transactions.count == 1 { return [CountingTransaction(transaction: transactions[0])] }
        struct Identity: Hashable {
            let store: StoreName
            let id: String
            // An order of Google Play's may hold several products.
            let productID: String
        }
        var stated: [Identity: [PurchaseTransaction]] = [:]
        var counting: [CountingTransaction] = []
        for transaction in transactions {
            guard let id = transaction.id else {
                counting.append(CountingTransaction(transaction: transaction))
                continue
            }
            let identity = Identity(store: transaction.store, id: id, productID: transaction.productID)
            stated[identity, default: []].append(transaction)
        }
        for answers in stated.values {
            switch CountingAnswer(of: answers) {
            case .one(let answer)?: counting.append(CountingTransaction(transaction: answer))
            case .contradictory(let answers, let contradiction)?:
                guard let common = PurchaseTransaction(undisputedIn: answers) else { continue }
                counting.append(
                    CountingTransaction(transaction: common, contradiction: contradiction, answers: answers)
                )
            case nil: break
            }
        }
        return counting
    }

    /// Whether a date is before another, by more than the clocks of a store may be apart.
    private static func isBefore(_ date: Instant?, _ other: Instant?, by tolerance: Duration) -> Bool {
        guard let date, let other else { return false }
        return Duration.milliseconds(other.milliseconds(since: date)) > max(.zero, tolerance)
    }

    private static func isAtOrBefore(_ date: Instant?, _ other: Instant?) -> Bool {
        guard let date, let other else { return false }
        return date <= other
    }
}

extension [PurchaseTransaction] {
    /// Oldest first: by the number of the order where the store counts them, else by date; an upgrade comes after what it
    /// replaced. Identifiers and ends order what has neither.
    var oldestFirst: [PurchaseTransaction] {
        guard count > 1 else { return self }
        return sorted { left, right in
            let (first, second) = (left.rank, right.rank)
            // Two without identifiers may be alike in all that orders them: then all that is stated does.
            return first == second ? "\(left)" < "\(right)" : first < second
        }
    }
}

extension RenewalInfo {
    /// With the failed payment and the end of the grace period that another answer states of the same period, where this one cannot
    /// state any.
    fileprivate func takingFailure(of others: [RenewalInfo]) -> RenewalInfo {
        guard openAccessField != nil || isEvent, gracePeriodExpiresDate == nil else { return self }
        let failed = others.filter {
            $0.answer.periodEnd == answer.periodEnd && ($0.isInBillingRetry == true || $0.gracePeriodExpiresDate != nil)
        }
        guard !failed.isEmpty else { return self }
        var renewal = self
        renewal.gracePeriodExpiresDate = failed.compactMap(\.gracePeriodExpiresDate).max()
        if isEvent {
            renewal.isInBillingRetry = failed.contains { $0.isInBillingRetry == true } ? true : nil
            // What one of them states is not left open.
            let open = failed.compactMap(\.openAccessField)
            renewal.openAccessField = open.count == failed.count ? open.min() : nil
        }
        return renewal
    }

    /// With a plan that was chosen as the next one, where the levels and the lengths of both show that it waits for the end of the
    /// period. Otherwise it may have taken the place of this one already: nothing is known of the period that runs.
    fileprivate func settlingPlan(by products: JoinedProducts) -> RenewalInfo {
        guard let chosenPlan else { return self }
        var renewal = self
        let old = productID.flatMap { products.product($0, of: store) }
        let new = chosenPlan.productID.flatMap { products.product($0, of: store) }
        guard old?.group?.id == new?.group?.id, PlanComparison.isAtOnce(from: old, to: new) == false else {
            let facts: FactSet = [.renewal, .nextCharge, .amount, .offer]
            renewal.doubts.add(Doubt(facts: facts, reason: .undecided, field: chosenPlan.field))
            return renewal
        }
        (renewal.renewalProductID, renewal.renewsAutomatically) = (chosenPlan.productID, true)
        (renewal.renewalDate, renewal.chosenPlan) = (answer.periodEnd, nil)
        return renewal
    }
}

extension PurchaseTransaction {
    /// When it was made, as far as that is stated.
    fileprivate var time: Instant { purchaseDate ?? expiresDate ?? .distantPast }

    /// When it was bought, to be compared with other purchases: an end is later than what was bought after it.
    fileprivate var boughtDate: Instant { purchaseDate ?? originalPurchaseDate ?? time }

    fileprivate var rank: (Int, Instant, Int, Instant, String, String) {
        (orderNumber ?? -1, time, isUpgraded ? 0 : 1, expiresDate ?? .distantPast, id ?? "", productID)
    }
}
