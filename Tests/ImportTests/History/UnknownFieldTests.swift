import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightImport

@Suite("Fields that no table has")
struct UnknownFieldTests {
    @Test("Names are cut into words at capitals, signs and digits")
    func parts() {
        #expect(ChargeWords.parts(of: "renewalPriceTiers") == ["renewal", "price", "tiers"])
        #expect(ChargeWords.parts(of: "billed_until") == ["billed", "until"])
        #expect(ChargeWords.parts(of: "JWSToken2Count") == ["jws", "token", "count"])
        #expect(ChargeWords.parts(of: "").isEmpty)
    }

    @Test(
        "A word of money, time or quantity stands in a name as a whole word",
        arguments: [
            ("renewalPriceTiers", true), ("seatCount", true), ("expiresDate", true), ("currencyCode", true),
            ("storefrontCountry", false), ("appTransactionId", false), ("reunited", false), ("willUnbundle", true),
            ("bundleTransactionId", true), ("revocationType", true), ("deviceModel", false),
        ]
    )
    func words(name: String, isOfCharge: Bool) {
        #expect(ChargeWords.stand(in: name) == isOfCharge)
    }

    @Test("Each word stands once in the list, in small letters, with what it says of a charge")
    func list() {
        #expect(Set(ChargeWords.all.map(\.word)).count == ChargeWords.all.count)
        for (word, meaning) in ChargeWords.all {
            #expect(ChargeWords.parts(of: word) == [word] && !meaning.isEmpty)
        }
    }

    @Test("Every table has its own name, by its store and its object")
    func tables() {
        #expect(Set(FieldTable.all.map(\.object)).count == FieldTable.all.count)
        #expect(FieldTable.all.contains { $0.object == "stripe.subscription" })
    }

    @Test("An input counts each field that no table has, however often it stands there")
    func counted() async throws {
        let item = #"{"id": "si", "object": "subscription_item", "hint": "x", "price": {"id": "p", "object": "price"}}"#
        let text = #"""
            {"id": "sub_1", "object": "subscription", "status": "active", "nothing": 0, "none": {"a": {"b": ""}, "c": null},
             "items": {"object": "list", "data": [\#(item), \#(item)]}}
            """#
        let read = try await HistoryImporter(signatures: .unverified).history(from: Array(text.utf8), file: "s.json")
        #expect(read.unknownFields == [UnknownField(name: "stripe.item.hint", facts: .amount, count: 2)])
        #expect(read.diagnostics.count { $0.code == "unknown-field" } == 1)
    }
}
