package import PaywrightModel
internal import PaywrightValues

/// A record and what is true of it. One reference: several decisions keep it.
final class DecidedRecord: Sendable {
    let record: SubscriptionRecord
    let decision: SituationDecision
    let situation: SubscriptionSituation
    let groupID: String?
    /// The group of the product that states its identifier.
    let listedGroupID: String?
    let isSubscription: Bool
    /// Whether nothing states what kind of product it is.
    let isOfUnknownKind: Bool
    /// The product that the situation is about.
    let productID: String?
    private let listed: Product?
    /// What is bought with it, by the names of its store and of the list of products.
    let besideProductIDs: [String]
    private let freeTime: FreeTime?
    private let offer: RunningOffer?
    private let isInvoiced: Bool
    private let endDate: Instant?
    private let sale: OneTimeSale?
    let timeline: PurchaseTimeline
    /// What would be told, and is not.
    let withheld: [Doubt]
    /// Its dates that cannot be right.
    let implausibleDates: [ImplausibleDate]
    /// Where what is told of it was read.
    private let origin: RecordOrigin
    /// What was refunded beside it.
    private let refunds: [(PurchaseTransaction, SubscriptionSituation)]

    init(_ record: SubscriptionRecord, groups: ProductGroups, clock: DecisionClock, policy: StatusPolicy) {
        self.record = record
        let products = groups.products
        func decides(at now: Instant) -> SituationDecision {
            SituationDecision(record: record, products: products, now: now, policy: policy)
        }
        let decision = decides(at: clock.now)
        self.decision = decision
        var decided = decision.situation()
        // Where the clock is not believed, only what is true at every moment since then is.
        if !clock.isBelieved, decides(at: .endOfCalendar).situation() != decided {
            decided = .unknown(.implausibleDate)
        }
        let open = decision.doubts.facts.withDependents
        let tellsOffer = !open.contains(.offer)
        let isSubscription = record.isSubscription(products)
        func timeline(of situation: SubscriptionSituation, without open: FactSet) -> PurchaseTimeline {
            TimelineDecision(
                decision: decision,
                situation: situation,
                isSubscription: isSubscription,
                isClockBelieved: clock.isBelieved,
                open: open
            ).timeline()
        }
        situation = decided.withholding(
            decision.doubts.facts,
            beside: decided.tellsOfChange && tellsOffer ? decision.running.freeTime : nil
        )
        var statable = decided.statable
        if decided.leavesPlansToMoments, !decision.doubts.isEmpty {
            statable.formUnion(timeline(of: decided, without: []).statable)
        }
        let runs = situation.hasAccess == true && record.contradiction == nil
        if runs, isSubscription { statable.insert(.offer) }
        let masked = decision.doubts.compactMap { doubt in
            var doubt = doubt
            doubt.facts.formIntersection(statable)
            return doubt.facts.isEmpty ? nil : doubt
        }
        implausibleDates = decision.purchaseOfFuture.map { record.implausibleDates + [$0] } ?? record.implausibleDates
        refunds = decision.otherRefunds(beside: situation)
        origin = record.origin(beside: decision.current)
        productID =
            decision.current?.lacksProduct == true
            ? nil : decision.current?.productID ?? record.renewal?.productID ?? record.productID
        groupID = groups.groupID(of: record)
        self.isSubscription = isSubscription
        isOfUnknownKind = record.latest.map { $0.kind(products) == nil } ?? false
        listed = productID.flatMap {
            products.links.product($0, of: record.store, basePlanID: record.latest?.basePlanID)
        }
        listedGroupID = listed.flatMap { groups.groupID(of: $0) }
        besideProductIDs = (record.latest?.besideProductIDs ?? []).flatMap { id in
            [id, products.links.product(id, of: record.store, basePlanID: nil)?.qualifiedID].compactMap { $0 }
        }
        offer = runs && tellsOffer ? decision.running.offer : nil
        freeTime = situation.tellsOfChange && tellsOffer ? decision.running.freeTime : nil
        isInvoiced = record.renewal?.isInvoiced == true && !open.contains(.payment)
        endDate = situation.endAfterRenewal(decision.renewal?.endDate)
        sale = decision.sale(in: situation)
        let timeline = timeline(of: situation, without: decision.doubts.facts)
        self.timeline = timeline
        let isInterrupted = if case .paused = decided { true } else { decided.hasPaymentProblem }
        // Renewal that is off, beside payments that are left, is all that an app store states of them.
        let leavesPayments = (decision.running.paymentsLeft ?? 0) > 0 && runs && !decision.running.isFree
        let mayGoOn = isInterrupted || leavesPayments || decided.statable.contains(.later)
        let isLaterOpen = masked.facts.contains(.later)
        let later =
            mayGoOn ? decision.running.untoldCommitment(beside: timeline, isLaterOpen: isLaterOpen) : []
        let plans =
            isInterrupted || leavesPayments
            ? decision.running.untoldPlan(beside: timeline, isInterrupted: isInterrupted) : []
        withheld = (masked + record.openAccess(situation)).merging(later).merging(plans).inOrder
    }

    /// A subscription group of a store.
    struct Group: Hashable {
        let store: StoreName
        let id: String
    }

    /// The group that a subscription which runs stands for; nil for anything else.
    var runningGroup: Group? { situation.hasAccess == true ? group : nil }

    /// Whether it only takes another one's place later, which tells of it.
    var hasNotBegun: Bool { record.latest?.hasNotBegun == true }

    /// Whether it is over in a group in which another subscription runs, in its store or in another, so that it no longer
    /// matters.
    func isOutlived(in running: Set<Group>, _ plans: [PlanGroup: Set<StoreName>]) -> Bool {
        // Of a group one runs at a time: what may be tried again is not.
        guard situation.isOutlivedByAnother || decision.mayGoOn.map({ situation == .unknown($0) }) == true else {
            return false
        }
        return group.map(running.contains) == true
            || planGroup.flatMap { plans[$0] }?.contains { $0 != record.store } == true
    }

    /// A product of a store.
    struct Sold: Hashable {
        let store: StoreName
        let productID: String
    }

    private var sold: Sold? { productID.map { Sold(store: record.store, productID: $0) } }

    /// Since when each product is had by a purchase that took an earlier one's place, as its store states.
    static func successors(_ records: [DecidedRecord]) -> [Sold: Instant] {
        var starts: [Sold: Instant] = [:]
        for one in records where one.record.statement?.takesPlaceOfAnother == true && one.situation.hasAccess == true {
            guard let sold = one.sold, let start = one.record.latest?.originalPurchaseDate else { continue }
            starts[sold] = max(starts[sold] ?? start, start)
        }
        return starts
    }

    /// Whether it is over, or ends, and a later purchase of the same product took its place: what the customer has, that one tells.
    func isSucceeded(in successors: [Sold: Instant]) -> Bool {
        guard isSubscription, let sold, let start = record.latest?.originalPurchaseDate,
            let later = successors[sold], start < later
        else { return false }
        let ends = timeline.goesOn == false && timeline.moments.allSatisfy { $0.charge == .none }
        return situation.isOutlivedByAnother || situation == .unknown(.outdated) || ends && situation.hasAccess == true
    }

    /// Which of a product's billing plans runs: without a field that states a commitment the one that is billed up front. nil where
    /// a field leaves that open.
    var billingPlan: BillingPlan.Kind? {
        guard let current = decision.current, !decision.doubts.facts.contains(.renewal) else { return nil }
        return current.isCommitted == true || current.commitment != nil ? .monthlyWithCommitment : .billedUpFront
    }

    /// When what is planned after the next charge begins.
    var plannedDates: [Instant] { decision.renewal?.laterPhases.map(\.date) ?? [] }

    /// What only the records and the product state, for the scopes of rules.
    var noticeTerms: NoticeTerms { NoticeTerms(decision, listed: listed) }

    /// The product that states the identifier of what was bought, among those of several stores.
    var listedProductID: String? { listed?.qualifiedID }

    /// The plans of which it is one; nil for what is no subscription, or where no product has identifiers of several stores.
    var planGroup: PlanGroup? { isSubscription ? listed.map(PlanGroup.init) : nil }

    private var group: Group? { isSubscription ? groupID.map { Group(store: record.store, id: $0) } : nil }

    /// What is true of it, then what was refunded of it.
    var purchases: [CustomerStatus.Purchase] {
        var purchase = CustomerStatus.Purchase(
            store: record.store,
            productID: productID,
            groupID: groupID,
            transactionID: record.shownTransactionID,
            situation: situation,
            freeTime: freeTime,
            offer: offer,
            isInvoiced: isInvoiced,
            endDate: endDate,
            sale: sale,
            isGranted: record.latest?.isGranted == true,
            storefront: record.latest?.storefront,
            listedProductID: listedProductID,
            basePlanID: record.latest?.productID == productID ? record.latest?.basePlanID : nil,
            withheld: withheld,
            timeline: timeline
        )
        purchase.origin = origin
        purchase.counts = CountedAmounts(
            of: decision.renewal,
            sold: listed ?? productID.flatMap { decision.products.product($0, of: record.store) }
        )
        purchase.isTemporary = decision.current?.isTemporary == true
        purchase.record = PurchaseRecord(decided: self)
        return [purchase]
            + refunds.map { transaction, situation in
                var refund = CustomerStatus.Purchase(
                    store: transaction.store,
                    productID: transaction.productID,
                    groupID: transaction.groupID ?? groupID,
                    transactionID: transaction.id,
                    situation: situation,
                    storefront: transaction.storefront,
                    listedProductID: transaction.productID == productID ? listedProductID : nil,
                    basePlanID: transaction.basePlanID
                )
                refund.origin = transaction.origin
                return refund
            }
    }
}

extension SubscriptionRecord {
    /// Where what tells the present and the future was read: older periods decide offers alone.
    fileprivate func origin(beside current: PurchaseTransaction?) -> RecordOrigin {
        var origin = current?.origin ?? RecordOrigin()
        if let latest { origin = origin.joined(with: latest.origin) }
        if let renewal { origin = origin.joined(with: renewal.origin) }
        if let statement { origin = origin.joined(with: statement.origin) }
        return origin
    }

    /// That whether the customer has access is not told, because the merchant decides it, or nothing states it.
    fileprivate func openAccess(_ situation: SubscriptionSituation) -> [Doubt] {
        guard !situation.isUnknown, situation.hasAccess == nil else { return [] }
        if let field = statement?.openAccessField {
            return [Doubt(facts: .access, reason: .decidedByMerchant, field: field)]
        }
        return (renewal?.openAccessField).map { [Doubt(facts: .access, reason: .undecided, field: $0)] } ?? []
    }
}

extension [Doubt] {
    /// Whether a field states a charge whose day a merchant decides otherwise: it may come before the period is over, and who cancels
    /// by then may not avoid it.
    package func mayComeEarlier(_ store: StoreName) -> Bool {
        store.isSoldByMerchant && contains { $0.facts.contains(.nextCharge) && $0.reason == .undecided }
    }

    /// In an order that does not depend on that of the inputs.
    fileprivate var inOrder: [Doubt] {
        guard count > 1 else { return self }
        return sorted {
            ($0.field, $0.reason.rawValue, $0.facts.rawValue) < ($1.field, $1.reason.rawValue, $1.facts.rawValue)
        }
    }
}
