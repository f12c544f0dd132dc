internal import PaywrightJSON

/// A JSON value of a catalog file that is going to be written again: members in their order, numbers as they stand.
indirect enum ARBValue: Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([ARBValue])
    case object([Member])

    struct Member: Equatable {
        let name: String
        var value: ARBValue
    }

    init(_ value: JSONValue) {
        switch value.content {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .number(let text): self = .number(text)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map(ARBValue.init))
        case .object(let object):
            self = .object(object.members.map { Member(name: $0.name, value: ARBValue($0.value)) })
        }
    }

    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    var isObject: Bool {
        if case .object = self { true } else { false }
    }

    /// The value with the members of every object in the order of their names: equal for files that say the same.
    var sorted: ARBValue {
        switch self {
        case .array(let elements): .array(elements.map(\.sorted))
        case .object(let members):
            .object(
                members.map { Member(name: $0.name, value: $0.value.sorted) }.sorted { $0.name < $1.name }
            )
        case .null, .bool, .number, .string: self
        }
    }

    private var isScalar: Bool {
        switch self {
        case .array, .object: false
        case .null, .bool, .number, .string: true
        }
    }

    // MARK: Writing

    private static let widestLine = 110

    /// The text, two spaces a level, lists and small objects on one line, invisible characters as escapes.
    func text(level: Int = 0) -> String {
        switch self {
        case .null: return "null"
        case .bool(let bool): return bool ? "true" : "false"
        case .number(let text): return text
        case .string(let text): return Self.quoted(text)
        case .array(let elements):
            if elements.allSatisfy(\.isScalar) { return "[" + elements.map { $0.text() }.joined(separator: ", ") + "]" }
            return Self.block("[", elements.map { $0.text(level: level + 1) }, "]", level)
        case .object(let members):
            let isSmall = level > 0 && members.count <= 4 && members.allSatisfy { $0.value.isScalar }
            if isSmall {
                let items = members.map { "\(Self.quoted($0.name)): \($0.value.text())" }
                let line = "{" + items.joined(separator: ", ") + "}"
                if line.count <= Self.widestLine { return line }
            }
            return Self.block(
                "{",
                members.map { "\(Self.quoted($0.name)): \($0.value.text(level: level + 1))" },
                "}",
                level
            )
        }
    }

    private static func block(_ open: String, _ items: [String], _ close: String, _ level: Int) -> String {
        guard !items.isEmpty else { return open + close }
        let indentation = String(repeating: "  ", count: level)
        return open + "\n" + items.map { indentation + "  " + $0 }.joined(separator: ",\n") + "\n" + indentation + close
    }

    private static func quoted(_ text: String) -> String { JSONString.quoted(text, escaping: isInvisible) }

    /// Whether a reader would not see which character it is.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == " " { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
        default: return scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
