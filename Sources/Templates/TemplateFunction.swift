internal import PaywrightICU
internal import PaywrightMessages

/// What a function of a template does to a value.
enum TemplateFunction: Hashable {
    /// Other letters, by the language's rules.
    case letters(LetterCase)
    /// Without the white space at its beginning or its end.
    case strip(start: Bool, end: Bool)

    /// nil for a function that is not known here.
    init?(_ name: String, in dialect: TemplateDialect) {
        switch (dialect, name) {
        case (.revenueCat, "lowercase"), (.superwall, "downcase"): self = .letters(.lower)
        case (.revenueCat, "uppercase"), (.superwall, "upcase"): self = .letters(.upper)
        case (.revenueCat, "capitalize"): self = .letters(.words)
        case (.superwall, "capitalize"): self = .letters(.first)
        case (.superwall, "strip"): self = .strip(start: true, end: true)
        case (.superwall, "lstrip"): self = .strip(start: true, end: false)
        case (.superwall, "rstrip"): self = .strip(start: false, end: true)
        case (.revenueCat, _), (.adapty, _), (.superwall, _): return nil
        }
    }

    /// The names there are in a dialect, for messages and tables.
    static func names(in dialect: TemplateDialect) -> [String] {
        switch dialect {
        case .revenueCat: ["lowercase", "uppercase", "capitalize"]
        case .adapty: []
        case .superwall: ["upcase", "downcase", "capitalize", "strip", "lstrip", "rstrip"]
        }
    }
}
