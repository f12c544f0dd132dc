package import Paywright

/// What a run of the command finds by itself; raw values are stable codes.
package enum RunCode: String, DiagnosticCode {
    // MARK: Inputs

    /// A file that cannot be read.
    case unreadableInput = "unreadable-input"
    /// JSON that is no input of the command.
    case unknownForm = "unknown-form"
    /// A line of a stream beyond the limit.
    case lineTooLong = "line-too-long"
    /// A reviewer's mark that cannot be read.
    case badMark = "bad-mark"
    /// There are more faults of a kind than are listed.
    case moreFaults = "more-faults"
    /// Prices of other files that are refused: no copy is printed without them.
    case pricesRefused = "prices-refused"

    // MARK: Products and offers

    /// A product that stands in several inputs.
    case repeatedProduct = "repeated-product"
    /// A product that no input has.
    case noSuchProduct = "no-such-product"
    /// An offer that was claimed and that no product has.
    case noSuchOffer = "no-such-offer"
    /// A product without a price in the storefronts asked for.
    case noPriceInStorefront = "no-price-in-storefront"
    /// A storefront that was chosen where none was asked for.
    case storefrontChosen = "storefront-chosen"
    /// Offers of one customer of which no rule tells what they come to together.
    case offersNotCombined = "offers-not-combined"
    /// A quantity of what is sold one by one.
    case quantityNotSold = "quantity-not-sold"
    /// Products that cannot be compared with the one named.
    case notComparable = "not-comparable"

    // MARK: Languages

    /// A language without a catalog.
    case localeFallback = "locale-fallback"
    /// A form of address that a language has no texts in.
    case addressNotAvailable = "address-not-available"
    /// Digits that CLDR does not have.
    case unknownNumberingSystem = "unknown-numbering-system"
    /// A line of the user's own that a language does not have.
    case messageFallback = "message-fallback"
    /// Something that could not be formatted as asked.
    case formatting

    /// A language that ICU has no data for.
    case noLanguageData = "no-language-data"
    /// Characters of a terminal that are not UTF-8.
    case otherCharacterSet = "other-character-set"

    // MARK: Status and notices

    /// A clock that is behind the store's answer.
    case clockBehindStore = "clock-behind-store"
    /// A store's answer that is too old to go by.
    case oldAnswer = "old-answer"
    /// A value that a customer's line states of how it is answered, and that cannot be used.
    case unreadableMember = "unreadable-member"
    /// A rule about notices that has not been read again in time.
    case ruleReviewDue = "rule-review-due"
    /// An error code that the store's interface does not have.
    case unknownErrorCode = "unknown-error-code"
    /// An option by a name that it had.
    case renamedOption = "renamed-option"

    // MARK: Review

    /// Texts that were not there before.
    case notCompared = "not-compared"
    /// Lines that are there no more.
    case linesGone = "lines-gone"
    /// A picture of a page that is longer than a picture can be.
    case sheetCut = "sheet-cut"
    /// A line that a reviewer marked wrong.
    case reviewerMark = "reviewer-mark"
    /// The same, before the message was changed.
    case reviewerMarkOutdated = "reviewer-mark-outdated"
}

extension Diagnostic {
    /// Something that could not be formatted as asked: the language, and what a text says of it.
    package init(formatting message: String) { self.init(.warning, RunCode.formatting, message: message) }
}
