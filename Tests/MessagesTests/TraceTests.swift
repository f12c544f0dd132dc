import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import Testing

@Suite("A line tells how it came to its words: whose pattern spoke, and which branches were taken")
struct TraceTests {
    private static let arguments: MessageArguments = [
        .price: money("9.99", every: .months(3)), .period: .length(.months(3)),
        .trialDuration: .length(.weeks(1)), .cycles: .count(3), .daysLeft: .count(0),
        .store: .selection("appStore"), .product: .text("Pro"),
    ]

    private static let more =
        #""pricePerPeriod": "{price} {periodUnit, select, month {mies.} other {{period}}}", "#
        + #""duration.week": "{count, plural, one {tydzień} other {{count} tyg.}}", "#
        + #""duration.dative": "{unit, select, week {tygodniowi} other {{duration}}}", "#
        + #""date.on": "{day} {monthName}""#

    @Test(
        "Every choice in its order: categories, exact numbers, words, and the messages inside",
        arguments: [
            ("just words", ""), ("{price} {product}", ""),
            ("{cycles, plural, one {a} few {b} other {c}}", "cycles: few"),
            ("{cycles, plural, one {a} other {c}}", "cycles: other (few)"),
            ("{daysLeft, plural, =0 {today} other {#}}", "daysLeft: =0"),
            ("{store, select, appStore {a} other {b}}", "store: appStore"),
            ("{store, select, googlePlay {a} other {b}}", "store: other (appStore)"),
            (
                "{periodCount, plural, =1 {a} other {{periodUnit, select, month {b} other {c}}}}",
                "periodCount: other (few) › periodUnit: month"
            ),
            ("{trialDuration}", "trialDuration: duration.week › count: one"), ("{period}", "period: CLDR"),
            ("{trialDuration_dative}", "trialDuration_dative: duration.dative › unit: week"),
            ("{period_dative}", "period_dative: duration.dative › unit: other (month) › duration: CLDR"),
            ("{pricePerPeriod}", "pricePerPeriod: pricePerPeriod › periodUnit: month"),
        ]
    )
    func steps(pattern: String, expected: String) throws {
        let bundle = try bundle("pl", #""key": \#(quoted(pattern)), \#(Self.more)"#)
        let line = bundle.trace([Message("key", Self.arguments)])
        #expect(line.sentences.map(\.trace.description) == [expected])
        #expect(line.text == bundle.format("key", Self.arguments))
    }

    @Test("A date in a form names the form's message; a date by CLDR chose nothing")
    func dates() throws {
        let bundle = try bundle("pl", #""on": "{date_on}", "plain": "{date}", \#(Self.more)"#)
        let date: MessageArguments = [
            .date: .date(MessageDate(Instant(milliseconds: 1_795_176_000_000), timeZone: "UTC"))
        ]
        #expect(bundle.trace([Message("on", date)]).sentences.first?.trace.description == "date_on: date.on")
        #expect(bundle.trace([Message("plain", date)]).sentences.first?.trace.steps.isEmpty == true)
    }

    @Test("A length of several units tells of each, and a value alone as much as there is")
    func lengths() throws {
        let bundle = try bundle("pl", Self.more)
        let length = try #require(CalendarDuration(months: 1, weeks: 2))
        let plain = bundle.trace(length, form: nil)
        #expect(
            plain.sentences.first?.trace.description == "duration: CLDR › duration: duration.week › count: other (few)"
        )
        #expect(plain.text == bundle.format(length, form: nil))
        let price = bundle.trace(money("9.99"), as: .price)
        #expect(price.text == bundle.format(money("9.99"), as: .price))
        #expect(price.sentences.first?.trace.entry == nil && price.sentences.first?.trace.steps.isEmpty == true)
    }

    @Test("The pattern that spoke has its file, line and column: the parent's where the language has none")
    func places() throws {
        let library = try library([
            "en": #""a": "A", "b": "B", "c": "C""#, "es": #""a": "Á","# + "\n" + #""b": "É""#, "es-MX": #""a": "Í""#,
        ])
        let bundle = try library.messages(for: LocaleTag("es-MX"))
        let line = bundle.trace([Message("a"), Message("b")])
        let entries = line.sentences.compactMap(\.trace.entry)
        #expect(entries.map(\.file) == ["es-MX.arb", "es.arb"])
        #expect(entries.map(\.line) == [1, 2] && entries.map(\.column) == [28, 6])
        #expect(entries == ["a", "b"].compactMap(bundle.entry(speaking:)))
        #expect(bundle.entry(speaking: "c")?.file == "en.arb" && bundle.entry(speaking: "d") == nil)
        #expect(bundle.entry(speaking: "duration.day") == nil)
    }

    @Test("A line that another language speaks says of each sentence whether the language has it and follows")
    func fallback() throws {
        let library = try library(["en": #""a": "A", "b": "B""#, "ja": #""@@x-sentence-separator": "", "a": "あ""#])
        let bundle = try library.messages(for: LocaleTag("ja"))
        let line = bundle.trace([Message("a"), Message("b")])
        #expect(line.text.string == "A B" && line.separator == " ")
        #expect(line.sentences.map(\.followsLine) == [true, false])
        #expect(line.sentences.compactMap(\.trace.entry?.file) == ["en.arb", "en.arb"])
        let alone = bundle.trace([Message("a")])
        #expect(alone.text.string == "あ" && alone.separator.isEmpty && !alone.sentences[0].followsLine)
    }

    @Test("What cannot be said is in the line's issues as in the text's, and nothing is compiled for tracing")
    func issues() throws {
        let bundle = try bundle("de", #""a": "{price}", "b": "{", "d": "D""#)
        for messages in [[Message("a")], [Message("b")], [Message("c")], [Message("d"), Message("b")]] {
            #expect(bundle.trace(messages).text == bundle.format(messages))
            #expect(!bundle.trace(messages).text.diagnostics.isEmpty)
        }
        let before = bundle.compiledCount
        _ = bundle.trace([Message("d")])
        let after = bundle.compiledCount
        #expect(before == after)
    }
}
