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
    func json(_ forms: TextForms) -> JSONOutput { .written { write(forms, to: &$0) } }

    func write(_ forms: TextForms, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("text", words: string)
            object.member("locale", locale)
            if forms.hasParts {
                object.key("parts")
                object.array { array in for part in parts { array.value { part.writeJSON(to: &$0) } } }
            }
            if forms.hasSegments {
                object.key("segments")
                object.array { array in for segment in segments { segment.write(to: &array) } }
            }
            guard let elements = forms.elements else { return }
            let html = html { segment in
                segment.role.flatMap { elements[$0.rawValue] } ?? segment.kind.flatMap { elements[$0.rawValue] }
            }
            object.member("html", words: html)
        }
    }

    /// The text with its parts.
    var json: JSONOutput { json(.parts) }
}

extension FormattedText.Segment {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object(isInline: true) { object in
            object.member("text", words: text)
            if let kind { object.member("kind", kind.rawValue) }
            if let role { object.member("role", role.rawValue) }
        }
    }
}
