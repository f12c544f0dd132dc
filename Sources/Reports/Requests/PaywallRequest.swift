internal import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// A question for paywall copy.
struct PaywallRequest {
    /// The name and version of the answer's contract.
    static let schema = "paywright/paywall/1"

    private let wording: RequestedWording
    private let sale: RequestedSale
    private let question: PaywallQuestion
    /// What there is to say of the request itself.
    private let known: [Diagnostic]

    init(_ reader: RequestReader, _ handler: RequestHandler, _ answer: inout RequestAnswerMembers)
        throws(RequestRefusal)
    {
        wording = try RequestedWording(reader, handler, &answer)
        sale = try RequestedSale(reader, handler, &answer)
        let formatters = try sale.formatters(wording, handler)
        question = PaywallQuestion(
            of: sale.input,
            only: sale.only,
            in: formatters,
            storefronts: sale.storefronts,
            claims: sale.claims,
            buying: sale.buying,
            showing: try Self.selection(reader, formatters.flatMap(\.formatter.ownLines))
        )
        known = reader.unknownMembers
    }

    func answer(_ answer: inout RequestAnswerMembers) throws(RequestRefusal) {
        let stream = question.stream
        try answer.body.expect(results: stream.leastCount)
        try answer.begin(Self.schema, [("locales", .inline(.array(wording.locales.map { .string($0.tag) })))])
        let body = answer.body
        var outcome = PaywallOutcome()
        var storefronts: Set<Storefront> = []
        try body.array("results") { () throws(RequestRefusal) in
            try stream.eachResult { (result) throws(RequestRefusal) in
                guard let result else { return try body.stayWanted() }
                try body.element(result.json(wording.texts, stream.selection))
                outcome.add(result.lines.diagnostics, in: result.locale)
                storefronts.insert(result.quote.terms.storefront)
            }
        }
        try body.array("labels", question.labels.lazy.map { .object($0.members(wording.texts)) })
        let found = question.diagnostics(adding: &outcome)
        try body.array("diagnostics", (known + question.known + found).lazy.map(\.json))
        sale.noteStorefronts(storefronts, in: &answer)
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
