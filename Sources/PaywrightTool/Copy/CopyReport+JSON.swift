import MessageCatalog
import Paywright
import StoreDecisions
import StoreModel

extension CopyReport {
    /// The versioned output: one document, or one record a line.
    static let schema = "paywright/copy/1"
}

extension CopyReport.Labels {
    var members: [(String, JSONOutput)] {
        [
            ("locale", .string(locale.tag)),
            (
                "lines",
                .object(entries.map { (String($0.label.rawValue.dropFirst("label.".count)), $0.text.json) })
            ),
        ]
    }
}

extension CopyReport.Result {
    /// Everything but the lines.
    private var members: [(String, JSONOutput)] {
        let terms = purchase.terms
        let offers = terms.offers.map(\.json)
        var members = [("locale", .string(locale.tag))] + purchase.members
        members.append(("nameSource", .string(nameSource.rawValue)))
        members.append(("outcome", .string(terms.eligibility.name)))
        if let first = offers.first { members.append(("offer", first)) }
        if offers.count > 1 { members.append(("offers", .array(offers))) }
        members.append(("phases", .array(terms.phases.map(\.json))))
        if let commitment = terms.commitment { members.append(("commitment", commitment.json)) }
        return members
    }

    /// An object of the result, after the members given; on one line where there is no indentation.
    func writeJSON(
        after head: [(String, JSONOutput)] = [],
        _ lines: borrowing FormattedLines,
        to bytes: inout [UInt8],
        indentation: Int?
    ) {
        JSONOutput.write(head + members, then: "lines", to: &bytes, indentation: indentation) { bytes, inner in
            lines.writeJSON(shown, to: &bytes, indentation: inner)
        }
    }
}

extension Commitment {
    /// How many payments, and the exact total of all of them.
    fileprivate var json: JSONOutput {
        .inline(
            .object(
                [
                    ("payments", .integer(paymentCount)), ("duration", .string(duration.description)),
                    ("total", .string(total.amount.description)), ("currency", .string(total.currency.code)),
                ] + (renewal.map { [("renewal", .string($0.rawValue))] } ?? [])
            )
        )
    }
}

extension SubscriptionOffer {
    fileprivate var json: JSONOutput {
        .inline(
            .object(
                [("type", .string(type.rawValue)), ("paymentMode", .string(paymentMode.rawValue))]
                    + (id.map { [("id", .string($0))] } ?? [])
            )
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
