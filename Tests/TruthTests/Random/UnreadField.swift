import PaywrightModel
import TestSupport

/// A field that stands in an input and cannot be read, as readers leave it: the record lacks its value, and has a doubt of what the
/// field decides.
struct UnreadField<Record>: Sendable {
    /// The path of the field.
    let path: String
    let facts: FactSet
    /// Takes the value away.
    let remove: @Sendable (inout Record) -> Void

    init(_ name: String, _ facts: FactSet, _ remove: @escaping @Sendable (inout Record) -> Void) {
        (path, self.facts, self.remove) = ("$.unread.\(name)", facts, remove)
    }

    var doubt: Doubt { Doubt(facts: facts, reason: .unreadable, field: path) }
}

extension UnreadField<PurchaseTransaction> {
    /// The facts of each are those of its rows in the stores' tables; of a field that says nothing of itself, what it can change.
    static let ofPurchases: [UnreadField] = [
        UnreadField("purchaseDate", .access) { $0.purchaseDate = nil },
        UnreadField("originalPurchaseDate", .access) { $0.originalPurchaseDate = nil },
        UnreadField("expiresDate", .access) { $0.expiresDate = nil },
        UnreadField("quantity", .access) { $0.quantity = 1 },
        UnreadField("productType", .access) { $0.productType = nil },
        UnreadField("ownership", .access) { $0.ownership = nil },
        UnreadField("price", [.amount, .offer]) { $0.price = nil },
        UnreadField("offer", [.offer, .amount]) { $0.offer = nil },
        UnreadField("offer.paymentMode", [.offer, .amount]) { $0.offer?.paymentMode = nil },
        UnreadField("revocation", .access) { $0.revocation = nil },
        UnreadField("revocation.kind", .access) { $0.revocation?.kind = nil },
        UnreadField("isUpgraded", .access) { $0.isUpgraded = false },
        UnreadField("progress", .access) { $0.commitment = nil },
        UnreadField("progress.billingPeriodNumber", .renewal) { $0.commitment?.billingPeriodNumber = nil },
        UnreadField("progress.totalBillingPeriods", .renewal) { $0.commitment?.totalBillingPeriods = nil },
        UnreadField("progress.expiresDate", .renewal) { $0.commitment?.expiresDate = nil },
        UnreadField("progress.price", .amount) { $0.commitment?.price = nil },
        UnreadField("sale", .access) { $0.sale = $0.sale?.preorder.map { _ in .preorder(Preorder(release: nil)) } },
        UnreadField("bundle", [.renewal, .amount]) { _ in },
    ]
}

extension UnreadField<RenewalInfo> {
    static let ofRenewals: [UnreadField] = [
        UnreadField("renewalProductID", .renewal) { $0.renewalProductID = nil },
        UnreadField("replacement", [.renewal, .nextCharge, .amount]) { $0.renewalProductID = nil },
        UnreadField("renewsAutomatically", .renewal) { $0.renewsAutomatically = nil },
        UnreadField("renewalDate", .access) { $0.renewalDate = nil },
        UnreadField("billedUntil", [.nextCharge, .amount]) { _ in },
        UnreadField("renewalPrice", .amount) { $0.renewalPrice = nil },
        UnreadField("basePrice", .amount) { $0.basePrice = nil },
        UnreadField("offer", [.amount, .offer]) { $0.offer = nil },
        UnreadField("offer.paymentMode", [.amount, .offer]) { $0.offer?.paymentMode = nil },
        UnreadField("expirationReason", .access) { $0.expirationReason = nil },
        UnreadField("isInBillingRetry", .access) { $0.isInBillingRetry = nil },
        UnreadField("gracePeriodExpiresDate", .access) { $0.gracePeriodExpiresDate = nil },
        UnreadField("priceChange", [.renewal, .nextCharge, .amount]) { $0.priceChange = nil },
        UnreadField("priceChange.newPrice", [.renewal, .nextCharge, .amount]) { $0.priceChange?.newPrice = nil },
        UnreadField("priceChange.kind", [.renewal, .amount]) { $0.priceChange?.kind = nil },
        UnreadField("eligibleWinBackOfferIDs", .offer) { $0.eligibleWinBackOfferIDs = nil },
        UnreadField("commitment", .access) { $0.commitment = nil },
        UnreadField("commitment.productID", .renewal) { $0.commitment?.productID = nil },
        UnreadField("commitment.renewalPrice", .amount) { $0.commitment?.renewalPrice = nil },
        UnreadField("commitment.payments", .renewal) { $0.commitment?.payments = nil },
        UnreadField("commitment.paymentsLeft", .renewal) { $0.commitment?.paymentsLeft = nil },
        UnreadField("isCancellationPending", .renewal) { $0.commitment?.isCancellationPending = false },
        UnreadField("resumesDate", .access) { $0.resumesDate = nil },
        UnreadField("pauseDate", .access) {
            // Without its beginning the end of a pause is read of none that runs.
            if $0.pauseDate != nil { ($0.pauseDate, $0.future.pause, $0.resumesDate) = (nil, nil, nil) }
        },
        UnreadField("pauseCause", .cause) { $0.pauseCause = nil },
        UnreadField("isInvoiced", [.renewal, .payment]) { $0.isInvoiced = nil },
        UnreadField("endsAtRenewal", .renewal) { $0.endsAtRenewal = false },
        // What is paid for in advance has no end but its own.
        UnreadField("endDate", .renewal) { if $0.prepaid == nil { $0.endDate = nil } },
        UnreadField("laterPhases", .later) { $0.laterPhases = Array($0.laterPhases.prefix(1)) },
        UnreadField("discounts", [.amount, .offer]) { $0.renewalPrice = nil },
    ]
}

extension UnreadField<SubscriptionStatement> {
    static let ofStatements: [UnreadField] = [
        UnreadField("state", .access) { $0.state = .unrecognized("") },
        UnreadField("collection", [.renewal, .payment]) { _ in },
    ]
}

extension CustomerHistory {
    /// Leaves the field of a record unread that the number of a random customer chooses; nil where there is no record.
    mutating func leaveUnread(of number: UInt64) -> Doubt? {
        var random = SplitMix64(seed: number ^ 0xD0B7)
        return leaveUnread(&random)
    }

    /// Leaves a field of a record unread; nil where there is no record.
    @discardableResult
    mutating func leaveUnread(_ random: inout SplitMix64) -> Doubt? {
        switch random.below(8) {
        case 0..<3: Self.leave(UnreadField.ofPurchases, in: &transactions, \.doubts, &random)
        case 3..<7: Self.leave(UnreadField.ofRenewals, in: &renewals, \.doubts, &random)
        default: Self.leave(UnreadField.ofStatements, in: &statements, \.doubts, &random)
        }
    }

    private static func leave<Record>(
        _ fields: [UnreadField<Record>],
        in records: inout [Record],
        _ doubts: WritableKeyPath<Record, [Doubt]>,
        _ random: inout SplitMix64
    ) -> Doubt? {
        guard !records.isEmpty else { return nil }
        let (field, index) = (random.pick(fields), random.below(records.count))
        field.remove(&records[index])
        records[index][keyPath: doubts].add(field.doubt)
        return field.doubt
    }
}
