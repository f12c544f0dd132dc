import PaywrightJSON
import TestSupport

/// A JSON value made at random, and the many ways to write it down.
indirect enum RandomValue: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([RandomValue])
    case object([(name: String, value: RandomValue)])

    init(depth: Int, using generator: inout SplitMix64) {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &generator) {
        case 0: self = .null
        case 1: self = .bool(.random(using: &generator))
        case 2: self = .number(Self.number(using: &generator))
        case 3: self = .string(Self.string(using: &generator))
        case 4:
            let count = Int.random(in: 0...5, using: &generator)
            self = .array((0..<count).map { _ in RandomValue(depth: depth - 1, using: &generator) })
        default:
            let count = Int.random(in: 0...5, using: &generator)
            let members = (0..<count).map { _ in
                (Self.string(using: &generator), RandomValue(depth: depth - 1, using: &generator))
            }
            self = .object(members)
        }
    }

    /// The value as JSON, with white space and escapes at random wherever they are allowed.
    func serialized(using generator: inout SplitMix64) -> String {
        let space = Self.space(using: &generator)
        switch self {
        case .null: return space + "null" + space
        case .bool(let bool): return space + "\(bool)" + space
        case .number(let text): return space + text + space
        case .string(let string): return space + Self.quoted(string, using: &generator) + space
        case .array(let elements):
            let parts = elements.map { $0.serialized(using: &generator) }
            return space + "[" + (parts.isEmpty ? space : parts.joined(separator: ",")) + "]" + space
        case .object(let members):
            let parts = members.map { name, value in
                let quotedName = Self.quoted(name, using: &generator)
                return space + quotedName + space + ":" + value.serialized(using: &generator)
            }
            return space + "{" + (parts.isEmpty ? space : parts.joined(separator: ",")) + "}" + space
        }
    }

    /// Whether a value that was read is this one, scalar for scalar.
    func matches(_ value: JSONValue) -> Bool {
        switch (self, value.content) {
        case (.null, .null): true
        case (.bool(let own), .bool(let read)): own == read
        case (.number(let own), .number(let read)): isIdentical(own, read)
        case (.string(let own), .string(let read)): isIdentical(own, read)
        case (.array(let own), .array(let read)):
            own.count == read.count && zip(own, read).allSatisfy { $0.matches($1) }
        case (.object(let own), .object(let read)):
            own.count == read.members.count
                && zip(own, read.members).allSatisfy { isIdentical($0.name, $1.name) && $0.value.matches($1.value) }
        default: false
        }
    }

    private static func space(using generator: inout SplitMix64) -> String {
        ["", "", " ", "\n", "\r\n", "\t", " \r "].randomElement(using: &generator) ?? ""
    }

    private static func number(using generator: inout SplitMix64) -> String {
        let sign = Bool.random(using: &generator) ? "-" : ""
        let whole = String(
            UInt64.random(in: 0...UInt64.max, using: &generator) >> UInt64.random(in: 0...63, using: &generator)
        )
        let fraction = Bool.random(using: &generator) ? ".\(Int.random(in: 0...999, using: &generator))0" : ""
        let exponent = ["", "", "e5", "E+07", "e-400"].randomElement(using: &generator) ?? ""
        return sign + whole + fraction + exponent
    }

    private static func string(using generator: inout SplitMix64) -> String {
        let ranges: [ClosedRange<UInt32>] = [0x20...0x7E, 0x61...0x7A, 0x00...0xFF, 0x300...0x36F, 0x00...0x10_FFFF]
        var string = ""
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
            let range = ranges.randomElement(using: &generator) ?? 0x61...0x7A
            string.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "\u{FFFD}")
        }
        return string
    }

    private static func quoted(_ string: String, using generator: inout SplitMix64) -> String {
        let shortEscapes: [Unicode.Scalar: String] = [
            "\"": #"\""#, "\\": #"\\"#, "/": #"\/"#, "\u{8}": #"\b"#, "\u{C}": #"\f"#, "\n": #"\n"#, "\r": #"\r"#,
            "\t": #"\t"#,
        ]
        var text = "\""
        for scalar in string.unicodeScalars {
            let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
            if !mustEscape, Int.random(in: 0..<4, using: &generator) > 0 {
                text.unicodeScalars.append(scalar)
            } else if let escape = shortEscapes[scalar], Bool.random(using: &generator) {
                text += escape
            } else {
                let isUppercase = Bool.random(using: &generator)
                for unit in String(scalar).utf16 {
                    text += "\\u" + String(0x1_0000 + Int(unit), radix: 16, uppercase: isUppercase).dropFirst()
                }
            }
        }
        return text + "\""
    }
}
