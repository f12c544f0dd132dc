import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightReviewCases
import PaywrightValues
import Testing
import TestSupport

@Suite("What a compiled line must not take for the same")
struct CompiledLineEdgeTests {
    private func bundle(_ locale: String, _ members: String) throws -> MessageBundle {
        let english = #"{"@@locale": "en", \#(members)}"#
        let own = #"{"@@locale": "\#(locale)", \#(members)}"#
        return try CatalogLibrary([
            .init(locale: "en", file: "en.arb") { Array(english.utf8) },
            .init(locale: locale, file: "\(locale).arb") { Array(own.utf8) },
        ]).messages(for: LocaleTag(locale))
    }

    /// A month of 2026 at noon, UTC.
    private func date(month: Int64) -> MessageDate {
        MessageDate(Instant(milliseconds: 1_767_268_800_000) + (month - 1) * 30 * 86_400_000, timeZone: "UTC")
    }

    @Test("A date that ends in a full stop in some months, whichever is first", arguments: [[1, 5], [5, 1]])
    func stops(months: [Int64]) throws {
        let form = #""date": "{month, plural, =1 {{day}. janv.} other {{day}. m{month}}}", "line": "Until {date}.""#
        let bundle = try bundle("lv", form + #", "first": "{date} on.""#)
        for month in months + months {
            for key in ["line", "first"] {
                let message = Message(key, [.date: .date(date(month: month))])
                let text = bundle.format([message])
                #expect(text == bundle.formatByEvaluating([message]))
                #expect(!text.string.contains("..") && (key == "first" || text.string.hasSuffix(".")))
            }
        }
    }

    @Test("A date that begins with a letter in some months", arguments: [[1, 5], [5, 1]])
    func letters(months: [Int64]) throws {
        let form = #""date": "{month, plural, =1 {janv {day}} other {{day} m{month}}}", "line": "{date} on.""#
        let bundle = try bundle("lv", form)
        for month in months + months {
            let message = Message("line", [.date: .date(date(month: month))])
            #expect(bundle.format([message]) == bundle.formatByEvaluating([message]))
        }
    }

    @Test("Instants at the ends of what a number holds, after one of today")
    func farDates() throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("de"))
        for zone in ["Asia/Tokyo", "Etc/GMT+5", "Europe/Berlin", "UTC"] {
            for milliseconds in [
                1_795_176_000_000, Int64.max, Int64.max - 1, .min, .min + 1, 9_000_000_000_000_000,
                -9_000_000_000_000_000,
            ] as [Int64] {
                let date = MessageDate(Instant(milliseconds: milliseconds), timeZone: zone)
                let price = messagePrice("1")
                let message = Message("status.renews.price", [.date: .date(date), .renewalPrice: .money(price)])
                #expect(bundle.format([message]) == bundle.formatByEvaluating([message]))
            }
        }
    }

    @Test("Names that are equal and written in other bytes keep their bytes")
    func canonicalEquivalence() throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("de"))
        let names = ["Caf\u{E9}", "Cafe\u{301}"]
        let texts = names.map { bundle.format("status.planChange.detail.noDate", [.newProduct: .text($0)]).string }
        for (name, text) in zip(names, texts) {
            #expect(text.utf8.firstRange(of: name.utf8) != nil)
        }
    }

    @Test("More decimals than any amount has are no reason to stop", arguments: [-1, 63, 64, 99, 100, Int.max, .min])
    func decimals(count: Int) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("de"))
        let money = messagePrice("1.5", fractionDigits: count)
        #expect((1...9).contains(money.fractionDigits))
        #expect(bundle.format(.money(money), as: .price).string.hasPrefix("1,5"))
    }
}
