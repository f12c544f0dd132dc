import Testing

@testable import PaywrightImport

@Suite("The names of an object's fields")
struct FieldNamesTests {
    @Test("What is among them is found, whatever its length, and nothing else")
    func contains() {
        let given = ["store", "id", "price", "state", "", "originalPurchaseDate", "expiresDate", "id"]
        let names = FieldNames(given)
        for name in given { #expect(names.contains(name), "\(name)") }
        // The last is a Kelvin sign before "elvin", which `==` takes for the letter.
        for other in ["stole", "i", "idd", "Id", "originalPurchaseDatE", "a", "\u{212A}elvin"] {
            #expect(!names.contains(other), "\(other)")
        }
        #expect(!FieldNames(["Kelvin"]).contains("\u{212A}elvin"))
        #expect(!FieldNames([]).contains("") && !FieldNames([]).contains("a"))
    }

    @Test("Each is there once, and others can be added")
    func union() {
        let names: FieldNames = ["b", "a", "b"]
        #expect(Array(names) == ["a", "b"])
        #expect(Array(names.union(["ccc", "a"])) == ["a", "b", "ccc"])
    }
}
