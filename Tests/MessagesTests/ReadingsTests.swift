import Paywright
import PaywrightMessages
import Testing

@Suite("Who has read a text is recorded with its hash: a text that changes has been read by nobody")
struct ReadingsTests {
    private func catalog(_ messages: String, locale: String = "de") throws -> Catalog {
        try Catalog(parsing: Array(#"{"@@locale": "\#(locale)", \#(messages)}"#.utf8), file: "\(locale).arb")
    }

    private func reading(_ readings: Readings, _ catalog: Catalog, _ key: String) throws -> Reading {
        readings.reading(of: try #require(catalog.entry(for: key)), in: catalog.locale)
    }

    @Test("A record is of one text in one language, under one key")
    func record() throws {
        let german = try catalog(#""a": "Abo", "b": "Abo", "duration.first": "erste""#)
        var readings = Readings()
        readings.record(.other, of: german) { $0 != "b" }
        #expect(try reading(readings, german, "a") == .other && reading(readings, german, "duration.first") == .other)
        #expect(try reading(readings, german, "b") == .none)
        let changed = try catalog(#""a": "Abo.", "b": "Abo", "duration.first": "erste""#)
        #expect(try reading(readings, changed, "a") == .none)
        #expect(try reading(readings, catalog(#""a": "Abo""#, locale: "de-AT"), "a") == .none)
        #expect(readings.counts(of: changed)[.none] == 2 && readings.counts(of: changed)[.other] == 1)
        #expect(
            readings.counts(of: german).description == "0 read by a native speaker, 2 by another reader, 1 by nobody"
        )
    }

    @Test("A native speaker's reading takes the place of another's, none takes it back, and what is gone is dropped")
    func replacing() throws {
        let german = try catalog(#""a": "Abo", "b": "Probe""#)
        var readings = Readings()
        readings.record(.other, of: german) { _ in true }
        readings.record(.native, of: german) { $0 == "a" }
        #expect(try reading(readings, german, "a") == .native && reading(readings, german, "b") == .other)
        readings.record(.none, of: german) { $0 == "a" }
        #expect(try reading(readings, german, "a") == .none)
        let later = try catalog(#""b": "Probe""#)
        readings.record(.other, of: later) { _ in true }
        let hash = Readings.hash(of: try #require(later.entry(for: "b")))
        #expect(readings.text == "de\tother\t\(hash)\n" && hash.count == 8)
    }

    @Test("The file is read as it was written, in the order of locales")
    func file() throws {
        var readings = Readings()
        for locale in ["ur", "ar", "de"] {
            let catalog = try catalog(#""a": "x", "b": "y", "c": "z""#, locale: locale)
            readings.record(.other, of: catalog) { $0 != "c" }
            readings.record(.native, of: catalog) { $0 == "a" }
        }
        let text = readings.text
        #expect(
            text.split(separator: "\n").map { $0.prefix(6) } == [
                "ar\tnat", "ar\toth", "de\tnat", "de\toth", "ur\tnat", "ur\toth",
            ]
        )
        #expect(try Readings(parsing: Array(text.utf8), file: "readings.txt") == readings)
        #expect(try Readings(parsing: [], file: "readings.txt") == Readings())
    }

    @Test(
        "A line that is none is refused with its number",
        arguments: [
            "de other 00a1f3c2", "de\tread\t00a1f3c2", "de\tnone\t00a1f3c2", "de\tother\t00a1f3c",
            "de\tother\t00a1f3c2x",
            "de\tother\tzzzzzzzz", "de\tother", "de\tother\t00a1f3c2\tmore", "de\tother\t+0a1f3c2",
        ]
    )
    func refused(line: String) throws {
        do throws(CatalogFailure) {
            _ = try Readings(parsing: Array("fr\tother\t00a1f3c2\n\(line)\n".utf8), file: "readings.txt")
            Issue.record("\(line)")
        } catch {
            #expect(
                error.description.hasPrefix("readings.txt:2:1: ") && error.description.contains("hashes of 8 digits")
            )
        }
    }

    @Test("Nobody is said to be a native speaker, and every language has been read by another reader")
    func builtin() throws {
        let library = try CatalogLibrary.builtin()
        let readings = try library.readings()
        for locale in library.locales {
            let counts = readings.counts(of: try #require(try library.catalog(for: locale)))
            #expect(counts[.native] == 0 && counts[.other] > counts[.none], "\(locale)")
        }
    }

    @Test("Words of one's own are a text that nobody has read, over catalogs that somebody has")
    func ownWords() throws {
        let library = try CatalogLibrary.builtin()
        let key = "callToAction.subscribe"
        let own = try library.adding(messages: [catalog(##""\##(key)": "Los für {pricePerPeriod}""##)])
        let german = try LocaleTag("de")
        #expect(try library.messages(for: german).unreadKeys(library.readings()).contains(key) == false)
        #expect(try own.messages(for: german).unreadKeys(own.readings()).contains(key))
        let others = try library.messages(for: german).unreadKeys(library.readings())
        #expect(try own.messages(for: german).unreadKeys(own.readings()) == others.union([key]))
    }
}
