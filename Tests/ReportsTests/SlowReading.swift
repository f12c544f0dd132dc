import Foundation

/// Reads the outputs of escapers by the rules of their formats, one scalar after the other, slowly and apart from what writes them.
enum SlowReading {
    static func holds(_ specials: String, _ text: String) -> Bool {
        text.unicodeScalars.contains { specials.unicodeScalars.contains($0) }
    }

    /// The text with what a closure reads at the front of the rest: the scalar, and how many stand for it; nil for a fault.
    private static func read(
        _ text: String,
        _ next: (ArraySlice<Unicode.Scalar>) -> (scalars: [Unicode.Scalar], length: Int)?
    ) -> String? {
        var rest = Array(text.unicodeScalars)[...]
        var result = String.UnicodeScalarView()
        while !rest.isEmpty {
            guard let (scalars, length) = next(rest) else { return nil }
            result.append(contentsOf: scalars)
            rest = rest.dropFirst(length)
        }
        return String(result)
    }

    private static func entity(_ rest: ArraySlice<Unicode.Scalar>) -> (scalars: [Unicode.Scalar], length: Int)? {
        let known: [(String, Unicode.Scalar)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"),
        ]
        return known.first { rest.starts(with: $0.0.unicodeScalars) }.map { ([$0.1], $0.0.unicodeScalars.count) }
    }

    /// HTML's text and attributes by its standard, of the entities that are written here.
    static func html(_ text: String) -> String? {
        read(text) { rest in
            if rest.first == "&" { return entity(rest) }
            return rest.first.flatMap { holds("<>\"'\r", String($0)) ? nil : ([$0], 1) }
        }
    }

    /// JSON by Foundation, in which nothing stands that a terminal would obey.
    static func json(_ text: String, keepsIsolates: Bool) -> String? {
        let obeyed = text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E: true
            case 0x61C, 0x200E...0x200F, 0x2066...0x2069: !keepsIsolates
            default: false
            }
        }
        // In an array, since Foundation takes U+FEFF at the beginning of a string away.
        guard !obeyed, let value = try? JSONDecoder().decode([String].self, from: Data("[\(text)]".utf8)) else {
            return nil
        }
        return value.first
    }

    /// A label of Prometheus: three escapes.
    static func label(_ text: String) -> String? {
        read(text) { rest in
            guard rest.first == "\\" else {
                return rest.first.flatMap { "\"\n".unicodeScalars.contains($0) ? nil : ([$0], 1) }
            }
            switch rest.dropFirst().first {
            case "n"?: return (["\n"], 2)
            case "\\"?: return (["\\"], 2)
            case "\""?: return (["\""], 2)
            default: return nil
            }
        }
    }

    /// A row of one cell by RFC 4180, which no spreadsheet takes for a formula, without the apostrophe that made it text.
    static func csv(_ text: String) -> String? {
        var scalars = Array(text.unicodeScalars)
        guard scalars.suffix(2) == ["\r", "\n"] else { return nil }
        scalars.removeLast(2)
        if scalars.first == "\"" {
            guard scalars.count > 1, scalars.last == "\"" else { return nil }
            let inside = String(String.UnicodeScalarView(scalars[1..<(scalars.count - 1)]))
            let cell = read(inside) { rest in
                guard rest.first == "\"" else { return rest.first.map { ([$0], 1) } }
                return rest.dropFirst().first == "\"" ? (["\""], 2) : nil
            }
            guard let cell else { return nil }
            scalars = Array(cell.unicodeScalars)
        } else if holds(",;\"\t\n\r", String(String.UnicodeScalarView(scalars))) {
            return nil
        }
        if scalars.first == "'" { return String(String.UnicodeScalarView(scalars.dropFirst())) }
        let isNumber = scalars.dropFirst().allSatisfy { ("0"..."9").contains($0) || $0 == "." }
        guard let first = scalars.first, holds("=@\t\r＝＋－＠+-", String(first)), !(holds("+-", String(first)) && isNumber)
        else {
            return String(String.UnicodeScalarView(scalars))
        }
        return nil
    }

    /// CommonMark's backslashes and entities; a point may stand between digits.
    static func markdown(_ text: String) -> String? {
        var before: Unicode.Scalar?
        return read(text) { rest in
            guard let first = rest.first else { return nil }
            defer { before = first }
            switch first {
            case "&": return entity(rest)
            case "\\":
                let isPunctuation = rest.dropFirst().first.map {
                    holds("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", String($0))
                }
                return isPunctuation == true ? (Array(rest.dropFirst().prefix(1)), 2) : nil
            case ".":
                let isBetween = [before, rest.dropFirst().first].allSatisfy {
                    $0.map { ("0"..."9").contains($0) } ?? false
                }
                return isBetween ? ([first], 1) : nil
            default: return holds("`*_{}[]()#+-!|~$:=^@<>\n\r\t", String(first)) ? nil : ([first], 1)
            }
        }
    }

    /// A relative reference by RFC 3986: unreserved characters, slashes, and %XX.
    static func path(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "%"):
                guard let value = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16) else {
                    return nil
                }
                bytes.append(value)
                rest = rest.dropFirst(3)
            case _ where holds("-._~/", String(UnicodeScalar(byte))),
                _ where byte < 0x80 && (UnicodeScalar(byte).properties.isAlphabetic || (48...57).contains(byte)):
                bytes.append(byte)
                rest = rest.dropFirst()
            default: return nil
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Text for a terminal: what it would obey stands as \u{1B}.
    static func terminal(_ text: String) -> String? {
        read(text) { rest in
            guard let first = rest.first else { return nil }
            guard first == "\\", rest.dropFirst().first == "u", rest.dropFirst(2).first == "{" else {
                switch first.value {
                case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: return nil
                default: return ([first], 1)
                }
            }
            let digits = rest.dropFirst(3).prefix { $0 != "}" }
            guard let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) else { return nil }
            return Unicode.Scalar(value).map { ([$0], digits.count + 4) }
        }
    }
}
