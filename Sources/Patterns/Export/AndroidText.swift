/// What Android’s resource compiler needs around words.
enum AndroidText {
    /// The text inside the element `string`.
    static func escaped(_ text: String) -> String {
        var result = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            // The compiler takes away spaces at both ends, and all but one of several.
            let isOnlySpace = scalar != " " || (index > 0 && index < scalars.count - 1 && scalars[index - 1] != " ")
            switch scalar {
            case " " where !isOnlySpace: result += #"\u0020"#
            // The compiler keeps them, but translators’ tools take them for spaces that mean nothing.
            case "\u{A0}": result += #"\u00A0"#
            case "\u{202F}": result += #"\u202F"#
            case "\u{3000}": result += #"\u3000"#
            case "\\": result += #"\\"#
            case "'": result += #"\'"#
            case "\"": result += #"\""#
            case "\n": result += #"\n"#
            case "\t": result += #"\t"#
            // At the beginning they name a resource or an attribute.
            case "@" where index == 0: result += #"\@"#
            case "?" where index == 0: result += #"\?"#
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text inside a comment, which may hold no two hyphens.
    static func comment(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "-", result.last == "-" { result.append(" ") }
            result.append(scalar)
        }
        return String(result)
    }
}

/// Folders of Android’s resources.
enum AndroidLocale {
    /// The codes of languages that Android below 7 knows alone.
    private static let older = ["he": "iw", "id": "in", "yi": "ji"]

    /// The folder for a locale: "values-es-rMX", "values-b+zh+Hans", "values-iw".
    static func folder(of locale: String, isFallback: Bool) -> String {
        guard !isFallback else { return "values" }
        var subtags = LocaleSubtags.of(locale)
        if let extensions = subtags.firstIndex(where: { $0.utf8.count == 1 }) { subtags.removeSubrange(extensions...) }
        let language = subtags.first ?? ""
        switch subtags.count {
        case 1: return "values-" + (older[language] ?? language)
        case 2 where subtags[1].utf8.count == 2: return "values-\(older[language] ?? language)-r\(subtags[1])"
        default: return "values-b+" + subtags.joined(separator: "+")
        }
    }
}
