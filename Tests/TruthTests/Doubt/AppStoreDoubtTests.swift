import PaywrightDecisions
import Testing

/// A field that is broken, new, or read by nobody: what it can change is not told, and everything else is.
@Suite("App Store: what may be told beside a field that decides nothing")
struct AppStoreDoubtTests {
    @Test("Each case", arguments: AppStoreDoubtCase.all)
    func holds(_ rule: AppStoreDoubtCase) async throws {
        let answer = try await RuleAnswer(["\(rule.input)"])
        let access = answer.status.purchases.map(\.situation.hasAccess)
        switch rule.access {
        case .any: break
        case .given: #expect(access == [true])
        case .none: #expect(access == [false])
        case .notGiven: #expect(!access.contains(true))
        }
        for words in rule.says { #expect(answer.text.contains(words), "\(answer.text)") }
        for words in rule.neverSays { #expect(!answer.text.contains(words), "\(answer.text)") }
    }
}

extension AppStoreDoubtCase {
    private typealias Sample = AppStoreSample

    /// Where the parts of a case stand: T and R the signed data, L and P the elements of a receipt.
    private static let places = [
        "T": "signedTransactionInfo", "R": "signedRenewalInfo", "L": "latest_receipt_info.0",
        "P": "pending_renewal_info.0",
    ]

    fileprivate var input: JSONText {
        changes.reduce(base.document) { document, change in
            var steps = change.key.split(separator: ".").map(String.init)
            if let place = Self.places[steps[0]] {
                steps.replaceSubrange(0...0, with: place.split(separator: ".").map(String.init))
            }
            return document.replacing(steps, with: JSONText(parsing: change.value))
        }
    }
}

extension AppStoreDoubtCase.Base {
    private typealias Sample = AppStoreSample

    /// The input before the change.
    fileprivate var document: JSONText {
        switch self {
        case .active: Sample.item()
        case .dated: Sample.item(nil)
        case .trial: Sample.item("1", AppStoreSeed.trial)
        case .grace: AppStoreSeed.grace
        case .retry: Sample.item(nil, Sample.transaction.with(Sample.ended), AppStoreSeed.retrying)
        case .expired: Sample.item("2", Sample.transaction.with(Sample.ended), AppStoreSeed.over("1"))
        case .refunded: Sample.item(nil, AppStoreSeed.refunded)
        case .family: Sample.item("1", Sample.transaction.with(["inAppOwnershipType": #""FAMILY_SHARED""#]))
        case .commitment: Sample.item("1", AppStoreSeed.committed, AppStoreSeed.committedRenewal)
        case .commerce: AppStoreSeed.commerce
        case .notification: Sample.notification("DID_RENEW", nil, Sample.item())
        case .receipt: Sample.receipt(Sample.purchase)
        case .oldReceipt: Sample.oldReceipt()
        }
    }
}
