internal import PaywrightStorage
public import PaywrightValues

/// One purchase or one renewal as a store states it. Every field is optional but the product.
///
/// The terms are those of the App Store Server API (`JWSTransactionDecodedPayload`); a line item of Google Play's
/// `purchases.subscriptionsv2` is a transaction too, of which Google states only the latest.
public struct PurchaseTransaction: Hashable, Sendable {
    /// The store that sold it.
    public var store: StoreName {
        get { facts.value.store }
        set { facts.value.store = newValue }
    }
    /// The product identifier.
    public var productID: String {
        get { facts.value.productID }
        set { facts.value.productID = newValue }
    }
    /// The store's identifier of this transaction or order.
    public var id: String? {
        get { facts.value.id }
        set { facts.value.id = newValue }
    }
    /// What every transaction of one subscription has in common: the App Store's original transaction identifier, the
    /// first part of a Google order identifier.
    public var originalID: String? {
        get { facts.value.originalID }
        set { facts.value.originalID = newValue }
    }
    /// The kind of product.
    public var productType: StatedValue<ProductType>? {
        get { facts.value.productType }
        set { facts.value.productType = newValue }
    }
    /// The subscription group.
    public var groupID: String? {
        get { facts.value.groupID }
        set { facts.value.groupID = newValue }
    }
    /// Google Play's base plan.
    public var basePlanID: String? {
        get { facts.value.basePlanID }
        set { facts.value.basePlanID = newValue }
    }
    /// When this transaction was made.
    public var purchaseDate: Instant? {
        get { facts.value.purchaseDate }
        set { facts.value.purchaseDate = newValue }
    }
    /// When the subscription was first bought.
    public var originalPurchaseDate: Instant? {
        get { facts.value.originalPurchaseDate }
        set { facts.value.originalPurchaseDate = newValue }
    }
    /// When what was bought here ends; for Google Play with a grace period already in it.
    public var expiresDate: Instant? {
        get { facts.value.expiresDate }
        set { facts.value.expiresDate = newValue }
    }
    /// How many were bought; 1 where the store states none.
    public var quantity: Int {
        get { facts.value.quantity }
        set { facts.value.quantity = newValue }
    }
    /// Whether it was bought or came through Family Sharing.
    public var ownership: StatedValue<Ownership>? {
        get { facts.value.ownership }
        set { facts.value.ownership = newValue }
    }
    /// What was charged.
    public var price: Price? {
        get { facts.value.price }
        set { facts.value.price = newValue }
    }
    /// The offer it was bought with.
    public var offer: AppliedOffer? {
        get { facts.value.offer }
        set { facts.value.offer = newValue }
    }
    /// The refund, the end of family sharing, or the cancellation of a purchase.
    public var revocation: Revocation? {
        get { facts.value.revocation }
        set { facts.value.revocation = newValue }
    }
    /// Whether a higher plan took its place before it ended: no refund, and not the end of the subscription.
    public var isUpgraded: Bool {
        get { facts.value.isUpgraded }
        set { facts.value.isUpgraded = newValue }
    }
    /// Whether it begins only when another purchase ends, by a deferred replacement (Google Play): until then it gives no
    /// access.
    public var hasNotBegun: Bool {
        get { facts.value.hasNotBegun }
        set { facts.value.hasNotBegun = newValue }
    }
    /// On which other terms it was bought than to have it at once and to keep it: a rental, or an order before the release, which
    /// gives no access until then. nil of anything else.
    package var sale: OneTimeSale? {
        get { facts.value.sale }
        set { facts.value.sale = newValue }
    }
    /// Google Play's purchase option; nil elsewhere, and where none is stated.
    package var purchaseOptionID: String? {
        get { facts.value.purchaseOptionID }
        set { facts.value.purchaseOptionID = newValue }
    }
    /// Whether the seller granted it, and nothing was bought: a promotional grant of RevenueCat’s.
    public var isGranted: Bool {
        get { facts.value.isGranted }
        set { facts.value.isGranted = newValue }
    }
    /// Whether its plan is one of several payments that the customer is committed to (App Store Server API's `billingPlanType`); nil
    /// where the store does not state it.
    public var isCommitted: Bool? {
        get { facts.value.isCommitted }
        set { facts.value.isCommitted = newValue }
    }
    /// How far a plan with a commitment is.
    public var commitment: CommitmentProgress? {
        get { facts.value.commitment }
        set { facts.value.commitment = newValue }
    }
    /// The storefront's three-letter code, as stated: "DEU".
    public var storefront: String? {
        get { facts.value.storefront }
        set { facts.value.storefront = newValue }
    }
    /// The app it was bought in, as stated: "com.example.app".
    public var bundleID: String? {
        get { facts.value.bundleID }
        set { facts.value.bundleID = newValue }
    }
    /// The store's environment, as stated: "Production", "Sandbox", "Xcode".
    public var environment: String? {
        get { facts.value.environment }
        set { facts.value.environment = newValue }
    }
    /// When the store stated this; of several statements about one transaction, the latest counts.
    public var statedDate: Instant? {
        get { facts.value.statedDate }
        set { facts.value.statedDate = newValue }
    }
    /// Which order of the subscription this is, where the store numbers them: see ``AnswerOrder/orderNumber``.
    public var orderNumber: Int? {
        get { facts.value.orderNumber }
        set { facts.value.orderNumber = newValue }
    }
    /// Who states this: the store itself unless a service passes it on.
    public var source: StatementSource {
        get { facts.value.source }
        set { facts.value.source = newValue }
    }

    /// Other identifiers that services send for this purchase: of Stripe's item, "si_1", or Paddle's transaction, "txn_1".
    package var otherIDs: [String] {
        get { facts.value.otherIDs }
        set { facts.value.otherIDs = newValue }
    }
    /// Other identifiers of what was bought: of Stripe's product, "prod_1", where a purchase is of one of its prices.
    package var otherProductIDs: [String] {
        get { facts.value.otherProductIDs }
        set { facts.value.otherProductIDs = newValue }
    }
    /// What is bought with it in one purchase, by the identifiers of the store: the prices of Paddle's other items.
    package var besideProductIDs: [String] {
        get { facts.value.besideProductIDs }
        set { facts.value.besideProductIDs = newValue }
    }

    /// What a service calls the customer who has it; nil where that is not stated.
    package var appUserID: String? {
        get { facts.value.appUserID }
        set { facts.value.appUserID = newValue }
    }

    /// When a service learned that it was refunded or is over, and the field that states it.
    package var learned: LearnedFact? {
        get { facts.value.learned }
        set { facts.value.learned = newValue }
    }
    /// The field that states several seats, so that the price of a renewal may be that of one; nil where there are none.
    package var seatsField: String? {
        get { facts.value.seatsField }
        set { facts.value.seatsField = newValue }
    }
    /// Whether another transaction has more seats of the same period.
    package var sharesPeriod: Bool {
        get { facts.value.sharesPeriod }
        set { facts.value.sharesPeriod = newValue }
    }
    /// Whether it comes from an object that has a date of when it was stated, and lacks it, so that it may be of any time; or from one
    /// that its store would state otherwise once the end has passed.
    package var lacksStatedDate: Bool {
        get { facts.value.lacksStatedDate }
        set { facts.value.lacksStatedDate = newValue }
    }
    /// Whether no product is stated, as of what is granted by itself: `productID` is the name of the grant then.
    package var lacksProduct: Bool {
        get { facts.value.lacksProduct }
        set { facts.value.lacksProduct = newValue }
    }
    /// Whether a service grants it until the store can be asked.
    package var isTemporary: Bool {
        get { facts.value.isTemporary }
        set { facts.value.isTemporary = newValue }
    }

    /// What the input leaves open, although something stands where it would be stated; a status states nothing of it.
    public var doubts: [Doubt] {
        get { facts.value.doubts }
        set { facts.value.doubts = newValue }
    }

    /// Where it was read.
    package var origin: RecordOrigin {
        get { facts.value.origin }
        set { facts.value.origin = newValue }
    }

    private var facts: Shared<Facts>

    private struct Facts: Hashable, Sendable {
        var store: StoreName
        var productID: String
        var id: String?
        var originalID: String?
        var productType: StatedValue<ProductType>?
        var groupID: String?
        var basePlanID: String?
        var purchaseDate: Instant?
        var originalPurchaseDate: Instant?
        var expiresDate: Instant?
        var quantity = 1
        var ownership: StatedValue<Ownership>?
        var price: Price?
        var offer: AppliedOffer?
        var revocation: Revocation?
        var isUpgraded = false
        var hasNotBegun = false
        var sale: OneTimeSale?
        var purchaseOptionID: String?
        var isGranted = false
        var isCommitted: Bool?
        var commitment: CommitmentProgress?
        var storefront: String?
        var bundleID: String?
        var environment: String?
        var statedDate: Instant?
        var orderNumber: Int?
        var source = StatementSource.store
        var otherIDs: [String] = []
        var otherProductIDs: [String] = []
        var besideProductIDs: [String] = []
        var appUserID: String?
        var learned: LearnedFact?
        var seatsField: String?
        var sharesPeriod = false
        var lacksStatedDate = false
        var lacksProduct = false
        var isTemporary = false
        var doubts: [Doubt] = []
        var origin = RecordOrigin()
    }

    /// A transaction of a product, to which the rest is added.
    ///
    /// - Parameters:
    ///   - store: The store that sold it.
    ///   - productID: The product identifier.
    public init(store: StoreName, productID: String) {
        facts = Shared(Facts(store: store, productID: productID))
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
        /// It was cancelled; whether it was refunded is not stated (Amazon).
        case cancelled
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
