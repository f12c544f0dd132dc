internal import Paywright
internal import PaywrightJSON

extension PurchaseTerms {
    /// What is charged, as members of the JSON output.
    var members: [(String, JSONOutput)] {
        var members: [(String, JSONOutput)] = [("outcome", .string(eligibility.name))]
        let offers = offers.map(\.json)
        if let first = offers.first { members.append(("offer", first)) }
        if offers.count > 1 { members.append(("offers", .array(offers))) }
        members.append(("phases", .array(phases.map(\.json))))
        if let tax = product.tax { members.append(("tax", .string(tax.rawValue))) }
        if let sale = product.sale { members.append(sale.member) }
        if let commitment { members.append(("commitment", commitment.json(atMost: commitmentMaximum))) }
        return members
    }
}

extension OneTimeSale {
    /// The rental or the order before the release, with what is stated of it.
    fileprivate var member: (String, JSONOutput) {
        func texts(_ members: [(String, String?)]) -> JSONOutput {
            .inline(.object(members.compactMap { name, text in text.map { (name, .string($0)) } }))
        }
        return switch self {
        case .rental(let rental):
            (
                "rental",
                texts([("period", rental.period?.description), ("afterStart", rental.afterStart?.description)])
            )
        case .preorder(let order):
            ("preorder", texts([("release", order.release?.description), ("until", order.end?.description)]))
        }
    }
}

extension Commitment {
    /// How many payments, the exact total of all of them, and with the offers before them the most that is paid.
    fileprivate func json(atMost maximum: Price?) -> JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("payments", .integer(paymentCount)), ("duration", .string(duration.description)),
            ("total", .string(total.amount.description)),
        ]
        if let maximum { members.append(("maximum", .string(maximum.amount.description))) }
        members.append(("currency", .string(total.currency.code)))
        if let renewal { members.append(("renewal", .string(renewal.rawValue))) }
        return .inline(.object(members))
    }
}

extension SubscriptionOffer {
    fileprivate var json: JSONOutput {
        let id = id.map { [("id", JSONOutput.string($0))] } ?? []
        return .inline(
            .object([("type", .string(type.rawValue)), ("paymentMode", .string(paymentMode.rawValue))] + id)
        )
    }
}

extension OfferEligibility {
    /// "eligible", "unknown", or why there is no offer: "productHasNoSuchOffer".
    var name: String {
        switch self {
        case .eligible: "eligible"
        case .ineligible(let reason): reason.rawValue
        case .unknown: "unknown"
        }
    }
}

extension PricingPhase {
    /// Exact amount and ISO 8601 period; no `cycles` on a phase that goes on until cancelled.
    fileprivate var json: JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("amount", .string(price.amount.description)), ("currency", .string(price.currency.code)),
        ]
        if let period { members.append(("period", .string(period.description))) }
        if let cycles { members.append(("cycles", .integer(cycles))) }
        return .inline(.object(members))
    }
}
