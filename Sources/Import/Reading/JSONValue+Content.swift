internal import PaywrightJSON

extension JSONValue {
    var isNull: Bool {
        if case .null = content { true } else { false }
    }

    /// What the value says, as a text that two values share exactly if they say the same: the order of members, members
    /// that are null and overridden duplicates make no difference.
    var canonicalText: String {
        switch content {
        case .null: "null"
        case .bool(let bool): String(bool)
        case .number(let text): text
        case .string(let text): text.debugDescription
        case .array(let elements): "[" + elements.map(\.canonicalText).joined(separator: ",") + "]"
        case .object(let object):
            "{"
                + Dictionary(object.members.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
                .filter { !$0.value.isNull }
                .map { "\($0.key.debugDescription):\($0.value.canonicalText)" }
                .sorted()
                .joined(separator: ",") + "}"
        }
    }
}
