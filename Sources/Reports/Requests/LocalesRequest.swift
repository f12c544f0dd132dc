internal import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// A question for the languages there are, or for the one that speaks for a locale.
struct LocalesRequest {
    private let members: (String, JSONOutput)
    private let known: [Diagnostic]

    init(_ reader: RequestReader, _ handler: RequestHandler) throws(RequestRefusal) {
        known = reader.unknownMembers
        let stated = try RequestedWording.locales(reader, handler)
        do {
            if stated == nil {
                members = ("locales", .array(try LocalesReport.rows(of: handler.library).map(\.json)))
            } else {
                let asked = try reader.strings(.locales) ?? [try reader.string(.locale)].compactMap { $0 }
                let tags = asked.flatMap { $0 == "all" ? handler.library.locales.map(\.tag) : [$0] }
                members = ("matches", .array(try tags.map { try ExplainedMatch($0, in: handler.library).json }))
            }
        } catch {
            throw RequestRefusal(Diagnostic(.error, RequestCode.unusableValue, message: "\(error)"))
        }
    }

    func answer(_ answer: inout RequestAnswerMembers) {
        answer.set(LocalesReport.schema, [members, ("diagnostics", .array(known.map(\.json)))])
    }
}
