internal import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// A question for the words that a law fixes in a country.
struct FixedWordsRequest {
    private let report: FixedWordsReport
    private let known: [Diagnostic]

    init(_ reader: RequestReader, _ handler: RequestHandler) throws(RequestRefusal) {
        let expected = "a code such as \"DEU\" or \"DE\""
        let code = try reader.required(.storefront, try reader.string(.storefront), expected)
        guard let storefront = Storefront(code) else { throw reader.unusable(.storefront, code, expected) }
        let stated = try RequestedWording.locales(reader, handler)
        let (several, one) = (try reader.strings(.locales), try reader.string(.locale))
        let texts = several ?? [one].compactMap { $0 }
        let keys = try reader.strings(.lines) ?? []
        do {
            let kinds = try FixedWordsReport.kinds(named: keys)
            report = FixedWordsReport(in: storefront, locales: texts.contains("all") ? nil : stated, kinds: kinds)
        } catch {
            throw reader.unusable(.lines, error.key, RequestReader.oneOf(error.known))
        }
        known = reader.unknownMembers
    }

    func answer(_ answer: inout RequestAnswerMembers) throws(RequestRefusal) {
        try answer.begin(FixedWordsReport.schema, report.members)
        try answer.body.array("diagnostics", (known + report.diagnostics).lazy.map(\.json))
    }
}
