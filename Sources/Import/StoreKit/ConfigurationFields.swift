internal import PaywrightJSON
internal import PaywrightModel

/// The fields of each object in the configuration format, versions 1.0 to 6.3, read or not.
enum ConfigurationFields {
    /// What shows that an object is a configuration.
    static let marks = [
        FormMarks(any: [["subscriptionGroups", "nonRenewingSubscriptions"]]),
        FormMarks(all: ["products"], any: [["settings", "version", "appPolicies", "identifier"]]),
    ]

    /// Whether an object is a configuration. Others have a list called "products" too: that of a configuration holds products
    /// as Xcode writes them.
    static func isConfiguration(_ node: JSONNode) -> Bool {
        if marks.match(node) { return true }
        guard node.states("products") else { return false }
        return (node["products"].elements ?? []).allSatisfy { product in
            ["productID", "internalID", "referenceName", "familyShareable"].contains { product.states($0) }
        }
    }

    static let root: FieldNames = [
        "_shouldSetupSyncOnLoad", "appPolicies", "identifier", "nonRenewingSubscriptions", "products", "settings",
        "subscriptionBundleGroups",
        "subscriptionGroups", "subscriptionOffersKeyPair", "subscriptionSuiteGroups", "version",
    ]

    static let settings: FieldNames = [
        "_applicationInternalID", "_askToBuyEnabled", "_billingGracePeriodEnabled", "_billingIssuesEnabled",
        "_compatibilityTimeRate", "_developerTeamID", "_disableDialogs", "_failTransactionsEnabled",
        "_lastSynchronizedDate", "_locale", "_renewalBillingIssuesEnabled", "_shouldSetupSyncOnLoad", "_storeKitError",
        "_storeKitErrors", "_storefront", "_timeRate",
    ]

    static let group: FieldNames = ["id", "localizations", "name", "promotionalImageID", "subscriptions"]

    static let billingPlan: FieldNames = [
        "billingPlanType", "commitmentDisplayPrice", "displayPrice", "internalID", "isEnabled",
    ]

    static func product(_ type: ProductType) -> FieldNames {
        type == .autoRenewable ? subscription : oneTimeProduct
    }

    static func offer(_ type: OfferType) -> FieldNames {
        switch type {
        case .promotional: promotionalOffer
        case .winBack: winBackOffer
        case .code: offerCode
        case .introductory, .retention, .unspecified: anyOffer
        }
    }

    // Every list of offers among them: in a list that the product cannot have, each offer is reported by itself.
    private static let oneTimeProduct: FieldNames = [
        "adHocOffers", "codeOffers", "displayPrice", "familyShareable", "internalID", "introductoryOffer",
        "introductoryOffers", "localizations", "productID", "promotionalImageID", "referenceName", "type",
        "winbackOffers",
    ]

    private static let subscription = oneTimeProduct.union([
        "billingPlans", "groupNumber", "recurringSubscriptionPeriod", "subscriptionGroupID",
    ])

    private static let promotionalOffer = anyOffer.union(["offerID", "referenceName"])
    private static let winBackOffer = anyOffer.union(["isEligible", "offerID", "priority", "referenceName"])
    private static let offerCode = anyOffer.union(["eligibility", "isStackable", "referenceName"])
    private static let anyOffer: FieldNames = [
        "billingPlanType", "displayPrice", "internalID", "numberOfPeriods", "paymentMode", "promotionalImageID",
        "subscriptionPeriod",
    ]
}
