import Foundation
import Paywright
import PaywrightReports
import PaywrightTemplates
import Testing

/// `Documentation/limits.md` states limits; what is at one is taken, and what is beyond it is refused or reported. The limits of JSON,
/// of files, lines, certificates and zone files have tests in their own rooms.
@Suite("Limits are where the documentation has them")
struct LimitTests {
    /// The limit of a row of the documentation's table.
    private func limit(_ row: String) throws -> Int {
        let page = Tool.root.appending(path: "Documentation/limits.md")
        let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        let found = try #require(rows.first { $0.hasPrefix("| \(row)") }, "no row \(row)")
        let cell = try #require(found.split(separator: "|").dropFirst().first)
        let first = try #require(cell.split(whereSeparator: { $0 == " " }).first)
        let number = try #require(Int(first.replacing(",", with: "")))
        return cell.contains("MiB") ? number << 20 : number
    }

    private func text(_ catalog: String, _ key: String = "key") throws -> FormattedText {
        let source = CatalogLibrary.Source(locale: "en", file: "en.arb") {
            Array(#"{"@@locale": "en", \#(catalog)}"#.utf8)
        }
        let messages = try CatalogLibrary([source], vocabulary: .paywright).messages(for: LocaleTag("en"))
        return messages.format(key, [.cycles: .count(3), .offerDuration: .length(.months(3))])
    }

    @Test("A pattern")
    func pattern() throws {
        let longest = try limit("a pattern of a catalog")
        #expect(try text(#""key": "\#(String(repeating: "x", count: longest))""#).string.count == longest)
        #expect(try !text(#""key": "\#(String(repeating: "x", count: longest + 1))""#).diagnostics.isEmpty)
    }

    @Test("Arguments inside arguments")
    func nesting() throws {
        let deepest = try limit("nested arguments of a pattern")
        func nested(_ depth: Int) -> String {
            let inside = String(repeating: "{cycles, plural, other {", count: depth) + "x"
            return #""key": "\#(inside + String(repeating: "}}", count: depth))""#
        }
        #expect(try text(nested(deepest)).string == "X")
        #expect(try !text(nested(deepest + 1)).diagnostics.isEmpty)
    }

    @Test("Forms inside forms: a chain at the limit is printed, a longer one and a circle that fans out end")
    func forms() throws {
        let deepest = try limit("forms inside forms")
        /// Forms that ask for the next one, `count` of them.
        func chain(_ count: Int) throws -> FormattedText {
            let forms = (1...count).map { number in
                number == count
                    ? #""duration.f\#(number)": "end""# : #""duration.f\#(number)": "{duration_f\#(number + 1)}""#
            }
            return try text((forms + [#""key": "{offerDuration_f1}""#]).joined(separator: ", "))
        }
        let whole = try chain(deepest)
        #expect(whole.string.lowercased() == "end" && whole.diagnostics.isEmpty)
        #expect(try !chain(deepest + 2).diagnostics.isEmpty)
        let fan = #""duration.f": "\#(String(repeating: "{duration_f} ", count: 20))", "key": "{offerDuration_f}""#
        #expect(try !text(fan).diagnostics.isEmpty)
    }

    @Test("A variable of a template")
    func template() throws {
        let longest = try limit("a variable of a template")
        func variables(_ length: Int) -> Int {
            let name = String(repeating: "x", count: length - 4)
            return PaywallTemplate("{{\(name)}}", dialect: .revenueCat).references.count
        }
        #expect(variables(longest) == 1)
        #expect(variables(longest + 8) == 0)
    }

    @Test("A length of time, and digits after the decimal point")
    func values() throws {
        let largest = try limit("a length of time")
        #expect(CalendarDuration(iso8601: "P\(largest)M") != nil)
        #expect(CalendarDuration(iso8601: "P\(largest + 1)M") == nil)
        let digits = try limit("digits after the decimal point")
        #expect(DecimalAmount("0." + String(repeating: "1", count: digits)) != nil)
        #expect(DecimalAmount("0." + String(repeating: "1", count: digits + 1)) == nil)
    }

    @Test("A request, to the byte")
    func request() async throws {
        let largest = try limit("a request of `serve`")
        #expect(largest == RequestHandler.largestRequest)
        let handler = try RequestHandler()
        let head = #"{"op": "price", "amount": "9.99", "currency": "EUR", "locale": "de"}"#
        func answer(_ count: Int) async -> RequestAnswer {
            await handler.answer(to: Array(head.utf8) + [UInt8](repeating: 0x20, count: count - head.utf8.count))
        }
        #expect(await !answer(largest).isRefused)
        #expect(await answer(largest + 1).isRefused)
    }
}
