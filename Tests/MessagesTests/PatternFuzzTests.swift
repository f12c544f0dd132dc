import Paywright
import PaywrightMessages
import PaywrightValues
import TestSupport
import Testing

@Suite("Any text at all may stand in a catalog")
struct PatternFuzzTests {
    private static let pieces = [
        "{", "}", "'", "#", ",", " ", "=1", "=1e30", "=1.5", "=-5", "offset:-9223372036854775807", "plural", "select",
        "selectordinal", "offset:1", "one", "other", "few",
        "price",
        "pricePerPeriod", "offerDuration", "offerDuration_first", "offerDurationCount", "offerDurationUnit", "store",
        "cycles",
        "x", "é", "か月", "\u{202E}", "😀", "{price}", "{cycles, plural, other {", "}}", "''", "'{'",
    ]

    @Test("Patterns of random pieces compile or are refused, and what compiles is printed")
    func patterns() throws {
        let arguments: MessageArguments = [
            .price: money("9.99", every: .months(1)), .offerDuration: .length(.months(3)),
            .cycles: .count(3), .store: .selection("appStore"),
        ]
        for _ in Sweep.some(1_000, of: 0..<3_000) {
            let pattern = (0..<Int.random(in: 1...12)).map { _ in Self.pieces.randomElement() ?? "" }.joined()
            let line = try bundle("en", #""key": \#(quoted(pattern))"#).format("key", arguments)
            #expect(line.parts.allSatisfy { $0.range.upperBound <= line.string.utf16.count })
        }
    }

    @Test(
        "A pattern nested deeper than any message is refused before it can exhaust the stack",
        arguments: [100, 2_000, 100_000]
    )
    func nesting(depth: Int) throws {
        let pattern =
            String(repeating: "{cycles, plural, other {", count: depth) + String(repeating: "}}", count: depth)
        let line = try bundle("en", #""key": \#(quoted(pattern))"#).format("key", [.cycles: .count(3)])
        #expect(line.diagnostics.map { FormattingCode($0) } == [.brokenMessage])
    }

    @Test("Catalog files with random bytes changed are read or refused")
    func files() throws {
        let file = Array(
            #"{"@@locale": "de", "a": "{price} für {offerDuration_dative}", "@a": {"placeholders": {}}}"#.utf8
        )
        for _ in 0..<2_000 {
            var bytes = file
            for _ in 0..<Int.random(in: 1...3) { bytes[Int.random(in: bytes.indices)] = UInt8.random(in: 0...255) }
            do throws(CatalogFailure) {
                let catalog = try Catalog(parsing: bytes, file: "de.arb")
                let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
                #expect(catalog.entries.allSatisfy { $0.line <= lines && !$0.key.hasPrefix("@") })
            } catch {
                let diagnostic = error.diagnostic
                #expect(
                    diagnostic.place.file == "de.arb" && diagnostic.place.line ?? 0 >= 1 && !diagnostic.message.isEmpty
                )
            }
        }
    }
}
