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
    /// What ICU was asked: texts that hold for the request, nil for those that do not.
    private let inherited = Mutex<[LocaleFormats.Field: String?]>([:])
    private let made = Mutex(Made())

    /// What ICU's formatters take, once it has been made.
    private struct Made {
        var numbers: StatedFormats?
        var money: StatedMoney?
        var dates: StatedFormats?
    }

    /// - Parameters:
    ///   - locale: the requested locale with its numbering system.
    ///   - calendar: the calendar of the request.
    ///   - catalogs: the language's catalogs, nearest first.
    init(_ locale: LocaleTag, calendar: String, catalogs: [Catalog]) {
        let metadata = catalogs.first { !$0.metadata.formats.locale.isEmpty }?.metadata
        stated = metadata?.formats ?? LocaleFormats()
        numbers = Locales(requested: locale.tag, stated: metadata?.numbersLocale.tag ?? "")
        dates = Locales(
            requested: locale.setting("ca", to: calendar).tag,
            stated: metadata?.datesLocale.tag ?? ""
        )
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

    /// The formatter of numbers in one way: by what is stated, or ICU's.
    func number(_ shape: NumberShape) throws(ICUError) -> NumberFormatter {
        guard let formats = try numberFormats() else { return try number(shape, nil) }
        switch shape {
        case .money(let currency, let width, let fractionDigits):
            guard stated.texts[.money] != nil, let symbol = symbol(of: currency, width) else { break }
            return try NumberFormatter(
                currency: currency,
                symbol: symbol,
                fractionDigits: fractionDigits,
                money: money(formats)
            )
        case .percent:
            guard text(.percent, numbers) != nil else { break }
            return try NumberFormatter(percentIn: numbers.requested, formats: formats)
        case .integer, .padded, .decimal, .unit: break
        }
        return try number(shape, formats)
    }

    /// The formatter of ICU's skeleton, with the language's grouping and what else is stated.
    private func number(_ shape: NumberShape, _ formats: StatedFormats?) throws(ICUError) -> NumberFormatter {
        try NumberFormatter(
            locale: numbers.requested,
            skeleton: shape.skeleton + shape.grouping(statedGrouping),
            grammaticalCase: shape.grammaticalCase,
            formats: formats
        )
    }

    private func money(_ formats: StatedFormats) throws(ICUError) -> StatedMoney {
        if let made = made.withLock({ $0.money }) { return made }
        let money = try StatedMoney(locale: numbers.requested, formats: formats)
        made.withLock { $0.money = money }
        return money
    }

    /// The currency's symbol in a width; nil where ICU has its name.
    private func symbol(of currency: String, _ width: CurrencyWidth) -> String? {
        switch width {
        case .narrow: symbol(of: currency, isNarrow: true)
        case .short: symbol(of: currency, isNarrow: false)
        case .isoCode: currency
        case .fullName: nil
        }
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

    private var statedGrouping: String? { text(.minimumGrouping, numbers) }

    // MARK: Lists

    /// The pattern of a list of so many names, from two; nil where ICU's holds.
    func list(of count: Int) -> ListPattern? {
        text(count > 2 ? .fourNames : .twoNames, numbers).flatMap(ListPattern.init)
    }

    // MARK: Dates

    /// The formatter of local times in one way.
    func date(_ shape: DateShape) throws(ICUError) -> DateFormatter {
        let pattern = shape.field.flatMap { text($0, dates) }
        return try DateFormatter(
            locale: dates.requested,
            shape: pattern.map(DateFormatter.Shape.pattern) ?? shape.format,
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
