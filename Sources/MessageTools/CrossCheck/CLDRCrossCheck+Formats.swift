internal import PaywrightICU
internal import PaywrightMessages

extension CLDRCrossCheck {
    private static let symbolItems = ["currency-symbols", "narrow-currency-symbols"]

    /// What a difference of formats can be about.
    static let formatItems = LocaleFormats.Field.allCases.map(\.rawValue) + symbolItems

    /// What the catalog itself states of formats, against CLDR's for its locale, calendar and digits.
    func formatDifferences() -> [CLDRDifference] {
        let formats = catalog.metadata.formats
        guard formats.locale == catalog.locale.tag else { return [] }
        let locale = catalog.metadata.datesLocale
        let texts = LocaleFormats.Field.allCases.compactMap { field in
            formats.texts[field].flatMap { text in
                difference(
                    .format,
                    field.rawValue,
                    key: nil,
                    text,
                    LocaleFormats.text(of: field, locale: locale.tag).map(CLDRDifference.Expectation.words)
                        ?? .unavailable("ICU has none")
                )
            }
        }
        let symbols = [formats.symbols ?? [:], formats.narrowSymbols].enumerated().compactMap { index, stated in
            // A currency that is not stated is written with its code, which is never wrong.
            let pairs = stated.sorted { $0.key < $1.key }.map { currency, symbol in
                let expected = LocaleFormats.symbol(of: currency, isNarrow: index == 1, locale: locale.tag)
                return (found: "\(currency) \(symbol)", expected: "\(currency) \(expected ?? "")")
            }.filter { $0.found != $0.expected }
            return difference(
                .format,
                Self.symbolItems[index],
                key: nil,
                pairs.map(\.found).joined(separator: ", "),
                .words(pairs.map(\.expected).joined(separator: ", "))
            )
        }
        return texts + symbols
    }
}
