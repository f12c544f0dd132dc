import Testing

@testable import PaywrightModel

@Suite("What a customer is told after a purchase that failed")
struct NoticeTests {
    @Test(
        "Every code of every interface, by number and by name",
        arguments: [
            ("storekit1:0", .failed), ("storekit1:2", .silent), ("storekit1:paymentCancelled", .silent),
            ("storekit1:15", .silent), ("storekit1:4", .purchasesDisabled), ("storekit1:5", .notAvailable),
            ("storekit1:7", .network), ("storekit1:11", .offerNotUsable), ("storekit1:12", .offerNotUsable),
            ("storekit1:13", .offerNotUsable), ("storekit1:14", .offerNotUsable), ("storekit1:18", .offerNotUsable),
            ("storekit1:19", .unsupported), ("storekit1:5002", .failed), ("storekit1:deferred", .pending),
            ("storekit2:userCancelled", .silent), ("storekit2:success", .silent), ("storekit2:pending", .pending),
            ("storekit2:networkError", .network), ("storekit2:notAvailableInStorefront", .notAvailableInStorefront),
            ("storekit2:purchaseNotAllowed", .purchasesDisabled), ("storekit2:ineligibleForOffer", .offerNotUsable),
            ("storekit2:unsupported", .unsupported), ("storekit2:unknown", .failed), ("play:0", .silent),
            ("play:1", .silent), ("play:USER_CANCELED", .silent), ("play:2", .storeUnavailable),
            ("play:-1", .storeUnavailable), ("play:-3", .storeUnavailable), ("play:-2", .unsupported),
            ("play:3", .accountUnavailable), ("play:4", .notAvailable), ("play:5", .failed), ("play:6", .failed),
            ("play:7", .alreadyOwned), ("play:8", .notOwned), ("play:12", .network), ("play:PENDING", .pending),
        ] as [(String, PurchaseNotice)]
    )
    func codes(text: String, notice: PurchaseNotice) throws {
        let code = try #require(StoreErrorCode(text))
        #expect(code.isKnown)
        #expect(code.notice == notice)
        #expect(code.description == text)
    }

    @Test("A code nobody knows failed; what is no code is none")
    func unknown() throws {
        let code = try #require(StoreErrorCode("storekit2:brandNew"))
        #expect(!code.isKnown && code.notice == .failed)
        for text in ["", "2", "storekit1:", "stripe:2", "StoreKit1:2"] { #expect(StoreErrorCode(text) == nil) }
    }
}
