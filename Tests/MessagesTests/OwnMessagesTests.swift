import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import TestSupport
import Testing

/// A file of messages written in a test.
func messages(_ locale: String, _ members: String, file: String = "own.arb") throws -> Catalog {
    let separator = members.isEmpty ? "" : ", "
    return try Catalog(parsing: Array(#"{"@@locale": "\#(locale)"\#(separator)\#(members)}"#.utf8), file: file)
}

@Suite("A caller's own messages are laid over the catalogs, language by language")
struct OwnMessagesTests {
    private func library() throws -> CatalogLibrary {
        try MessagesTests.library([
            "en": #""a": "en a {price}", "b": "en b", "c": "en c", "pricePerPeriod": "{price} each {period}""#,
            "de": #""@@x-numbering-system": "deva", "a": "de a {price}", "b": "de b""#,
            "es": #""a": "es a", "b": "es b""#,
            "zh-Hans": #""a": "汉", "b": "字", "@@x-sentence-separator": """#,
        ])
    }

    private func line(_ key: String, _ locale: String, _ files: Catalog...) throws -> FormattedText {
        try library().adding(messages: files).messages(for: LocaleTag(locale)).format(key, [.price: money("9")])
    }

    @Test(
        "The chain: the caller's German, the library's German, the caller's English, the library's English",
        arguments: [
            ("a", "de", "Own de a", "de"), ("b", "de", "De b", "de"), ("c", "de", "Own en c", "en"),
            ("new", "de", "Own en new", "en"), ("a", "en", "Own en a", "en"), ("b", "en", "En b", "en"),
            ("a", "es", "Es a", "es"), ("b", "es-AR", "Es b", "es"),
        ]
    )
    func chain(key: String, locale: String, expected: String, speaker: String) throws {
        let english = try messages("en", #""a": "own en a", "c": "own en c", "new": "own en new""#)
        let german = try messages("de", #""a": "own de a""#)
        let line = try line(key, locale, english, german)
        #expect(line.string == expected && line.locale == speaker && line.diagnostics.isEmpty)
    }

    @Test("Of two files of a language the later one wins, key by key; a library can be added to twice")
    func laterWins() throws {
        let first = try messages("de", #""a": "one", "b": "one""#)
        let second = try messages("de", #""a": "two""#)
        #expect(try line("a", "de", first, second).string == "Two")
        #expect(try line("b", "de", first, second).string == "One")
        let twice = try library().adding(messages: [second, messages("en", #""x": "en x""#)])
            .adding(messages: [first, messages("en", #""y": "en y", "x": "over""#)])
        let german = try twice.messages(for: LocaleTag("de"))
        #expect(german.format("a", [:]).string == "One" && twice.ownKeys == ["x", "y"])
        #expect(german.format("x", [:]).string == "Over")
    }

    @Test("The library itself stays as it was")
    func original() throws {
        let library = try library()
        _ = try library.adding(messages: [messages("de", #""a": "own""#)]).messages(for: LocaleTag("de"))
        #expect(try library.messages(for: LocaleTag("de")).format("b", [:]).string == "De b")
        #expect(try library.catalog(for: LocaleTag("de"))?.entry(for: "a")?.pattern == "de a {price}")
    }

    @Test("Own keys are those the source language lacks, in the files' order, without the words of forms")
    func ownKeys() throws {
        let english = try messages("en", #""z": "z", "a": "a", "duration.first": "f", "date.on": "d", "  ": "e""#)
        let german = try messages("de", #""m": "m", "z": "z", "date": "{day}.""#)
        let library = try library().adding(messages: [english, german])
        #expect(library.ownKeys == ["z", "m"])
        #expect(try library.messages(for: LocaleTag("de")).ownKeysLeftToSource == [])
        let spanish = try library.messages(for: LocaleTag("es"))
        #expect(spanish.ownKeys == ["z"] && spanish.ownKeysLeftToSource == ["z"])
    }

    @Test("A file changes only what it states about its language")
    func metadata() throws {
        // The library's German writes Devanagari digits: a file that states none leaves them.
        #expect(
            try line("a", "de", messages("de", #""a": "{price}""#)).string == "९,०० $".replacing(" ", with: "\u{A0}")
        )
        let stated = try messages("de", #""@@x-numbering-system": "latn", "a": "{price}""#)
        #expect(try line("a", "de", stated).string == "9,00\u{A0}$")
        let faulty = try messages("de", #""@@x-numbering-system": 7, "a": "{price}""#)
        #expect(try line("a", "de", faulty).string.contains("९"))
    }

    @Test("A locale without a catalog gets one; what it lacks, its digits too, comes from its parents, then English")
    func newLocales() throws {
        let files = try [messages("de-AT", #""b": "at b""#), messages("it", #""b": "it b""#)]
        let library = try library().adding(messages: files)
        #expect(library.locales.map(\.tag) == ["en", "de", "es", "zh-Hans", "de-AT", "it"])
        let austrian = try library.messages(for: LocaleTag("de-AT"))
        #expect(austrian.match.reason == .exact && austrian.format("b", [:]).string == "At b")
        let inherited = austrian.format("a", [.price: money("9")])
        #expect(inherited.locale == "de" && inherited.string.contains("९"))
        let italian = try library.messages(for: LocaleTag("it-CH"))
        #expect(italian.match.matched.tag == "it" && !italian.match.isFallback)
        #expect(italian.format("b", [:]).string == "It b" && italian.format("c", [:]).locale == "en")
    }

    @Test("Words for a region leave the rest to the catalog that spoke there before", arguments: ["zh-SG", "zh-CN"])
    func region(locale: String) throws {
        let library = try library().adding(messages: [messages(locale, #""b": "own""#)])
        let regional = try library.messages(for: LocaleTag(locale))
        #expect(regional.format("b", [:]).locale == locale)
        #expect(regional.format("a", [:]).locale == "zh-Hans")
        // Two sentences stand without a space, as zh-Hans states.
        #expect(regional.format([Message("b"), Message("a")]).string == "Own汉")
    }

    @Test("A broken message replaces nothing, and its fault has the caller's file and place")
    func broken() throws {
        let file = try messages("de", "\n\"a\": \"{preis}\",\n \"n\": \"{\"", file: "mine/own.arb")
        let library = try library().adding(messages: [file])
        let german = try library.messages(for: LocaleTag("de"))
        #expect(german.format("b", [:]).string == "De b" && german.format("a", [.price: money("1")]).locale == "de")
        #expect(german.catalogDiagnostics.map { CatalogCode($0) } == [.badPattern, .badPattern])
        #expect(german.catalogDiagnostics.map(\.place.file) == ["mine/own.arb", "mine/own.arb"])
        #expect(german.catalogDiagnostics.map { [$0.place.line, $0.place.column] } == [[2, 6], [3, 7]])
        #expect(german.ownKeys == [])
    }

    @Test("Every entry knows its file")
    func files() throws {
        let library = try library().adding(messages: [messages("de", #""b": "own""#, file: "mine.arb")])
        let catalog = try #require(try library.catalog(for: LocaleTag("de")))
        #expect(catalog.entries.map(\.key) == ["a", "b"] && catalog.entries.map(\.file) == ["de.arb", "mine.arb"])
        #expect(catalog.file == "de.arb")
    }

    @Test(
        "A locale that no catalog can have is an error that names the file",
        arguments: ["und", "de-u-nu-arab", "en-XA"]
    )
    func refused(locale: String) throws {
        let issue = #expect(throws: CatalogFailure.self) { try messages(locale, "", file: "mine.arb") }
        #expect(
            issue.flatMap { CatalogCode($0.diagnostic) } == .wrongLocale && issue?.diagnostic.place.file == "mine.arb"
        )
    }

    @Test(
        "A line applies when every value is given that its pattern reaches with these values",
        arguments: [
            ("{price}", true), ("{offerPrice}", false), ("{pricePerPeriod}", false), ("{product}", false),
            ("{store, select, appStore {{price}} other {{offerPrice}}}", true),
            ("{store, select, googlePlay {{price}} other {{offerPrice}}}", false),
            ("{cycles, plural, =3 {{price}} other {{total}}}", true),
            ("{cycles, plural, =2 {{price}} other {{total}}}", false),
            ("{seats, plural, other {{price}}}", false), ("{store, select, other {}}", false), ("{", false),
        ]
    )
    func applies(pattern: String, applies: Bool) throws {
        let library = try library().adding(messages: [messages("de", #""new": \#(quoted(pattern))"#)])
        let values: MessageArguments = [.price: money("9"), .store: .selection("appStore"), .cycles: .count(3)]
        let line = try library.messages(for: LocaleTag("de")).formatIfComplete("new", values)
        #expect((line != nil) == applies)
    }

    @Test(
        "Whatever a file says, every line is made and ends",
        arguments: Sweep.some(1, of: ["pricePerPeriod", "date.on", "duration.a"])
    )
    func hostile(key: String) throws {
        let references = "{pricePerPeriod}{price}{date_on}{date}{duration_a}{duration}"
        let pattern = String(repeating: references, count: 12)
        let file = try messages("de", #""\#(key)": \#(quoted(pattern)), "new": "{pricePerPeriod}{date_on}{period_a}""#)
        let german = try library().adding(messages: [file]).messages(for: LocaleTag("de"))
        let date = MessageDate(Instant(milliseconds: 0), timeZone: "UTC")
        let month = CalendarDuration(1, .month)
        let line = german.format(
            "new",
            [.price: money("9", every: month), .date: .date(date), .period: .length(month)]
        )
        #expect(line.string.utf8.count < 4 << 20 && !line.diagnostics.isEmpty)
    }

    @Test("Files of random pieces over random keys never lose the library's own words")
    func fuzz() throws {
        let pieces = [
            "{", "}", "price", "{price}", "{cycles, plural, other {", "}}", "select", ",", "#", "'", "é", "{a",
        ]
        var generator = SystemRandomNumberGenerator()
        for _ in Sweep.some(100, of: 0..<300) {
            let pattern = (0..<Int.random(in: 1...8)).map { _ in pieces.randomElement(using: &generator) ?? "" }
                .joined()
            let key = ["a", "b", "new", "duration", "date.x"].randomElement(using: &generator) ?? "a"
            let file = try messages("de", "\(quoted(key)): \(quoted(pattern))")
            let library = try library().adding(messages: [file])
            let german = try library.messages(for: LocaleTag("de"))
            #expect(
                try CatalogLint(messages: file, in: library).diagnostics().allSatisfy { $0.place.file == "own.arb" }
            )
            for untouched in ["a", "b"] where untouched != key {
                #expect(german.format(untouched, [.price: money("9")]).locale == "de")
            }
            #expect(
                !german.format("a", [.price: money("9")]).diagnostics.contains { FormattingCode($0) == .brokenMessage }
            )
        }
    }
}
