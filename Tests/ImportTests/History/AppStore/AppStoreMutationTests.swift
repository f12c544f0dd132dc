import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@Suite("No input about a customer makes the import trap")
struct AppStoreMutationTests {
    private static let documents: [Tree] = [
        HistoryFixture.statuses(
            HistoryFixture.item(),
            HistoryFixture.item(2, transaction: HistoryFixture.signed(HistoryFixture.transaction))
        ),
        ["hasMore": false, "signedTransactions": [HistoryFixture.transaction, HistoryFixture.transaction]],
        HistoryFixture.notification("PRICE_INCREASE", subtype: "PENDING"),
        ["signedPayload": HistoryFixture.notification()],
        HistoryFixture.transaction.with([
            "revocationDate": 1, "revocationReason": 1, "revocationPercentage": 50000, "isUpgraded": true,
            "commitmentInfo": ["billingPeriodNumber": 3, "commitmentExpiresDate": 1, "commitmentPrice": 119880],
        ]),
        HistoryFixture.renewal.with([
            "eligibleWinBackOfferIds": ["a"], "priceIncreaseStatus": 0, "expirationIntent": 1,
            "commitmentInfo": ["commitmentAutoRenewStatus": 1, "commitmentRenewalPrice": 9990],
        ]),
        HistoryFixture.receipt(
            HistoryFixture.purchase.with(["cancellation_date": "2018-03-16 16:19:19 Etc/GMT", "is_upgraded": "false"]),
            inApp: [HistoryFixture.purchase, HistoryFixture.purchase.with(["transaction_id": "3"])],
            renewals: [HistoryFixture.pendingRenewal]
        ),
        ["status": 21006, "receipt": HistoryFixture.purchase, "latest_receipt_info": HistoryFixture.purchase],
        [HistoryFixture.transaction, HistoryFixture.renewal, HistoryFixture.signed(HistoryFixture.transaction)],
    ]

    private static let replacements: [Tree] = [
        nil, true, false, 0, -1, 7, .source("1e400"), .source("1E-400"), .source("-62135769600000"),
        .source("99999999999999999999999999999999999999999"), .source("1700358336049.7297"), .source("-0.0"),
        .source("9223372036854775807"), .source("-9223372036854775808"), "9223372036854775808", "", " ", "abc", "-",
        "9999-99-99 99:99:99 Etc/GMT", "0000-01-01T00:00:00Z", "P0M", "P9999Y", "eyJ", "eyJ.eyJ.eyJ",
        "eyJhbGciOiJFUzI1NiJ9.e30.c2ln", "\u{202E}\n\"", [], [[]], [7], [nil], ["abc"], [:], ["a": 1],
        ["status": 0], ["productId": "x"], ["lastTransactions": [[:]]], ["signedTransactionInfo": "eyJ"],
    ]

    @Test("after changes to values", arguments: Sweep.some(4, of: 0..<30))
    func survivesChangedValues(_ seed: UInt64) async {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<100 {
            var tree = Self.documents.randomElement(using: &generator) ?? nil
            for _ in 0..<Int.random(in: 1...4, using: &generator) { tree = Self.changed(tree, using: &generator) }
            if Int.random(in: 0..<4, using: &generator) == 0 { tree = HistoryFixture.signed(tree) }
            let text = tree.description
            let isConsistent = await Self.isConsistent(Array(text.utf8))
            #expect(isConsistent, "\(text)")
        }
    }

    @Test("after changes to bytes", arguments: Sweep.some(3, of: 0..<15))
    func survivesChangedBytes(_ seed: UInt64) async {
        var generator = SplitMix64(seed: seed ^ 0xABCD)
        for _ in 0..<100 {
            var bytes = Array((Self.documents.randomElement(using: &generator) ?? nil).description.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let index = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                default: bytes.insert(bytes[index], at: index)
                }
            }
            let isConsistent = await Self.isConsistent(bytes)
            #expect(isConsistent, "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    /// Whether an import says something, or says why not, and every diagnostic has a place in the file.
    private static func isConsistent(_ bytes: [UInt8]) async -> Bool {
        do throws(ImportFailure) {
            let result = try await HistoryImporter(signatures: .unverified).history(from: bytes, file: "customer.json")
            let history = result.history
            let isEmpty = history.transactions.isEmpty && history.renewals.isEmpty && history.statements.isEmpty
            return result.diagnostics.allSatisfy(\.isPlaced) && !history.coverage.isEmpty
                && (!isEmpty || result.diagnostics.allSatisfy { $0.severity == .warning })
        } catch {
            return !error.diagnostics.isEmpty && error.diagnostics.allSatisfy(\.isPlaced)
        }
    }

    /// The tree with one value somewhere in it removed, replaced or stated twice.
    private static func changed(_ tree: Tree, using generator: inout SplitMix64) -> Tree {
        let stops = Int.random(in: 0..<5, using: &generator) == 0
        let replacement = replacements.randomElement(using: &generator) ?? nil
        switch tree {
        case .array(var elements) where !elements.isEmpty:
            let index = Int.random(in: elements.indices, using: &generator)
            if !stops {
                elements[index] = changed(elements[index], using: &generator)
            } else {
                let old = elements[index]
                let new = [[], [replacement], [old, old]].randomElement(using: &generator) ?? []
                elements.replaceSubrange(index...index, with: new)
            }
            return .array(elements)
        case .object(var members) where !members.isEmpty:
            let index = Int.random(in: members.indices, using: &generator)
            let name = members[index].name
            let old = members[index].value
            if !stops {
                members[index].value = changed(old, using: &generator)
            } else {
                let new = [[], [replacement], [old, replacement]].randomElement(using: &generator) ?? []
                members.replaceSubrange(index...index, with: new.map { (name: name, value: $0) })
            }
            return .object(members)
        default: return replacement
        }
    }
}
