/// A JSON value to build and change configurations with; the importer itself only ever sees its text.
enum Tree: Sendable {
    case null
    case bool(Bool)
    /// A number, or anything else, as it shall stand in the source.
    case source(String)
    case string(String)
    case array([Tree])
    case object([(name: String, value: Tree)])
}

extension Tree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .source(String(value)) }
    init(arrayLiteral elements: Tree...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, Tree)...) { self = .object(elements.map { (name: $0, value: $1) }) }
    init(nilLiteral: ()) { self = .null }
}

extension Tree: CustomStringConvertible {
    /// The JSON text, with each member and element on a line of its own.
    var description: String {
        switch self {
        case .null: return "null"
        case .bool(let bool): return String(bool)
        case .source(let text): return text
        case .string(let text): return Self.quoted(text)
        case .array(let elements): return "[\n" + elements.map(\.description).joined(separator: ",\n") + "\n]"
        case .object(let members):
            let lines = members.map { "\(Self.quoted($0.name)) : \($0.value)" }
            return "{\n" + lines.joined(separator: ",\n") + "\n}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}

extension Tree {
    /// The object with members replaced or added.
    func with(_ changes: KeyValuePairs<String, Tree>) -> Tree {
        guard case .object(var members) = self else { return self }
        for (name, value) in changes {
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index].value = value
            } else {
                members.append((name: name, value: value))
            }
        }
        return .object(members)
    }

    /// The object without members.
    func without(_ names: String...) -> Tree {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { !names.contains($0.name) })
    }

    /// The object with a member once more, at its end.
    func repeating(_ name: String, _ value: Tree) -> Tree {
        guard case .object(let members) = self else { return self }
        return .object(members + [(name: name, value: value)])
    }
}
