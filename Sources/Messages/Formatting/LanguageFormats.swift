internal import PaywrightICU
internal import PaywrightValues
internal import Synchronization

/// How numbers and dates are written for one request: as the language's catalog states it (`@@x-formats`), and as ICU has it where the
/// catalog states nothing or the request asks for something else.
///
/// A region, other digits or another calendar inherit what the catalog states where ICU has the same for the request as for the
/// catalog's own locale: de-AT has German months, and its own separators.
final class LanguageFormats: Sendable {
    /// The locale of numbers or dates, as requested and as the catalog's own.
    private struct Locales {
        let requested: String
        let stated: String
    }

    private let stated: LocaleFormats
    private let numbers: Locales
    private let dates: Locales
    /// How many digits the first group has at least, in the words of the catalog's own entry.
    private let minimumGrouping: String?
    /// What ICU was asked: texts that hold for the request, nil for those that do not.
    private let inherited = Mutex<[LocaleFormats.Field: String?]>([:])
    private let made = Mutex(Made())

    /// What ICU's formatters take, once it has been made.
    private struct Made {
        var numbers: StatedFormats?
        var dates: StatedFormats?
    }

    /// - Parameters:
    ///   - locale: the requested locale with its numbering system.
    ///   - calendar: the calendar of the request.
    ///   - catalogs: the language's catalogs, nearest first.
    init(_ locale: LocaleTag, calendar: String, catalogs: [Catalog]) {
        let metadata = catalogs.first { !$0.metadata.formats.locale.isEmpty }?.metadata
        stated = metadata?.formats ?? LocaleFormats()
        var own = LocaleTag(canonical: stated.locale)
        if let digits = metadata?.numberingSystem { own = own.setting("nu", to: digits) }
        numbers = Locales(requested: locale.tag, stated: own.tag)
        dates = Locales(
            requested: locale.setting("ca", to: calendar).tag,
            stated: own.setting("ca", to: metadata?.calendar ?? "gregory").tag
        )
        minimumGrouping = catalogs.first?.metadata.minimumGroupingDigits.map { String($0) }
    }

    /// What the catalog states, where it holds for the request.
    private func text(_ field: LocaleFormats.Field, _ locales: Locales) -> String? {
        guard let text = stated.texts[field] else { return nil }
        guard locales.requested != locales.stated else { return text }
        return inherited.withLock { known in
            if let found = known[field] { return found }
            let asked = LocaleFormats.text(of: field, locale: locales.requested)
            let found = asked == LocaleFormats.text(of: field, locale: locales.stated) ? text : nil
            known[field] = .some(found)
            return found
        }
    }

    // MARK: Numbers

    /// The formatter of a number skeleton.
    func number(skeleton: String, grammaticalCase: String) throws(ICUError) -> NumberFormatter {
        let formats = try numberFormats()
        let shape = shape(of: skeleton) ?? .skeleton(grouped(skeleton), grammaticalCase: grammaticalCase)
        return try NumberFormatter(locale: numbers.requested, shape: shape, formats: formats)
    }

    /// What prints by a stated pattern; nil where ICU's holds.
    private func shape(of skeleton: String) -> NumberFormatter.Shape? {
        if skeleton == "percent scale/100" { return text(.percent, numbers) == nil ? nil : .percent }
        guard let (currency, width, fractionDigits) = CurrencyWidth.parts(ofSkeleton: skeleton), width != .fullName,
            stated.texts[.money] != nil
        else { return nil }
        let symbol = width == .isoCode ? currency : symbol(of: currency, isNarrow: width == .narrow)
        return symbol.map { .money(currency: currency, symbol: $0, fractionDigits: fractionDigits) }
    }

    /// The catalog's symbol, or that of the request's region where it has another.
    private func symbol(of currency: String, isNarrow: Bool) -> String? {
        guard numbers.requested != numbers.stated else { return stated.symbol(of: currency, isNarrow: isNarrow) }
        let asked = LocaleFormats.symbol(of: currency, isNarrow: isNarrow, locale: numbers.requested)
        let own = LocaleFormats.symbol(of: currency, isNarrow: isNarrow, locale: numbers.stated)
        return asked == own ? stated.symbol(of: currency, isNarrow: isNarrow) : asked
    }

    private func numberFormats() throws(ICUError) -> StatedFormats? {
        guard !stated.texts.isEmpty else { return nil }
        if let made = made.withLock({ $0.numbers }) { return made }
        let fields: [LocaleFormats.Field] = [
            .decimal, .group, .moneyDecimal, .moneyGroup, .minus, .percentSign, .money, .percent,
        ]
        var texts: [LocaleFormats.Field: String] = [:]
        for field in fields { texts[field] = text(field, numbers) }
        // The request's own pattern takes the catalog's symbols too.
        if stated.texts[.money] != nil, texts[.money] == nil {
            texts[.money] = LocaleFormats.text(of: .money, locale: numbers.requested)
        }
        texts[.minimumGrouping] =
            statedGrouping ?? LocaleFormats.text(of: .minimumGrouping, locale: numbers.requested)
        let formats = try StatedFormats(texts)
        made.withLock { $0.numbers = formats }
        return formats
    }

    private var statedGrouping: String? { minimumGrouping ?? text(.minimumGrouping, numbers) }

    /// The skeleton with the language's grouping, where it asks for none of its own.
    private func grouped(_ skeleton: String) -> String {
        switch statedGrouping {
        case let digits? where !skeleton.contains("group-"):
            skeleton + (digits == "2" ? " group-min2" : " group-on-aligned")
        default: skeleton
        }
    }

    // MARK: Lists

    /// The pattern of a list of so many names, from two; nil where ICU's holds.
    func list(of count: Int) -> ListPattern? {
        text(count > 2 ? .fourNames : .twoNames, numbers).flatMap(ListPattern.init)
    }

    // MARK: Dates

    /// The formatter of local times in one way.
    func date(_ shape: DateFormatter.Shape) throws(ICUError) -> DateFormatter {
        let field: LocaleFormats.Field? =
            switch shape {
            case .skeleton("yMMMMd"): .longDate
            case .skeleton("yMMMMEEEEd"): .fullDate
            case .style(.medium, .none): .mediumDate
            case .style(.short, .none): .shortDate
            case .style(.none, .short): .time
            default: nil
            }
        let pattern = field.flatMap { text($0, dates) }
        return try DateFormatter(
            locale: dates.requested,
            shape: pattern.map(DateFormatter.Shape.pattern) ?? shape,
            formats: dateFormats()
        )
    }

    private func dateFormats() throws(ICUError) -> StatedFormats? {
        guard !stated.texts.isEmpty else { return nil }
        if let made = made.withLock({ $0.dates }) { return made }
        var texts: [LocaleFormats.Field: String] = [:]
        for field in LocaleFormats.Field.allCases where field.nameCount != nil { texts[field] = text(field, dates) }
        let formats = try StatedFormats(texts)
        made.withLock { $0.dates = formats }
        return formats
    }
}
