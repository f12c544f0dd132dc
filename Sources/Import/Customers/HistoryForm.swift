internal import PaywrightJSON

/// The forms an object about a customer can have. What differs by form stands in this file and in `HistoryForm+Marks`: how it
/// is recognized, called and read.
enum HistoryForm {
    /// App Store Server API: Get All Subscription Statuses.
    case statusResponse
    /// App Store Server API: Get Transaction History.
    case transactionHistory
    /// App Store Server Notifications V2, with the decoded payload or as `signedPayload`.
    case notification
    /// App Store Server API: an object with `signedTransactionInfo`, `signedRenewalInfo` or both, such as Get Transaction
    /// Info, the two as a server has decoded them (`transactionInfo`, `renewalInfo`), or an item of a status response with `originalTransactionId` and `status` alone.
    case signedInfo
    /// A decoded `JWSTransaction`.
    case transaction
    /// A decoded `JWSRenewalInfo`.
    case renewalInfo
    /// A legacy `verifyReceipt` response.
    case receipt
    /// Google Play: `purchases.subscriptionsv2`.
    case googlePlaySubscription
    /// Google Play: what was bought once, `purchases.productsv2` or `purchases.products`.
    case googlePlayPurchase(GooglePlayPurchaseForm)
    /// Stripe: a subscription, a customer with subscriptions, a schedule, and the events and lists that hold them.
    case stripe
    /// RevenueCat: a customer, purchases or an event.
    case revenueCat(RevenueCatForm)
    /// Amazon: a receipt that was verified.
    case amazonReceipt
    /// Paddle Billing: subscriptions or an event.
    case paddle(PaddleForm)
    /// The package's own form.
    case plain
    /// A form that is not read, with its name and what to pass instead.
    case foreign(ForeignForm)
    /// A form that states no purchases and is read elsewhere, with its name.
    case unrelated(String)
    /// A map of resources by name, each of which is an input of its own.
    case mapOfInputs

    /// nil for an object of no known form.
    init?(of node: JSONNode) {
        guard let members = node.value?.objectValue?.members else { return nil }
        if node["schema"].string?.hasPrefix("paywright/customer/") == true {
            self = .plain
            return
        }
        let families = FormFamilies(of: members)
        if families.contains(.amazon), AmazonReceipt(node) != nil {
            self = .amazonReceipt
        } else if families.contains(.foreign), let foreign = ForeignForm(of: node) {
            self = .foreign(foreign)
        } else if families.contains(.revenueCat), let form = RevenueCatForm(of: node) {
            self = .revenueCat(form)
        } else if families.contains(.stripe), let stripe = Self.stripe(node) {
            self = stripe
        } else if families.contains(.paddle), let form = PaddleForm(of: node) {
            self = .paddle(form)
        } else if families.contains(.store), let form = Self.store(node) {
            self = form
        } else if let unrelated = Self.unrelatedForm(of: node) {
            self = .unrelated(unrelated)
        } else if let first = node.members.first, first.isObject, node.members.allSatisfy({ Self.isInput($0) }) {
            self = .mapOfInputs
        } else if let foreign = ForeignForm(within: node) {
            self = .foreign(foreign)
        } else {
            return nil
        }
    }

    private static func stripe(_ node: JSONNode) -> HistoryForm? {
        switch StripeSubject(of: node) {
        case .customer?: .stripe
        case .products?: .unrelated("what is sold by Stripe")
        case .other(let name)?: .unrelated(name)
        case nil: nil
        }
    }

    private static func isInput(_ node: JSONNode) -> Bool {
        guard node.isObject, let form = HistoryForm(of: node) else { return false }
        return switch form {
        case .mapOfInputs, .foreign: false
        case .statusResponse, .transactionHistory, .notification, .signedInfo, .transaction, .renewalInfo, .receipt,
            .googlePlaySubscription, .googlePlayPurchase, .stripe, .revenueCat, .amazonReceipt, .paddle, .plain,
            .unrelated:
            true
        }
    }

    private static func unrelatedForm(of node: JSONNode) -> String? {
        if ConfigurationFields.isConfiguration(node) { return "a StoreKit configuration" }
        if GooglePlayProductForm(of: node) != nil { return "a product of Google Play" }
        if PaddleProductForm(of: node) != nil { return "a price of Paddle" }
        if RevenueCatProductForm(of: node) != nil { return "a product of RevenueCat" }
        return nil
    }
}

// MARK: What differs by form

extension HistoryForm {
    /// The forms that are read, for a diagnostic about another.
    static let expectation = """
        an App Store Server API response, notification, transaction or renewal information, a verifyReceipt \
        response, a Google Play subscription or one-time purchase, a Stripe subscription or a preview of its next invoice, an answer or \
        event of RevenueCat, an Amazon receipt, a subscription, transaction or event of Paddle, or paywright/customer/1
        """

    /// Whether it says anything about a customer's purchases.
    var statesPurchases: Bool {
        switch self {
        case .statusResponse, .transactionHistory, .notification, .signedInfo, .transaction, .renewalInfo, .receipt,
            .googlePlaySubscription, .googlePlayPurchase, .stripe, .revenueCat, .amazonReceipt, .paddle, .plain,
            .mapOfInputs:
            true
        case .foreign, .unrelated: false
        }
    }

    /// Whether it only carries signed data, and is as good as the signatures.
    var isEnvelope: Bool {
        switch self {
        case .statusResponse, .transactionHistory, .notification, .signedInfo: true
        case .transaction, .renewalInfo, .receipt, .googlePlaySubscription, .googlePlayPurchase, .stripe, .revenueCat,
            .amazonReceipt, .paddle, .plain, .foreign, .unrelated, .mapOfInputs:
            false
        }
    }

    /// Whether it states what the App Store or Stripe signs, and nothing else. What RevenueCat and the package's own form state is
    /// of any store: their readers look at each store.
    var isSignedByStore: Bool {
        switch self {
        case .transaction, .renewalInfo, .receipt, .stripe: true
        case .statusResponse, .transactionHistory, .notification, .signedInfo, .googlePlaySubscription,
            .googlePlayPurchase, .revenueCat, .amazonReceipt, .paddle, .plain, .foreign, .unrelated, .mapOfInputs:
            false
        }
    }

    /// What a diagnostic calls it where a file of products is expected.
    var nameAmongProducts: String {
        let advice = "which paywright status reads"
        return switch self {
        case .googlePlaySubscription: "a customer's purchase (purchases.subscriptionsv2), \(advice)"
        case .googlePlayPurchase(.productV2): "a customer's purchase (purchases.productsv2), \(advice)"
        case .googlePlayPurchase(.product): "a customer's purchase (purchases.products), \(advice)"
        case .stripe: "a customer's subscription in Stripe, \(advice)"
        case .revenueCat: "a customer's purchases by RevenueCat, \(advice)"
        case .amazonReceipt: "a customer's receipt of Amazon's, \(advice)"
        case .paddle: "a customer's subscription by Paddle, \(advice)"
        case .mapOfInputs: "several customers' purchases by name, \(advice) one by one"
        case .plain: "a customer (paywright/customer), \(advice)"
        case .receipt: "a customer's receipt, \(advice)"
        case .statusResponse, .transactionHistory, .notification, .signedInfo, .transaction, .renewalInfo:
            "a customer's purchases in the App Store, \(advice)"
        case .foreign(let form): form.name(for: .products)
        case .unrelated(let name): "\(name), which states no products"
        }
    }

    /// Reads an object of this form, by the type that reads it.
    func read(_ node: JSONNode, with reader: inout HistoryInputReader) {
        let session = reader.session
        switch self {
        case .statusResponse: StatusResponseReader.read(node, in: session)
        case .transactionHistory: TransactionHistoryReader.read(node, in: session)
        case .notification: NotificationReader.read(node, in: session)
        case .signedInfo: SignedInfoReader.read(node, in: session)
        case .transaction: TransactionReader.read(node, in: session)
        case .renewalInfo: RenewalInfoReader.read(node, in: session)
        case .receipt: ReceiptReader.read(node, in: session)
        case .googlePlaySubscription: GooglePlaySubscriptionReader.read(node, in: session)
        case .googlePlayPurchase(let form): form.read(node, in: session)
        case .stripe: StripeHistoryReader.read(node, in: session)
        case .revenueCat(let form): form.read(node, in: session)
        case .amazonReceipt: AmazonReceiptReader.read(node, in: session)
        case .paddle(let form): form.read(node, in: session)
        case .plain: PlainCustomerReader.read(node, in: session)
        case .foreign(let form):
            let instead = form.subject == .products ? Self.expectation : form.instead
            reader.refuse(node, found: form.name(for: .purchases), expected: instead)
        case .unrelated(let name): reader.refuse(node, found: "\(name), which says nothing about purchases")
        case .mapOfInputs: reader.refuseMapOfInputs(node)
        }
    }
}
