import Paywright

/// A JSON record a line: the results, then the labels, then the diagnostics, told apart by their member `record`.
struct NDJSONCopyPrinter: CopyPrinter {
    static let reportsApart = false

    static func write(_ result: CopyReport.Result, _ lines: borrowing FormattedLines, to bytes: inout [UInt8]) {
        result.writeJSON(after: head("result"), lines, to: &bytes, indentation: nil)
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func opening() -> String { "" }

    mutating func heading(of place: CopyReport.Place, isEmpty: Bool) -> String { "" }

    mutating func place(_ labels: CopyReport.Labels) -> String { Self.line("labels", labels.members) }

    mutating func closing(_ diagnostics: [ToolDiagnostic]) -> String {
        diagnostics.map { Self.line("diagnostic", [("diagnostic", $0.json)]) }.joined()
    }

    private static func line(_ record: String, _ members: [(String, JSONOutput)]) -> String {
        JSONOutput.inline(.object(head(record) + members)).text + "\n"
    }

    private static func head(_ record: String) -> [(String, JSONOutput)] {
        [("schema", .string(CopyReport.schema)), ("record", .string(record))]
    }
}
