import Paywright
import PaywrightMessages
import PaywrightValues
import Testing

@Suite("A text tells which values its words depend on, and which messages said it")
struct StatedArgumentTests {
    private let price = money("9.99", "EUR", every: .months(1))
    private let offerPrice = money("0.99", "EUR", role: .introductory, every: .months(3))
    private var arguments: MessageArguments {
        [
            .price: price, .period: .length(.months(1)), .offerPrice: offerPrice,
            .offerPeriod: .length(.months(3)), .offerDuration: .length(.months(6)),
            .store: .selection("appStore"), .product: .text("Pro"),
        ]
    }

    private static let perPeriod =
        #""pricePerPeriod": "{periodCount, plural, =1 {{periodUnit, select, month {{price} a month} "#
        + #"other {{price} each {period}}}} other {{price} each {period}}}""#

    @Test(
        "Shown, chosen by, or the period inside a price; a number alone and a branch not taken say nothing",
        arguments: [
            ("just words", []), ("{price}", [.price]), ("{price}, {period}", [.price, .period]),
            ("{periodUnit, select, month {monthly} other {often}}", [.period]),
            ("{periodCount, plural, one {once} other {{periodCount} times}}", []),
            ("{periodCount, plural, one {once} other {{period}}}", []),
            ("{store, select, appStore {{product}} other {{price}}}", [.store, .product]),
            ("{pricePerPeriod}", [.price, .period]), ("{offerPricePerPeriod}", [.offerPrice, .offerPeriod]),
            ("{offerDuration_dative} {price} {price}", [.offerDuration, .price]),
        ] as [(String, [ArgumentName])]
    )
    func arguments(pattern: String, expected: [ArgumentName]) throws {
        let dative = #""duration.dative": "{unit, select, other {{count}}}", "#
        let members = #""key": \#(quoted(pattern)), \#(dative)\#(Self.perPeriod)"#
        let text = try bundle("en", members).format("key", arguments)
        #expect(text.diagnostics.isEmpty && text.arguments == expected, "\(text.arguments)")
    }

    @Test("Parts of a price with its period carry the names of the values outside")
    func partNames() throws {
        let members = #""key": "{offerPricePerPeriod} then {pricePerPeriod}", \#(Self.perPeriod)"#
        let text = try bundle("en", members).format("key", arguments)
        #expect(text.string == "€0.99 each 3\u{A0}months then €9.99 a month")
        #expect(text.parts.map(\.argument) == [.offerPrice, .offerPeriod, .price])
        #expect(text.parts.map(\.role) == [.introductory, nil, .billed])
    }

    @Test("The messages are those that said something, in order; a value alone is none")
    func messages() throws {
        let members = #""first": "one {price}.", "silent": "{store, select, other {}}", "last": "two {period}.""#
        let bundle = try bundle("en", members)
        let sentences = ["first", "silent", "last"].map { Message($0, arguments) }
        let text = bundle.format(sentences)
        #expect(text.messages == ["first", "last"])
        #expect(text.arguments == [.price, .period])
        let alone = bundle.format(price, as: .price)
        #expect(alone.messages.isEmpty && alone.arguments == [.price])
    }
}
