public import PaywrightValues

/// The kinds of faults in catalogs; raw values are stable codes.
@nonexhaustive
public enum CatalogCode: String, DiagnosticCode, CaseIterable {
    /// The file is not JSON, or not an ARB file.
    case notACatalog = "not-a-catalog"
    /// `@@locale` is missing, malformed, or not the file's.
    case wrongLocale = "wrong-locale"
    /// A key that stands twice.
    case duplicateKey = "duplicate-key"
    /// A message or its metadata has the wrong JSON type or an unknown value.
    case badMetadata = "bad-metadata"
    /// There are more faults of a kind than are listed; it weighs as much as they do.
    case moreFaults = "more-faults"
    /// The pattern does not compile.
    case badPattern = "bad-pattern"
    /// A key the source language does not have; of one's own words one that looks like a built-in key and is not declared.
    case unknownKey = "unknown-key"
    /// A key that has another name today; the message counts under the new one.
    case renamedKey = "renamed-key"
    /// A key of one's own that is the name of a line made from several messages.
    case reservedKey = "reserved-key"
    /// A key of the source language that is missing; the fallback speaks.
    case missingKey = "missing-key"
    /// A translation of a source text that has changed since.
    case sourceChanged = "source-changed"
    /// An argument this key does not offer.
    case argumentNotOffered = "argument-not-offered"
    /// A variant that does not show a value it must show.
    case requiredArgumentMissing = "required-argument-missing"
    /// A variant with an amount that does not state how often it is charged.
    case chargingPeriodMissing = "charging-period-missing"
    /// An amount that is written out: the same for every product and storefront.
    case literalAmount = "literal-amount"
    /// A length that is written out beside an amount: the same for every plan.
    case literalPeriod = "literal-period"
    /// More ways through the branches of a message than can be checked.
    case tooManyVariants = "too-many-variants"
    /// A plural without a category that the argument's integers select, or without `other`.
    case pluralCategoryMissing = "plural-category-missing"
    /// A select without `other`, or a select by unit that forgets one.
    case selectionMissing = "selection-missing"
    /// A word in a select that the value never is: its branch never speaks.
    case selectionUnknown = "selection-unknown"
    /// A brace that stands alone and is printed.
    case strayBrace = "stray-brace"
    /// A form that neither the catalog nor CLDR has.
    case missingForm = "missing-form"
    /// Forms that refer to each other in a circle.
    case formCycle = "form-cycle"
    /// A plural category that stands twice: only one of the branches is ever taken.
    case pluralCategoryTwice = "plural-category-twice"
    /// A `#` that is printed as it is: inside a select, a plural's number has to be written as an argument.
    case numberSign = "number-sign"
    /// A straight apostrophe directly before a brace: ICU takes what follows as text.
    case apostropheBeforeBrace = "apostrophe-before-brace"
    /// A word of the language's list directly before a value: its form depends on how the value is spoken.
    case wordBeforeValue = "word-before-value"
    /// A letter, an elided word or a suffix that touches a value.
    case gluedLetter = "glued-letter"
    /// A count beside words that cannot agree with it, where the source has a plural.
    case countOutsidePlural = "count-outside-plural"
    /// A word directly before a short length, in a language with cases.
    case shortAfterWord = "short-after-word"
    /// A date in digits with the month first, in a region that reads the day or the year first.
    case monthFirst = "month-first-date"
    /// Own words for the first of a month in long dates, and none in full or medium ones.
    case dateStyleMissing = "date-style-missing"
    /// Two numbers with nothing but a space between.
    case numbersMeet = "numbers-meet"
    /// A direction mark, embedding or isolate in the text.
    case directionMark = "direction-mark"
    /// A space at the beginning or the end, or two in a row.
    case needlessSpace = "needless-space"
    /// A straight quotation mark or apostrophe.
    case straightQuote = "straight-quote"
    /// A quotation mark or another sign that the language does not use.
    case foreignPunctuation = "foreign-punctuation"
    /// No no-break space where the language's typography asks for one.
    case noBreakSpaceMissing = "no-break-space-missing"
    /// Latin words, not names, in a language of another script.
    case latinText = "latin-text"
    /// The text of the source language, word for word.
    case sameAsSource = "same-as-source"
    /// A term of the glossary that the source says and the translation does not.
    case glossaryTermMissing = "glossary-term-missing"
    /// A text of the language in its own form of address that a catalog of the other form does not replace.
    case addressMissing = "address-missing"
    /// A word of the form of address that the catalog does not have.
    case addressMixed = "address-mixed"
    /// A text of the language that stands where a layer of it is used, with a term of the language that the layer does not have.
    case layerTermMissing = "layer-term-missing"
    /// A term of the language in a layer with another one, or the layer's term elsewhere.
    case layerTermMixed = "layer-term-mixed"
    /// Longer than fits where the line goes.
    case overBudget = "over-budget"
    /// Other words than CLDR's, and no reason given.
    case cldrDifference = "cldr-difference"
    /// Other words than CLDR's, for a reason.
    case cldrDifferenceKnown = "cldr-difference-known"
    /// A reason for other words than CLDR's where the words are CLDR's.
    case cldrDifferenceGone = "cldr-difference-gone"
}

extension CatalogCode {
    /// How much faults of the kind weigh.
    public var severity: Diagnostic.Severity {
        switch weight {
        case .unusable, .broken: .error
        case .doubtful, .style: .warning
        case .explained: .note
        }
    }

    /// Whether a fault is one of style: what `check` is for, and no news to who prints copy.
    public var isMatterOfStyle: Bool { weight == .style }

    /// Whether a message with the fault is not used: it does not compile, has a key that no message has, leaves out a value that it
    /// must show, or has none to show. A buyer would read something untrue, or never the words that were written.
    public var forbidsMessage: Bool { weight == .unusable }

    private enum Weight {
        /// The message would state something untrue, or cannot be used at all.
        case unusable
        /// Something does not work, or is not the language's grammar.
        case broken
        /// A person should look.
        case doubtful
        case style
        /// Nothing is to be mended.
        case explained
    }

    private var weight: Weight {
        switch self {
        case .badPattern, .unknownKey, .reservedKey, .argumentNotOffered, .requiredArgumentMissing,
            .chargingPeriodMissing, .literalAmount, .literalPeriod, .tooManyVariants, .missingForm, .formCycle:
            .unusable
        case .notACatalog, .wrongLocale, .missingKey, .addressMissing, .layerTermMissing, .layerTermMixed,
            .pluralCategoryMissing, .selectionMissing,
            .selectionUnknown, .strayBrace, .pluralCategoryTwice, .numberSign, .apostropheBeforeBrace, .wordBeforeValue,
            .gluedLetter, .numbersMeet, .directionMark:
            .broken
        case .duplicateKey, .badMetadata, .moreFaults, .sourceChanged, .countOutsidePlural, .shortAfterWord,
            .monthFirst,
            .dateStyleMissing, .cldrDifference, .cldrDifferenceGone:
            .doubtful
        case .needlessSpace, .straightQuote, .foreignPunctuation, .noBreakSpaceMissing, .latinText, .sameAsSource,
            .glossaryTermMissing, .addressMixed, .overBudget:
            .style
        case .cldrDifferenceKnown, .renamedKey: .explained
        }
    }
}
