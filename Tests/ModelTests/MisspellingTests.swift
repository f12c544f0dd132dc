import PaywrightValues
import Testing

@Suite("Names that are nearly those of a list")
struct MisspellingTests {
    @Test(
        "One slip is one character changed, added, left out, or exchanged with its neighbor",
        arguments: [
            ("expiresDate", "expresDate", true), ("state", "stale", true), ("state", "statee", true),
            ("state", "tsate", true), ("status", "state", false), ("state", "state", false),
            ("ab", "ba", true),
            ("abcd", "badc", false), ("", "a", true), ("", "", false), ("", "ab", false),
        ]
    )
    func slips(first: String, second: String, isNear: Bool) {
        #expect(
            Misspelling.isNear(first, second) == isNear && Misspelling.isNear(second, first) == isNear
        )
    }

    @Test("Of all short names those are near that one slip makes of each other")
    func allSlips() {
        let letters = ["a", "b", "é"]
        var names = [""]
        for length in 0..<4 {
            names += names.filter { $0.count == length }.flatMap { name in letters.map { name + $0 } }
        }
        for name in names {
            let near = Self.slips(of: Array(name.utf8)).subtracting([Array(name.utf8)])
            for other in names {
                #expect(
                    Misspelling.isNear(name, other) == near.contains(Array(other.utf8)),
                    "\(name), \(other)"
                )
            }
        }
    }

    /// Everything that one slip makes of a text, byte by byte.
    private static func slips(of text: [UInt8]) -> Set<[UInt8]> {
        let bytes = Set("abé".utf8)
        var all: Set<[UInt8]> = []
        for place in 0...text.count {
            let (before, after) = (Array(text[..<place]), Array(text[place...]))
            for byte in bytes {
                all.insert(before + [byte] + after)
                if !after.isEmpty { all.insert(before + [byte] + after.dropFirst()) }
            }
            if !after.isEmpty { all.insert(before + after.dropFirst()) }
            if after.count > 1 { all.insert(before + [after[1], after[0]] + after.dropFirst(2)) }
        }
        return all
    }

    @Test(
        "The nearest names are meant, and none where several are as near",
        arguments: [
            ("callToActon", ["callToAction"]), ("PRICE", ["price"]), ("pricePerMonht", ["pricePerMonth"]),
            ("call", ["callToAction"]), ("prcie", ["price"]),
            ("pricePer", ["pricePerDay", "pricePerMonth"]), ("x", []),
            ("", []),
            ("nothing", []), ("price", []), ("ofr", []), ("offr", ["offer"]), ("bat", []),
        ]
    )
    func meant(name: String, expected: [String]) {
        let known = [
            "callToAction", "price", "pricePerMonth", "pricePerDay", "offer", "cat", "bar", "rat",
        ]
        #expect(Misspelling.meant(by: name, among: known) == expected)
    }

    @Test("A hint is a question at the end of a sentence")
    func hint() {
        #expect(Misspelling.hint(for: "txet", among: ["text", "json"]) == "; did you mean \"text\"?")
        #expect(Misspelling.hint(for: "xml", among: ["text", "json"]).isEmpty)
        #expect(Misspelling.hint(["a", "b"]) == "; did you mean \"a\" or \"b\"?")
    }
}
