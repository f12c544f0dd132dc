/// What a catalog says about its language as a whole: the `@@x-…` entries of its file.
public struct CatalogMetadata: Hashable, Sendable {
    /// How far a catalog has been read by others.
    @nonexhaustive
    public enum Review: String, Hashable, Sendable {
        /// Written, read by nobody else.
        case drafted
        /// Read as rendered lines by someone who did not write it.
        case reviewed
    }

    /// How the parts of a length of several units are joined.
    @nonexhaustive
    public enum LengthList: String, Hashable, Sendable, CaseIterable {
        /// CLDR's list of units: "1 month, 3 days".
        case units
        /// CLDR's narrow list of units: 1か月3日.
        case unitsNarrow = "units-narrow"
        /// CLDR's list with "and": 1 Monat und 3 Tage.
        case and
    }

    /// The digits of every number, whatever ICU's default is: "latn" (`@@x-numbering-system`); nil leaves ICU's.
    public var numberingSystem: String?
    /// The calendar of dates: "buddhist" (`@@x-calendar`); nil is the Gregorian one.
    public var calendar: String?
    /// Whether a word of one letter is tied to the next by a no-break space (`@@x-bind-one-letter-words`).
    public var bindsOneLetterWords = false
    /// Whether Han and Latin text are set apart by a space at a value's edges (`@@x-space-han-from-latin`).
    public var spacesHanFromLatin = false
    /// What stands between two sentences: a space, or nothing (`@@x-sentence-separator`).
    public var sentenceSeparator = " "
    /// How the parts of a length are joined (`@@x-length-list`).
    public var lengthList = LengthList.units
    /// The register the lines keep, in words (`@@x-register`).
    public var register = ""
    /// One term per idea (`@@x-glossary`).
    public var glossary: [String: String] = [:]
    /// How far it has been read (`@@x-review`).
    public var review = Review.drafted

    /// The default: nothing stated.
    public init() {}
}
