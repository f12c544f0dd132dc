internal import Paywright
internal import PaywrightJSON

/// What a text has in JSON beside its words and the catalog that speaks.
package struct TextForms: Hashable, Sendable {
    /// Whether it has `parts`: where its values stand.
    var hasParts = true
    /// Whether it has `segments`: the text cut into words and values.
    var hasSegments = false
    /// Elements of `html` by the role or the kind of a value; nil for no HTML.
    var elements: [String: String]?

    /// The words, the catalog and the parts, as the command prints them.
    package static let parts = TextForms()
}

extension FormattedText {
    /// The text, the catalog that spoke, and the forms asked for; numbers are UTF-16 units.
    func json(_ forms: TextForms) -> JSONOutput {
        var members: [(String, JSONOutput)] = [("text", .string(string)), ("locale", .string(locale))]
        if forms.hasParts { members.append(("parts", .array(parts.map(\.json)))) }
        if forms.hasSegments { members.append(("segments", .array(segments.map(\.json)))) }
        if let elements = forms.elements {
            let html = html { segment in
                segment.role.flatMap { elements[$0.rawValue] } ?? segment.kind.flatMap { elements[$0.rawValue] }
            }
            members.append(("html", .string(html)))
        }
        return .object(members)
    }

    /// The text with its parts.
    var json: JSONOutput { json(.parts) }
}

extension FormattedText.Part {
    fileprivate var json: JSONOutput {
        .inline(
            .object(
                FormattedText.kind(kind, role) + [
                    ("start", .integer(range.lowerBound)), ("end", .integer(range.upperBound)),
                ]
            )
        )
    }
}

extension FormattedText.Segment {
    fileprivate var json: JSONOutput {
        .inline(.object([("text", .string(text))] + FormattedText.kind(kind, role)))
    }
}

extension FormattedText {
    fileprivate static func kind(_ kind: PartKind?, _ role: MoneyRole?) -> [(String, JSONOutput)] {
        [("kind", kind?.rawValue), ("role", role?.rawValue)].compactMap { name, value in
            value.map { (name, .string($0)) }
        }
    }
}
