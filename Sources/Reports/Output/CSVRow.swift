internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// A line of comma-separated values by RFC 4180, in UTF-8 without a byte order mark, ended by CRLF.
///
/// A cell that a spreadsheet would take for a formula, one that begins with `=`, `+`, `-`, `@` (also full-width), a tab or
/// a carriage return, gets an apostrophe before it; so does one that begins with an apostrophe. A program that reads the file
/// gets the text back by taking one leading apostrophe away. A sign alone and a signed number are no formulas and stay:
/// "-", "-5", "+1.50".
enum CSVRow {
    static func make(_ cells: [String]) -> String {
        var bytes = ByteBuffer()
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(cell, to: &bytes)
        }
        appendEnd(to: &bytes)
        return bytes.string
    }

    static func append(_ cell: String, to bytes: inout ByteBuffer) {
        cell.withBytes { append($0, to: &bytes) }
    }

    static func appendEnd(to bytes: inout ByteBuffer) { bytes.append(literal: "\r\n") }

    /// Writes a cell in UTF-8: in double quotes where it holds a separator, a quote, or a space at its edge.
    static func append(_ cell: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
        let isDefused = startsFormula(cell)
        let hasEdge = cell.last == 0x20 || (cell.first == 0x20 && !isDefused)
        let isQuoted = hasEdge || holdsSeparator(cell)
        if isQuoted { bytes.append(UInt8(ascii: "\"")) }
        if isDefused { bytes.append(UInt8(ascii: "'")) }
        if isQuoted, cell.contains(UInt8(ascii: "\"")) {
            for byte in cell {
                if byte == UInt8(ascii: "\"") { bytes.append(byte) }
                bytes.append(byte)
            }
        } else {
            bytes.append(cell)
        }
        if isQuoted { bytes.append(UInt8(ascii: "\"")) }
    }

    /// Whether a spreadsheet would take the text for a formula, or for text that was kept from being one.
    private static func startsFormula(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
        switch cell.first {
        case UInt8(ascii: "'"): true
        case UInt8(ascii: "="), UInt8(ascii: "@"), 0x09, 0x0D: true
        case UInt8(ascii: "+"), UInt8(ascii: "-"): !isSignedNumber(cell)
        case 0xEF: wideStarts.contains { cell.starts(with: $0) }
        default: false
        }
    }

    /// The full-width signs.
    private static let wideStarts = ["\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}"].map { Array($0.utf8) }

    /// One sign, and after it nothing or digits with at most one point and digits after it.
    private static func isSignedNumber(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
        let rest = cell.dropFirst()
        if rest.isEmpty { return true }
        let numbers = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return numbers.count <= 2 && numbers.allSatisfy { $0.allSatisfy { (0x30...0x39).contains($0) } && !$0.isEmpty }
    }

    private static func holdsSeparator(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
        cell.contains { $0 < 64 && separators & 1 << UInt64($0) != 0 }
    }

    /// A bit for each of the first 64 characters.
    private static let separators: UInt64 = [",", ";", "\"", "\t", "\n", "\r"].reduce(0) {
        (bits, scalar: Unicode.Scalar) in
        bits | 1 << UInt64(scalar.value)
    }
}
