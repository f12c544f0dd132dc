package import PaywrightICU
internal import PaywrightStorage
package import PaywrightValues
internal import Synchronization

/// One language as it speaks for one request: its catalogs, nearest first, and ICU's formatters for its locale.
package final class LanguageContext: Sendable {
    /// The catalogs of the language, nearest first: es-MX, then es.
    package let catalogs: [Catalog]
    /// What the messages can use.
    let vocabulary: Vocabulary
    /// The locale that values are formatted in, with the numbering system of the catalog or the request.
    package let locale: LocaleTag
    /// The calendar of the request or the catalog: "gregory", "buddhist". ICU gets it for dates only: for numbers it would
    /// read tables of keywords first.
    let calendar: String
    let isRightToLeft: Bool
    let spacesFromLatin: Bool
    /// Whether brackets are as wide as the letters of the script.
    let hasWideBrackets: Bool
    /// The pseudo-locale that the catalogs speak as.
    let pseudoLocale: PseudoLocale?
    /// How numbers and dates are written.
    private let formats: LanguageFormats
    /// What stands between two sentences.
    let separator: [UInt8]
    /// The requested numbering system, when ICU does not have it.
    let ignoredNumberingSystem: String?
    /// The ten digits of the locale's numbers, as text.
    let digits: [[UInt8]]
    /// How amounts are written, by currency, width and decimals; nil where ICU has to print each. More than the App Store has currencies.
    let amounts = BoundedCache<AmountKey, AmountPattern?>(capacity: 512)
    /// How digits are grouped, by what is seen of it.
    let digitGroups = Mutex<[KnownDigitGroups]>([])
    /// How days are written, by style and form.
    let days = BoundedCache<DateKey, DayTexts>(capacity: 64)
    /// Which there are depends on the input.
    private let numbers = BoundedCache<NumberShape, NumberFormatter>(capacity: 256)
    private let dates = BoundedCache<DateShape, DateFormatter>(capacity: 64)
    private let formatters = Mutex(Formatters())

    /// What there are a few of in any language.
    private struct Formatters {
        var lists: [TextList.Kind: TextList] = [:]
        var plurals: PluralRules?
        var cases: [PeriodUnit: Set<String>] = [:]
    }

    package init(catalogs: [Catalog], requested: LocaleTag) {
        self.catalogs = catalogs
        vocabulary = catalogs.first?.vocabulary ?? Vocabulary([])
        pseudoLocale = catalogs.first.flatMap { PseudoLocale($0.locale) }
        isRightToLeft = requested.isRightToLeft
        // Neither a form of address nor a layer changes a format.
        var locale = requested.withoutPrivateUse
        // A pseudo-locale has no data of its own: its values are the source language's.
        if pseudoLocale != nil {
            let keywords = requested.tag.dropFirst(requested.withoutExtensions.count)
            locale = LocaleTag(canonical: CatalogLibrary.sourceLocale + keywords)
        }
        let metadata = catalogs.first?.metadata
        if let digits = requested.keyword("nu"), !Self.canFormat(in: locale) {
            ignoredNumberingSystem = digits
            locale = locale.setting("nu", to: "")
        } else {
            ignoredNumberingSystem = nil
        }
        if locale.keyword("nu") == nil, let digits = metadata?.numberingSystem {
            locale = locale.setting("nu", to: digits)
        }
        calendar = locale.keyword("ca") ?? metadata?.calendar ?? "gregory"
        self.locale = locale
        digits = locale.digits
        spacesFromLatin = metadata?.spacesFromLatin ?? false
        hasWideBrackets = metadata?.typography.never.contains("(") ?? false
        separator = Array((metadata?.sentenceSeparator ?? " ").utf8)
        formats = LanguageFormats(locale, calendar: calendar, catalogs: catalogs)
    }

    /// ICU makes a formatter for digits it does not have, and fails when it is used.
    private static func canFormat(in locale: LocaleTag) -> Bool {
        (try? NumberFormatter(locale: locale.tag, skeleton: NumberShape.integer.skeleton).format("1")) != nil
    }

    /// The language's own message for a key: the catalog that has it, and its program or why it has none.
    package func message(_ key: String) -> (catalog: Catalog, program: Result<MessageProgram, PatternError>)? {
        for catalog in catalogs {
            if let program = catalog.program(for: key) { return (catalog, program) }
        }
        return nil
    }

    /// The typography of text that no catalog has: a list's pattern, a caller's own.
    var literalRules: LiteralRules {
        LiteralRules(
            bindsOneLetterWords: catalogs.first?.metadata.bindsOneLetterWords ?? false,
            pseudoLocale: pseudoLocale
        )
    }

    /// The same as a string.
    package var sentenceSeparator: String { String(decoding: separator, as: UTF8.self) }

    /// Why the language cannot say a message: it has none, or it does not compile, or the message about prices per
    /// period that it needs is missing. A price without its period would be another price.
    package func diagnostics(of key: String) -> [Diagnostic] {
        if let diagnostic = diagnostic(of: key) { return [diagnostic] }
        guard case (_, .success(let program))? = message(key) else { return [] }
        let needed = Set(program.references.compactMap { MessageEvaluator.perPeriodKey(of: $0.reference, in: key) })
        return needed.sorted().compactMap(diagnostic)
    }

    private func diagnostic(of key: String) -> Diagnostic? {
        switch message(key) {
        case nil: Diagnostic(.missingMessage, key: key, detail: locale.withoutExtensions)
        case (let catalog, .failure(let error))?:
            Diagnostic(
                .brokenMessage,
                key: key,
                detail: "\(catalog.entry(for: key)?.file ?? catalog.file): \(error)"
            )
        case (_, .success)?: nil
        }
    }

    /// What prints numbers in one way.
    package func number(_ shape: NumberShape) throws(ICUError) -> NumberFormatter {
        try numbers.value(for: shape) { () throws(ICUError) in
            try formats.number(shape)
        }
    }

    /// What prints local times in one way.
    package func date(_ shape: DateShape) throws(ICUError) -> DateFormatter {
        try dates.value(for: shape) { () throws(ICUError) in
            try formats.date(shape)
        }
    }

    /// Joins the parts of a length of several units: in the catalog's words, or by CLDR's list of units. A word stands once, before
    /// the last part: "1 year, 1 month and 1 day".
    func join(_ parts: [[UInt8]]) throws(ICUError) -> [UInt8] {
        guard let pattern = catalogs.first?.metadata.lengthList else { return try list(.units).join(parts) }
        var parts = parts
        if parts.count > 2, let last = parts.last, pattern.dropFirst(3).dropLast(3).contains(where: \.isLetter) {
            let separator = if let stated = catalogSeparator { stated } else { try unitSeparator() }
            parts = [Array(parts.dropLast().joined(separator: separator)), last]
        }
        let words = String(decoding: literalRules.apply(to: Array(pattern.utf8)), as: UTF8.self)
        return parts.dropFirst().reduce(parts.first ?? []) { joined, part in
            let text = words.replacing("{0}", with: String(decoding: joined, as: UTF8.self), maxReplacements: 1)
            return Array(text.replacing("{1}", with: String(decoding: part, as: UTF8.self), maxReplacements: 1).utf8)
        }
    }

    /// What stands between parts before the last two, where the catalog states it.
    private var catalogSeparator: [UInt8]? { catalogs.first?.metadata.nameSeparator.map { Array($0.utf8) } }

    /// What stands between the first of three parts in CLDR's list of units.
    private func unitSeparator() throws(ICUError) -> [UInt8] {
        let joined = try list(.units).join(["1", "2", "3"].map { Array($0.utf8) })
        return Array(joined.drop { $0 != UInt8(ascii: "1") }.dropFirst().prefix { $0 != UInt8(ascii: "2") })
    }

    /// Joins names by CLDR's list: "Aurora, Borealis, and Comet".
    func joinNames(_ names: [[UInt8]]) throws(ICUError) -> [UInt8] {
        var names = names
        if let separator = catalogSeparator, let last = names.last, names.count > 2 {
            names = [Array(names.dropLast().joined(separator: separator)), last]
        }
        guard names.count > 1, let pattern = formats.list(of: names.count) else { return try list(.names).join(names) }
        return pattern.join(names)
    }

    private func list(_ kind: TextList.Kind) throws(ICUError) -> TextList {
        if let list = formatters.withLock({ $0.lists[kind] }) { return list }
        let built = try TextList(kind, locale: locale.tag)
        formatters.withLock { $0.lists[kind] = built }
        return built
    }

    package func pluralRules() throws(ICUError) -> PluralRules {
        if let rules = formatters.withLock({ $0.plurals }) { return rules }
        let built = try PluralRules(locale: locale.tag)
        formatters.withLock { $0.plurals = built }
        return built
    }

    /// Whether CLDR has a grammatical case for a unit in this language.
    package func hasCase(_ name: String, unit: PeriodUnit) -> Bool {
        if let cases = formatters.withLock({ $0.cases[unit] }) { return cases.contains(name) }
        let cases = Set(UnitCases.names(locale: locale.withoutExtensions, unit: unit.rawValue))
        formatters.withLock { $0.cases[unit] = cases }
        return cases.contains(name)
    }
}
