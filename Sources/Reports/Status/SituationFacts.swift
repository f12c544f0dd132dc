internal import Paywright
internal import PaywrightJSON

/// The fields of a situation for programs: dates in UTC by RFC 3339, exact prices.
extension SubscriptionSituation {
    func write(to writer: inout JSONWriter) {
        writer.object(isInline: true) { object in
            object.member("kind", name)
            if let hasAccess { object.member("access", hasAccess) }
            for fact in facts { fact.writeMembers(to: &object) }
        }
    }
}

extension SituationFact {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        switch self {
        case .until(let end): object.member("until", end)
        case .endedOn(let end): object.member("endedOn", end)
        case .cancelledOn(let date): object.member("cancelledOn", date)
        case .isCancelled(let isCancelled): object.member("cancelled", isCancelled)
        case .pause(let pause): pause.writeMembers(to: &object)
        case .plannedPause(let pause):
            object.member("from", pause.date)
            object.member("until", pause.until)
        case .extendableFrom(let start): object.member("extendableFrom", start)
        case .canBeExtended(let canBeExtended): object.member("canBeExtended", canBeExtended)
        case .quantity(let quantity): object.member("quantity", quantity)
        case .conversion(let next):
            next?.writePrice(to: &object)
            object.key("converts")
            if next == nil { object.null() } else { object.bool(true) }
        case .renewal(let next): next.writeMembers(to: &object)
        case .isLastPeriod(let isLast): object.member("isLastPeriod", isLast)
        case .planChange(let change): change.writeMembers(to: &object)
        case .priceChange(let change): change.writeMembers(to: &object)
        case .commitment(let commitment): commitment.writeMembers(to: &object)
        case .expiration(let expiration):
            object.member("endedOn", expiration.date)
            object.member("cause", expiration.cause.rawValue)
        case .offers(let offers):
            object.key("offers")
            object.array { array in for offer in offers { array.string(offer) } }
        case .refund(let refund): refund.writeMembers(to: &object)
        case .cause(let cause): cause.writeMembers(to: &object)
        }
    }
}

extension PlanChange {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        object.member("direction", direction.rawValue)
        object.member("newProduct", productID)
        renewal.writeMembers(to: &object)
    }
}

extension AnnouncedPriceChange {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        object.member("change", kind.rawValue)
        object.member("oldPrice", oldPrice)
        object.member("newPrice", newPrice)
        object.member("from", date)
        object.member("consentDeadline", consentDeadline)
        object.member("periodEnds", periodEnd)
        object.member(pendingChange: planChange)
        guard let before else { return }
        object.key("before")
        before.write(to: &object)
    }
}

extension CommitmentState {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        if let paymentsLeft { object.member("paymentsLeft", paymentsLeft) }
        nextPayment?.writeMembers(to: &object)
        object.member("endsOn", endDate)
        object.member("cancelled", isCancelled)
        if let following {
            object.key("then")
            object.object { following.writeMembers(to: &$0) }
        }
        object.member(pendingChange: planChange)
    }
}

extension PauseState {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        object.member("until", until)
        if let cause { object.member("cause", cause.rawValue) }
        charge?.writeCharge(to: &object)
    }
}

extension Refund {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        object.member("refundedOn", date)
        object.member("partial", isPartial)
        object.member("otherPeriod", isOfOtherPeriod)
        if let fraction { object.member("fraction", fraction.description) }
    }
}

extension UnknownCause {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        object.member("cause", name)
        guard case .contradictory(let contradiction) = self else { return }
        object.member("earlierDate", contradiction.earlierDate)
        object.member("laterDate", contradiction.laterDate)
    }
}

extension NextRenewal {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        object.member("renewsOn", date)
        writeCharge(to: &object)
    }

    /// What is charged, and the commitment that begins with it.
    fileprivate func writeCharge(to object: inout JSONWriter) {
        writePrice(to: &object)
        if let beginsCommitment { object.member("beginsCommitment", beginsCommitment) }
        if let payments { object.member("payments", payments) }
    }

    fileprivate func writePrice(to object: inout JSONWriter) {
        object.member("renewalPrice", price)
        if price != nil, let tax { object.member("renewalTax", tax.rawValue) }
    }
}

/// The offer that runs, for programs.
extension RunningOffer {
    func write(to writer: inout JSONWriter) {
        writer.object(isInline: true) { object in
            if let type { object.member("type", type.rawValue) }
            if let id { object.member("id", id) }
            if let paymentMode { object.member("mode", paymentMode.rawValue) }
            if let modeSource { object.member("modeSource", modeSource.rawValue) }
        }
    }
}

extension JSONWriter {
    /// None where there is no instant.
    mutating func member(_ name: StaticString, _ instant: Instant?) {
        if let instant { member(name, instant.description) }
    }

    /// None where there is no price.
    mutating func member(_ name: StaticString, _ price: Price?) {
        guard let price else { return }
        key(name)
        object { object in
            object.member("amount", price.amount.description)
            object.member("currency", price.currency.code)
        }
    }

    fileprivate mutating func member(pendingChange change: PlanChange?) {
        guard let change else { return }
        key("planChange")
        object { change.writeMembers(to: &$0) }
    }
}
