internal import Paywright
internal import PaywrightJSON

/// The fields of a situation for programs: dates in UTC by RFC 3339, exact prices.
extension SubscriptionSituation {
    var json: JSONOutput {
        var members: [(String, JSONOutput)] = [("kind", .string(name))]
        if let hasAccess { members.append(("access", .bool(hasAccess))) }
        return .inline(.object(members + facts.flatMap(\.members)))
    }
}

extension SituationFact {
    fileprivate var members: [(String, JSONOutput)] {
        switch self {
        case .until(let end): Self.date("until", end)
        case .endedOn(let end): Self.date("endedOn", end)
        case .extendableFrom(let start): Self.date("extendableFrom", start)
        case .canBeExtended(let canBeExtended): [("canBeExtended", .bool(canBeExtended))]
        case .quantity(let quantity): [("quantity", .integer(quantity))]
        case .conversion(let next):
            (next.map { Self.price("renewalPrice", $0.price) + Self.tax(of: $0) } ?? [])
                + [("converts", next == nil ? .null : .bool(true))]
        case .renewal(let next): Self.members(of: next)
        case .isLastPeriod(let isLast): [("isLastPeriod", .bool(isLast))]
        case .planChange(let change): Self.members(of: change)
        case .priceChange(let change): Self.members(of: change)
        case .commitment(let commitment): Self.members(of: commitment)
        case .expiration(let expiration): Self.members(of: expiration)
        case .offers(let offers): [("offers", .array(offers.map(JSONOutput.string)))]
        case .refund(let refund): Self.members(of: refund)
        case .cause(let cause): Self.members(of: cause)
        }
    }

    private static func members(of change: PlanChange) -> [(String, JSONOutput)] {
        [("direction", .string(change.direction.rawValue)), ("newProduct", .string(change.productID))]
            + members(of: change.renewal)
    }

    private static func pendingChange(_ change: PlanChange?) -> [(String, JSONOutput)] {
        change.map { [("planChange", .object(members(of: $0)))] } ?? []
    }

    private static func members(of change: AnnouncedPriceChange) -> [(String, JSONOutput)] {
        [("change", .string(change.kind.rawValue))] + price("oldPrice", change.oldPrice)
            + price("newPrice", change.newPrice) + date("from", change.date)
            + date("consentDeadline", change.consentDeadline) + pendingChange(change.planChange)
    }

    private static func members(of commitment: CommitmentState) -> [(String, JSONOutput)] {
        var members: [(String, JSONOutput)] = []
        if let left = commitment.paymentsLeft { members.append(("paymentsLeft", .integer(left))) }
        if let next = commitment.nextPayment { members += Self.members(of: next) }
        members += date("endsOn", commitment.endDate)
        members.append(("cancelled", .bool(commitment.isCancelled)))
        if let following = commitment.following { members.append(("then", .object(Self.members(of: following)))) }
        return members + pendingChange(commitment.planChange)
    }

    private static func members(of expiration: Expiration) -> [(String, JSONOutput)] {
        date("endedOn", expiration.date) + [("cause", .string(expiration.cause.rawValue))]
    }

    private static func members(of refund: Refund) -> [(String, JSONOutput)] {
        date("refundedOn", refund.date)
            + [("partial", .bool(refund.isPartial)), ("otherPeriod", .bool(refund.isOfOtherPeriod))]
            + (refund.fraction.map { [("fraction", .string($0.description))] } ?? [])
    }

    private static func members(of cause: UnknownCause) -> [(String, JSONOutput)] {
        let name: [(String, JSONOutput)] = [("cause", .string(cause.name))]
        guard case .contradictory(let contradiction) = cause else { return name }
        return name + date("earlierDate", contradiction.earlierDate) + date("laterDate", contradiction.laterDate)
    }

    private static func members(of next: NextRenewal) -> [(String, JSONOutput)] {
        date("renewsOn", next.date) + price("renewalPrice", next.price) + tax(of: next)
    }

    private static func tax(of next: NextRenewal) -> [(String, JSONOutput)] {
        next.price == nil ? [] : next.tax.map { [("renewalTax", .string($0.rawValue))] } ?? []
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
