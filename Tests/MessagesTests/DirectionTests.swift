import Paywright
import PaywrightMessages
import PaywrightValues
import Testing

@Suite("Text of two directions cannot reorder a price")
struct DirectionTests {
    @Test("In right-to-left languages every price, date and name is isolated", arguments: ["ar", "he", "ur"])
    func isolated(locale: String) throws {
        let date = ArgumentValue.date(MessageDate(Instant(milliseconds: 1_777_766_400_000), timeZone: "UTC"))
        let pattern = "{price} {product} {date}"
        let line = try text(locale, pattern, [.price: money("9.99"), .product: .text("Pro"), .date: date])
        #expect(line.unicodeScalars.count { $0 == "\u{2068}" } == 3)
        #expect(line.unicodeScalars.count { $0 == "\u{2069}" } == 3)
    }

    @Test("A currency symbol with Latin letters is followed by a left-to-right mark, one without is not")
    func currencySymbol() throws {
        let latin = try text("ar", "{price}", [.price: money("9.99")], more: #""@@x-numbering-system": "latn""#)
        #expect(latin == "\u{2068}\u{200F}9.99\u{A0}US$\u{200E}\u{2069}")
        let arabic = try text("ar", "{price}", [.price: money("9.99", "SAR")], more: #""@@x-numbering-system": "latn""#)
        #expect(!arabic.contains("\u{200E}"))
    }

    @Test("A nested phrase is not isolated, its values are")
    func nested() throws {
        let messages = try bundle("ar", #""pricePerPeriod": "{price} شهريًا", "key": "ثم {pricePerPeriod}""#)
        let line = messages.format("key", [.price: money("9.99", every: .months(1))])
        #expect(line.string.unicodeScalars.count { $0 == "\u{2068}" } == 1)
    }

    @Test("Elsewhere a value is isolated when it runs right to left")
    func elsewhere() throws {
        #expect(try text("en", "{product} now", [.product: .text("Pro")]) == "Pro now")
        #expect(try text("en", "{product} now", [.product: .text("פרו")]) == "\u{2068}פרו\u{2069} now")
    }

    @Test(
        "Control and override characters of a name stay out of the line",
        arguments: [
            ("Pro\u{202E}99.0$", "Pro99.0$"), ("Pro\u{2066}", "Pro"), ("a\nb\tc", "a b c"), ("a\u{0}b\u{7F}", "ab"),
            ("a\u{2028}b", "a b"), ("\u{FEFF}a\u{200F}", "a"), ("👨\u{200D}👩", "👨\u{200D}👩"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
        ]
    )
    func names(name: String, expected: String) throws {
        #expect(try text("en", "{product}", [.product: .text(name)]) == expected)
    }
}
