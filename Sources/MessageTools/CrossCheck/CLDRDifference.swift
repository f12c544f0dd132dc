public import PaywrightICU
internal import PaywrightMessages

/// Where a catalog's words are not CLDR's.
public struct CLDRDifference: Hashable, Sendable, CustomStringConvertible {
    /// What was compared.
    @nonexhaustive
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        /// A length in words: "3 dagar" against "3 dygn".
        case unit
        /// A price with its period: "9,99 € je Monat" against "9,99 € pro Monat".
        case perUnit
        /// A percent sign that a catalog writes itself, where CLDR's pattern brings one.
        case percent
        /// A plural category that no whole number has in the language.
        case pluralCategory
        /// What a catalog states of numbers, amounts, dates and lists: "d. MMMM y" against "d MMMM y".
        case format
    }

    /// What the catalog's words were compared with.
    @nonexhaustive
    public enum Expectation: Hashable, Sendable, CustomStringConvertible {
        /// CLDR's words.
        case words(String)
        /// Nothing, and why: ICU's error, or words of CLDR's that cannot be taken apart. It is not known then whether the
        /// catalog says the same.
        case unavailable(String)

        /// "CLDR has “3 dygn”".
        public var description: String {
            switch self {
            case .words(let words): "CLDR has “\(words)”"
            case .unavailable(let reason): "CLDR's words cannot be had: \(reason)"
            }
        }
    }

    /// The catalog's locale.
    public let locale: LocaleTag
    /// What was compared.
    public let subject: Subject
    /// The unit of the length, the plural category, or the name of the format; "" for the percent sign.
    public let item: String
    /// The grammatical case; "" for the plain form, and where there are none.
    public let form: String
    /// The message whose words these are, of the catalog or its parent; nil where no single message says them.
    public let key: String?
    /// The catalog's words in the first case that differs, values as names where no value was compared; the category for
    /// a plural category.
    public let found: String
    /// CLDR's words there; the categories that whole numbers have for a plural category.
    public let expected: Expectation

    /// What was compared, in short: "unit day genitive".
    var title: String { [subject.rawValue, item, form].filter { !$0.isEmpty }.joined(separator: " ") }

    /// "sv unit day: found “3 dagar”, CLDR has “3 dygn”".
    public var description: String { "\(locale) \(finding)" }

    /// The same without the locale.
    var finding: String { "\(title): found “\(found)”, \(expected)" }
}
