/// A message of a catalog file and what the file says about it.
public struct CatalogEntry: Hashable, Sendable {
    /// A value the source language offers to the message.
    public struct Placeholder: Hashable, Sendable {
        /// The argument.
        public let name: ArgumentName
        /// What it looks like, for the translator.
        public internal(set) var example = ""
        /// Whether every variant of the message must show it, or choose by it.
        public internal(set) var isRequired = false
        /// The words of a selection that need a branch of their own: "appStore", whose buyers have another last day to cancel.
        public internal(set) var requiredWords: [String] = []
        /// Whether a price is charged every period, so that `{pricePerPeriod}` makes sense of it.
        public internal(set) var hasPeriod = false
        /// The values that state how often the price is charged, beside `{pricePerPeriod}`: a message that shows the price has
        /// to state it. nil where it need not.
        public internal(set) var chargedEvery: [ArgumentName]?
        /// The number of a length that always has the same: 1 in "per month". nil where it varies.
        public internal(set) var fixedCount: Int?
        /// Why a message may leave the value out; empty where it may not, or where nobody has written why.
        public internal(set) var optionalReason = ""
    }

    /// The key: "offer.freeTrial".
    public internal(set) var key: String
    /// The ICU MessageFormat pattern.
    public internal(set) var pattern: String
    /// The name of the file the pattern stands in: of the catalog's own, or of the messages that replaced it.
    public let file: String
    /// Where the pattern stands in the file, counted from 1.
    public let line: Int
    /// The column of the pattern's opening quote, counted from 1.
    public let column: Int
    /// Where the line appears and what it means; empty in translations.
    public var description = ""
    /// The values offered; empty in translations.
    public var placeholders: [Placeholder] = []
    /// Whether the file has an entry about the message (`@key`), which declares a line of one's own.
    package var isDeclared = false
    /// Whether the file lists the values, be it none.
    package var statesPlaceholders = false
    /// The hash of the source text that a translation was made from (`x-source-hash`); nil where it is not recorded.
    package var sourceHash: String?
    /// Whether the file says that the source text has changed since (`x-state`).
    package var isSourceChanged = false
    /// What `x-state` says then.
    package static let changedState = "changed"
    /// How many characters fit where the line goes; nil where length does not matter.
    public var lengthBudget: Int?
}

extension CatalogEntry {
    /// The message with another text.
    func wording(_ pattern: String) -> CatalogEntry {
        var entry = self
        entry.pattern = pattern
        return entry
    }

    /// Whether a key holds the words of a form, which each language has of its own.
    package static func isForm(_ key: String) -> Bool {
        ["duration", "date"].contains { key == $0 || key.hasPrefix($0 + ".") }
    }
}
