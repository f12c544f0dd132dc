internal import SourceJSON

/// Words for a diagnostic about text of unknown origin: short, in one line, without invisible characters.
enum Excerpt {
    private static let maximumLength = 60

    /// The text in double quotes, cut where it is long, with everything a reader would not see as itself escaped.
    static func quoted(_ text: String) -> String {
        var excerpt = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            guard index < maximumLength else { return "\"\(excerpt)…\"" }
            excerpt += visible(scalar)
        }
        return "\"\(excerpt)\""
    }

    /// What stands at a node: a scalar as the source spells it, or the kind of container.
    static func describing(_ node: JSONNode) -> String {
        guard let value = node.value else { return "nothing" }
        switch value.content {
        case .null, .array, .object: return value.kindName
        case .bool(let bool): return String(bool)
        case .number(let text): return text.count <= maximumLength ? text : text.prefix(maximumLength) + "…"
        case .string(let text): return quoted(text)
        }
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
        if scalar == " " { return " " }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
            .paragraphSeparator:
            return scalar.escaped
        default:
            return scalar.properties.isDefaultIgnorableCodePoint ? scalar.escaped : String(scalar)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
