extension JSONOutput: Encodable {
    /// A member's name.
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    /// Encodes the value; the order of members is the encoder's.
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value): try value.encode(to: encoder)
        case .integer(let value): try value.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        case .written: try JSONOutput(JSONDocument(parsing: Array(text.utf8)).root).encode(to: encoder)
        case .compact(let values): for value in values { try value.encode(to: encoder) }
        case .array(let values):
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(value) }
        case .object(let members):
            var container = encoder.container(keyedBy: Name.self)
            for (name, value) in members { try container.encode(value, forKey: Name(stringValue: name)) }
        }
    }
}

extension JSONOutput {
    /// A value that was read: whole numbers are integers, others stay what they are as strings.
    fileprivate init(_ value: JSONValue) {
        self =
            switch value.content {
            case .null: .null
            case .bool(let value): .bool(value)
            case .number(let text): Int(text).map(JSONOutput.integer) ?? .string(text)
            case .string(let text): .string(text)
            case .array(let elements): .array(elements.map(JSONOutput.init))
            case .object(let object): .object(object.members.map { ($0.name, JSONOutput($0.value)) })
            }
    }
}
