internal import CPaywrightICU

/// How a language writes numbers and dates, each as one text: separators, signs, patterns, names.
///
/// What a catalog states of it holds on every machine; of what it does not state, the ICU in use has its own.
package struct LocaleFormats: Hashable, Sendable {
    /// What there is to state.
    package enum Field: String, CaseIterable, Hashable, Sendable {
        case decimal
        case group
        case moneyDecimal = "money-decimal"
        case moneyGroup = "money-group"
        case minus
        case percentSign = "percent-sign"
        /// How many digits the first group has at least.
        case minimumGrouping = "minimum-grouping"
        case money
        case percent
        /// With the month's name, in ``DateStyle/long``.
        case longDate = "long-date"
        case fullDate = "full-date"
        case mediumDate = "medium-date"
        case shortDate = "short-date"
        case time
        case months
        case shortMonths = "short-months"
        case weekdays
        case dayPeriods = "day-periods"
        /// A list of two names, and one of four: "{0} and {1}", "{0}, {1}, {2}, and {3}".
        case twoNames = "two-names"
        case fourNames = "four-names"

        /// How many names stand in the text; nil for what is no list.
        package var nameCount: Int? {
            switch self {
            case .months, .shortMonths: 12
            case .weekdays: 7
            case .dayPeriods: 2
            case .decimal, .group, .moneyDecimal, .moneyGroup, .minus, .percentSign, .minimumGrouping, .money, .percent,
                .longDate, .fullDate, .mediumDate, .shortDate, .time, .twoNames, .fourNames:
                nil
            }
        }

        var bridged: cicu_format_field {
            switch self {
            case .decimal: CICU_FORMAT_DECIMAL
            case .group: CICU_FORMAT_GROUP
            case .moneyDecimal: CICU_FORMAT_MONEY_DECIMAL
            case .moneyGroup: CICU_FORMAT_MONEY_GROUP
            case .minus: CICU_FORMAT_MINUS
            case .percentSign: CICU_FORMAT_PERCENT_SIGN
            case .minimumGrouping: CICU_FORMAT_MINIMUM_GROUPING
            case .money: CICU_FORMAT_MONEY
            case .percent: CICU_FORMAT_PERCENT
            case .longDate: CICU_FORMAT_LONG_DATE
            case .fullDate: CICU_FORMAT_FULL_DATE
            case .mediumDate: CICU_FORMAT_MEDIUM_DATE
            case .shortDate: CICU_FORMAT_SHORT_DATE
            case .time: CICU_FORMAT_TIME
            case .months: CICU_FORMAT_MONTHS
            case .shortMonths: CICU_FORMAT_SHORT_MONTHS
            case .weekdays: CICU_FORMAT_WEEKDAYS
            case .dayPeriods: CICU_FORMAT_DAY_PERIODS
            case .twoNames: CICU_FORMAT_TWO_NAMES
            case .fourNames: CICU_FORMAT_FOUR_NAMES
            }
        }
    }

    /// The locale they are stated for; "" where nothing is.
    package var locale = ""
    /// Texts by their fields. Names stand in their order, joined with ", ".
    package var texts: [Field: String] = [:]
    /// Symbols of currencies by their codes; nil where none are stated. A currency that is not among them is written with its code.
    package var symbols: [String: String]?
    /// The shortest symbols, where they are others.
    package var narrowSymbols: [String: String] = [:]

    package init() {}

    /// The same with what others state for the same locale; those of another locale stand by themselves.
    package func stating(_ others: LocaleFormats) -> LocaleFormats {
        guard locale == others.locale else { return others }
        var formats = self
        formats.texts.merge(others.texts) { _, stated in stated }
        formats.narrowSymbols.merge(others.narrowSymbols) { _, stated in stated }
        if let stated = others.symbols { formats.symbols = (symbols ?? [:]).merging(stated) { _, stated in stated } }
        return formats
    }

    /// The symbol that is stated for a currency, the usual or the shortest one.
    package func symbol(of currency: String, isNarrow: Bool) -> String? {
        guard let symbols else { return nil }
        return (isNarrow ? narrowSymbols[currency] : nil) ?? symbols[currency] ?? currency
    }

    /// What the ICU in use has for a locale; nil where it fails.
    package static func text(of field: Field, locale: String) -> String? {
        var status: cicu_status = 0
        let text = readText { cicu_format_text(locale, field.bridged, $0, $1, &status) }
        return status > 0 ? nil : text
    }

    /// The symbol that the ICU in use has for a currency; its code where there is none.
    package static func symbol(of currency: String, isNarrow: Bool, locale: String) -> String? {
        var status: cicu_status = 0
        let text = readText { cicu_currency_symbol(locale, currency, isNarrow, $0, $1, &status) }
        return status > 0 ? nil : text
    }
}

/// Formats as ICU's formatters take them.
package final class StatedFormats: Sendable {
    // Changed by no one after it has been made.
    nonisolated(unsafe) let handle: OpaquePointer

    package init(_ texts: [LocaleFormats.Field: String]) throws(ICUError) {
        var status: cicu_status = 0
        guard let handle = cicu_formats_create(&status) else { throw ICUError(status, context: "formats") }
        for (field, text) in texts { cicu_formats_state(handle, field.bridged, text, &status) }
        self.handle = handle
        if status > 0 { throw ICUError(status, context: "formats") }
    }

    deinit { cicu_formats_destroy(handle) }
}

/// A locale's pattern of money, which the formatters of its currencies share.
package final class StatedMoney: Sendable {
    // Changed by no one after it has been made.
    nonisolated(unsafe) let handle: OpaquePointer

    package init(locale: String, formats: StatedFormats) throws(ICUError) {
        var status: cicu_status = 0
        let handle = withExtendedLifetime(formats) { cicu_money_create(locale, formats.handle, &status) }
        guard let handle, status <= 0 else { throw ICUError(status, context: "money format, locale \(locale)") }
        self.handle = handle
    }

    deinit { cicu_money_destroy(handle) }
}
