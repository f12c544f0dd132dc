import MessageCatalog

/// A line of comma-separated values by RFC 4180, in UTF-8 without a byte order mark, ended by CRLF.
///
/// A cell that a spreadsheet would take for a formula, one that begins with `=`, `+`, `-`, `@` (also full-width), a tab or
/// a carriage return, gets an apostrophe before it; so does one that begins with an apostrophe. Whoever reads the file
/// gets the text back by taking one leading apostrophe away. A sign alone and a signed number are no formulas and stay:
/// "-", "-5", "+1.50".
enum CSVRow {
    static func make(_ cells: [String]) -> String { Self.cells(cells) + "\r\n" }

    /// Cells of a line, with the commas between them.
    static func cells(_ cells: [String]) -> String { cells.map { quoted(defused($0)) }.joined(separator: ",") }

    private static let formulaStarts: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]

    private static func defused(_ cell: String) -> String {
        guard let first = cell.unicodeScalars.first else { return cell }
        if first == "'" { return "'" + cell }
        return formulaStarts.contains(first) && !isSignedNumber(cell) ? "'" + cell : cell
    }

    /// One sign, and after it nothing or digits with at most one point and digits behind it.
    private static func isSignedNumber(_ cell: String) -> Bool {
        guard cell.utf8.first == UInt8(ascii: "-") || cell.utf8.first == UInt8(ascii: "+") else { return false }
        let rest = cell.dropFirst()
        if rest.isEmpty { return true }
        let numbers = rest.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count <= 2
            && numbers.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } && !$0.isEmpty }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\""), 0x0A, 0x0D, 0x09: true
        default: false
        }
    }

    /// In double quotes where the cell holds a separator, a quote, or a space at its edge.
    private static func quoted(_ cell: String) -> String {
        let isPlain = cell.utf8.allSatisfy { !isSeparator($0) } && cell.utf8.first != 0x20 && cell.utf8.last != 0x20
        return isPlain ? cell : "\"" + cell.replacing("\"", with: "\"\"") + "\""
    }
}
