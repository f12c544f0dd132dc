import PaywrightModel
import PaywrightValues
import TestSupport

extension HistoryText {
    /// Decoded answers of the App Store Server API, in whichever of its forms.
    static func appStore(_ history: CustomerHistory, _ random: inout SplitMix64) -> [JSONText] {
        let transactions = history.transactions.filter { $0.store == .appStore }
        let renewals = history.renewals.filter { $0.store == .appStore }
        let isEmpty = transactions.isEmpty && renewals.isEmpty
        if isEmpty {
            guard history.coverage[.appStore] != nil else { return [] }
            return [page([], isLast: true)]
        }
        var inputs: [JSONText] = []
        if random.once(in: 2), !transactions.isEmpty {
            let isFull = history.coverage[.appStore] == .full
            let elements = transactions.map { transaction($0) }
            inputs.append(page(elements, isLast: isFull))
        }
        var states = history.statements.filter { $0.store == .appStore }
        var items: [JSONText] = renewals.map { renewal in
            let index = states.firstIndex { $0.originalID == renewal.originalID }
            let bought = transactions.last { $0.originalID == renewal.originalID }
            return item(bought, renewal, index.map { states.remove(at: $0) })
        }
        if renewals.isEmpty { items = transactions.map { item($0, nil, nil) } }
        if random.once(in: 3), let first = items.first {
            items.removeFirst()
            let type = random.pick(["DID_RENEW", "REFUND", "DID_CHANGE_RENEWAL_PREF", "EXPIRED", "PRICE_INCREASE"])
            let subtype = random.pick([nil, "UPGRADE", "DOWNGRADE", "VOLUNTARY", "BILLING_RETRY", "PENDING"])
            inputs.append(
                .members([
                    "notificationType": .text(type), "subtype": .text(subtype), "version": .text("2.0"),
                    "signedDate": instant(history.statedDate), "data": first,
                ])
            )
        }
        if !items.isEmpty {
            let group = JSONText.members([
                "subscriptionGroupIdentifier": .text(transactions.compactMap(\.groupID).first),
                "lastTransactions": .array(items),
            ])
            inputs.append(.members(["data": .array([group])]))
        }
        return inputs
    }

    /// A page of Get Transaction History.
    private static func page(_ transactions: [JSONText], isLast: Bool) -> JSONText {
        .members([
            "bundleId": .text("com.example"), "environment": .text("Production"), "revision": .text("r"),
            "signedTransactions": .array(transactions), "hasMore": .flag(!isLast),
        ])
    }

    private static func item(
        _ bought: PurchaseTransaction?,
        _ renewal: RenewalInfo?,
        _ statement: SubscriptionStatement?
    ) -> JSONText {
        .members([
            "originalTransactionId": .text(bought?.originalID ?? renewal?.originalID),
            "status": statement.flatMap { number($0.state, states) },
            "signedTransactionInfo": bought.map(transaction),
            "signedRenewalInfo": renewal.map(self.renewal),
        ])
    }

    private static func transaction(_ transaction: PurchaseTransaction) -> JSONText {
        .members([
            "transactionId": .text(transaction.id), "originalTransactionId": .text(transaction.originalID),
            "productId": .text(transaction.productID), "subscriptionGroupIdentifier": .text(transaction.groupID),
            "purchaseDate": instant(transaction.purchaseDate),
            "originalPurchaseDate": instant(transaction.originalPurchaseDate),
            "expiresDate": instant(transaction.expiresDate), "quantity": .number(min(transaction.quantity, 9)),
            "type": text(transaction.productType, productTypes),
            "inAppOwnershipType": text(transaction.ownership, ownerships),
            "signedDate": instant(transaction.statedDate), "storefront": .text(transaction.storefront),
            "environment": .text(transaction.environment),
            "currency": .text(transaction.price?.currency.code), "price": milliunits(transaction.price),
            "offerType": number(transaction.offer?.type, offerTypes),
            "offerDiscountType": text(transaction.offer?.paymentMode, paymentModes),
            "offerIdentifier": .text(transaction.offer?.id),
            "offerPeriod": .text(transaction.offer?.period?.description),
            "revocationDate": transaction.revocation.flatMap { instant($0.date) ?? .number(1_790_000_000_000) },
            "revocationType": text(transaction.revocation?.kind, revocations),
            "revocationReason": transaction.revocation.flatMap { _ in .number(1) },
            "isUpgraded": transaction.isUpgraded ? .flag(true) : nil,
            "commitmentInfo": transaction.commitment.map { commitment in
                .members([
                    "billingPeriodNumber": .number(commitment.billingPeriodNumber.map { max(1, $0) }),
                    "totalBillingPeriods": .number(commitment.totalBillingPeriods),
                    "commitmentExpiresDate": instant(commitment.expiresDate),
                ])
            },
        ])
    }

    private static func renewal(_ renewal: RenewalInfo) -> JSONText {
        let isPriced = renewal.renewalPrice != nil
        return .members([
            "originalTransactionId": .text(renewal.originalID), "productId": .text(renewal.productID),
            "autoRenewProductId": .text(renewal.renewalProductID),
            "autoRenewStatus": renewal.renewsAutomatically.flatMap { .number($0 ? 1 : 0) },
            "renewalDate": instant(renewal.renewalDate), "signedDate": instant(renewal.statedDate),
            "currency": isPriced ? .text(renewal.renewalPrice?.currency.code) : nil,
            "renewalPrice": milliunits(renewal.renewalPrice),
            "expirationIntent": number(renewal.expirationReason, expirationReasons),
            "isInBillingRetryPeriod": .flag(renewal.isInBillingRetry),
            "gracePeriodExpiresDate": instant(renewal.gracePeriodExpiresDate),
            "priceIncreaseStatus": renewal.priceChange.flatMap { number($0.state, priceStates) },
            "eligibleWinBackOfferIds": renewal.eligibleWinBackOfferIDs.map { .array($0.map { .text($0) }) },
            "offerType": number(renewal.offer?.type, offerTypes),
            "offerDiscountType": text(renewal.offer?.paymentMode, paymentModes),
            "offerIdentifier": .text(renewal.offer?.id),
            "commitmentInfo": renewal.commitment.map { commitment in
                .members([
                    "commitmentAutoRenewStatus": commitment.renewsAutomatically.flatMap { .number($0 ? 1 : 0) },
                    "commitmentAutoRenewProductId": .text(commitment.productID),
                    "commitmentRenewalDate": instant(commitment.renewalDate),
                ])
            },
        ])
    }

    // MARK: Names and numbers

    private static let states: [SubscriptionStatement.State: String] = [
        .active: "1", .expired: "2", .billingRetry: "3", .gracePeriod: "4", .revoked: "5",
    ]
    private static let productTypes: [ProductType: String] = [
        .autoRenewable: "Auto-Renewable Subscription", .nonConsumable: "Non-Consumable", .consumable: "Consumable",
        .nonRenewable: "Non-Renewing Subscription",
    ]
    private static let ownerships: [Ownership: String] = [.purchased: "PURCHASED", .familyShared: "FAMILY_SHARED"]
    private static let offerTypes: [OfferType: String] = [
        .introductory: "1", .promotional: "2", .code: "3", .winBack: "4", .retention: "5",
    ]
    private static let paymentModes: [PaymentMode: String] = [
        .freeTrial: "FREE_TRIAL", .payAsYouGo: "PAY_AS_YOU_GO", .payUpFront: "PAY_UP_FRONT", .oneTime: "ONE_TIME",
    ]
    private static let revocations: [Revocation.Kind: String] = [
        .fullRefund: "REFUND_FULL", .proratedRefund: "REFUND_PRORATED", .familySharingEnded: "FAMILY_REVOKE",
    ]
    private static let expirationReasons: [ExpirationReason: String] = [
        .customerCancelled: "1", .billingError: "2", .priceIncreaseNotAccepted: "3", .productUnavailable: "4",
        .other: "5",
    ]
    private static let priceStates: [PriceChange.State: String] = [.awaitingConsent: "0", .confirmed: "1"]

    private static func number<Known: Hashable>(_ value: StatedValue<Known>?, _ names: [Known: String]) -> JSONText? {
        switch value {
        case .known(let known)?: names[known].map { .bare($0) }
        case .unrecognized?: .bare("99")
        case nil: nil
        }
    }

    private static func text<Known: Hashable>(_ value: StatedValue<Known>?, _ names: [Known: String]) -> JSONText? {
        switch value {
        case .known(let known)?: .text(names[known])
        case .unrecognized(let text)?: .text(text)
        case nil: nil
        }
    }

    private static func milliunits(_ price: Price?) -> JSONText? {
        price.map { .bare(($0.amount.billionths / 1_000_000).description) }
    }
}

extension HistoryText {
    /// A `verifyReceipt` response: the App Store's purchases, newest first.
    static func receipt(_ history: CustomerHistory) -> JSONText? {
        let transactions = history.transactions.filter { $0.store == .appStore }
        let renewals = history.renewals.filter { $0.store == .appStore }
        guard !transactions.isEmpty || !renewals.isEmpty || history.coverage[.appStore] == .full else { return nil }
        return .members([
            "status": .number(0), "environment": .text("Production"),
            "receipt": .members([
                "bundle_id": .text("com.example.ocean"), "request_date_ms": milliseconds(history.statedDate),
                "in_app": .array([]),
            ]),
            "latest_receipt_info": .array(transactions.reversed().map(item)),
            "pending_renewal_info": .array(
                renewals.filter { $0.productID != nil || $0.originalID != nil }.map(pending)
            ),
        ])
    }

    private static func item(_ transaction: PurchaseTransaction) -> JSONText {
        let offer = transaction.offer
        let isIntroductory = offer?.type == .known(.introductory)
        let isTrial = isIntroductory && offer?.paymentMode == .known(.freeTrial)
        return .members([
            "quantity": .text("1"), "product_id": .text(transaction.productID), "transaction_id": .text(transaction.id),
            "original_transaction_id": .text(transaction.originalID),
            "purchase_date_ms": milliseconds(transaction.purchaseDate),
            "original_purchase_date_ms": milliseconds(transaction.originalPurchaseDate),
            "expires_date_ms": milliseconds(transaction.expiresDate),
            "is_trial_period": .text(String(isTrial)),
            "is_in_intro_offer_period": .text(String(isIntroductory && !isTrial)),
            "offer_code_ref_name": offer?.type == .known(.code) ? .text(offer?.id) : nil,
            "promotional_offer_id": offer?.type == .known(.promotional) ? .text(offer?.id) : nil,
            "subscription_group_identifier": .text(transaction.groupID),
            "in_app_ownership_type": text(transaction.ownership, ownerships),
            "cancellation_date_ms": transaction.revocation.flatMap { milliseconds($0.date) },
            "is_upgraded": transaction.isUpgraded ? .text("true") : nil,
        ])
    }

    private static func pending(_ renewal: RenewalInfo) -> JSONText {
        .members([
            "original_transaction_id": .text(renewal.originalID), "product_id": .text(renewal.productID),
            "auto_renew_product_id": .text(renewal.renewalProductID),
            "auto_renew_status": renewal.renewsAutomatically.flatMap { .text($0 ? "1" : "0") },
            "expiration_intent": quoted(number(renewal.expirationReason, expirationReasons)),
            "is_in_billing_retry_period": renewal.isInBillingRetry.flatMap { .text($0 ? "1" : "0") },
            "grace_period_expires_date_ms": milliseconds(renewal.gracePeriodExpiresDate),
            "price_increase_status": quoted(renewal.priceChange.flatMap { number($0.state, priceStates) }),
        ])
    }

    private static func milliseconds(_ date: Instant?) -> JSONText? { quoted(instant(date)) }

    private static func quoted(_ text: JSONText?) -> JSONText? { text.map { .text($0.description) } }
}
