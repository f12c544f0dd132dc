internal import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// A question for the languages there are, or for the one that speaks for a locale.
struct LocalesRequest {
    private let library: CatalogLibrary
    /// The locales asked about; nil for every language.
    private let asked: [String]?
    private let address: FormOfAddress?
    private let known: [Diagnostic]

    init(_ reader: RequestReader, _ handler: RequestHandler) throws(RequestRefusal) {
        known = reader.unknownMembers
        library = handler.library
        let isStated = try RequestedWording.locales(reader, handler) != nil
        address = try reader.choice(.address)
        let (several, one) = (try reader.strings(.locales), try reader.string(.locale))
        let texts = several ?? [one].compactMap { $0 }
        asked = isStated ? texts.flatMap { $0 == "all" ? handler.library.locales.map(\.tag) : [$0] } : nil
    }

    func answer(_ answer: inout RequestAnswerMembers) throws(RequestRefusal) {
        let body = answer.body
        try answer.begin(LocalesReport.schema)
        do {
            if let asked {
                try body.array("matches") { () throws(RequestRefusal) in
                    for tag in asked { try body.element(match(tag)) }
                }
            } else {
                try body.array("locales", LocalesReport.rows(of: library).map(\.json))
                try body.array("addressed", LocalesReport.addressedRows(of: library).map(\.json))
                try body.array("layers", LocalesReport.layerRows(of: library).map(\.json))
            }
        } catch let refusal as RequestRefusal {
            throw refusal
        } catch {
            throw RequestRefusal(Diagnostic(.error, RequestCode.unusableValue, message: "\(error)"))
        }
        try body.array("diagnostics", known.lazy.map(\.json))
    }

    private func match(_ tag: String) throws(RequestRefusal) -> JSONOutput {
        do {
            return try ExplainedMatch(tag, address: address, in: library).json
        } catch {
            throw RequestRefusal(Diagnostic(.error, RequestCode.unusableValue, message: "\(error)"))
        }
    }
}
