import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import TestSupport

/// A history written as a store, or the package's own form, states it; what a form has no field for is left out.
struct HistoryText {
    /// The forms that inputs come in.
    enum Form: String, CaseIterable, Sendable {
        case plain
        case appStore
        case receipt
        case googlePlay
        case stripe
        case revenueCat
        case amazon
        case paddle

        /// The store whose own form it is; nil where any store's records can be in it.
        var store: StoreName? {
            switch self {
            case .plain, .revenueCat: nil
            case .appStore, .receipt: .appStore
            case .googlePlay: .googlePlay
            case .stripe: .stripe
            case .amazon: .amazon
            case .paddle: .paddle
            }
        }
    }

    let form: Form
    /// The inputs, each a document of its own.
    let inputs: [JSONText]

    /// nil where the form cannot state anything of the history.
    init?(_ history: CustomerHistory, as form: Form, _ random: inout SplitMix64) {
        self.form = form
        switch form {
        case .plain: inputs = [Self.plain(history)]
        case .appStore: inputs = Self.appStore(history, &random)
        case .receipt: inputs = Self.receipt(history).map { [$0] } ?? []
        case .googlePlay: inputs = Self.googlePlay(history)
        case .stripe: inputs = Self.stripe(history)
        case .revenueCat: inputs = Self.revenueCat(history)
        case .amazon: inputs = Self.amazon(history)
        case .paddle: inputs = Self.paddle(history)
        }
        if inputs.isEmpty { return nil }
    }

    /// What an importer reads of the inputs, one after the other; an input that cannot be read leaves the rest incomplete,
    /// as the command does it. nil if none can.
    static func history(of inputs: [[UInt8]]) async -> CustomerHistory? {
        var merged: CustomerHistory?
        var isWhole = true
        for bytes in inputs {
            if let history = await history(of: bytes) {
                merged = merged?.merging(history) ?? history
            } else {
                isWhole = false
            }
        }
        if !isWhole { merged?.reading.isWhole = false }
        return merged
    }

    /// What an importer reads of one input; nil if it cannot be read.
    static func history(of bytes: [UInt8]) async -> CustomerHistory? {
        try? await HistoryImporter(signatures: .unverified).history(from: bytes, file: "customer.json").history
    }
}

extension HistoryText {
    // MARK: The package's own form

    private static func plain(_ history: CustomerHistory) -> JSONText {
        let stores = Set(history.transactions.map(\.store) + history.renewals.map(\.store))
        return .members([
            "schema": .text("paywright/customer/1"),
            "asOf": instant(history.statedDate),
            "complete": .flag(history.coverage.values.allSatisfy { $0 == .full }),
            "store": stores.count == 1 ? .text(stores.first?.rawValue) : nil,
            "purchases": .array(history.transactions.map(purchase)),
            "subscriptions": .array(subscriptions(history)),
        ])
    }

    private static func subscriptions(_ history: CustomerHistory) -> [JSONText] {
        var statements = history.statements
        let renewals = history.renewals.map { renewal -> JSONText in
            let index = statements.firstIndex { $0.store == renewal.store && $0.originalID == renewal.originalID }
            return subscription(renewal, index.map { statements.remove(at: $0) })
        }
        let bare = statements.compactMap { statement -> JSONText? in
            guard statement.originalID != nil || statement.productID != nil || statement.groupID != nil else {
                return nil
            }
            return .members([
                "store": .text(statement.store.rawValue), "originalID": .text(statement.originalID),
                "productID": .text(statement.productID), "groupID": .text(statement.groupID),
                "state": value(statement.state),
            ])
        }
        return renewals + bare
    }

    private static func purchase(_ purchase: PurchaseTransaction) -> JSONText {
        .members([
            "store": .text(purchase.store.rawValue), "productID": .text(purchase.productID), "id": .text(purchase.id),
            "originalID": .text(purchase.originalID), "productType": value(purchase.productType),
            "groupID": .text(purchase.groupID), "basePlanID": .text(purchase.basePlanID),
            "purchaseDate": instant(purchase.purchaseDate),
            "originalPurchaseDate": instant(purchase.originalPurchaseDate),
            "expiresDate": instant(purchase.expiresDate), "quantity": .number(min(purchase.quantity, 99)),
            "ownership": value(purchase.ownership), "price": price(purchase.price), "offer": offer(purchase.offer),
            "revocation": purchase.revocation.map { revocation in
                .members([
                    "date": instant(revocation.date), "kind": value(revocation.kind),
                    "reason": value(revocation.reason),
                    "fraction": .text(revocation.fraction.map { $0.description }),
                ])
            },
            "isUpgraded": purchase.isUpgraded ? .flag(true) : nil,
            "commitment": purchase.commitment.map { commitment in
                .members([
                    "billingPeriodNumber": .number(commitment.billingPeriodNumber),
                    "totalBillingPeriods": .number(commitment.totalBillingPeriods),
                    "expiresDate": instant(commitment.expiresDate),
                ])
            },
            "storefront": .text(purchase.storefront), "environment": .text(purchase.environment),
        ])
    }

    private static func subscription(_ renewal: RenewalInfo, _ statement: SubscriptionStatement?) -> JSONText {
        .members([
            "store": .text(renewal.store.rawValue), "originalID": .text(renewal.originalID),
            "productID": .text(renewal.productID ?? statement?.productID), "groupID": .text(statement?.groupID),
            "state": value(statement?.state), "renewalProductID": .text(renewal.renewalProductID),
            "renewsAutomatically": .flag(renewal.renewsAutomatically), "renewalDate": instant(renewal.renewalDate),
            "renewalPrice": price(renewal.renewalPrice), "basePrice": price(renewal.basePrice),
            "offer": offer(renewal.offer), "expirationReason": value(renewal.expirationReason),
            "isInBillingRetry": .flag(renewal.isInBillingRetry),
            "gracePeriodExpiresDate": instant(renewal.gracePeriodExpiresDate),
            "priceChange": renewal.priceChange.map { change in
                .members([
                    "kind": value(change.kind), "state": value(change.state), "newPrice": price(change.newPrice),
                    "date": instant(change.date), "consentDeadline": instant(change.consentDeadline),
                ])
            },
            "eligibleWinBackOfferIDs": renewal.eligibleWinBackOfferIDs.map { .array($0.map { .text($0) }) },
            "commitment": renewal.commitment.map { commitment in
                .members([
                    "renewsAutomatically": .flag(commitment.renewsAutomatically),
                    "productID": .text(commitment.productID), "renewalDate": instant(commitment.renewalDate),
                    "renewalPrice": price(commitment.renewalPrice),
                    "isCommitted": .flag(commitment.isCommitted),
                    "payments": .number(commitment.payments.map { max(1, $0) }),
                    "paymentsLeft": .number(commitment.paymentsLeft.map { max(0, $0) }),
                    "isCancellationPending": .flag(commitment.isCancellationPending),
                ])
            },
            "pauseDate": instant(renewal.pauseDate), "pauseCause": renewal.pauseCause.map { .text($0.rawValue) },
            "resumesDate": instant(renewal.resumesDate), "endDate": instant(renewal.endDate),
            "prepaid": renewal.prepaid.map { .members(["extendableAfter": instant($0.extendableAfter)]) },
            "endsAtRenewal": renewal.endsAtRenewal ? .flag(true) : nil,
        ])
    }

    // MARK: Values

    /// A date that the form can hold; none at the ends of what fits.
    static func instant(_ date: Instant?) -> JSONText? {
        date.flatMap {
            (100_000_000_001..<4_000_000_000_000).contains($0.milliseconds) ? .number($0.milliseconds) : nil
        }
    }

    private static func value<Known: RawRepresentable>(_ value: StatedValue<Known>?) -> JSONText?
    where Known.RawValue == String {
        switch value {
        case .known(let known)?: .text(known.rawValue)
        case .unrecognized(let text)?: .text(text)
        case nil: nil
        }
    }

    private static func price(_ price: Price?) -> JSONText? {
        price.map { .members(["amount": .text($0.amount.description), "currency": .text($0.currency.code)]) }
    }

    private static func offer(_ offer: AppliedOffer?) -> JSONText? {
        offer.map { offer in
            .members([
                "type": value(offer.type), "paymentMode": value(offer.paymentMode), "id": .text(offer.id),
                "period": .text(offer.period.map { $0.description }),
            ])
        }
    }
}
