import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("The App Store’s enumerations are open")
struct TransactionEnumerationTests {
    private static func imported(
        _ name: String,
        _ source: String
    ) async throws -> (transaction: PurchaseTransaction, diagnostics: [Diagnostic]) {
        try await importedTransaction(HistoryFixture.transaction.with([:]).with([name: .source(source)]))
    }

    /// An unknown value is reported once and kept; a known one is not reported.
    private static func expect<Known>(
        _ value: StatedValue<Known>?,
        _ expected: StatedValue<Known>,
        _ diagnostics: [Diagnostic],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(value == expected, sourceLocation: sourceLocation)
        let summaries = expected.known == nil ? ["warning unknown-value"] : []
        #expect(diagnostics.summaries == summaries, sourceLocation: sourceLocation)
    }

    @Test(
        arguments: [
            ("1", .known(.introductory)), ("2", .known(.promotional)), ("3", .known(.code)), ("4", .known(.winBack)),
            ("\"4\"", .known(.winBack)), ("5", .known(.retention)), ("9", .unrecognized("9")),
            ("0", .unrecognized("0")),
        ] as [(String, StatedValue<OfferType>)]
    )
    func offerType(_ source: String, value: StatedValue<OfferType>) async throws {
        let (transaction, diagnostics) = try await Self.imported("offerType", source)
        Self.expect(transaction.offer?.type, value, diagnostics)
    }

    @Test(
        arguments: [
            ("FREE_TRIAL", .known(.freeTrial)), ("PAY_AS_YOU_GO", .known(.payAsYouGo)),
            ("PAY_UP_FRONT", .known(.payUpFront)), ("ONE_TIME", .known(.oneTime)), ("BARTER", .unrecognized("BARTER")),
        ] as [(String, StatedValue<PaymentMode>)]
    )
    func offerDiscountType(_ name: String, value: StatedValue<PaymentMode>) async throws {
        let (transaction, diagnostics) = try await Self.imported("offerDiscountType", "\"\(name)\"")
        Self.expect(transaction.offer?.paymentMode, value, diagnostics)
    }

    @Test(
        arguments: [
            ("Auto-Renewable Subscription", .known(.autoRenewable)), ("Non-Consumable", .known(.nonConsumable)),
            ("Consumable", .known(.consumable)), ("Non-Renewing Subscription", .known(.nonRenewable)),
            ("Bundle", .unrecognized("Bundle")),
        ] as [(String, StatedValue<ProductType>)]
    )
    func type(_ name: String, value: StatedValue<ProductType>) async throws {
        let (transaction, diagnostics) = try await Self.imported("type", "\"\(name)\"")
        Self.expect(transaction.productType, value, diagnostics)
    }

    @Test(
        arguments: [
            ("PURCHASED", .known(.purchased)), ("FAMILY_SHARED", .known(.familyShared)),
            ("BORROWED", .unrecognized("BORROWED")),
        ] as [(String, StatedValue<Ownership>)]
    )
    func inAppOwnershipType(_ name: String, value: StatedValue<Ownership>) async throws {
        let (transaction, diagnostics) = try await Self.imported("inAppOwnershipType", "\"\(name)\"")
        Self.expect(transaction.ownership, value, diagnostics)
    }

    @Test("what an organization assigns is not the customer’s own: who pays and what follows is open")
    func assigned() async throws {
        let (transaction, diagnostics) = try await Self.imported("inAppOwnershipType", "\"ASSIGNED\"")
        #expect(transaction.ownership == .unrecognized("ASSIGNED"))
        #expect(transaction.doubts.map(\.facts) == [[.renewal, .payment, .offer, .cause]])
        #expect(transaction.doubts.map(\.reason) == [.undecided])
        #expect(diagnostics.summaries == ["note undecided-field"])
    }

    @Test(
        arguments: [
            ("0", .known(.other)), ("1", .known(.appIssue)), ("\"1\"", .known(.appIssue)), ("2", .unrecognized("2")),
        ] as [(String, StatedValue<Revocation.Reason>)]
    )
    func revocationReason(_ source: String, value: StatedValue<Revocation.Reason>) async throws {
        let (transaction, diagnostics) = try await Self.imported("revocationReason", source)
        Self.expect(transaction.revocation?.reason, value, diagnostics)
    }

    @Test(
        arguments: [
            ("REFUND_FULL", .known(.fullRefund)), ("REFUND_PRORATED", .known(.proratedRefund)),
            ("FAMILY_REVOKE", .known(.familySharingEnded)), ("CHARGEBACK", .unrecognized("CHARGEBACK")),
        ] as [(String, StatedValue<Revocation.Kind>)]
    )
    func revocationType(_ name: String, value: StatedValue<Revocation.Kind>) async throws {
        let (transaction, diagnostics) = try await Self.imported("revocationType", "\"\(name)\"")
        Self.expect(transaction.revocation?.kind, value, diagnostics)
    }

    @Test("thousandths of a percent are an exact part of 1")
    func revocationPercentage() async throws {
        for (source, fraction) in [
            ("50000", "0.5"), ("100000", "1"), ("33333", "0.33333"), ("1", "0.00001"), ("0", "0"),
            ("\"12500\"", "0.125"),
        ] {
            let (transaction, diagnostics) = try await Self.imported("revocationPercentage", source)
            #expect(transaction.revocation?.fraction == DecimalAmount(fraction))
            #expect(diagnostics.isEmpty)
        }
        for source in ["-1", "100001", "0.5", "\"half\""] {
            let (transaction, diagnostics) = try await Self.imported("revocationPercentage", source)
            #expect(transaction.revocation == nil)
            #expect(diagnostics.summaries == ["warning invalid-number"])
        }
    }

    @Test("a revocation whose date cannot be read is one all the same")
    func keepsRevocationWithoutDate() async throws {
        let (transaction, diagnostics) = try await Self.imported("revocationDate", "\"yesterday\"")
        #expect(transaction.revocation == Revocation())
        #expect(diagnostics.summaries == ["warning invalid-date"])
    }

    @Test("zeros, with which some encoders write what is missing, are no revocation")
    func readsZeros() async throws {
        let (transaction, diagnostics) = try await importedTransaction(
            HistoryFixture.transaction.with(["revocationDate": 0, "revocationReason": 0])
        )
        #expect(transaction.revocation == nil)
        #expect(diagnostics.summaries == ["warning empty-date"])
    }

    @Test("a value of another JSON type is ignored, with a warning", arguments: ["true", "[1]", "{}"])
    func ignoresOtherTypes(_ source: String) async throws {
        let (transaction, diagnostics) = try await Self.imported("offerType", source)
        #expect(transaction.offer?.type == nil)
        #expect(diagnostics.summaries == ["warning wrong-type"])
    }

    @Test("the length of an offer", arguments: [("P1W", true), ("P1M3D", true), ("P0D", false), ("1 month", false)])
    func offerPeriod(_ text: String, isValid: Bool) async throws {
        let (transaction, diagnostics) = try await Self.imported("offerPeriod", "\"\(text)\"")
        #expect(transaction.offer?.period?.description == (isValid ? text : nil))
        #expect(diagnostics.summaries == (isValid ? [] : ["warning invalid-period"]))
    }
}
