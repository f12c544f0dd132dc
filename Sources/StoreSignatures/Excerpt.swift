internal import X509

/// Words for a person about text of unknown origin: short, in one line, without invisible characters.
enum Excerpt {
    private static let maximumLength = 240

    /// What a value says of itself, in double quotes.
    static func quoted(_ value: some CustomStringConvertible) -> String {
        "\"\(visible(value.description))\""
    }

    /// The text, cut where it is long, with everything escaped that a reader might not see as itself.
    static func visible(_ text: String) -> String {
        var excerpt = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            guard index < maximumLength else { return excerpt + "…" }
            let isVisible = scalar.isASCII ? (" "..."~") ~= scalar : scalar.properties.isAlphabetic
            excerpt += isVisible ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
        return excerpt
    }
}

extension Certificate {
    /// Its subject, for a person: "CN=Apple Root CA - G3,O=Apple Inc.,C=US".
    var name: String { Excerpt.quoted(subject) }
}
