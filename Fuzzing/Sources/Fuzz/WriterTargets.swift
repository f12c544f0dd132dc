@testable import PaywrightJSON
@testable import PaywrightMessages
@testable import PaywrightReports
@testable import PaywrightRuns
@testable import PaywrightStorage

/// A text, written for each output: read by the rules of that output alone, it is the same text, and nothing in it stands as
/// something else.
extension FuzzTarget {
    static let writers = FuzzTarget(
        name: "writers",
        watches: [
            "PaywrightJSON", "PaywrightStorage", "CSVRow", "MarkdownText",
            "NameSanitizer", "String+PercentEncoding", "WriterTargets",
        ]
    ) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        for writer in WriterUnderTest.all { writer.check(text) }
    }
}

/// An output, and how one step of it is read.
private struct WriterUnderTest: Sendable {
    let name: String
    let write: @Sendable (String) -> String
    /// Takes what stands for one byte or scalar of the text; false where something special stands raw.
    let step: @Sendable (inout WrittenText) -> Bool
    /// Whether quotation marks stand around it.
    var isFramed = false
    /// What comes back of a text that cannot be written as it is.
    var kept: @Sendable ([UInt8]) -> [UInt8] = { $0 }

    static let all = [
        WriterUnderTest(name: "HTML", write: { Escapes.html.text($0) }, step: { $0.html() }) { bytes in
            bytes.flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] }
        },
        WriterUnderTest(name: "JSON", write: { JSONOutput.string($0).text }, step: { $0.json() }, isFramed: true),
        WriterUnderTest(
            name: "JSON of a line",
            write: words,
            step: { $0.json(keepsIsolates: true) },
            isFramed: true
        ),
        WriterUnderTest(
            name: "JSON of a file",
            write: { JSONString.quoted($0) },
            step: { $0.json() },
            isFramed: true
        ),
        WriterUnderTest(
            name: "JSON in a script",
            write: { Escapes.scriptJSON.text(JSONOutput.string($0).text) },
            step: { $0.json(but: "\"<>&") },
            isFramed: true
        ),
        WriterUnderTest(name: "a label", write: { Escapes.metricsLabel.text($0) }, step: { $0.label() }),
        WriterUnderTest(name: "CSV", write: { CSVRow.make([$0]) }, step: { $0.cell() }),
        WriterUnderTest(name: "Markdown", write: { MarkdownText.escape($0) }, step: { $0.markdown() }) { bytes in
            bytes.map { [0x09, 0x0A, 0x0D].contains($0) ? 0x20 : $0 }
        },
        WriterUnderTest(name: "a path", write: \.percentEncoded, step: { $0.path() }),
        // A backslash stands as it is: the text itself may look like an escape.
        WriterUnderTest(
            name: "a terminal",
            write: { NameSanitizer.visible(String($0.unicodeScalars.filter { $0 != "\\" })) },
            step: { $0.terminal() }
        ) { $0.filter { $0 != UInt8(ascii: "\\") } },
    ]

    init(
        name: String,
        write: @escaping @Sendable (String) -> String,
        step: @escaping @Sendable (inout WrittenText) -> Bool,
        isFramed: Bool = false,
        kept: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 }
    ) {
        (self.name, self.write, self.step, self.isFramed, self.kept) = (name, write, step, isFramed, kept)
    }

    /// Writes the text and reads it back.
    func check(_ text: String) {
        let written = write(text)
        guard let read = WrittenText.read(Array(written.utf8), step, isFramed) else {
            return require(false, "\(name): raw in \(written.debugDescription)")
        }
        let isSame = read == kept(Array(text.utf8))
        require(isSame, "\(name): \(text.debugDescription) came back as \(String(decoding: read, as: UTF8.self))")
    }

    private static let words: @Sendable (String) -> String = { text in
        var bytes = ByteBuffer()
        text.withBytes { bytes.appendJSON($0, keepsIsolates: true) }
        return bytes.string
    }
}

/// Bytes that were written, read front to back.
struct WrittenText {
    private var rest: ArraySlice<UInt8>
    private var text: [UInt8] = []

    /// The text that was written; nil where a step finds something special raw.
    static func read(_ written: [UInt8], _ step: (inout WrittenText) -> Bool, _ isFramed: Bool) -> [UInt8]? {
        var reading = WrittenText(rest: written[...])
        reading.text.reserveCapacity(written.count)
        if isFramed {
            guard written.count > 1, written.first == UInt8(ascii: "\""), written.last == UInt8(ascii: "\"") else {
                return nil
            }
            reading.rest = written[1..<(written.count - 1)]
        }
        while !reading.rest.isEmpty { guard step(&reading) else { return nil } }
        return reading.text
    }

    private init(rest: ArraySlice<UInt8>) { self.rest = rest }

    private var first: UInt8 { rest[rest.startIndex] }
    private func at(_ offset: Int) -> UInt8? {
        rest.count > offset ? rest[rest.startIndex + offset] : nil
    }

    /// Takes the first of the escapes that stands here, and what it stands for.
    private mutating func take(_ escapes: [Escape]) -> Bool {
        guard let escape = escapes.first(where: { rest.starts(with: $0.written) }) else { return false }
        rest = rest.dropFirst(escape.written.count)
        text.append(escape.byte)
        return true
    }

    /// Takes one byte that stands for itself, unless it is one of these.
    private mutating func takeByte(but raw: StaticString) -> Bool {
        let byte = first
        for index in 0..<raw.utf8CodeUnitCount where raw.utf8Start[index] == byte { return false }
        text.append(byte)
        rest = rest.dropFirst()
        return true
    }

    /// The value of the hexadecimal digits at some offsets; nil where something else stands there.
    private func number(_ offsets: Range<Int>) -> UInt32? {
        guard rest.count >= offsets.upperBound, (1...8).contains(offsets.count) else { return nil }
        var value: UInt32 = 0
        for byte in rest.dropFirst(offsets.lowerBound).prefix(offsets.count) {
            switch byte {
            case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
            case 0x41...0x46: value = value << 4 | UInt32(byte - 0x37)
            case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
            default: return nil
            }
        }
        return value
    }

    /// Whether a scalar begins here that a terminal or an editor would obey.
    private func isObeyed(keepsIsolates: Bool) -> Bool {
        switch (first, at(1) ?? 0, at(2) ?? 0) {
        case (0..<0x20, _, _), (0x7F, _, _), (0xC2, 0x80...0x9F, _), (0xE2, 0x80, 0xA8...0xAE): true
        case (0xD8, 0x9C, _), (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x81, 0xA6...0xA9): !keepsIsolates
        default: false
        }
    }

    // MARK: Escapes

    private struct Escape {
        let written: [UInt8]
        let byte: UInt8
    }

    private static func escapes(_ escapes: KeyValuePairs<String, Unicode.Scalar>) -> [Escape] {
        escapes.map { Escape(written: Array($0.utf8), byte: UInt8(ascii: $1)) }
    }

    private static let ofHTML = escapes([
        "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#13;": "\r",
    ])
    private static let ofLabels = escapes([#"\\"#: "\\", #"\""#: "\"", #"\n"#: "\n"])
    private static let ofJSON = escapes([#"\\"#: "\\", #"\""#: "\"", #"\n"#: "\n", #"\r"#: "\r", #"\t"#: "\t"])
    private static let ofMarkdown = escapes(["&amp;": "&", "&lt;": "<", "&gt;": ">"])

    // MARK: Steps

    mutating func html() -> Bool {
        first == UInt8(ascii: "&") ? take(Self.ofHTML) : takeByte(but: "<>\"'\r\0")
    }

    mutating func label() -> Bool {
        first == UInt8(ascii: "\\") ? take(Self.ofLabels) : takeByte(but: "\"\n")
    }

    mutating func json(but raw: StaticString = "\"", keepsIsolates: Bool = false) -> Bool {
        guard first == UInt8(ascii: "\\") else { return !isObeyed(keepsIsolates: keepsIsolates) && takeByte(but: raw) }
        if take(Self.ofJSON) { return true }
        guard at(1) == UInt8(ascii: "u"), let value = number(2..<6), let scalar = Unicode.Scalar(value) else {
            return false
        }
        text += String(scalar).utf8
        rest = rest.dropFirst(6)
        return true
    }

    /// The whole row of one cell.
    mutating func cell() -> Bool {
        guard rest.suffix(2) == [0x0D, 0x0A] else { return false }
        var cell = Array(rest.dropLast(2))
        rest = []
        if cell.first == UInt8(ascii: "\"") {
            guard cell.count > 1, cell.last == UInt8(ascii: "\"") else { return false }
            let quoted = cell[1..<(cell.count - 1)]
            cell = []
            var isOpen = false
            for byte in quoted {
                if isOpen, byte != UInt8(ascii: "\"") { return false }
                isOpen = byte == UInt8(ascii: "\"") && !isOpen
                if !isOpen { cell.append(byte) }
            }
            if isOpen { return false }
        } else if cell.contains(where: { [0x2C, 0x3B, 0x22, 0x09, 0x0A, 0x0D].contains($0) }) {
            return false
        }
        if cell.first == UInt8(ascii: "'") {
            text = Array(cell.dropFirst())
            return true
        }
        text = cell
        switch cell.first {
        case 0x3D, 0x40, 0x09, 0x0D: return false
        case 0x2B, 0x2D: return cell.dropFirst().allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
        case 0xEF: return !["＝", "＋", "－", "＠"].contains { cell.starts(with: $0.utf8) }
        default: return true
        }
    }

    mutating func markdown() -> Bool {
        func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
        if first == UInt8(ascii: "\\") {
            guard let mark = at(1), Self.isPunctuation(mark) else { return false }
            text.append(mark)
            rest = rest.dropFirst(2)
            return true
        }
        if first == UInt8(ascii: ".") {
            guard isDigit(text.last), isDigit(at(1)) else { return false }
            return takeByte(but: "")
        }
        guard first == UInt8(ascii: "&") else { return takeByte(but: "`*_{}[]()#+-!|~$:=^@<>\n\r\t") }
        return take(Self.ofMarkdown)
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    mutating func path() -> Bool {
        if first == UInt8(ascii: "%") {
            guard let value = number(1..<3) else { return false }
            text.append(UInt8(value))
            rest = rest.dropFirst(3)
            return true
        }
        switch first {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: return takeByte(but: "")
        default: return false
        }
    }

    mutating func terminal() -> Bool {
        guard first == UInt8(ascii: "\\") else { return !isObeyed(keepsIsolates: false) && takeByte(but: "") }
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")), let value = number(3..<(end - rest.startIndex)),
            let scalar = Unicode.Scalar(value)
        else { return false }
        text += String(scalar).utf8
        rest = rest[(end + 1)...]
        return true
    }
}
