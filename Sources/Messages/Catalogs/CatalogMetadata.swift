public import PaywrightICU
public import PaywrightValues

/// What a catalog says about its language as a whole: the `@@x-…` entries of its file.
public struct CatalogMetadata: Hashable, Sendable {
    /// How far a catalog has been read by others.
    @nonexhaustive
    public enum Review: Hashable, Sendable, CustomStringConvertible {
        /// Written, and not read by another.
        case drafted
        /// Read as rendered lines by a second reader, who had seen neither the source language nor the draft.
        case secondReading
        /// Read by a native speaker, who gave a name or a handle for it, and the day.
        case native(by: String, on: CalendarDay)

        /// The level alone, as the file writes it: "drafted", "second-reading", "native".
        public var level: String {
            switch self {
            case .drafted: "drafted"
            case .secondReading: "second-reading"
            case .native: "native"
            }
        }
    }

    /// The digits of every number, whatever ICU's default is: "latn" (`@@x-numbering-system`); nil leaves ICU's.
    public var numberingSystem: String?
    /// The calendar of dates: "buddhist" (`@@x-calendar`); nil is the Gregorian one.
    public var calendar: String?
    /// How numbers, amounts and dates are written on every machine (`@@x-formats`, `@@x-currency-symbols`,
    /// `@@x-narrow-currency-symbols`); what is not stated is as the ICU in use has it.
    package var formats = LocaleFormats()
    /// The locale that formats of numbers are stated for, with its digits.
    package var numbersLocale: LocaleTag {
        let locale = LocaleTag(canonical: formats.locale)
        return numberingSystem.map { locale.setting("nu", to: $0) } ?? locale
    }
    /// The locale that formats of dates are stated for, with its digits and calendar.
    package var datesLocale: LocaleTag { numbersLocale.setting("ca", to: calendar ?? "gregory") }
    /// Whether a word of one letter is tied to the next by a no-break space (`@@x-bind-one-letter-words`).
    public var bindsOneLetterWords = false
    /// Whether text without spaces (Han, Thai) and Latin text are set apart by one at a value's edges (`@@x-space-from-latin`).
    public var spacesFromLatin = false
    /// What stands between two sentences: a space, or nothing (`@@x-sentence-separator`).
    public var sentenceSeparator = " "
    /// How the last two parts of a length are joined, where CLDR's list of units reads badly: "{0} und {1}" (`@@x-length-list`).
    public var lengthList: String?
    /// What stands between names of a list, or parts of a length, before the last two, where CLDR's list has nothing or another sign:
    /// ", " in Thai, "، " in Urdu (`@@x-name-separator`).
    public var nameSeparator: String?
    /// The register the lines keep, in words (`@@x-register`).
    public var register = ""
    /// How the lines address the reader (`@@x-address`); nil where the language has one form, or the lines address nobody.
    public var address: FormOfAddress?
    /// Words that stand only in texts of one form of address (`@@x-address-words`), for lint: "Sie", and "dein*" for whatever
    /// begins so.
    public var addressWords: [String: [String]] = [:]
    /// One term per idea (`@@x-glossary`).
    public var glossary: [String: String] = [:]
    /// What a translated message says where the source says a term of the glossary: of each idea the beginnings of words, one
    /// of which must stand there ("prenumer" for "subscription" in sv). In the source language the whole words to look for
    /// (`@@x-glossary-stems`).
    public var glossaryStems: [String: [String]] = [:]
    /// Words whose form depends on how the next value is spoken, so that they never stand directly before one: ru "с", "со"
    /// (`@@x-words-before-values`).
    public var wordsBeforeValues: [String] = []
    /// Particles that touch the value before them and have one shape, however it is spoken: ko "까지" (`@@x-particles`).
    public var particles: [String] = []
    /// Names that every language writes as they are: "App Store" (`@@x-names`).
    public var names: [String] = []
    /// The keys of messages that read as in the source language (`@@x-same-as-source`).
    public var sameAsSource: [String] = []
    /// The keys of messages that once had other keys, by the old ones; stated by the source language (`@@x-renamed`). A file of
    /// one's own that has an old key goes on.
    public var renamed: [String: String] = [:]
    /// Quotation marks, spaces and punctuation (`@@x-typography`).
    public var typography = Typography()
    /// How far it has been read (`@@x-review`).
    public var review = Review.drafted

    /// The default: nothing stated.
    public init() {}
}
