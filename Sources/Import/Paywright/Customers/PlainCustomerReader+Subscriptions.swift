internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension PlainCustomerReader {
    private typealias Fields = CustomerFields.Subscription
    private typealias State = SubscriptionStatement.State

    /// Reads what is said of a subscription's future and state, or reports why it is left out.
    ///
    /// - Parameter records: All purchases beside it.
    mutating func subscription(_ node: JSONNode, among records: inout PlainRecords) -> PlainSubscription? {
        defer { productID = nil }
        let consequence = "the subscription is left out"
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        session.doubts = header.doubts(ofRecordWithStore: node.states(Fields.store))
        defer { session.doubts = [] }
        productID = text(of: node[Fields.productID])
        // With a state, whether it renews decides nothing of whether it runs.
        let narrowed: [String: FactSet] =
            node.states(Fields.state) ? [Fields.renewsAutomatically.name: .renewal] : [:]
        let isMisspelled = reportFields(of: node, known: Fields.table, deciding: narrowed)
        let originalID = text(of: node[Fields.originalID])
        // It ties a subscription to something only where nothing else does.
        let isNamed = productID != nil || originalID != nil
        let groupID = text(of: isNamed ? node[Fields.groupID].deciding([]) : node[Fields.groupID])
        guard isNamed || groupID != nil else {
            let expected = "a productID, an originalID or a groupID"
            fail(.missingProductID, at: node[Fields.productID], expected: expected, consequence: consequence)
            return nil
        }
        let state: StatedValue<State>? = value(of: node[Fields.state])
        let store = storeName(of: node[Fields.store]) ?? header.store ?? .other
        var renewal = RenewalInfo(store: store, originalID: originalID)
        renewal.productID = productID
        renewal.statedDate = header.statedDate
        readRenewal(node, state: state?.known, into: &renewal)
        renewal.renewsAutomatically = renewsAutomatically(node, renewal, state: state?.known, among: &records)
        notePrepaid(node, of: &renewal)
        noteUntold(node, of: renewal, state: state?.known)
        renewal.answer.periodEnd = renewal.renewalDate
        if !session.doubts.isEmpty { renewal.doubts = session.doubts }
        renewal.origin = session.origin(node)
        noteUnclear(node, (store, originalID, productID), isMisspelled: isMisspelled, isPurchase: false)
        return PlainSubscription(node: node, renewal: renewal, groupID: groupID, state: state)
    }

    private mutating func readRenewal(_ node: JSONNode, state: State?, into renewal: inout RenewalInfo) {
        renewal.renewalProductID = text(of: node[Fields.renewalProductID])
        renewal.renewalDate = date(of: node[Fields.renewalDate])
        renewal.priceChange = priceChange(of: node[Fields.priceChange])
        // What is charged, and with which offer, is also how a change of price is told.
        let isChanging = renewal.priceChange != nil
        func charge(_ key: FieldKey, _ facts: FactSet) -> JSONNode {
            isChanging ? node[key] : node[key].deciding(facts)
        }
        renewal.renewalPrice = price(of: charge(Fields.renewalPrice, .amount))
        renewal.basePrice = price(of: charge(Fields.basePrice, .amount))
        renewal.offer = offer(of: charge(Fields.offer, [.amount, .offer]))
        noteContradictions(node, in: renewal)
        completeKind(node, of: &renewal)
        // What another took the place of is not alone; without a state, a reason tells that it is over.
        let reason = node[Fields.expirationReason]
        renewal.expirationReason = value(of: header.isAlone && state != nil ? reason.deciding(.cause) : reason)
        // A state that is stated wins over what the dates of a failed payment or a pause tell.
        func field(_ key: FieldKey, of decided: State) -> JSONNode {
            state == nil || state == decided ? node[key] : node[key].deciding([])
        }
        let retry = node[Fields.isInBillingRetry]
        renewal.isInBillingRetry = flag(state == nil ? retry : retry.deciding([]))
        renewal.gracePeriodExpiresDate = date(of: field(Fields.gracePeriodExpiresDate, of: .gracePeriod))
        // Without a state, a pause whose beginning cannot be read may run.
        renewal.pauseDate = date(of: state == nil ? node[Fields.pauseDate] : node[Fields.pauseDate].deciding(.renewal))
        if renewal.pauseDate != nil { renewal.future.pause = place(of: node[Fields.pauseDate]).path }
        let resumes = field(Fields.resumesDate, of: .paused)
        renewal.resumesDate = date(of: renewal.pauseDate == nil ? resumes : node[Fields.resumesDate])
        renewal.pauseCause = value(of: node[Fields.pauseCause])?.known
        renewal.eligibleWinBackOfferIDs = texts(of: node[Fields.eligibleWinBackOfferIDs])
        renewal.commitment = commitment(of: node[Fields.commitment])
        if isChanging { renewal.future.price = place(of: node[Fields.priceChange]).path }
        if let next = renewal.renewalProductID, let old = renewal.productID, next != old {
            renewal.future.plan = place(of: node[Fields.renewalProductID]).path
        }
        if let commitment = renewal.commitment {
            let field = node[Fields.commitment]
            let isCommitted = field[CustomerFields.Commitment.isCommitted]
            renewal.future.commitment = place(of: commitment.isCommitted == true ? isCommitted : field).path
        }
        renewal.prepaid = object(of: node[Fields.prepaid], known: CustomerFields.Prepaid.table)
            .map { PrepaidPlan(extendableAfter: date(of: $0[CustomerFields.Prepaid.extendableAfter])) }
        renewal.endsAtRenewal = flag(node[Fields.endsAtRenewal], default: false)
        renewal.endDate = date(of: node[Fields.endDate])
    }

    /// Whether a confirmed price goes up or down, where the record leaves that out: two prices show it. Without them it is not known
    /// what is charged.
    private mutating func completeKind(_ node: JSONNode, of renewal: inout RenewalInfo) {
        let kind = node[Fields.priceChange][CustomerFields.PriceChange.kind]
        guard let change = renewal.priceChange, change.state == .known(.confirmed), kind.isAbsent else { return }
        if let new = change.newPrice, let old = renewal.regularPrice, new.currency == old.currency {
            if new.amount != old.amount {
                renewal.priceChange?.kind = .known(new.amount > old.amount ? .increase : .decrease)
            }
        } else {
            let words = PriceChange.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            withhold(.amount, .undecided, .unknownValue, at: kind, expected: "one of " + words)
        }
    }

    /// Takes note of what is planned and is not told, as nothing is known to come before a payment that failed is made, and of a renewal that
    /// is off in a pause: what comes when that ends is not known.
    private mutating func noteUntold(_ node: JSONNode, of renewal: RenewalInfo, state: State?) {
        if state == .paused, renewal.renewsAutomatically == false {
            let expected = "true, as what does not renew is not resumed"
            withhold(.later, .undecided, .undecidedField, at: node[Fields.renewsAutomatically], expected: expected)
        }
        guard state == .billingRetry || state == .onHold else { return }
        let change = renewal.priceChange?.state
        let isPriced = change == .known(.confirmed) || change == .known(.awaitingConsent)
        let isOtherPlan = renewal.renewalProductID.map { $0 != renewal.productID } ?? false
        let planned = [
            (Fields.priceChange, isPriced), (Fields.renewalProductID, isOtherPlan),
            (Fields.endDate, renewal.endDate != nil), (Fields.pauseDate, renewal.pauseDate != nil),
        ]
        for (key, isStated) in planned where isStated {
            withhold(.later, .undecided, .undecidedField, at: node[key], expected: "a subscription that is paid")
        }
    }

    /// What is paid in advance and extended by hand does not renew by itself: with both, neither is known.
    private mutating func notePrepaid(_ node: JSONNode, of renewal: inout RenewalInfo) {
        guard renewal.prepaid != nil, renewal.renewsAutomatically == true else { return }
        renewal.prepaid = nil
        withhold(
            .renewal,
            .undecided,
            .contradictoryFields,
            at: node[Fields.prepaid],
            expected: "no prepaid plan beside renewsAutomatically true"
        )
    }

    /// Takes note of amounts, and of a consent, that contradict what is stated beside them.
    private mutating func noteContradictions(_ node: JSONNode, in renewal: RenewalInfo) {
        if let change = renewal.priceChange, change.state == .known(.awaitingConsent), !change.mayNeedConsent {
            withhold(
                .renewal,
                .undecided,
                .contradictoryFields,
                at: node[Fields.priceChange][CustomerFields.PriceChange.state],
                expected: "another state than that of a consent, as the kind needs none"
            )
        }
        if renewal.priceChange?.contradicts(renewal.regularPrice) == true {
            withhold(
                .amount,
                .undecided,
                .contradictoryFields,
                at: node[Fields.priceChange][CustomerFields.PriceChange.newPrice],
                expected: "an amount to which the price goes as the kind states"
            )
        }
        if renewal.offer?.paymentMode == .known(.freeTrial), renewal.renewalPrice?.isFree == false {
            withhold(
                [.amount, .offer],
                .undecided,
                .contradictoryFields,
                at: node[Fields.renewalPrice],
                expected: "0, as the offer of the next renewal is free"
            )
        }
    }

    /// Whether it renews. That decides whether it runs at all only where no state is stated, and a renewal after the end of
    /// what was bought.
    private mutating func renewsAutomatically(
        _ node: JSONNode,
        _ renewal: RenewalInfo,
        state: State?,
        among records: inout PlainRecords
    ) -> Bool? {
        let field = node[Fields.renewsAutomatically]
        if field.truth == true, state == .cancelled || state == .expired {
            warn(
                .contradictoryFields,
                at: field,
                expected: "false in a subscription that was cancelled or has expired",
                consequence: "it does not renew"
            )
        }
        if field.isAbsent || field.truth != nil { return field.truth }
        let isInTime =
            state != nil
            || (renewal.renewalDate.map { date in records.end(of: renewal).map { date <= $0 } ?? false }
                ?? node[Fields.renewalDate].isAbsent)
        return flag(isInTime ? field.deciding(.renewal) : field)
    }

    private mutating func priceChange(of node: JSONNode) -> PriceChange? {
        typealias Fields = CustomerFields.PriceChange
        guard let node = object(of: node, known: Fields.table) else { return nil }
        guard let state: StatedValue<PriceChange.State> = value(of: node[Fields.state]) else {
            if !node.states(Fields.state) {
                warn(
                    .unknownValue,
                    at: node[Fields.state].deciding([]),
                    expected: "one of " + PriceChange.State.allCases.map(\.rawValue).joined(separator: ", "),
                    consequence: "the change of price is ignored"
                )
            }
            return nil
        }
        // Who has not agreed yet is asked, whichever way the price goes; what is over is not told.
        let (isAsked, isOver) = (state.known == .awaitingConsent, [.applied, .cancelled].contains(state.known))
        func field(_ key: FieldKey, asked: FactSet, confirmed: FactSet) -> JSONNode {
            node[key].deciding(isOver ? [] : isAsked ? asked : confirmed)
        }
        return PriceChange(
            kind: value(of: field(Fields.kind, asked: [], confirmed: .renewal)),
            state: state,
            newPrice: price(of: field(Fields.newPrice, asked: .amount, confirmed: .renewal)),
            date: date(of: field(Fields.date, asked: .renewal, confirmed: .renewal)),
            consentDeadline: date(of: field(Fields.consentDeadline, asked: .renewal, confirmed: []))
        )
    }

    private mutating func commitment(of node: JSONNode) -> CommitmentRenewal? {
        typealias Fields = CustomerFields.Commitment
        guard let node = object(of: node, known: Fields.table) else { return nil }
        return CommitmentRenewal(
            renewsAutomatically: flag(node[Fields.renewsAutomatically]),
            productID: text(of: node[Fields.productID]),
            renewalDate: date(of: node[Fields.renewalDate]),
            renewalPrice: price(of: node[Fields.renewalPrice]),
            isCommitted: flag(node[Fields.isCommitted]),
            payments: count(of: node[Fields.payments], from: 1),
            paymentsLeft: count(of: node[Fields.paymentsLeft], from: 0),
            isCancellationPending: flag(node[Fields.isCancellationPending], default: false)
        )
    }
}
