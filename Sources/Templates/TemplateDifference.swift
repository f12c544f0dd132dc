/// Where the dialect's own SDK prints something else for a variable than this package does.
///
///     TemplateVariable.all.first { $0.names == ["product.period_abbreviated"] }?.differences.first?.kind   // .periodText
public struct TemplateDifference: Hashable, Sendable {
    /// What is another about the text.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The store's own text of an amount, or one in the store's language.
        case storeText = "store-text"
        /// The SDK's own language, or the device's, whatever the text's.
        case language
        /// The digits 0 to 9 in every language.
        case digits
        /// Other grouping, spaces or signs in a number or an amount.
        case numberFormat = "number-format"
        /// One percent pattern for every language.
        case percentFormat = "percent-format"
        /// A plural that is not the language's.
        case plural
        /// Another short or long form of a length, or another space in it.
        case periodText = "period-text"
        /// The unit without its number, though there are several.
        case bareUnit = "bare-unit"
        /// A length where an adverb stands here.
        case frequencyText = "frequency-text"
        /// A name of the plan, or another word for it.
        case label
        /// Other words around a value.
        case wording
        /// An amount of 0 for what is free, another word for it, or nothing.
        case freePrice = "free-price"
        /// Another direction of rounding.
        case rounding
        /// Other factors between days, weeks, months and years.
        case conversion
        /// A calculated price of 0, where nothing stands here.
        case smallPrice = "small-price"
        /// A value for what is bought once, or none, the other way round.
        case boughtOnce = "bought-once"
        /// A value where the customer gets no such offer, or none, the other way round.
        case noOffer = "no-offer"
        /// A value per unit for an offer that is shorter than the unit.
        case shortOffer = "short-offer"
        /// One billing period of an offer that has several.
        case onePeriod = "one-period"
        /// Another calculation of dates.
        case endDate = "end-date"
        /// A word where a value is missing.
        case missingValue = "missing-value"
        /// A variable that not all of the SDKs fill in.
        case platform
    }

    /// Where the difference can be read.
    @nonexhaustive
    public enum Source: String, Hashable, Sendable, CaseIterable {
        /// A test or a documentation page that the peer publishes has an input and its output.
        case publishedFigures = "published-figures"
        /// The SDK's code says so; no published test has it.
        case code
    }

    /// What is another.
    public let kind: Kind
    /// What the peer prints, in a few words; its texts stand in “quotation marks”.
    public let summary: String
    /// Where it can be read.
    public let source: Source

    /// A difference that the peer's published tests or documentation show.
    static func shown(_ kind: Kind, _ summary: String) -> Self {
        Self(kind: kind, summary: summary, source: .publishedFigures)
    }

    /// A difference that only the peer's code shows.
    static func inCode(_ kind: Kind, _ summary: String) -> Self {
        Self(kind: kind, summary: summary, source: .code)
    }

    /// Amounts as the store has written them.
    static let store = inCode(.storeText, "the store’s text in the store’s language")
    /// A product that costs nothing.
    static let free = inCode(.freePrice, "an amount of 0 for what is free")
}
