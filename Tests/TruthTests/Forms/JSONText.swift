/// A JSON value to make inputs of: the importers only ever see its text.
indirect enum JSONText: Sendable {
    case null
    /// A number or a Boolean, as it shall stand in the text.
    case bare(String)
    case text(String)
    case array([JSONText])
    case object([(name: String, value: JSONText)])

    /// An object of the members that have a value.
    static func members(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
        .object(members.compactMap { name, value in value.map { (name: name, value: $0) } })
    }

    static func text(_ text: String?) -> JSONText? { text.map { .text($0) } }
    static func flag(_ flag: Bool?) -> JSONText? { flag.map { .bare(String($0)) } }
    static func number<Number: BinaryInteger & Sendable>(_ number: Number?) -> JSONText? {
        number.map { .bare(String($0)) }
    }

    var bytes: [UInt8] { Array(description.utf8) }
}

extension JSONText: CustomStringConvertible {
    /// The text, in one line.
    var description: String {
        switch self {
        case .null: "null"
        case .bare(let text): text
        case .text(let text): "\"\(text)\""
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
        }
    }
}
