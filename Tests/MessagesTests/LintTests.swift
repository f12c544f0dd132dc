import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import Testing

@Suite("Lint finds what a translator must mend")
struct LintTests {
    private let source = #"""
        "key": "{price} for {offerDuration}",
        "@key": {"placeholders": {"price": {"x-required": true, "x-per-period": true}, "offerDuration": {"x-required": true}, "period": {}, "cycles": {}, "store": {}}},
        "pricePerPeriod": "{price}", "@pricePerPeriod": {"placeholders": {"price": {}, "period": {}}}
        """#

    private func codes(_ locale: String, _ pattern: String, more: String = "") throws -> [CatalogCode] {
        let members = #""pricePerPeriod": "{price}", "key": \#(quoted(pattern))"# + (more.isEmpty ? "" : ", " + more)
        let library = try MessagesTests.library(["en": source, locale: members])
        let catalog = try #require(try library.catalog(for: LocaleTag(locale)))
        return try CatalogLint(catalog, in: library).diagnostics().compactMap { CatalogCode($0) }
    }

    private static let firstOfUnit =
        "{offerDurationUnit, select, day {am ersten Tag} week {in der ersten Woche} month {im ersten Monat} "
        + "year {im ersten Jahr} other {in {offerDuration_dative}}}"

    @Test(
        "A right message is silent",
        arguments: [
            "{price} für {offerDuration}",
            "{pricePerPeriod} · {offerDuration_dative} · {offerDuration_short} · {offerDuration_spoken}",
            "{price} · {offerDurationCount, plural, =1 {\(firstOfUnit)} other {in {offerDuration_dative}}}",
            "{price} · {offerDuration} {cycles, plural, one {# Mal} other {# Male}}",
            "{price} · {offerDurationUnit, select, day {d} week {w} month {m} year {y} other {o}} {offerDuration}",
        ]
    )
    func silent(pattern: String) throws {
        #expect(try codes("de", pattern) == [])
    }

    @Test(
        "Each fault has its code",
        arguments: [
            ("{price", CatalogCode.badPattern), ("{price} · {offerDuration} {preis}", .badPattern),
            ("{price, number, currency} {offerDuration}", .badPattern),
            ("{price} · {offerDuration} {price, plural, other {}}", .badPattern),
            ("{price} · {offerDuration} {offerDuration, select, other {}}", .badPattern),
            ("{price} · {offerDuration} {cycles, selectordinal, other {}}", .badPattern),
            ("{price} · {offerDuration} {cycles, plural, vier {} other {}}", .badPattern),
            ("{price} · {offerDuration} {total}", .argumentNotOffered),
            ("{price} · {offerDuration} {offerPricePerPeriod}", .argumentNotOffered),
            ("{price} · {offerDuration} {cycles, plural, =1.5 {} other {}}", .badPattern),
            ("{price} · {offerDuration} {cycles, plural, =1e30 {} other {}}", .badPattern),
            ("{price} · {offerDuration} {cycles, plural, offset:99999999999999999999 other {}}", .badPattern),
            ("{price}", .requiredArgumentMissing),
            (
                "{price} · {offerDurationCount, plural, =1 {im ersten Monat} other {{offerDuration}}}",
                .requiredArgumentMissing
            ),
            ("{store, select, appStore {{price}} other {}} {offerDuration}", .requiredArgumentMissing),
            ("{price} · {offerDuration} {cycles, plural, one {# Mal} few {x} other {y}}", nil),
            ("{price} · {offerDuration} {cycles, plural, other {# Male}}", .pluralCategoryMissing),
            ("{price} · {offerDuration} {offerDurationUnit, select, day {d} other {o}}", .selectionMissing),
            ("{price} · {offerDuration_nominativ}", .missingForm),
        ] as [(String, CatalogCode?)]
    )
    func faults(pattern: String, code: CatalogCode?) throws {
        let found = try codes("de", pattern)
        #expect(found.first == code)
    }

    @Test("Plural categories are those the language's integers reach")
    func categories() throws {
        let russian = "{price} · {offerDuration} {cycles, plural, one {# раз} few {# раза} other {# раз}}"
        #expect(try codes("ru", russian) == [.pluralCategoryMissing])
        #expect(try codes("ru", russian.replacing("few", with: "many {#} few")) == [])
        #expect(try codes("fr", "{price} · {offerDuration} {cycles, plural, one {# fois} other {# fois}}") == [])
    }

    @Test("Keys: missing, unknown; forms: a circle, own words for the plain form but not for a case asked for")
    func keysAndForms() throws {
        let good = "{price} · {offerDuration_dative}"
        #expect(try codes("de", good, more: #""other": "x""#) == [.unknownKey])
        #expect(try codes("de", good, more: #""duration.day": "{count} Tg""#) == [.missingForm])
        #expect(
            try codes("de", good, more: #""duration.a": "{duration_b}", "duration.b": "{duration_a}""#) == [
                .formCycle, .formCycle,
            ]
        )
        let composite = #""duration.a": "x {duration}", "duration.a.composite": "{duration_a}""#
        #expect(try codes("de", good, more: composite) == [.formCycle])
        let library = try MessagesTests.library(["en": source, "de": #""key": "{price} · {offerDuration}""#])
        let catalog = try #require(try library.catalog(for: LocaleTag("de")))
        #expect(try CatalogLint(catalog, in: library).diagnostics().map { CatalogCode($0) } == [.missingKey])
    }

    @Test("Dates that refer to each other are a circle; a message without a text is missing wherever it stands")
    func datesAndEmptyTexts() throws {
        let good = "{price} · {offerDuration}"
        for more in [#""date": "{date}""#, #""date.on": "am {date_on}""#] {
            #expect(try codes("de", good, more: more) == [.formCycle])
        }
        #expect(
            try codes("de", good, more: #""date.on": "am {date_by}", "date.by": "{date_on}""#) == [
                .formCycle, .formCycle,
            ]
        )
        #expect(try codes("de", "") == [.missingKey])
        #expect(try codes("de", good, more: #""duration.first": """#) == [.missingKey])
        let library = try MessagesTests.library(["en": source + #", "empty": """#])
        let catalog = try #require(try library.catalog(for: LocaleTag("en")))
        #expect(try CatalogLint(catalog, in: library).diagnostics().map { CatalogCode($0) } == [.missingKey])
    }

    @Test("Patterns far longer than a message are refused, and thousands of selects in a row do no harm")
    func size() throws {
        #expect(try codes("de", String(repeating: "x", count: 20_001)) == [.badPattern])
        let selects = String(repeating: "{store, select, other {}}", count: 700)
        #expect(try codes("de", "{price} · {offerDuration}" + selects) == [])
    }

    @Test("A regional variant holds only what differs, and may use its parent's forms")
    func variants() throws {
        let library = try MessagesTests.library([
            "en": source,
            "fr":
                #""pricePerPeriod": "{price}", "key": "{price} · {offerDuration_of}", "duration.of": "de {duration}""#,
            "fr-CA": #""key": "{price} ca {offerDuration_of}""#,
        ])
        let catalog = try #require(try library.catalog(for: LocaleTag("fr-CA")))
        #expect(try CatalogLint(catalog, in: library).diagnostics() == [])
    }
}
