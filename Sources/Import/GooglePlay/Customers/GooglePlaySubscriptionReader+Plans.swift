internal import PaywrightJSON
internal import PaywrightModel

extension GooglePlaySubscriptionReader {
    /// Reads how a line item is paid for.
    mutating func plan(of item: GooglePlayLineItem, in subscription: GooglePlaySubscription) -> GooglePlayPlan {
        let node = item.node
        var plan = GooglePlayPlan()
        readOffer(of: node, into: &plan)
        let renewing = object(of: node["autoRenewingPlan"])
        let prepaid = object(of: node["prepaidPlan"])
        if let prepaid {
            plan.kind = .prepaid
            plan.renewsAutomatically = false
            plan.prepaid = PrepaidPlan(extendableAfter: timestamp(of: prepaid["allowExtendAfterTime"]))
        }
        if let renewing {
            if prepaid != nil {
                warn(
                    .contradictoryFields,
                    at: node["prepaidPlan"],
                    found: "a prepaid plan beside one that renews",
                    expected: "one plan",
                    consequence: "the one that renews counts"
                )
                plan.prepaid = nil
            }
            plan.kind = .autoRenewing
            readRenewingPlan(renewing, into: &plan)
        }
        readEnd(subscription.state, autoRenewEnabled: renewing?["autoRenewEnabled"], into: &plan)
        if let replacement = object(of: node["deferredItemReplacement"]) {
            plan.isReplaced = true
            plan.replacementProductID = text(of: replacement["productId"])
            // The subscription goes on as another one, whatever becomes of this item's own renewal.
            let hasEnded = [.cancelled, .expired, .pendingCancelled].contains(subscription.state.known)
            if plan.kind != .prepaid, !hasEnded { plan.renewsAutomatically = true }
        }
        plan.isRemoved = object(of: node["deferredItemRemoval"]) != nil
        return plan
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

    private mutating func readRenewingPlan(_ node: JSONNode, into plan: inout GooglePlayPlan) {
        // Google leaves out what is false.
        noteMisspelledFields(of: node, known: StoreFields.googlePlayRenewingPlan)
        plan.renewsAutomatically = flag(node["autoRenewEnabled"], default: false)
        plan.basePrice = money(of: node["recurringPrice"])
        plan.priceChange = priceChange(of: node)
        guard let installments = object(of: node["installmentDetails"]) else { return }
        let counts = 0...Int(Int32.max)
        let initial = wholeNumber(of: installments["initialCommittedPaymentsCount"], in: counts)
        let remaining = installments["remainingCommittedPaymentsCount"]
        plan.progress = CommitmentProgress(totalBillingPeriods: initial)
        plan.commitment = CommitmentRenewal(
            // Google leaves out a zero: beside a count, none remaining are 0.
            paymentsLeft: remaining.isAbsent && initial != nil ? 0 : wholeNumber(of: remaining, in: counts),
            isCancellationPending: object(of: installments["pendingCancellation"]) != nil
        )
    }

    /// Reads the base plan, the offer and its phase.
    ///
    /// Google tells neither the type of an offer nor how a price in it is paid: both stay open but for a free trial.
    private mutating func readOffer(of node: JSONNode, into plan: inout GooglePlayPlan) {
        let details = object(of: node["offerDetails"])
        plan.basePlanID = details.flatMap { text(of: $0["basePlanId"]) }
        let offerID = details.flatMap { text(of: $0["offerId"]) }
        let statedPhase = node["offerPhase"]
        guard let phaseNode = object(of: statedPhase) else {
            plan.offer = offerID.map { AppliedOffer(id: $0) }
            let hasNoOffer =
                !node.states("offerDetails") || details.map { !$0.states("offerId") || $0["offerId"].isBlank } == true
            plan.leadsToBasePrice = statedPhase.isAbsent && hasNoOffer
            return
        }
        switch member(of: phaseNode, as: GooglePlayNames.offerPhases) {
        case .known(.freeTrial): plan.offer = AppliedOffer(paymentMode: .known(.freeTrial), id: offerID)
        case .known(.introductoryPrice): plan.offer = AppliedOffer(id: offerID)
        case .known(.basePrice): plan.leadsToBasePrice = true
        case .known(.prorationPeriod): break
        case .unrecognized(let phase):
            plan.offer = offerID.map { AppliedOffer(paymentMode: .unrecognized(phase), id: $0) }
        }
    }
}
