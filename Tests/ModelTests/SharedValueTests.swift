import PaywrightModel
import PaywrightValues
import Testing

@Suite("Values of one reference are values")
struct SharedValueTests {
    @Test("A copy keeps what its original changes, and the other way round")
    func copies() {
        var first = PurchaseTransaction(store: .appStore, productID: "pro")
        first.id = "1"
        first.offer = AppliedOffer(id: "a")
        var second = first
        #expect(second == first && second.hashValue == first.hashValue)
        second.id = "2"
        second.offer?.id = "b"
        first.quantity = 3
        #expect(first.id == "1" && first.offer?.id == "a" && first.quantity == 3)
        #expect(second.id == "2" && second.offer?.id == "b" && second.quantity == 1 && second != first)

        var renewal = RenewalInfo(store: .googlePlay, originalID: "o")
        let before = renewal
        renewal.endsAtRenewal = true
        #expect(!before.endsAtRenewal && renewal.endsAtRenewal && before.originalID == renewal.originalID)
    }

    @Test("Two that state the same are equal and print what they state")
    func equality() {
        func product() -> Product {
            Product(id: "pro", type: .autoRenewable, prices: StorefrontPrices(), period: .months(1))
        }
        let (first, second) = (product(), product())
        #expect(first == second && Set([first, second]).count == 1)
        #expect("\(first)" == "\(second)" && "\(first)".contains("\"pro\""))
        #expect(first != Product(id: "pro", type: .consumable, prices: StorefrontPrices()))
    }

    @Test("Codes are one to four ASCII letters or digits, in the order of their letters")
    func codes() {
        let codes = ["A", "AB", "ABC", "ABCD", "B", "a1", "zzz"]
        #expect(codes.compactMap { ShortCode($0)?.text } == codes)
        #expect(codes.reversed().compactMap { ShortCode($0) }.sorted().map(\.text) == codes)
        for text in ["", "ABCDE", "A B", "É", "\u{212A}RW", "A\0", "日"] { #expect(ShortCode(text) == nil, "\(text)") }
        #expect(CurrencyCode("\u{212A}RW") == nil && Storefront("\u{212A}OR") == nil)
    }
}
