import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import Testing

extension ArgumentName {
    fileprivate static let parcelCount = ArgumentName("parcelCount", .count)
    fileprivate static let deliveryDate = ArgumentName("deliveryDate", .date)
    fileprivate static let carrier = ArgumentName("carrier", .selection)
    fileprivate static let postage = ArgumentName("postage", .money)
    fileprivate static let contract = ArgumentName("contract", .length)
}

extension MoneyRole {
    fileprivate static let postage = MoneyRole("postage")
}

@Suite("The engine speaks of whatever a vocabulary names: here of parcels")
struct VocabularyTests {
    private static let parcels = Vocabulary(
        [.parcelCount, .deliveryDate, .carrier, .postage, .contract],
        selectionWords: [.carrier: ["post", "courier"]],
        chargingPeriods: [.postage: .contract],
        countingFromOne: [.parcelCount]
    )

    private static let english = #"""
        "date.on": "on {date}",
        "pricePerPeriod": "{price} per {periodUnit, select, day {day} week {week} month {month} year {year} other {term}}",
        "@pricePerPeriod": {"placeholders": {"price": {}, "period": {}}},
        "arrival": "{carrier, select, post {the post} courier {a courier} other {somebody}} brings {parcelCount, plural, one {# parcel} other {# parcels}} {deliveryDate_on}",
        "@arrival": {"placeholders": {"carrier": {}, "parcelCount": {"x-required": true}, "deliveryDate": {}}},
        "postage": "{postagePerPeriod} for {contract}",
        "@postage": {"placeholders": {"postage": {"x-per-period": true}, "contract": {}}}
        """#
    private static let polish = #"""
        "date.on": "{date}",
        "pricePerPeriod": "{price} za {periodUnit, select, day {dzień} week {tydzień} month {miesiąc} year {rok} other {okres}}",
        "arrival": "{carrier, select, post {poczta} courier {kurier} other {ktoś}} przyniesie {parcelCount, plural, one {# paczkę} few {# paczki} many {# paczek} other {# paczki}} {deliveryDate_on}",
        "postage": "{postagePerPeriod}, {contract}"
        """#

    private func library(polish: String = Self.polish) throws -> CatalogLibrary {
        try CatalogLibrary(
            [("en", Self.english), ("pl", polish)].map { locale, members in
                CatalogLibrary.Source(locale: locale, file: "\(locale).arb") {
                    Array(#"{"@@locale": "\#(locale)", \#(members)}"#.utf8)
                }
            },
            vocabulary: Self.parcels
        )
    }

    private func arrival(_ count: Int, by carrier: String) -> MessageArguments {
        let date = MessageDate(Instant(milliseconds: 1_795_176_000_000), timeZone: "Etc/UTC")
        return [.parcelCount: .count(count), .carrier: .selection(carrier), .deliveryDate: .date(date)]
    }

    @Test("A catalog of another field, in two languages")
    func twoLanguages() throws {
        let library = try library()
        let english = try library.messages(for: LocaleTag("en"))
        let polish = try library.messages(for: LocaleTag("pl"))
        let post = english.format("arrival", arrival(1, by: "post"))
        #expect(post.string == "The post brings 1\u{A0}parcel on November 20, 2026")
        #expect(post.arguments == [.carrier, .parcelCount, .deliveryDate] && post.diagnostics.isEmpty)
        #expect(post.parts.map(\.argument) == [.parcelCount, .deliveryDate])
        #expect(
            polish.format("arrival", arrival(5, by: "courier")).string
                == "Kurier przyniesie 5\u{A0}paczek 20\u{A0}listopada 2026"
        )
        #expect(polish.format("arrival", arrival(22, by: "ship")).string.hasPrefix("Ktoś przyniesie 22\u{A0}paczki"))
        let price = try #require(Price("4.50", "PLN"))
        let postage: MessageArguments = [
            .postage: .money(MessagePrice(price, role: .postage, period: .months(1))), .contract: .length(.years(1)),
        ]
        let line = polish.format("postage", postage)
        #expect(line.string == "4,50\u{A0}zł za miesiąc, 1\u{A0}rok")
        #expect(line.arguments == [.postage, .contract] && line.parts.map(\.role) == [.postage, nil])
        #expect(line == polish.formatByEvaluating([Message("postage", postage)]))
    }

    @Test("Names, words and placeholders of another field are faults, those of its own are none")
    func lint() throws {
        func codes(_ polish: String) throws -> [CatalogCode?] {
            let library = try library(polish: polish)
            let catalog = try #require(try library.catalog(for: LocaleTag("pl")))
            return try CatalogLint(catalog, in: library).diagnostics().map { CatalogCode($0) }
        }
        #expect(try codes(Self.polish) == [])
        func replaced(_ text: String, by other: String) -> String { Self.polish.replacing(text, with: other) }
        #expect(try codes(replaced("{deliveryDate_on}", by: "{trialDuration}")) == [.badPattern])
        #expect(try codes(replaced("courier {", by: "googlePlay {")) == [.selectionUnknown])
        #expect(try codes(replaced("few {# paczki} ", by: "")) == [.pluralCategoryMissing])
        let unknown = #""arrival": "{parcelCount}", "@arrival": {"placeholders": {"offerPrice": {}}}"#
        let file = try Catalog(
            parsing: Array(#"{"@@locale": "pl", \#(unknown)}"#.utf8),
            file: "pl.arb",
            vocabulary: Self.parcels
        )
        #expect(file.diagnostics.map { CatalogCode($0) } == [.badMetadata])
    }

    @Test("Equal by text and kind, wherever declared; a name of the engine's own keeps its kind")
    func names() {
        #expect(ArgumentName("parcelCount", .count) == .parcelCount)
        #expect(ArgumentName("parcelCount", .text) != .parcelCount)
        let odd = ArgumentName("price", .count)
        let vocabulary = Vocabulary([.carrier, odd, .carrier])
        #expect(vocabulary.name("price") == .price && !vocabulary.names.contains(odd))
        #expect(vocabulary.names.first == .carrier && vocabulary.names.count { $0 == .carrier } == 1)
        #expect(vocabulary.name("parcelCount") == nil && vocabulary.selectionWords(of: .carrier).isEmpty)
        #expect(vocabulary.selectionWords(of: .unit) == ["day", "week", "month", "year"])
    }
}
