import Paywright
import PaywrightMessages
import PaywrightValues
import Testing

/// What the built-in languages print around numbers, whatever version of ICU is installed. `⍽` is a no-break space, of either width.
@Suite("Numbers, dates and percentages are set as each language sets them")
struct BuiltinTypographyTests {
    private func visible(_ text: String) -> String {
        text.replacing("\u{A0}", with: "⍽").replacing("\u{202F}", with: "⍽")
    }

    @Test(
        "Four digits stand together where CLDR 48 has at least two in a group, five never",
        arguments: [
            ("es", "1500,00⍽€", "15.000,00⍽€"), ("hu", "1500,00⍽EUR", "15⍽000,00⍽EUR"),
            ("it", "1500,00⍽€", "15.000,00⍽€"),
            ("pl", "1500,00⍽€", "15⍽000,00⍽€"), ("pt-PT", "1500,00⍽€", "15⍽000,00⍽€"),
            ("sl", "1500,00⍽€", "15.000,00⍽€"),
            ("de", "1.500,00⍽€", "15.000,00⍽€"), ("fr", "1⍽500,00⍽€", "15⍽000,00⍽€"),
            ("es-MX", "EUR⍽1,500.00", "EUR⍽15,000.00"),
            ("pt-BR", "€⍽1.500,00", "€⍽15.000,00"), ("en", "€1,500.00", "€15,000.00"),
            ("cs", "1⍽500,00⍽€", "15⍽000,00⍽€"),
        ]
    )
    func grouping(locale: String, four: String, five: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        for (amount, expected) in [("1500", four), ("15000", five)] {
            let price = MessagePrice(try #require(Price(amount, "EUR")), role: .billed)
            #expect(visible(bundle.format(.money(price), as: .price).string) == expected)
        }
    }

    @Test(
        "No line ends between the number of a day and what follows it",
        arguments: [
            ("cs", "10.⍽prosince 2026", "10.⍽12.⍽2026"), ("de", "10.⍽Dezember 2026", "10.12.2026"),
            ("sk", "10.⍽decembra 2026", "10.⍽12.⍽2026"), ("fi", "10.⍽joulukuuta 2026", "10.12.2026"),
            ("nl", "10⍽december 2026", "10⍽dec 2026"), ("es", "10⍽de diciembre de 2026", "10⍽dic 2026"),
            ("hu", "2026.⍽december 10.", "2026.⍽dec. 10."), ("ru", "10⍽декабря 2026⍽г.", "10⍽дек. 2026⍽г."),
            ("el", "10⍽Δεκεμβρίου 2026", "10⍽Δεκ 2026"), ("en", "December 10, 2026", "Dec 10, 2026"),
            ("ja", "2026年12月10日", "2026/12/10"), ("zh-Hant", "2026⍽年 12⍽月 10⍽日", "2026⍽年 12⍽月 10⍽日"),
        ]
    )
    func dates(locale: String, long: String, medium: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let instant = Instant(milliseconds: 1_796_860_800_000)
        for (style, expected) in [(DateStyle.long, long), (.medium, medium)] {
            let date = MessageDate(instant, timeZone: "UTC", style: style)
            #expect(visible(bundle.format(.date(date), as: .date).string) == expected)
        }
    }

    @Test(
        "Percent signs stand where the language has them, tied to their number",
        arguments: [
            ("en", "40%"), ("de", "40⍽%"), ("fr", "40⍽%"), ("cs", "40⍽%"), ("es", "40⍽%"), ("sv", "40⍽%"),
            ("tr", "%40"),
            ("ja", "40%"), ("nl", "40%"), ("pt-BR", "40%"), ("zh-Hans", "40%"), ("ru", "40⍽%"), ("hu", "40%"),
        ]
    )
    func percent(locale: String, expected: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let fraction = ArgumentValue.percent(try #require(DecimalAmount("0.4")))
        #expect(visible(bundle.format(fraction, as: .percent).string) == expected)
    }

    @Test(
        "A length never loses its unit to the next line",
        arguments: ["ca", "cs", "de", "en", "fi", "fr", "he", "hi", "ko", "pl", "ru", "sv", "tr", "vi"]
    )
    func lengths(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        for count in [1, 2, 3, 5, 12, 21] {
            let text = bundle.format(.months(count), form: nil).string
            let isLoose = zip(text, text.dropFirst()).contains { $0.isNumber && $1 == " " }
            #expect(!isLoose, "\(text)")
        }
    }
}
