import PaywrightModel
import PaywrightValues
import TestSupport

/// The other tills: what they have a field for of a history's purchases, the latest of each subscription.
extension HistoryText {
    /// The latest transaction of each subscription of some stores, with what is said of it.
    private static func latest(
        _ history: CustomerHistory,
        of stores: Set<StoreName>
    ) -> [(bought: PurchaseTransaction, renewal: RenewalInfo?, state: SubscriptionStatement?)] {
        var latest: [String: PurchaseTransaction] = [:]
        for transaction in history.transactions where stores.contains(transaction.store) {
            let id = transaction.originalID ?? transaction.id ?? transaction.productID
            latest["\(transaction.store) \(id)"] = transaction
        }
        return latest.sorted { $0.key < $1.key }.map(\.value).map { bought in
            let renewal = history.renewals.first { $0.store == bought.store && $0.originalID == bought.originalID }
            let state = history.statements.first { $0.store == bought.store && $0.originalID == bought.originalID }
            return (bought, renewal, state)
        }
    }

    // MARK: RevenueCat

    /// A subscriber of version 1: one purchase a product.
    static func revenueCat(_ history: CustomerHistory) -> [JSONText] {
        let all = latest(history, of: [.appStore, .googlePlay, .other])
        guard !all.isEmpty else { return [] }
        var subscriptions: [String: JSONText] = [:]
        var others: [String: JSONText] = [:]
        for (bought, renewal, state) in all {
            if let type = bought.productType?.known, type != .autoRenewable {
                others[bought.productID] = .array([oneTimePurchase(bought)])
            } else {
                subscriptions[bought.productID] = subscription(bought, renewal, state)
            }
        }
        func object(_ members: [String: JSONText]) -> JSONText {
            .object(members.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) })
        }
        return [
            .members([
                "request_date": time(history.statedDate), "request_date_ms": instant(history.statedDate),
                "subscriber": .members([
                    "original_app_user_id": .text("u-1"), "entitlements": .object([]),
                    "subscriptions": object(subscriptions), "non_subscriptions": object(others),
                ]),
            ])
        ]
    }

    private static let storeNames: [StoreName: String] = [.appStore: "app_store", .googlePlay: "play_store"]

    private static func subscription(
        _ bought: PurchaseTransaction,
        _ renewal: RenewalInfo?,
        _ state: SubscriptionStatement?
    ) -> JSONText {
        let isFree = bought.offer?.paymentMode == .known(.freeTrial)
        let period = renewal?.prepaid != nil ? "prepaid" : isFree ? "trial" : bought.offer != nil ? "intro" : "normal"
        let failed = renewal?.isInBillingRetry == true || state?.state == .known(.gracePeriod)
        return .members([
            "auto_resume_date": time(renewal?.resumesDate) ?? .null,
            "billing_issues_detected_at": (failed ? time(bought.expiresDate) : nil) ?? .null,
            "expires_date": time(bought.expiresDate) ?? .null,
            "grace_period_expires_date": time(renewal?.gracePeriodExpiresDate) ?? .null,
            "is_sandbox": .flag(bought.environment == "Sandbox"),
            "original_purchase_date": time(bought.originalPurchaseDate),
            "ownership_type": .text(bought.ownership == .known(.familyShared) ? "FAMILY_SHARED" : "PURCHASED"),
            "period_type": .text(period), "purchase_date": time(bought.purchaseDate),
            "refunded_at": bought.revocation.flatMap { time($0.date) } ?? .null,
            "store": .text(storeNames[bought.store] ?? "rc_billing"),
            "store_transaction_id": .text(bought.id), "product_plan_identifier": .text(bought.basePlanID),
            "unsubscribe_detected_at": (renewal?.renewsAutomatically == false ? time(bought.purchaseDate) : nil)
                ?? .null,
        ])
    }

    private static func oneTimePurchase(_ bought: PurchaseTransaction) -> JSONText {
        .members([
            "id": .text("x"), "is_sandbox": .flag(bought.environment == "Sandbox"),
            "purchase_date": time(bought.purchaseDate), "store": .text(storeNames[bought.store] ?? "rc_billing"),
            "store_transaction_id": .text(bought.id),
        ])
    }

    // MARK: Amazon

    /// A receipt each, of what a store of one's own sells.
    static func amazon(_ history: CustomerHistory) -> [JSONText] {
        latest(history, of: [.amazon, .other]).map { bought, renewal, _ in
            let type: String =
                switch bought.productType?.known {
                case .consumable?: "CONSUMABLE"
                case .nonConsumable?: "ENTITLED"
                default: "SUBSCRIPTION"
                }
            let isCancelled = bought.revocation != nil || renewal?.expirationReason != nil
            let isFree = bought.offer?.paymentMode == .known(.freeTrial)
            return .members([
                "autoRenewing": .flag(renewal?.renewsAutomatically ?? false), "betaProduct": .flag(false),
                "cancelDate": (isCancelled ? instant(bought.expiresDate ?? bought.purchaseDate) : nil) ?? .null,
                "cancelReason": isCancelled ? .number(1) : .null,
                "freeTrialEndDate": (isFree ? instant(bought.expiresDate) : nil) ?? .null,
                "gracePeriodEndDate": instant(renewal?.gracePeriodExpiresDate) ?? .null,
                "productId": .text(bought.productID), "productType": .text(type),
                "purchaseDate": instant(bought.originalPurchaseDate ?? bought.purchaseDate),
                "quantity": .number(max(1, min(bought.quantity, 9))),
                "receiptId": .text(bought.originalID ?? bought.id ?? "r"),
                "renewalDate": instant(bought.expiresDate) ?? .null,
                "testTransaction": .flag(bought.environment == "Sandbox"),
            ])
        }
    }

    // MARK: Paddle

    /// A subscription each, of what a store of one's own sells.
    static func paddle(_ history: CustomerHistory) -> [JSONText] {
        latest(history, of: [.paddle, .other]).filter {
            $0.bought.productType?.known ?? .autoRenewable == .autoRenewable
        }
        .map { paddleSubscription($0.bought, $0.renewal, $0.state) }
    }

    private static func paddleSubscription(
        _ bought: PurchaseTransaction,
        _ renewal: RenewalInfo?,
        _ state: SubscriptionStatement?
    ) -> JSONText {
        let isFree = bought.offer?.paymentMode == .known(.freeTrial)
        let status: String =
            switch state?.state.known {
            case .expired?, .revoked?: "canceled"
            case .paused?: "paused"
            case .billingRetry?, .gracePeriod?, .onHold?: "past_due"
            default: isFree ? "trialing" : "active"
            }
        let renews = renewal?.renewsAutomatically
        let runs = status == "active" || status == "trialing"
        let end = time(bought.expiresDate)
        let change = runs && renews == false ? "cancel" : status == "paused" ? "resume" : nil
        return .members([
            "id": .text("sub_\(bought.originalID ?? bought.id ?? "0")"), "status": .text(status),
            "currency_code": .text(bought.price?.currency.code ?? "EUR"), "collection_mode": .text("automatic"),
            "started_at": time(bought.originalPurchaseDate),
            "next_billed_at": (runs && renews == true ? end : nil) ?? .null,
            "canceled_at": (status == "canceled" ? end : nil) ?? .null,
            "current_billing_period": .members(["starts_at": time(bought.purchaseDate), "ends_at": end]),
            "scheduled_change": change.map { action in
                .members(["action": .text(action), "effective_at": time(renewal?.resumesDate) ?? end])
            } ?? .null,
            "items": .array([
                .members([
                    "status": .text(isFree ? "trialing" : "active"), "quantity": .number(1), "recurring": .flag(true),
                    "price": .members([
                        "id": .text(bought.productID), "tax_mode": .text("internal"),
                        "unit_price": .members([
                            "amount": .text("999"), "currency_code": .text(bought.price?.currency.code ?? "EUR"),
                        ]),
                    ]),
                ])
            ]),
        ])
    }
}
