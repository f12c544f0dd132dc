import Testing

@testable import PaywrightModel

@Suite("What a purchase or a restore came to")
struct OutcomeTests {
    @Test(
        "Every code of every interface, by number and by name",
        arguments: [
            ("storekit1:0", .network), ("storekit1:2", .cancelled), ("storekit1:paymentCancelled", .cancelled),
            ("storekit1:15", .cancelled), ("storekit1:4", .purchasesDisabled), ("storekit1:5", .notAvailable),
            ("storekit1:7", .network), ("storekit1:11", .offerNotUsable), ("storekit1:12", .offerNotUsable),
            ("storekit1:13", .offerNotUsable), ("storekit1:14", .offerNotUsable), ("storekit1:18", .offerNotUsable),
            ("storekit1:19", .unsupported), ("storekit1:5002", .failed), ("storekit1:5020", .signInNeeded),
            ("storekit1:deferred", .pending),
            ("storekit2:userCancelled", .cancelled), ("storekit2:success", .bought), ("storekit2:pending", .pending),
            ("storekit2:networkError", .network), ("storekit2:notAvailableInStorefront", .notAvailableInStorefront),
            ("storekit2:purchaseNotAllowed", .purchasesDisabled), ("storekit2:ineligibleForOffer", .offerNotUsable),
            ("storekit2:unsupported", .unsupported), ("storekit2:unknown", .failed), ("play:0", .silent),
            ("play:1", .cancelled), ("play:USER_CANCELED", .cancelled), ("play:2", .storeUnavailable),
            ("play:-1", .storeUnavailable), ("play:-3", .storeUnavailable), ("play:-2", .unsupported),
            ("play:3", .accountUnavailable), ("play:4", .notAvailable), ("play:5", .failed), ("play:6", .failed),
            ("play:7", .alreadyOwned), ("play:8", .notOwned), ("play:12", .network), ("play:PENDING", .pending),
        ] as [(String, PurchaseOutcome)]
    )
    func codes(text: String, outcome: PurchaseOutcome) throws {
        let code = try #require(StoreErrorCode(text))
        #expect(code.isKnown)
        #expect(code.outcome == outcome)
        #expect(code.description == text)
    }

    @Test("A code nobody knows failed; what is no code is none")
    func unknown() throws {
        let code = try #require(StoreErrorCode("storekit2:brandNew"))
        #expect(!code.isKnown && code.outcome == .failed)
        for text in ["", "2", "storekit1:", "stripe:2", "StoreKit1:2"] { #expect(StoreErrorCode(text) == nil) }
    }

    @Test(
        "What an app states without a code, with its store or without",
        arguments: [
            ("restored", .restored, .other), ("appStore:nothingToRestore", .nothingToRestore, .appStore),
            ("googlePlay:bought", .bought, .googlePlay), ("cancelled", .cancelled, .other),
            ("pending", .pending, .other), ("play:7", .alreadyOwned, .googlePlay),
        ] as [(String, PurchaseOutcome, StoreName)]
    )
    func stated(text: String, outcome: PurchaseOutcome, store: StoreName) throws {
        let stated = try #require(StatedOutcome(text))
        #expect(stated.outcome == outcome && stated.store == store && stated.isKnown)
        #expect(stated.description == text)
    }

    @Test("What only a code means is not stated without one")
    func notStated() {
        for text in [
            "network", "failed", "silent", "unsupported", "steam:restored", "a:b:restored", "Restored", ":restored",
        ] {
            #expect(StatedOutcome(text) == nil, "\(text)")
        }
    }
}
