import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@Suite("No change to a customer's input makes the import trap")
struct HistoryMutationTests {
    private static let play = GooglePlayFixture.subscription(items: [
        GooglePlayFixture.item(plan: [
            "priceChangeDetails": [
                "newPrice": GooglePlayFixture.price, "priceChangeMode": "PRICE_INCREASE",
                "priceChangeState": "OUTSTANDING", "expectedNewPriceChargeTime": "2026-11-22T16:58:21.621Z",
            ],
            "installmentDetails": [
                "initialCommittedPaymentsCount": 6, "remainingCommittedPaymentsCount": 5, "pendingCancellation": [:],
            ],
            "priceStepUpConsentDetails": ["state": "PENDING", "consentDeadlineTime": "2026-11-22T16:58:21.621Z"],
        ]).with(["offerPhase": ["basePrice": [:]], "deferredItemReplacement": ["productId": "max"]]),
        GooglePlayFixture.item.with(["prepaidPlan": ["allowExtendAfterTime": "2026-11-22T16:58:21Z"]]),
    ]).with([
        "canceledStateContext": ["userInitiatedCancellation": [:]],
        "pausedStateContext": ["autoResumeTime": "2027-01-01T00:00:00Z"],
    ])

    private static let plain = PlainFixture.customer(
        purchases: [
            PlainFixture.purchase.with([
                "price": ["amount": "9.99", "currency": "EUR"], "quantity": 2,
                "offer": ["type": "introductory", "paymentMode": "freeTrial", "period": "P1W"],
                "revocation": ["date": 1_790_841_600_000, "kind": "fullRefund", "fraction": "0.5"],
                "commitment": ["billingPeriodNumber": 1, "totalBillingPeriods": 12],
            ]),
            ["productID": "coins"],
        ],
        subscriptions: [
            PlainFixture.subscription.with([
                "priceChange": ["kind": "increase", "state": "confirmed", "date": "2026-12-01T08:00:00Z"],
                "eligibleWinBackOfferIDs": ["a"], "commitment": ["paymentsLeft": 4], "prepaid": [:],
                "renewalPrice": ["amount": "9.99", "currency": "EUR"],
            ])
        ]
    ).with(["customer": "u-1", "asOf": "2026-11-20T09:00:00Z", "complete": true, "inputs": [play]])

    @Test("neither to values nor to bytes", arguments: Sweep.some(4, of: 0..<40))
    func survives(_ seed: UInt64) async {
        var generator = SplitMix64(seed: seed ^ 0x4157)
        for original in [Self.play, Self.plain] {
            for _ in 0..<40 {
                var tree = original
                for _ in 0..<Int.random(in: 1...6, using: &generator) { tree = tree.mutated(using: &generator) }
                #expect(await Self.isConsistent(Array(tree.description.utf8)))
            }
            for _ in 0..<10 {
                let bytes = original.damaged(using: &generator)
                #expect(await Self.isConsistent(bytes))
            }
        }
    }

    /// Whether the input becomes a history that some store has spoken in, or a failure that says why not.
    private static func isConsistent(_ bytes: [UInt8]) async -> Bool {
        do throws(ImportFailure) {
            let result = try await HistoryImporter(signatures: .unverified).history(from: bytes, file: "a")
            let history = result.history
            let hasLoss = result.diagnostics.contains {
                ImportCode($0) == .missingProductID || ImportCode($0) == .wrongType
            }
            return !history.coverage.isEmpty && result.diagnostics.allSatisfy(\.isPlaced)
                && (hasLoss || history.transactions.allSatisfy { history.coverage[$0.store] != nil })
        } catch {
            return error.diagnostics.contains { $0.severity == .error } && error.diagnostics.allSatisfy(\.isPlaced)
        }
    }
}

extension Tree {
    private static let strangers: [Tree] = [
        nil, true, false, 0, -1, 7, .source("1e400"), .source("9223372036854775807"), .source("-9223372036854775808"),
        .source("99999999999999999999"), .source("0.10"), "", " ", "abc", "9,99", "P1W", "XXX", "EUR", "\u{202E}\n\"",
        "9999-12-31T23:59:59.999999999Z", "0001-01-01T00:00:00+23:59", "2026-02-30T00:00:00Z", "OUTSTANDING",
        "SUBSCRIPTION_STATE_ON_HOLD", "eyJhIjoxfQ.e30.", "..7", [], [[]], [7], [nil], ["abc"], [:], ["a": 1],
        ["units": "-9223372036854775808", "currencyCode": "USD"], ["schema": "paywright/customer/1"],
    ]

    /// The tree with one value somewhere in it replaced or removed.
    fileprivate func mutated(using generator: inout SplitMix64) -> Tree {
        let stranger = Self.strangers.randomElement(using: &generator) ?? nil
        // Deep values are many, so most walks should go on.
        guard Int.random(in: 0..<5, using: &generator) > 0 else { return stranger }
        switch self {
        case .array(var elements) where !elements.isEmpty:
            let index = Int.random(in: elements.indices, using: &generator)
            elements[index] = elements[index].mutated(using: &generator)
            return .array(elements)
        case .object(var members) where !members.isEmpty:
            let index = Int.random(in: members.indices, using: &generator)
            if Int.random(in: 0..<8, using: &generator) == 0 {
                members.remove(at: index)
            } else {
                members[index].value = members[index].value.mutated(using: &generator)
            }
            return .object(members)
        default:
            return stranger
        }
    }
}
