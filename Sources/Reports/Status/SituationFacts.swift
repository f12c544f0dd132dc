internal import Paywright
internal import PaywrightJSON

/// The fields of a situation for programs: dates in UTC by RFC 3339, exact prices.
extension SubscriptionSituation {
    var json: JSONOutput {
        var members: [(String, JSONOutput)] = [("kind", .string(name))]
        if let hasAccess { members.append(("access", .bool(hasAccess))) }
        return .inline(.object(members + facts))
    }

    private var facts: [(String, JSONOutput)] {
        switch self {
        case .consumable(let quantity): [("quantity", .integer(quantity))]
        case .nonRenewing(let end), .freeTrialCancelled(let end), .freePeriodCancelled(let end),
            .running(let end), .cancelled(let end), .gracePeriod(let end), .paused(let end), .familyShared(let end):
            Self.date("until", end)
        case .nonRenewingEnded(let end): Self.date("endedOn", end)
        case .familySharingEnded(let end): Self.date("endedOn", end)
        case .prepaid(let end, let from, let canBeExtended):
            Self.date("until", end) + Self.date("extendableFrom", from) + [("canBeExtended", .bool(canBeExtended))]
        case .freeTrial(let end, let renewal), .freePeriod(let end, let renewal):
            Self.date("until", end) + (renewal.map { Self.price("renewalPrice", $0.price) } ?? [])
                + [("converts", renewal == nil ? .null : .bool(true))]
        case .introductoryPrice(let next, let isLast), .offerPrice(let next, let isLast):
            Self.renewal(next) + [("isLastPeriod", .bool(isLast))]
        case .active(let next), .discountedRenewal(let next): Self.renewal(next)
        case .planChange(let change): Self.facts(of: change)
        case .priceChange(let change): Self.facts(of: change)
        case .commitment(let commitment): Self.facts(of: commitment)
        case .expired(let expiration): Self.facts(of: expiration)
        case .winBackAvailable(let expiration, let offers):
            Self.facts(of: expiration) + [("offers", .array(offers.map(JSONOutput.string)))]
        case .refunded(let refund):
            Self.date("refundedOn", refund.date)
                + [("partial", .bool(refund.isPartial)), ("otherPeriod", .bool(refund.isOfOtherPeriod))]
                + (refund.fraction.map { [("fraction", .string($0.description))] } ?? [])
        case .unknown(.contradictory(let contradiction)):
            [("cause", .string(UnknownCause.contradictory(contradiction).name))]
                + Self.date("earlierDate", contradiction.earlierDate) + Self.date("laterDate", contradiction.laterDate)
        case .unknown(let cause): [("cause", .string(cause.name))]
        case .notPurchased, .lifetime, .purchased, .pendingPurchase, .pendingPurchaseCancelled, .billingRetry, .onHold,
            .revoked, .upgraded, .replaced:
            []
        }
    }

    private static func facts(of change: PlanChange) -> [(String, JSONOutput)] {
        [("direction", .string(change.direction.rawValue)), ("newProduct", .string(change.productID))]
            + renewal(change.renewal)
    }

    private static func planChange(_ change: PlanChange?) -> [(String, JSONOutput)] {
        change.map { [("planChange", .object(facts(of: $0)))] } ?? []
    }

    private static func facts(of change: AnnouncedPriceChange) -> [(String, JSONOutput)] {
        [("change", .string(change.kind.rawValue))] + price("oldPrice", change.oldPrice)
            + price("newPrice", change.newPrice) + date("from", change.date)
            + date("consentDeadline", change.consentDeadline) + planChange(change.planChange)
    }

    private static func facts(of commitment: CommitmentState) -> [(String, JSONOutput)] {
        (commitment.paymentsLeft.map { [("paymentsLeft", .integer($0))] } ?? [])
            + (commitment.nextPayment.map(renewal) ?? []) + date("endsOn", commitment.endDate)
            + [("cancelled", .bool(commitment.isCancelled))]
            + (commitment.following.map { [("then", .object(renewal($0)))] } ?? []) + planChange(commitment.planChange)
    }

    private static func facts(of expiration: Expiration) -> [(String, JSONOutput)] {
        date("endedOn", expiration.date) + [("cause", .string(expiration.cause.rawValue))]
    }

    private static func renewal(_ next: NextRenewal) -> [(String, JSONOutput)] {
        date("renewsOn", next.date) + price("renewalPrice", next.price)
    }

    private static func date(_ name: String, _ instant: Instant?) -> [(String, JSONOutput)] {
        instant.map { [(name, .string($0.description))] } ?? []
    }

    private static func price(_ name: String, _ price: Price?) -> [(String, JSONOutput)] {
        guard let price else { return [] }
        return [
            (
                name,
                .object([
                    ("amount", .string(price.amount.description)), ("currency", .string(price.currency.code)),
                ])
            )
        ]
    }
}

/// The offer that runs, for programs.
extension RunningOffer {
    var json: JSONOutput {
        let members: [(String, String?)] = [
            ("type", type?.rawValue), ("id", id), ("mode", paymentMode?.rawValue),
            ("modeSource", modeSource?.rawValue),
        ]
        return .inline(.object(members.compactMap { name, text in text.map { (name, .string($0)) } }))
    }
}
