/// How a message came to its words: whose pattern spoke, and what was chosen on the way.
///
///     bundle.trace([Message("seats", arguments)]).sentences.map(\.trace.description)
///     // pl: ["seats: many › periodCount: =1 › periodUnit: month"], "5 licencji, 4,99 USD za licencję miesięcznie"
package struct MessageTrace: Hashable, Sendable, CustomStringConvertible {
    /// One choice.
    package struct Step: Hashable, Sendable, CustomStringConvertible {
        /// What was chosen by, as patterns write it: "cycles", "periodUnit", "trialDuration_dative".
        package let argument: String
        /// What was chosen: a plural category or an exact number ("few", "=1"), a word of a select; for a value with words
        /// of its own the key of the message that wrote them ("duration.dative.week"), or "CLDR". A branch that was not
        /// there and left it to `other` is named: "other (few)".
        package let choice: String

        /// "cycles: few"
        package var description: String { "\(argument): \(choice)" }
    }

    /// The choice where CLDR's words were taken.
    package static let cldr = "CLDR"

    /// The pattern, and the file, line and column where it stands; nil for a value alone, and where no catalog has one.
    package let entry: CatalogEntry?
    /// Every choice in the order it was made, those of messages inside the message included.
    package let steps: [Step]

    package init(entry: CatalogEntry?, steps: [Step]) {
        self.entry = entry
        self.steps = steps
    }

    /// The choices in one line; empty where there was none.
    package var description: String { steps.map(\.description).joined(separator: " › ") }
}
