public import PaywrightValues

/// One purchase or one renewal as a store states it. Every field is optional but the product.
///
/// The terms are those of the App Store Server API (`JWSTransactionDecodedPayload`); a line item of Google Play's
/// `purchases.subscriptionsv2` is a transaction too, of which Google states only the latest.
public struct PurchaseTransaction: Hashable, Sendable {
    /// The store that sold it.
    public var store: StoreName
    /// The product identifier.
    public var productID: String
    /// The store's identifier of this transaction or order.
    public var id: String?
    /// What every transaction of one subscription has in common: the App Store's original transaction identifier, the
    /// first part of a Google order identifier.
    public var originalID: String?
    /// The kind of product.
    public var productType: StatedValue<ProductType>?
    /// The subscription group.
    public var groupID: String?
    /// Google Play's base plan.
    public var basePlanID: String?
    /// When this transaction was made.
    public var purchaseDate: Instant?
    /// When the subscription was first bought.
    public var originalPurchaseDate: Instant?
    /// When what was bought here ends; for Google Play with a grace period already in it.
    public var expiresDate: Instant?
    /// How many were bought; 1 where the store states none.
    public var quantity: Int
    /// Whether it was bought or came through Family Sharing.
    public var ownership: StatedValue<Ownership>?
    /// What was charged.
    public var price: Price?
    /// The offer it was bought with.
    public var offer: AppliedOffer?
    /// The refund, or the end of family sharing.
    public var revocation: Revocation?
    /// Whether a higher plan took its place before it ended: no refund, and not the end of the subscription.
    public var isUpgraded: Bool
    /// Whether it begins only when another purchase ends, by a deferred replacement (Google Play): until then it gives no
    /// access.
    public var hasNotBegun: Bool
    /// How far a plan with a commitment is.
    public var commitment: CommitmentProgress?
    /// The storefront's three-letter code, as stated: "DEU".
    public var storefront: String?
    /// The app it was bought in, as stated: "com.example.app".
    public var bundleID: String?
    /// The store's environment, as stated: "Production", "Sandbox", "Xcode".
    public var environment: String?
    /// When the store stated this; of several statements about one transaction, the latest counts.
    public var statedDate: Instant?
    /// Which order of the subscription this is, where the store numbers them: see ``AnswerOrder/orderNumber``.
    public var orderNumber: Int?
    /// Who states this: the store itself unless a service passes it on.
    public var source = StatementSource.store

    /// A transaction of a product, to which the rest is added.
    ///
    /// - Parameters:
    ///   - store: The store that sold it.
    ///   - productID: The product identifier.
    public init(store: StoreName, productID: String) {
        self.store = store
        self.productID = productID
        quantity = 1
        isUpgraded = false
        hasNotBegun = false
    }
}

/// Whose purchase it is: StoreKit's ownership types.
@nonexhaustive
public enum Ownership: String, Hashable, Sendable, CaseIterable {
    /// Bought by the customer.
    case purchased
    /// Shared by a member of the customer's family.
    case familyShared
}

/// The offer of a transaction, or of the next renewal.
public struct AppliedOffer: Hashable, Sendable {
    /// The kind of offer.
    public var type: StatedValue<OfferType>?
    /// How it is paid; the App Store leaves it out at times. A joined product then fills it in where nothing that the
    /// purchase states contradicts that.
    public var paymentMode: StatedValue<PaymentMode>?
    /// Whether the offer is free, where the purchase states that and no mode: `is_trial_period` of a receipt. `false`
    /// means that the customer pays, in whichever mode.
    public var isFree: Bool?
    /// The offer's identifier, or a code's reference name.
    public var id: String?
    /// The offer's period.
    public var period: CalendarDuration?

    /// An offer from its parts.
    ///
    /// - Parameters:
    ///   - type: The kind of offer.
    ///   - paymentMode: How it is paid; the App Store leaves it out at times.
    ///   - isFree: Whether the offer is free, where the purchase states that and no mode: `is_trial_period` of a receipt.
    ///   - id: The offer's identifier, or a code's reference name.
    ///   - period: The offer's period.
    public init(
        type: StatedValue<OfferType>? = nil,
        paymentMode: StatedValue<PaymentMode>? = nil,
        isFree: Bool? = nil,
        id: String? = nil,
        period: CalendarDuration? = nil
    ) {
        self.type = type
        self.paymentMode = paymentMode
        self.isFree = isFree
        self.id = id
        self.period = period
    }
}

/// That a purchase was taken back.
public struct Revocation: Hashable, Sendable {
    /// What happened: App Store Server API's `revocationType`.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Everything was refunded.
        case fullRefund
        /// A part was refunded.
        case proratedRefund
        /// The family member stopped sharing, or left.
        case familySharingEnded
    }

    /// Why, as the store states it.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The customer reported a problem with the app.
        case appIssue
        /// Anything else.
        case other
    }

    /// When; nil when the store only says that it happened.
    public var date: Instant?
    /// What happened; nil when the store does not tell a full refund from a part.
    public var kind: StatedValue<Kind>?
    /// Why.
    public var reason: StatedValue<Reason>?
    /// The part refunded, from 0 to 1: 0.5 is half.
    public var fraction: DecimalAmount?

    /// A revocation from its parts.
    ///
    /// - Parameters:
    ///   - date: When; nil when the store only says that it happened.
    ///   - kind: What happened; nil when the store does not tell a full refund from a part.
    ///   - reason: Why.
    ///   - fraction: The part refunded, from 0 to 1: 0.5 is half.
    public init(
        date: Instant? = nil,
        kind: StatedValue<Kind>? = nil,
        reason: StatedValue<Reason>? = nil,
        fraction: DecimalAmount? = nil
    ) {
        self.date = date
        self.kind = kind
        self.reason = reason
        self.fraction = fraction
    }
}

/// How far a plan with a commitment is paid: App Store Server API's `commitmentInfo` of a transaction.
public struct CommitmentProgress: Hashable, Sendable {
    /// Which payment this transaction is, from 1.
    public var billingPeriodNumber: Int?
    /// How many payments the commitment has.
    public var totalBillingPeriods: Int?
    /// When the commitment ends.
    public var expiresDate: Instant?
    /// What the whole commitment amounts to.
    public var price: Price?

    /// Progress from its parts.
    ///
    /// - Parameters:
    ///   - billingPeriodNumber: Which payment this transaction is, from 1.
    ///   - totalBillingPeriods: How many payments the commitment has.
    ///   - expiresDate: When the commitment ends.
    ///   - price: What the whole commitment amounts to.
    public init(
        billingPeriodNumber: Int? = nil,
        totalBillingPeriods: Int? = nil,
        expiresDate: Instant? = nil,
        price: Price? = nil
    ) {
        self.billingPeriodNumber = billingPeriodNumber
        self.totalBillingPeriods = totalBillingPeriods
        self.expiresDate = expiresDate
        self.price = price
    }
}
