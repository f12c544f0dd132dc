import PaywrightModel
import PaywrightValues

extension HistoryText {
    /// `purchases.subscriptionsv2` resources: one a subscription, with the latest purchase.
    static func googlePlay(_ history: CustomerHistory) -> [JSONText] {
        var latest: [String: PurchaseTransaction] = [:]
        for transaction in history.transactions where transaction.store == .googlePlay {
            latest[transaction.originalID ?? transaction.id ?? ""] = transaction
        }
        return latest.sorted { $0.key < $1.key }.map { id, transaction in
            let renewal = history.renewals.first { $0.store == .googlePlay && $0.originalID == id }
            let statement = history.statements.first { $0.store == .googlePlay && $0.originalID == id }
            return resource(transaction, renewal, statement)
        }
    }

    private static func resource(
        _ transaction: PurchaseTransaction,
        _ renewal: RenewalInfo?,
        _ statement: SubscriptionStatement?
    ) -> JSONText {
        let number = transaction.orderNumber.map { $0 == 0 ? "" : "..\($0 - 1)" } ?? ""
        let reason = renewal?.expirationReason?.known.flatMap { reasons[$0] }
        return .members([
            "kind": .text("androidpublisher#subscriptionPurchaseV2"),
            "startTime": time(transaction.originalPurchaseDate),
            "regionCode": .text("DE"),
            "subscriptionState": .text(state(statement)),
            "latestOrderId": .text("GPA.\(transaction.originalID ?? "0")\(number)"),
            "canceledStateContext": reason.map { reason in
                .object([(name: reason, value: .object([]))])
            },
            "pausedStateContext": renewal?.resumesDate.flatMap { time($0) }.map { .members(["autoResumeTime": $0]) },
            "testPurchase": transaction.environment == "Sandbox" ? .object([]) : nil,
            "lineItems": .array([item(transaction, renewal)]),
        ])
    }

    private static func item(_ transaction: PurchaseTransaction, _ renewal: RenewalInfo?) -> JSONText {
        let isFree = transaction.offer?.paymentMode == .known(.freeTrial)
        let replacement = renewal?.renewalProductID.flatMap { $0 == transaction.productID ? nil : $0 }
        return .members([
            "productId": .text(transaction.productID),
            "expiryTime": time(transaction.expiresDate),
            "autoRenewingPlan": renewal?.prepaid == nil ? renewal.map(plan) : nil,
            "prepaidPlan": renewal?.prepaid.map { .members(["allowExtendAfterTime": time($0.extendableAfter)]) },
            "offerDetails": .members([
                "basePlanId": .text(transaction.basePlanID), "offerId": .text(transaction.offer?.id),
            ]),
            "offerPhase": transaction.offer.map { _ in
                .object([(name: isFree ? "freeTrial" : "introductoryPrice", value: .object([]))])
            },
            "deferredItemReplacement": replacement.map { .members(["productId": .text($0)]) },
            "deferredItemRemoval": renewal?.endsAtRenewal == true ? .object([]) : nil,
        ])
    }

    private static func plan(_ renewal: RenewalInfo) -> JSONText {
        .members([
            "autoRenewEnabled": .flag(renewal.renewsAutomatically),
            "recurringPrice": money(renewal.basePrice ?? renewal.renewalPrice),
            "priceChangeDetails": renewal.priceChange.map { change in
                .members([
                    "newPrice": money(change.newPrice), "priceChangeMode": .text(kind(change)),
                    "priceChangeState": .text(state(change)), "expectedNewPriceChargeTime": time(change.date),
                ])
            },
            "priceStepUpConsentDetails": renewal.priceChange.flatMap { change in
                guard let deadline = time(change.consentDeadline), change.state == .known(.awaitingConsent) else {
                    return nil
                }
                return .members([
                    "state": .text("PENDING"), "newPrice": money(change.newPrice), "consentDeadlineTime": deadline,
                ])
            },
            "installmentDetails": renewal.commitment.map { commitment in
                .members([
                    "initialCommittedPaymentsCount": .number(12),
                    "remainingCommittedPaymentsCount": .number(commitment.paymentsLeft.map { max(0, $0) }),
                    "pendingCancellation": commitment.isCancellationPending ? .object([]) : nil,
                ])
            },
        ])
    }

    // MARK: Names and values

    private static let reasons: [ExpirationReason: String] = [
        .customerCancelled: "userInitiatedCancellation", .billingError: "systemInitiatedCancellation",
        .storeCancelled: "systemInitiatedCancellation", .developerCancelled: "developerInitiatedCancellation",
        .replaced: "replacementCancellation",
    ]

    private static func state(_ statement: SubscriptionStatement?) -> String {
        let name =
            switch statement?.state {
            case .known(.active)?, nil: "ACTIVE"
            case .known(.expired)?, .known(.revoked)?: "EXPIRED"
            case .known(.gracePeriod)?, .known(.billingRetry)?: "IN_GRACE_PERIOD"
            case .known(.onHold)?: "ON_HOLD"
            case .known(.paused)?: "PAUSED"
            case .known(.cancelled)?: "CANCELED"
            case .known(.pending)?: "PENDING"
            case .known(.pendingCancelled)?: "PENDING_PURCHASE_CANCELED"
            default: "UNSPECIFIED"
            }
        return "SUBSCRIPTION_STATE_\(name)"
    }

    private static func kind(_ change: PriceChange) -> String {
        switch change.kind {
        case .known(.increase)?: "PRICE_INCREASE"
        case .known(.optOutIncrease)?: "OPT_OUT_PRICE_INCREASE"
        case .known(.decrease)?: "PRICE_DECREASE"
        default: "PRICE_CHANGE_MODE_UNSPECIFIED"
        }
    }

    private static func state(_ change: PriceChange) -> String {
        switch change.state {
        case .known(.awaitingConsent): "OUTSTANDING"
        case .known(.confirmed): "CONFIRMED"
        case .known(.applied): "APPLIED"
        case .known(.cancelled): "CANCELED"
        default: "PRICE_CHANGE_STATE_UNSPECIFIED"
        }
    }

    private static func money(_ price: Price?) -> JSONText? {
        price.map { price in
            let (units, billionths) = price.amount.billionths.quotientAndRemainder(dividingBy: 1_000_000_000)
            return .members([
                "currencyCode": .text(price.currency.code), "units": .text(units.description),
                "nanos": billionths == 0 ? nil : .bare(billionths.description),
            ])
        }
    }

    /// RFC 3339, to the millisecond.
    static func time(_ date: Instant?) -> JSONText? {
        guard let date, instant(date) != nil else { return nil }
        return .text(date.description)
    }
}
