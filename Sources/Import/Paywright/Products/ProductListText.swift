internal import PaywrightJSON

/// A JSON value to write, laid out for a person: what fits in a line stands in one.
indirect enum ProductListText {
    case string(String)
    case integer(Int)
    case bool(Bool)
    case array([ProductListText])
    case object([(name: String, value: ProductListText)])
    /// An object of many short members, as many in a line as fit.
    case filled([(name: String, value: ProductListText)])
    /// An array or object with each element and member on lines of its own, also where all would fit in one.
    case block(ProductListText)

    /// The most characters of a line that holds more than one value.
    static let width = 110

    /// The text, indented by two spaces a level.
    var text: String {
        var text = ""
        write(to: &text, level: 0, column: 0)
        return text
    }

    private var isBlock: Bool { if case .block = self { true } else { false } }

    private var inline: String {
        switch self {
        case .string(let value): JSONString.quoted(value)
        case .integer(let value): String(value)
        case .bool(let value): String(value)
        case .block(let value): value.inline
        case .array(let elements): "[" + elements.map(\.inline).joined(separator: ", ") + "]"
        case .object(let members), .filled(let members):
            "{" + members.map { "\(JSONString.quoted($0.name)): \($0.value.inline)" }.joined(separator: ", ") + "}"
        }
    }

    private func write(to text: inout String, level: Int, column: Int) {
        let line = inline
        guard isBlock || column + line.count > Self.width else {
            text += line
            return
        }
        switch self {
        case .string, .integer, .bool: text += line
        case .block(let value): value.writeLines(to: &text, level: level)
        case .array, .object, .filled: writeLines(to: &text, level: level)
        }
    }

    /// Writes a container over several lines.
    private func writeLines(to text: inout String, level: Int) {
        let indentation = String(repeating: "  ", count: level + 1)
        let end = "\n" + String(repeating: "  ", count: level)
        switch self {
        case .array(let elements) where !elements.isEmpty:
            text += "["
            for (index, element) in elements.enumerated() {
                text += (index == 0 ? "\n" : ",\n") + indentation
                element.write(to: &text, level: level + 1, column: indentation.count + 1)
            }
            text += end + "]"
        case .object(let members) where !members.isEmpty:
            text += "{"
            for (index, member) in members.enumerated() {
                let name = JSONString.quoted(member.name) + ": "
                text += (index == 0 ? "\n" : ",\n") + indentation + name
                member.value.write(to: &text, level: level + 1, column: indentation.count + name.count + 1)
            }
            text += end + "}"
        case .filled(let members) where !members.isEmpty:
            text += "{\n" + indentation
            var column = indentation.count
            for (index, member) in members.enumerated() {
                let entry = "\(JSONString.quoted(member.name)): \(member.value.inline)"
                if index > 0 {
                    let isFull = column + entry.count + 3 > Self.width
                    text += isFull ? ",\n" + indentation : ", "
                    column = isFull ? indentation.count : column + 2
                }
                text += entry
                column += entry.count
            }
            text += end + "}"
        case .string, .integer, .bool, .block, .array, .object, .filled: text += inline
        }
    }
}
