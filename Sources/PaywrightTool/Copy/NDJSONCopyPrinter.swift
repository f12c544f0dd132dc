/// A JSON record a line: the results, then the labels, then the diagnostics, told apart by their member `record`.
struct NDJSONCopyPrinter: CopyPrinter {
    static let reportsApart = false

    static func words(of result: CopyReport.Result) -> String { line("result", result.members) }

    mutating func opening() -> String { "" }

    mutating func place(_ words: String, of place: CopyReport.Place) -> String { words }

    mutating func place(_ labels: CopyReport.Labels) -> String { Self.line("labels", labels.members) }

    mutating func closing(_ diagnostics: [ToolDiagnostic]) -> String {
        diagnostics.map { Self.line("diagnostic", [("diagnostic", $0.json)]) }.joined()
    }

    private static func line(_ record: String, _ members: [(String, JSONOutput)]) -> String {
        let head: [(String, JSONOutput)] = [("schema", .string(CopyReport.schema)), ("record", .string(record))]
        return JSONOutput.inline(.object(head + members)).text + "\n"
    }
}
