import PaywrightValues
import Testing

@Suite("Names that are nearly those of a list")
struct MisspellingTests {
    @Test(
        "One slip is one character changed, added, left out, or exchanged with its neighbor",
        arguments: [
            ("expiresDate", "expresDate", true), ("state", "stale", true), ("state", "statee", true),
            ("state", "tsate", true), ("status", "state", false), ("state", "state", false), ("ab", "ba", true),
            ("abcd", "badc", false), ("", "a", true), ("", "", false), ("", "ab", false),
        ]
    )
    func slips(first: String, second: String, isNear: Bool) {
        #expect(Misspelling.isNear(first, second) == isNear && Misspelling.isNear(second, first) == isNear)
    }

    @Test(
        "The nearest names are meant, and none where several are as near",
        arguments: [
            ("callToActon", ["callToAction"]), ("PRICE", ["price"]), ("pricePerMonht", ["pricePerMonth"]),
            ("call", ["callToAction"]), ("prcie", ["price"]), ("pricePer", ["pricePerDay", "pricePerMonth"]), ("x", []),
            ("", []),
            ("nothing", []), ("price", []), ("ofr", []), ("offr", ["offer"]), ("bat", []),
        ]
    )
    func meant(name: String, expected: [String]) {
        let known = ["callToAction", "price", "pricePerMonth", "pricePerDay", "offer", "cat", "bar", "rat"]
        #expect(Misspelling.meant(by: name, among: known) == expected)
    }

    @Test("A hint is a question at the end of a sentence")
    func hint() {
        #expect(Misspelling.hint(for: "txet", among: ["text", "json"]) == "; did you mean \"text\"?")
        #expect(Misspelling.hint(for: "xml", among: ["text", "json"]).isEmpty)
        #expect(Misspelling.hint(["a", "b"]) == "; did you mean \"a\" or \"b\"?")
    }
}
