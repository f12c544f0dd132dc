internal import PaywrightJSON
internal import PaywrightModel

extension GooglePlaySubscriptionReader {
    /// Reads how a line item is paid for.
    mutating func plan(of item: GooglePlayLineItem, in subscription: GooglePlaySubscription) -> GooglePlayPlan {
        typealias Fields = GooglePlayFields.Item
        let node = item.node
        var plan = GooglePlayPlan()
        readOffer(of: node, into: &plan)
        let renewing = object(of: node[Fields.autoRenewingPlan])
        let prepaid = object(of: node[Fields.prepaidPlan])
        if let prepaid {
            typealias Fields = GooglePlayFields.PrepaidPlan
            noteFields(of: prepaid, Fields.table, isStated: true)
            plan.kind = .prepaid
            plan.renewsAutomatically = false
            plan.prepaid = PrepaidPlan(extendableAfter: timestamp(of: prepaid[Fields.allowExtendAfterTime]))
        }
        if let renewing {
            if prepaid != nil { reportTwoPlans(at: node[Fields.prepaidPlan]) }
            plan.prepaid = nil
            plan.kind = .autoRenewing
            readRenewingPlan(renewing, in: subscription, into: &plan)
        }
        readEnd(subscription.state, autoRenewEnabled: renewing?[GooglePlayFields.Plan.autoRenewEnabled], into: &plan)
        readReplacement(node[Fields.deferredItemReplacement], in: subscription.state, into: &plan)
        plan.isRemoved = object(of: node[Fields.deferredItemRemoval]) != nil
        // Nobody turned its renewal off: a change takes it out of a subscription that goes on.
        if plan.isRemoved, subscription.state.known == .active { plan.renewsAutomatically = true }
        noteBoundRemoval(node[Fields.deferredItemRemoval], plan)
        return plan
    }

    /// Takes note of payments that are left of a commitment of an item that is taken out before them: whether they come, nothing shows.
    private mutating func noteBoundRemoval(_ node: JSONNode, _ plan: GooglePlayPlan) {
        guard plan.isRemoved, let left = plan.commitment?.paymentsLeft, left > 0 else { return }
        withhold(
            .renewal,
            .undecided,
            .contradictoryFields,
            at: node,
            found: "the removal of an item that has \(left) committed payments left",
            expected: "no committed payments left"
        )
    }

    private mutating func reportTwoPlans(at prepaid: JSONNode) {
        add(Doubt(facts: prepaid.facts, reason: .unreadable, field: path(of: prepaid)))
        warn(
            .contradictoryFields,
            at: prepaid,
            found: "a prepaid plan beside one that renews",
            expected: "one plan",
            consequence: "the one that renews counts"
        )
    }

    private mutating func readReplacement(
        _ node: JSONNode,
        in state: StatedValue<SubscriptionStatement.State>,
        into plan: inout GooglePlayPlan
    ) {
        typealias Fields = GooglePlayFields.Replacement
        guard let replacement = object(of: node) else { return }
        noteFields(of: replacement, Fields.table, isStated: true)
        plan.isReplaced = true
        let product = replacement[Fields.productId]
        plan.replacementProductID = text(of: product)
        if product.isAbsent || product.isBlank {
            let expected = "the product that takes its place"
            withhold(product.facts, .unreadable, .missingProductID, at: product, expected: expected)
        }
        // The subscription goes on as another one, whatever becomes of this item's own renewal.
        let hasEnded = [.cancelled, .expired, .pendingCancelled].contains(state.known)
        if plan.kind != .prepaid, !hasEnded { plan.renewsAutomatically = true }
    }

    /// What has ended does not renew, and what was cancelled neither, whatever its plan says.
    private mutating func readEnd(
        _ state: StatedValue<SubscriptionStatement.State>,
        autoRenewEnabled: JSONNode?,
        into plan: inout GooglePlayPlan
    ) {
        switch state.known {
        case .cancelled?, .expired?:
            if let autoRenewEnabled, plan.renewsAutomatically == true {
                warn(
                    .contradictoryFields,
                    at: autoRenewEnabled,
                    expected: "false in a subscription that was cancelled or has expired",
                    consequence: "it does not renew"
                )
            }
            plan.renewsAutomatically = false
        case .pendingCancelled?:
            plan.renewsAutomatically = false
        case .active?, .billingRetry?, .gracePeriod?, .revoked?, .onHold?, .paused?, .pending?, nil:
            break
        }
    }

    private mutating func readRenewingPlan(
        _ node: JSONNode,
        in subscription: GooglePlaySubscription,
        into plan: inout GooglePlayPlan
    ) {
        typealias Fields = GooglePlayFields.Plan
        let state = subscription.state
        noteFields(of: node, Fields.table, isStated: true)
        let before = session.doubts
        let renews = node[Fields.autoRenewEnabled]
        // Google leaves out what is false.
        plan.renewsAutomatically = flag(renews) ?? (renews.isAbsent ? false : nil)
        plan.basePrice = money(of: node[Fields.recurringPrice])
        readPriceChange(of: node, into: &plan)
        // Of what was cancelled the state says that it does not renew.
        if state.known == .cancelled { session.doubts = before }
        readInstallments(node[Fields.installmentDetails], in: state, into: &plan)
        guard state.known == .active, !subscription.hasItemThatGoesOn, plan.commitment?.isCancellationPending != true,
            plan.renewsAutomatically == false
        else { return }
        // Google calls a subscription that was cancelled CANCELED: an active one renews, and the flag states otherwise.
        plan.renewsAutomatically = nil
        withhold(
            renews.facts,
            .unreadable,
            .contradictoryFields,
            at: renews,
            found: "no item that renews in an active subscription",
            expected: "one that does, or the state CANCELED"
        )
    }

    private mutating func readInstallments(
        _ node: JSONNode,
        in state: StatedValue<SubscriptionStatement.State>,
        into plan: inout GooglePlayPlan
    ) {
        typealias Fields = GooglePlayFields.Installments
        guard let installments = object(of: node) else { return }
        noteFields(of: installments, Fields.table, isStated: true)
        let counts = 0...Int(Int32.max)
        let remaining = installments[Fields.remainingCommittedPaymentsCount]
        let before = session.doubts
        let initial = wholeNumber(of: installments[Fields.initialCommittedPaymentsCount], in: counts)
        // How many there were in all tells how many are left only where that is not stated.
        if !remaining.isAbsent { session.doubts = before }
        // Google leaves out a zero: beside a count, none remaining are 0.
        let left = remaining.isAbsent && initial != nil ? 0 : wholeNumber(of: remaining, in: counts)
        noteCounts(of: installments, initial: initial, left: left)
        let isCancelled = object(of: installments[Fields.pendingCancellation]) != nil
        plan.progress = CommitmentProgress(totalBillingPeriods: initial)
        plan.commitment = CommitmentRenewal(paymentsLeft: left, isCancellationPending: isCancelled)
        plan.commitmentField = path(of: installments)
        readNextCommitment(
            installments[Fields.subsequentCommittedPaymentsCount],
            goesOn: plan.renewsAutomatically != false && state.known != .cancelled && !isCancelled,
            into: &plan
        )
    }

    /// Takes note of a commitment without a number of payments, and of one with more left than there are: what is left is not known then.
    private mutating func noteCounts(of node: JSONNode, initial: Int?, left: Int?) {
        typealias Fields = GooglePlayFields.Installments
        let remaining = node[Fields.remainingCommittedPaymentsCount]
        if initial == nil, left == nil, remaining.isAbsent, node[Fields.initialCommittedPaymentsCount].isAbsent {
            withhold(.renewal, .undecided, .undecidedField, at: node, expected: "the number of committed payments")
        }
        if let initial, let left, left > initial {
            let expected = "\(initial) payments at most, as the commitment has"
            withhold(.renewal, .undecided, .contradictoryFields, at: remaining, expected: expected)
        }
    }

    /// What follows a commitment: another one, or without a number an ordinary renewal.
    private mutating func readNextCommitment(_ node: JSONNode, goesOn: Bool, into plan: inout GooglePlayPlan) {
        let before = session.doubts
        let count = wholeNumber(of: node, in: 0...Int(Int32.max))
        let isRead = count != nil || node.isAbsent
        let left = plan.commitment?.paymentsLeft
        // What cannot be read leaves the next charge open where nothing of the commitment comes before it.
        guard goesOn, left ?? 0 == 0 else {
            session.doubts = before
            guard goesOn, isRead, plan.renewsAutomatically == true else { return }
            plan.commitment?.renewsAutomatically = true
            plan.commitment?.isCommitted = (count ?? 0) > 0
            plan.commitment?.payments = count.flatMap { $0 > 0 ? $0 : nil }
            return
        }
        guard let count, count > 0 else { return }
        guard left == 0, plan.renewsAutomatically == true else {
            withhold(
                [.renewal, .amount],
                .undecided,
                .undecidedField,
                at: node,
                found: "another commitment of \(count) payments",
                expected: "a renewal of one period"
            )
            return
        }
        plan.commitment?.renewsAutomatically = true
        plan.commitment?.isCommitted = true
        plan.commitment?.payments = count
    }

    // MARK: Offers

    /// Reads the base plan, the offer and its phase.
    ///
    /// Google tells neither the type of an offer nor how a price in it is paid: both stay open but for a free trial.
    private mutating func readOffer(of node: JSONNode, into plan: inout GooglePlayPlan) {
        typealias Fields = GooglePlayFields.Item
        let before = session.doubts
        let details = object(of: node[Fields.offerDetails])
        if let details { noteFields(of: details, GooglePlayFields.OfferDetails.table, isStated: true) }
        plan.basePlanID = details.flatMap { text(of: $0[GooglePlayFields.OfferDetails.basePlanId]) }
        let offerID = details.flatMap { text(of: $0[GooglePlayFields.OfferDetails.offerId]) }
        let statedPhase = node[Fields.offerPhase]
        guard !statedPhase.isAbsent else {
            plan.offer = offerID.map { AppliedOffer(id: $0) }
            plan.leadsToBasePrice = !node.states(Fields.offerDetails) || details.map(isOfNoOffer) == true
            if plan.basePrice != nil, plan.renewsAutomatically == true, let details, offerID != nil {
                let expected = "offerPhase, which shows whether the offer is over"
                let field = details[GooglePlayFields.OfferDetails.offerId]
                withhold(.amount, .undecided, .undecidedField, at: field, expected: expected)
            }
            readPromotion(node[Fields.signupPromotion])
            return
        }
        let unread = session.doubts
        guard let phaseNode = object(of: statedPhase) else {
            plan.offer = offerID.map { AppliedOffer(id: $0) }
            return
        }
        let table = GooglePlayFields.OfferPhase.table
        let names = GooglePlayNames.offerPhases
        session.doubts = before
        let phase = member(of: phaseNode, in: table, as: names, unknown: statedPhase.facts)
        noteFields(
            of: phaseNode[GooglePlayFields.OfferPhase.prorationPeriod],
            GooglePlayFields.ProrationPeriod.table,
            isStated: true
        )
        switch phase {
        // What is paid now is stated, whatever it was bought with.
        case .known(.freeTrial): plan.offer = AppliedOffer(paymentMode: .known(.freeTrial), id: offerID)
        case .known(.basePrice): plan.leadsToBasePrice = true
        // Of an offer that the plan was bought with, more may come.
        case .known(.prorationPeriod): plan.leadsToBasePrice = details.map(isOfNoOffer) == true
        case .known(.introductoryPrice):
            plan.offer = AppliedOffer(isFree: false, id: offerID)
            session.doubts = session.doubts.merging(unread)
        case .unrecognized(let phase):
            plan.offer = offerID.map { AppliedOffer(paymentMode: .unrecognized(phase), id: $0) }
            session.doubts = session.doubts.merging(unread)
        }
    }

    private func isOfNoOffer(_ details: JSONNode) -> Bool {
        let id = details[GooglePlayFields.OfferDetails.offerId]
        return id.isAbsent || id.isBlank
    }

    /// A promotion of the sign-up may make the time free that runs, where no phase says what is paid.
    private mutating func readPromotion(_ node: JSONNode) {
        guard let promotion = object(of: node) else { return }
        withhold(
            promotion.facts,
            .undecided,
            .undecidedField,
            at: promotion,
            found: "a promotion without the phase of the offer",
            expected: "what is paid now"
        )
    }
}
