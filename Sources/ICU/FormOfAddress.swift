/// How a text addresses its reader, in a language that has two forms: German “Sie” or “du”, French “vous” or “tu”.
///
///     try LocaleTag("de-AT").addressing(.formal).tag    // "de-AT-x-formal"
///     try LocaleTag("fr-x-informal").address            // .informal
///
/// A locale asks for a form by a subtag of private use, "-x-formal" or "-x-informal", which stands last in a BCP 47 tag.
public enum FormOfAddress: String, Hashable, Sendable, CaseIterable {
    /// German “Sie”, French “vous”, Spanish “usted”, Italian “Lei”, Dutch “u”.
    case formal
    /// German “du”, French “tu”, Spanish “tú”, Italian “tu”, Dutch “je”.
    case informal
}

extension FormOfAddress {
    /// What the languages of the catalogs with two forms call them, and English.
    private static let names = [
        "de": ("formell", "informell"), "en": ("formal", "informal"), "es": ("formal", "informal"),
        "fr": ("vouvoiement", "tutoiement"), "it": ("formale", "informale"), "nl": ("formeel", "informeel"),
        "pt": ("formal", "informal"),
    ]

    /// The name of the form in a locale's language.
    func name(in locale: LocaleTag) -> String {
        guard let names = Self.names[locale.language] else { return "x-\(rawValue)" }
        return self == .formal ? names.0 : names.1
    }
}

extension LocaleTag {
    /// The form of address that the tag asks for; nil where it asks for none.
    public var address: FormOfAddress? {
        guard tag.contains("-x-") else { return nil }
        let subtags = tag.split(separator: "-")
        guard let start = subtags.firstIndex(of: "x") else { return nil }
        return subtags[start...].lazy.compactMap { FormOfAddress(rawValue: String($0)) }.first
    }

    /// The same locale that asks for a form of address.
    ///
    /// - Parameter address: The form; nil to ask for none. What else stands in private use goes with it.
    public func addressing(_ address: FormOfAddress?) -> LocaleTag {
        let subtags = tag.split(separator: "-")
        let own = subtags.first == "x" ? "und" : subtags.prefix { $0 != "x" }.joined(separator: "-")
        guard let address else { return self.address == nil ? self : LocaleTag(canonical: own) }
        return LocaleTag(canonical: "\(own)-x-\(address.rawValue)")
    }

    /// The tag that the locale's catalog has: without extensions, with its form of address.
    package var catalogTag: LocaleTag { LocaleTag(canonical: withoutExtensions).addressing(address) }
}
