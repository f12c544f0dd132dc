/// One value of a ``JSONDocument``, with the place where it stands.
///
/// ```swift
/// let document = try JSONDocument(parsing: Array(#"{"price": 0.10}"#.utf8))
/// let price = document.root.objectValue?["price"]
/// print(price?.numberText ?? "none")  // 0.10
/// ```
public struct JSONValue: Sendable {
    /// What a value is. JSON has no other kinds, so a `switch` needs no default.
    public enum Content: Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number, as the exact text of the source: `1E400`, `-0` and `0.10` stay what they are.
        case number(String)
        /// A string with its escapes resolved, and otherwise scalar for scalar as in the source.
        case string(String)
        /// An array, its elements in source order.
        case array([JSONValue])
        /// An object, its members in source order with duplicates kept.
        case object(JSONObject)
    }

    /// What the value is.
    public let content: Content

    /// The offset of the value's first byte, a byte order mark counted; ``JSONDocument/position(of:)`` turns it into
    /// a line and a column.
    public let offset: Int

    /// The string with its escapes resolved, or nil if the value is not a string.
    public var stringValue: String? {
        if case .string(let string) = content { string } else { nil }
    }

    /// The Boolean, or nil if the value is neither `true` nor `false`; 0 and 1 are numbers.
    public var boolValue: Bool? {
        if case .bool(let bool) = content { bool } else { nil }
    }

    /// The number's text exactly as in the source, or nil if the value is not a number.
    public var numberText: String? {
        if case .number(let text) = content { text } else { nil }
    }

    /// The elements, or nil if the value is not an array.
    public var arrayValue: [JSONValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The object, or nil if the value is not an object.
    public var objectValue: JSONObject? {
        if case .object(let object) = content { object } else { nil }
    }

    /// The member of an object that has a name: `objectValue?[name]` without a copy of the object. Of duplicates the last.
    package func member(_ name: String) -> JSONValue? {
        if case .object(let object) = content { object[name] } else { nil }
    }

    /// Whether the value is an object.
    package var isObject: Bool {
        if case .object = content { true } else { false }
    }

    /// Whether the value is an array or an object.
    package var isContainer: Bool {
        switch content {
        case .array, .object: true
        case .null, .bool, .number, .string: false
        }
    }

    /// Whether an object in it, or the value itself, has a name twice.
    package var holdsDuplicateNames: Bool {
        switch content {
        case .array(let elements):
            elements.withUnsafeBufferPointer { elements in elements.contains { $0.holdsDuplicateNames } }
        case .object(let object):
            object.holdsDuplicate
                || object.members.withUnsafeBufferPointer { members in
                    members.contains { $0.value.isContainer && $0.value.holdsDuplicateNames }
                }
        case .null, .bool, .number, .string: false
        }
    }

    /// The kind of value in words for a diagnostic, with its article: `a string`, `an object`; `null` has none.
    public var kindName: String {
        switch content {
        case .null: "null"
        case .bool: "a Boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
