import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import TestSupport
import Testing

@Suite("Every catalog states how its numbers and dates are written")
struct BuiltinFormatsTests {
    /// Where the words of a list depend on the next name (y or e; ו or ו-), ICU has the rule.
    private static let withoutLists = ["es", "es-MX", "he"]

    @Test("All of it, for its own locale", arguments: try SnapshotTests.locales)
    func stated(locale: String) throws {
        let catalog = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag(locale)))
        let formats = catalog.metadata.formats
        #expect(formats.locale == locale)
        let missing = LocaleFormats.Field.allCases.filter { formats.texts[$0] == nil }
        #expect(missing == (Self.withoutLists.contains(locale) ? [.twoNames, .fourNames] : []))
        #expect(formats.symbols?.isEmpty == false && formats.symbol(of: "EUR", isNarrow: true) == "€")
    }

    @Test("Dates name their year, month and day once, and amounts their decimals", arguments: try SnapshotTests.locales)
    func patterns(locale: String) throws {
        let catalog = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag(locale)))
        let texts = catalog.metadata.formats.texts
        for field in [LocaleFormats.Field.longDate, .fullDate, .mediumDate, .shortDate] {
            let pattern = try #require(texts[field])
            // What stands in quotes is text.
            let letters = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
            for letter in ["y", "M", "d"] {
                let runs = letters.split { !letter.contains($0) }
                #expect(runs.count == 1, "\(field) \(pattern)")
            }
        }
        #expect(texts[.money]?.contains("0.00") == true && texts[.money]?.contains("¤") == true)
    }

    /// The catalogs state what ICU 72 printed, but for what the table of differences names: so ICU's formatters by stated
    /// patterns are held against ICU's own, currency by currency.
    @Test(
        "Amounts by stated patterns are those of ICU's own data",
        .enabled(if: ICUVersions.cldr.hasPrefix("42."), "the catalogs state most formats as CLDR 42 has them"),
        arguments: Sweep.languages(4, of: try SnapshotTests.locales)
    )
    func amounts(locale: String) throws {
        let table = try CLDRDifferenceTable.builtin()
        let known = Set(
            table.rows.filter { $0.subject == .format && $0.versions == nil && $0.locales.contains(locale) }.flatMap(
                \.items
            )
        )
        guard known.isDisjoint(with: ["money", "minimum-grouping"]) else { return }
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let tag = bundle.own.locale.tag
        let hasSameSymbols = known.isDisjoint(with: ["currency-symbols", "narrow-currency-symbols"])
        // Newer than CLDR 42.
        let unknown: Set<String> = ["XCG", "ZWG"]
        for currency in CurrencyCode.all where !unknown.contains(currency.code) {
            for width in [CurrencyWidth.short, .narrow, .isoCode] where width == .isoCode || hasSameSymbols {
                for amount in ["7", "-0.5", "1234.5", "12345.67", "-1234567.89"] {
                    let shape = NumberShape.money(currency: currency.code, width, fractionDigits: 2)
                    let stated = try bundle.own.number(shape).formatWithCurrency(amount)
                    let icu = try NumberFormatter(locale: tag, skeleton: shape.skeleton).formatWithCurrency(amount)
                    #expect(stated.bytes == icu.bytes && stated.currency == icu.currency, "\(shape) \(amount)")
                }
            }
        }
        for shape in [NumberShape.percent, .integer] {
            for number in ["0.4", "-0.125", "1234", "1234567"] {
                let stated = try bundle.own.number(shape).format(number)
                let icu = try NumberFormatter(locale: tag, skeleton: shape.skeleton).format(number)
                #expect(stated == icu, "\(shape) \(number)")
            }
        }
    }
}
