extension Diagnostic: Encodable {
    /// The names of the published members, in their order.
    package enum MemberName: String, CodingKey {
        case severity
        case code
        case file
        case path
        case key
        case line
        case column
        case product
        case message
        case found
        case expected
        case consequence
        case checked
        case notChecked
    }

    /// What a member holds.
    package enum MemberValue {
        case text(String)
        case number(Int)
        case texts([String])
        case named([String: String])
    }

    /// What is published of it, in the order printed: `severity`, `code` and `message` always, the others where they are known.
    package var members: [(name: MemberName, value: MemberValue)] {
        let all: [(MemberName, MemberValue?)] = [
            (.severity, .text(severity.rawValue)), (.code, .text(code)), (.file, place.file.map { .text($0) }),
            (.path, place.path.map { .text($0) }), (.key, place.key.map { .text($0) }),
            (.line, place.line.map { .number($0) }), (.column, place.column.map { .number($0) }),
            (.product, place.productID.map { .text($0) }), (.message, .text(message)),
            (.found, found.map { .text($0) }), (.expected, expected.map { .text($0) }),
            (.consequence, consequence.map { .text($0) }), (.checked, checked.map { .texts($0) }),
            (.notChecked, notChecked.map { .named($0) }),
        ]
        return all.compactMap { name, value in value.map { (name, $0) } }
    }

    /// Writes the members that all JSON of this package has for what is wrong.
    ///
    ///     {"severity": "error", "code": "missing-price", "file": "shop.storekit", "path": "$.products[0].displayPrice", …}
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MemberName.self)
        for (name, value) in members {
            switch value {
            case .text(let text): try container.encode(text, forKey: name)
            case .number(let number): try container.encode(number, forKey: name)
            case .texts(let texts): try container.encode(texts, forKey: name)
            case .named(let texts): try container.encode(texts, forKey: name)
            }
        }
    }
}
