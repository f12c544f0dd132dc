/// A table of separated values by RFC 4180: rows of cells, each with its place.
///
/// Rows end in CR LF, LF or CR; empty ones are passed over.
struct SeparatedTable {
    /// One value without its quotes.
    struct Cell {
        let text: String
        let line: Int
        let column: Int
    }

    /// What is not of the form, and where.
    struct Fault: Error {
        let line: Int
        let column: Int
        let found: String
        let expected: String
    }

    let rows: [[Cell]]

    init(_ text: String, separator: Unicode.Scalar) throws(Fault) {
        var scanner = TableScanner(scalars: Array(text.unicodeScalars), separator: separator)
        rows = try scanner.rows()
    }
}

private struct TableScanner {
    let scalars: [Unicode.Scalar]
    let separator: Unicode.Scalar
    var index = 0
    var line = 1
    var column = 1

    mutating func rows() throws(SeparatedTable.Fault) -> [[SeparatedTable.Cell]] {
        var rows: [[SeparatedTable.Cell]] = []
        var row: [SeparatedTable.Cell] = []
        while index < scalars.count {
            let isEmptyLine = row.isEmpty && isLineBreak
            if !isEmptyLine { row.append(try cell()) }
            if current == separator {
                advance()
                // A separator before the end of the text stands before one more cell, an empty one.
                if index == scalars.count { row.append(SeparatedTable.Cell(text: "", line: line, column: column)) }
                continue
            }
            skipLineBreak()
            if !row.isEmpty { rows.append(row) }
            row = []
        }
        if !row.isEmpty { rows.append(row) }
        return rows
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private var isLineBreak: Bool { current == "\n" || current == "\r" }

    private mutating func cell() throws(SeparatedTable.Fault) -> SeparatedTable.Cell {
        let (startLine, startColumn) = (line, column)
        var text = String.UnicodeScalarView()
        if current == "\"" {
            advance()
            while true {
                guard let scalar = current else {
                    throw SeparatedTable.Fault(
                        line: startLine,
                        column: startColumn,
                        found: "a quote that nothing ends",
                        expected: "a closing quote"
                    )
                }
                advance()
                if scalar == "\"" {
                    guard current == "\"" else { break }
                    advance()
                }
                text.append(scalar)
            }
            guard current == nil || current == separator || isLineBreak else {
                throw SeparatedTable.Fault(
                    line: line,
                    column: column,
                    found: "text after a closing quote",
                    expected: "the next value, or the end of the line"
                )
            }
        } else {
            while let scalar = current, scalar != separator, !isLineBreak {
                text.append(scalar)
                advance()
            }
        }
        return SeparatedTable.Cell(text: String(text), line: startLine, column: startColumn)
    }

    private mutating func skipLineBreak() {
        if current == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { index += 1 }
        if isLineBreak { advance() }
    }

    private mutating func advance() {
        let scalar = scalars[index]
        index += 1
        // In a quoted value, CR LF is one line break.
        if scalar == "\n" || (scalar == "\r" && current != "\n") {
            line += 1
            column = 1
        } else {
            column += 1
        }
    }
}
