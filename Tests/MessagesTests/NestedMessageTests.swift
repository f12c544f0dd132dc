import Paywright
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A message inside another one has the values of the outer one")
struct NestedMessageTests {
    private static let terms: MessageArguments = [
        .offer: .message(["inner"]), .offerDuration: .length(.months(3)), .commitmentDuration: .length(.months(12)),
        .price: money("9.99", "EUR", every: .months(1)),
    ]

    @Test(
        "It stands where its name does; a line begins with its capital, and a full stop is set once",
        arguments: [
            ("de", "{offer}.", "einmalig {price} für {offerDuration}", "Einmalig 9,99⍽€ für 3⍽Monate."),
            ("de", "nur heute: {offer}.", "{offerDuration} kostenlos", "Nur heute: 3⍽Monate kostenlos."),
            ("ru", "{offer}.", "{offerDuration} за 5 р.", "3⍽месяца за 5⍽р."),
            ("ja", "{offer}です。", "{offerDuration}無料", "3⍽か月無料です。"),
        ]
    )
    func place(locale: String, outer: String, inner: String, expected: String) throws {
        let bundle = try bundle(locale, #""key": \#(quoted(outer)), "inner": \#(quoted(inner))"#)
        let text = bundle.format("key", Self.terms)
        #expect(
            text.string.replacing(" ", with: "").replacing("\u{A0}", with: "⍽") == expected.replacing(" ", with: "")
        )
        #expect(text.diagnostics.isEmpty)
    }

    @Test("What it shows and depends on belongs to the line, and so does its key")
    func belongs() throws {
        let bundle = try bundle("en", #""key": "{offer}, and more", "inner": "{offerDuration} for {price}""#)
        let text = bundle.format("key", Self.terms)
        #expect(text.parts.map(\.argument) == [.offerDuration, .price])
        #expect(text.parts.map(\.role) == [nil, .billed])
        #expect(text.messages == ["key", "inner"])
        #expect(text.arguments.contains(.price) && text.arguments.contains(.offerDuration))
    }

    @Test("A message can hold another one that holds a third, by the same name")
    func chain() throws {
        let members =
            #""key": "{offer}.", "outer": "{offer} for {commitmentDuration}", "inner": "{offerDuration} free, then {price}""#
        var arguments = Self.terms
        arguments[.offer] = .message(["outer", "inner"])
        let text = try bundle("en", members).format("key", arguments).string
        #expect(text == "3\u{A0}months free, then €9.99 for 12\u{A0}months.")
    }

    @Test("A language that lacks it leaves the line to the source language")
    func missing() throws {
        let library = try library([
            "en": #""key": "{offer}.", "inner": "{offerDuration} free""#, "de": #""key": "{offer}, jetzt.""#,
        ])
        let text = try library.messages(for: LocaleTag("de")).format("key", Self.terms)
        #expect(text.string == "3\u{A0}months free." && text.locale == "en")
    }

    @Test("A message inside itself ends, and is noted")
    func circle() throws {
        let bundle = try bundle("en", #""key": "{offer}!""#)
        for keys in [["key"], Array(repeating: "key", count: 40), []] {
            var arguments = Self.terms
            arguments[.offer] = .message(keys)
            #expect(!bundle.format("key", arguments).diagnostics.isEmpty)
        }
    }

    @Test("Compiled for one amount, the line says the same of another")
    func compiled() throws {
        let bundle = try bundle("pl", #""key": "{offer}.", "inner": "{offerDuration} za {price}""#)
        for amount in ["9.99", "1234.5", "0.07"] {
            var arguments = Self.terms
            arguments[.price] = money(amount, "PLN", every: .months(1))
            let message = Message("key", arguments)
            #expect(bundle.format([message]) == bundle.formatByEvaluating([message]))
        }
    }
}
