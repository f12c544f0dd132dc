internal import PaywrightModel
internal import PaywrightValues

/// One product of a purchase in Google Play that does not renew, as either of the interfaces states it, and what follows from
/// that.
struct GooglePlayPurchase {
    /// Whether it is bought.
    enum State: Hashable {
        case purchased
        case cancelled
        case pending
    }

    let productID: String
    var state: StatedValue<State>
    /// The order; a purchase that is pending has none, nor one that was not paid for.
    var orderID: String?
    /// Whether an order is stated that cannot be read.
    var isOrderUnreadable = false
    /// What all that is said about it is joined by.
    var originalID: String
    var purchaseDate: Instant?
    /// Whether it was ever paid for; nil where that is not stated.
    var wasCompleted: Bool?
    /// A rental, of which no field states how long it lasts, or an order before the release.
    var sale: OneTimeSale?
    var purchaseOptionID: String?
    var isConsumed = false
    var quantity = 1
    /// How many of them were not refunded; nil where that is not stated.
    var refundableQuantity: Int?
    var storefront: String?
    var environment: String?
}

extension GooglePlayPurchase {
    /// Whether it was cancelled in a way that no field tells: before it was paid for, with a refund or without one.
    var isCancelledForUnknownCause: Bool {
        state == .known(.cancelled) && wasCompleted != false && revocation?.kind != .known(.fullRefund)
    }

    private var isRental: Bool { sale?.rental != nil }

    /// Whether it was refunded, and whether the time that it was bought for goes on is not stated.
    var isRentalRefundedAlone: Bool { state == .known(.purchased) && isRental && revocation != nil }

    var transaction: PurchaseTransaction {
        var transaction = PurchaseTransaction(store: .googlePlay, productID: productID)
        transaction.id = orderID
        transaction.originalID = originalID
        transaction.productType = productType
        transaction.purchaseDate = purchaseDate
        (transaction.sale, transaction.purchaseOptionID) = (sale, purchaseOptionID)
        transaction.quantity = quantity
        transaction.revocation = revocation
        transaction.storefront = storefront
        transaction.environment = environment
        return transaction
    }

    /// What can be used up and was; what ends at a time that is not stated. Of anything else Google states no kind.
    private var productType: StatedValue<ProductType> {
        if isConsumed { return .known(.consumable) }
        return isRental ? .known(.nonRenewable) : .unrecognized("inapp")
    }

    /// What was refunded: all of it, or some of several. What was never paid for was not.
    private var revocation: Revocation? {
        let isPaid = wasCompleted ?? (orderID != nil || isOrderUnreadable)
        guard isPaid, let refundableQuantity, refundableQuantity < quantity, state != .known(.pending) else {
            return nil
        }
        return Revocation(kind: .known(refundableQuantity == 0 ? .fullRefund : .proratedRefund))
    }

    /// The state, unless all that it tells is that the purchase was made.
    var statement: SubscriptionStatement? {
        let stated: StatedValue<SubscriptionStatement.State>
        switch state {
        case .known(.purchased): return nil
        case .known(.pending): stated = .known(.pending)
        case .known(.cancelled):
            guard wasCompleted == false else { return nil }
            stated = .known(.pendingCancelled)
        case .unrecognized(let word): stated = .unrecognized(word)
        }
        return SubscriptionStatement(
            store: .googlePlay,
            originalID: originalID,
            productID: productID,
            state: stated
        )
    }
}
