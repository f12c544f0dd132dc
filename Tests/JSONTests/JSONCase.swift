import PaywrightJSON
import Testing

/// A named source, for tables of cases.
struct JSONCase: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]

    var testDescription: String {
        name
    }

    init(_ name: String, _ text: String) {
        self.name = name
        bytes = Array(text.utf8)
    }

    init(_ name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// The error that a source causes, or nil, with a recorded issue, if it causes none.
func parsingError(
    _ bytes: [UInt8],
    limits: JSONLimits = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
) -> JSONError? {
    #expect(throws: JSONError.self, sourceLocation: sourceLocation) {
        try JSONDocument(parsing: bytes, limits: limits)
    }
}

func parsingError(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> JSONError? {
    parsingError(Array(text.utf8), sourceLocation: sourceLocation)
}

func parse(_ text: String) throws -> JSONDocument {
    try JSONDocument(parsing: Array(text.utf8))
}

extension JSONValue {
    /// The value in one line, with strings in single quotes and their escapes resolved.
    var rendering: String {
        switch content {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let text): text
        case .string(let string): "'\(string)'"
        case .array(let elements): "[" + elements.map(\.rendering).joined(separator: ",") + "]"
        case .object(let object):
            "{" + object.members.map { "'\($0.name)':\($0.value.rendering)" }.joined(separator: ",") + "}"
        }
    }
}

/// Whether two strings have the same scalars, which `==` on strings does not tell.
func isIdentical(_ left: String?, _ right: String?) -> Bool {
    left.map { Array($0.unicodeScalars) } == right.map { Array($0.unicodeScalars) }
}
