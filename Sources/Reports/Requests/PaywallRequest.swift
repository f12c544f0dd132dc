internal import Paywright
internal import PaywrightJSON

/// A question for paywall copy.
struct PaywallRequest {
    /// The name and version of the answer's contract.
    static let schema = "paywright/paywall/1"

    private let wording: RequestedWording
    private let report: PaywallReport
    private let known: [Diagnostic]

    init(_ reader: RequestReader, _ handler: RequestHandler, _ answer: inout RequestAnswerMembers)
        throws(RequestRefusal)
    {
        wording = try RequestedWording(reader, handler, &answer)
        let sale = try RequestedSale(reader, handler, &answer)
        let formatters = try sale.formatters(wording, handler)
        report = PaywallReport(
            of: sale.input,
            only: sale.only,
            in: formatters,
            storefronts: sale.storefronts,
            claims: sale.claims,
            buying: sale.buying,
            showing: try Self.selection(reader, formatters.flatMap(\.formatter.ownLines))
        )
        sale.noteStorefronts(of: report.results.map(\.quote), in: &answer)
        known = reader.unknownMembers
    }

    func answer(_ answer: inout RequestAnswerMembers) {
        let locales = JSONOutput.inline(.array(wording.locales.map { .string($0.tag) }))
        answer.set(Self.schema, [("locales", locales)] + report.members(wording.texts, beside: known))
    }

    private static func selection(_ reader: RequestReader, _ own: [String]) throws(RequestRefusal) -> LineSelection {
        guard let keys = try reader.strings(.lines) else { return .all }
        do {
            return try LineSelection(keys: keys, own: own)
        } catch {
            throw reader.unusable(.lines, error.key, RequestReader.oneOf(error.known))
        }
    }
}
