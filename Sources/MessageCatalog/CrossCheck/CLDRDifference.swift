/// Where a catalog's words are not CLDR's.
public struct CLDRDifference: Hashable, Sendable, CustomStringConvertible {
    /// What was compared.
    @nonexhaustive
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        /// A length in words: "3 dagar" against "3 dygn".
        case unit
        /// A price with its period: "9,99 € pro Monat" against "9,99 € pro Monat".
        case perUnit
        /// A percent sign that a catalog writes itself, where CLDR's pattern brings one.
        case percent
        /// A plural category that no whole number has in the language.
        case pluralCategory
    }

    /// The catalog's locale.
    public let locale: LocaleTag
    /// What was compared.
    public let subject: Subject
    /// The unit of the length, or the plural category; "" for the percent sign.
    public let item: String
    /// The grammatical case; "" for the plain form, and where there are none.
    public let form: String
    /// The catalog's words in the first case that differs.
    public let found: String
    /// CLDR's words there.
    public let expected: String

    /// What was compared, in short: "unit day genitive".
    var title: String { [subject.rawValue, item, form].filter { !$0.isEmpty }.joined(separator: " ") }

    /// "sv unit day: found “3 dagar”, CLDR has “3 dygn”".
    public var description: String { "\(locale) \(title): found “\(found)”, CLDR has “\(expected)”" }
}
