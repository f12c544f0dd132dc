import PaywrightModel
import PaywrightValues

extension HistoryText {
    /// Stripe's subscriptions: one each, with the latest purchase as its item.
    static func stripe(_ history: CustomerHistory) -> [JSONText] {
        var latest: [String: PurchaseTransaction] = [:]
        for transaction in history.transactions where transaction.store == .stripe {
            latest[transaction.originalID ?? transaction.id ?? ""] = transaction
        }
        return latest.sorted { $0.key < $1.key }.map { id, transaction in
            let renewal = history.renewals.first { $0.store == .stripe && $0.originalID == id }
            let statement = history.statements.first { $0.store == .stripe && $0.originalID == id }
            return subscription(id, transaction, renewal, statement)
        }
    }

    private static func subscription(
        _ id: String,
        _ transaction: PurchaseTransaction,
        _ renewal: RenewalInfo?,
        _ statement: SubscriptionStatement?
    ) -> JSONText {
        let isFree = transaction.offer?.paymentMode == .known(.freeTrial)
        let status = status(statement, isFree: isFree)
        let ends = renewal?.renewsAutomatically == false || renewal?.endsAtRenewal == true
        let isOver = status == "canceled" || status == "incomplete_expired"
        return .members([
            "object": .text("subscription"), "id": .text("sub_\(id)"), "status": .text(status),
            "livemode": .flag(transaction.environment != "Sandbox"),
            "created": seconds(transaction.originalPurchaseDate), "latest_invoice": .text(transaction.id),
            "cancel_at_period_end": .flag(ends && !isOver),
            "ended_at": isOver ? seconds(transaction.expiresDate) : nil,
            "trial_end": isFree ? seconds(transaction.expiresDate) : nil,
            "cancellation_details": reason(renewal).map { .members(["reason": .text($0)]) },
            "pause_collection": renewal?.resumesDate.map { .members(["resumes_at": seconds($0)]) },
            "discounts": .array(transaction.offer == nil || isFree ? [] : [discount(transaction)]),
            "items": .members([
                "object": .text("list"), "has_more": .flag(false), "data": .array([item(transaction, renewal)]),
            ]),
        ])
    }

    private static func item(_ transaction: PurchaseTransaction, _ renewal: RenewalInfo?) -> JSONText {
        .members([
            "object": .text("subscription_item"), "id": .text("si_1"),
            "quantity": .number(min(max(transaction.quantity, 0), 99)),
            "current_period_start": seconds(transaction.purchaseDate),
            "current_period_end": seconds(transaction.expiresDate),
            "price": .members([
                "object": .text("price"), "id": .text(transaction.productID), "product": .text(transaction.groupID),
                "currency": .text((renewal?.renewalPrice?.currency.code ?? "EUR").lowercased()),
                "billing_scheme": .text("per_unit"),
                "unit_amount": .number((renewal?.renewalPrice?.amount.billionths).map { $0 / 10_000_000 }),
                "recurring": .members([
                    "interval": .text("month"), "interval_count": .bare("1"), "usage_type": .text("licensed"),
                ]),
            ]),
        ])
    }

    private static func discount(_ transaction: PurchaseTransaction) -> JSONText {
        .members([
            "object": .text("discount"), "id": .text(transaction.offer?.id ?? "di_1"),
            "start": seconds(transaction.originalPurchaseDate),
            "coupon": .members([
                "object": .text("coupon"), "id": .text("FALL"), "percent_off": .bare("25"),
                "duration": .text("forever"),
            ]),
        ])
    }

    private static func status(_ statement: SubscriptionStatement?, isFree: Bool) -> String {
        switch statement?.state {
        case .known(.active)?, nil: isFree ? "trialing" : "active"
        case .known(.expired)?, .known(.revoked)?, .known(.cancelled)?: "canceled"
        case .known(.gracePeriod)?, .known(.billingRetry)?: "past_due"
        case .known(.onHold)?: "unpaid"
        case .known(.paused)?: "paused"
        case .known(.pending)?: "incomplete"
        case .known(.pendingCancelled)?: "incomplete_expired"
        default: "new"
        }
    }

    private static func reason(_ renewal: RenewalInfo?) -> String? {
        switch renewal?.expirationReason {
        case .known(.customerCancelled)?: "cancellation_requested"
        case .known(.billingError)?: "payment_failed"
        case nil: nil
        default: "payment_disputed"
        }
    }

    private static func seconds(_ date: Instant?) -> JSONText? {
        date.flatMap {
            (100_000_000_001..<4_000_000_000_000).contains($0.milliseconds) ? .number($0.milliseconds / 1_000) : nil
        }
    }
}
