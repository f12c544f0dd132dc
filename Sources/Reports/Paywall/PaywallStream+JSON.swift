internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

extension PaywallStream.Labels {
    func members(_ texts: TextForms) -> [(String, JSONOutput)] {
        let lines = entries.map { (String($0.label.rawValue.dropFirst("label.".count)), $0.text.json(texts)) }
        return [("locale", .string(locale.tag)), ("lines", .object(lines))]
    }
}

/// A quote as members of a JSON object without its braces, the same in every language.
struct QuoteJSON: Sendable {
    /// What is sold.
    private let quote: [UInt8]
    /// What is charged.
    private let terms: [UInt8]
    private let indentation: Int?

    /// The members of an object so deep in others; on one line where there is no indentation.
    init(_ quote: Quote, indentation: Int?) {
        let inner = indentation.map { $0 + 1 }
        self.quote = JSONOutput.members(quote.members, indentation: inner)
        terms = JSONOutput.members(quote.terms.members, indentation: inner)
        self.indentation = indentation
    }

    /// Writes the object of a result, after the members given.
    func write(
        after head: [UInt8] = [],
        _ result: PaywallStream.Result<QuoteJSON>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    ) {
        JSONOutput.write("{", "}", isEmpty: false, to: &bytes, indentation) { bytes, inner in
            if !head.isEmpty {
                bytes.append(head)
                bytes.appendSeparator(inner)
            }
            bytes.appendKey("locale")
            bytes.appendJSON(result.place.locale.tag)
            bytes.appendSeparator(inner)
            bytes.append(quote)
            bytes.appendSeparator(inner)
            bytes.appendKey("nameSource")
            bytes.appendJSON(result.nameSource.rawValue)
            bytes.appendSeparator(inner)
            bytes.append(terms)
            bytes.appendSeparator(inner)
            bytes.appendKey("lines")
            JSONOutput.write("{", "}", isEmpty: result.shown.isEmpty, to: &bytes, inner) { bytes, innermost in
                for (index, line) in result.shown.enumerated() {
                    if index > 0 { bytes.appendSeparator(innermost) }
                    lines.write(line, to: &bytes)
                }
            }
        }
    }
}

extension PurchaseTerms {
    /// What is charged, as members of the JSON output.
    var members: [(String, JSONOutput)] {
        var members: [(String, JSONOutput)] = [("outcome", .string(eligibility.name))]
        let offers = offers.map(\.json)
        if let first = offers.first { members.append(("offer", first)) }
        if offers.count > 1 { members.append(("offers", .array(offers))) }
        members.append(("phases", .array(phases.map(\.json))))
        if let commitment { members.append(("commitment", commitment.json(atMost: commitmentMaximum))) }
        return members
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
