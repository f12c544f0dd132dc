/// Google Play's products in which nothing is broken.
enum GooglePlayProductSeed {
    private static func money(_ units: String, _ nanos: Int = 0, _ currency: String = "USD") -> String {
        #"{"currencyCode": "\#(currency)", "units": "\#(units)", "nanos": \#(nanos)}"#
    }

    private static func regions(_ dollars: String, _ euros: String) -> String {
        #"""
        [{"regionCode": "US", "newSubscriberAvailability": true, "price": \#(money(dollars))},
         {"regionCode": "DE", "newSubscriberAvailability": true, "price": \#(money(euros, 990_000_000, "EUR"))},
         {"regionCode": "JP", "price": \#(money("1500", 0, "JPY"))}]
        """#
    }

    /// A subscription with a base plan of each kind.
    static let subscription = #"""
        {"packageName": "com.example", "productId": "reef",
         "listings": [{"title": "Reef", "languageCode": "en-US", "description": "All sites", "benefits": ["Maps"]}],
         "taxAndComplianceSettings": {"eeaWithdrawalRightType": "WITHDRAWAL_RIGHT_SERVICE"},
         "basePlans": [
          {"basePlanId": "monthly", "state": "ACTIVE", "offerTags": [{"tag": "x"}],
           "autoRenewingBasePlanType": {"billingPeriodDuration": "P1M", "gracePeriodDuration": "P3D",
             "accountHoldDuration": "P30D", "resubscribeState": "RESUBSCRIBE_STATE_ACTIVE",
             "prorationMode": "SUBSCRIPTION_PRORATION_MODE_CHARGE_ON_NEXT_BILLING_DATE", "legacyCompatible": true},
           "otherRegionsConfig": {"usdPrice": \#(money("3")), "eurPrice": \#(money("2", 0, "EUR"))},
           "regionalConfigs": \#(regions("12", "11"))},
          {"basePlanId": "yearly", "state": "ACTIVE",
           "autoRenewingBasePlanType": {"billingPeriodDuration": "P1Y"}, "regionalConfigs": \#(regions("96", "89"))},
          {"basePlanId": "installments", "state": "ACTIVE",
           "installmentsBasePlanType": {"billingPeriodDuration": "P1M", "committedPaymentsCount": 12,
             "renewalType": "RENEWAL_TYPE_RENEWS_WITH_COMMITMENT", "gracePeriodDuration": "P3D"},
           "regionalConfigs": \#(regions("9", "8"))},
          {"basePlanId": "prepaid", "state": "ACTIVE",
           "prepaidBasePlanType": {"billingPeriodDuration": "P3M", "timeExtension": "TIME_EXTENSION_ACTIVE"},
           "regionalConfigs": \#(regions("30", "28"))}]}
        """#

    private static func offer(_ id: String, _ targeting: String, _ phases: String) -> String {
        #"""
        {"packageName": "com.example", "productId": "reef", "basePlanId": "monthly", "offerId": "\#(id)", "state": "ACTIVE",
         "targeting": \#(targeting), "phases": [\#(phases)], "offerTags": [],
         "otherRegionsConfig": {"otherRegionsNewSubscriberAvailability": true},
         "regionalConfigs": [{"regionCode": "US", "newSubscriberAvailability": true},
          {"regionCode": "DE", "newSubscriberAvailability": true}, {"regionCode": "JP"}]}
        """#
    }

    private static let free = #"""
        {"duration": "P1W", "recurrenceCount": 1, "otherRegionsConfig": {"free": {}},
         "regionalConfigs": [{"regionCode": "US", "free": {}}, {"regionCode": "DE", "free": {}}]}
        """#

    private static let paid = #"""
        {"duration": "P1M", "recurrenceCount": 3,
         "regionalConfigs": [{"regionCode": "US", "price": \#(money("5"))}, {"regionCode": "DE", "relativeDiscount": 0.5}]}
        """#

    private static let less = #"""
        {"duration": "P1M", "recurrenceCount": 2,
         "regionalConfigs": [{"regionCode": "US", "absoluteDiscount": \#(money("2"))},
          {"regionCode": "DE", "absoluteDiscount": \#(money("3", 0, "EUR"))}]}
        """#

    /// The subscription with three offers.
    static let list = #"""
        [{"subscriptions": [\#(subscription)]}, {"subscriptionOffers": [
          \#(offer("trial", #"{"acquisitionRule": {"scope": {"thisSubscription": {}}}}"#, "\(free), \(paid)")),
          \#(offer("upgrade", #"{"upgradeRule": {"scope": {"specificSubscriptionInApp": "lake"}, "oncePerUser": true}}"#, paid)),
          \#(offer("less", #"{"acquisitionRule": {"scope": {"specificSubscriptionInApp": "lake"}}}"#, less))]}]
        """#

    private static func phase(_ micros: Int, _ period: String, _ mode: Int, _ cycles: Int, _ text: String) -> String {
        #"""
        {"priceAmountMicros": \#(micros), "priceCurrencyCode": "USD", "formattedPrice": "\#(text)",
         "billingPeriod": "\#(period)", "recurrenceMode": \#(mode), "billingCycleCount": \#(cycles)}
        """#
    }

    /// The billing library's products: a subscription with an offer and installments, and one that is bought once.
    static let details = #"""
        [{"productId": "reef", "type": "subs", "title": "Reef (Dive Log)", "name": "Reef", "description": "All sites",
          "localizedIn": ["en-US"], "skuDetailsToken": "x", "iconUrl": "y", "subscriptionOfferDetails": [
          {"basePlanId": "monthly", "offerIdToken": "t", "offerTags": [],
           "pricingPhases": [\#(phase(12_000_000, "P1M", 1, 0, "$12.00"))]},
          {"basePlanId": "monthly", "offerId": "trial", "offerIdToken": "t", "offerTags": ["a"],
           "pricingPhases": [\#(phase(0, "P1W", 2, 1, "Free")), \#(phase(5_000_000, "P1M", 2, 3, "$5.00")),
            \#(phase(12_000_000, "P1M", 1, 0, "$12.00"))]},
          {"basePlanId": "installments", "offerToken": "t", "offerTags": [],
           "installmentPlanDetails": {"installmentPlanCommitmentPaymentsCount": 12,
             "subsequentInstallmentPlanCommitmentPaymentsCount": 12},
           "pricingPhases": {"pricingPhaseList": [\#(phase(9_000_000, "P1M", 1, 0, "$9.00"))]}}]},
         {"productId": "maps", "type": "inapp", "name": "Maps", "oneTimePurchaseOfferDetailsList": [
          {"priceAmountMicros": 5000000, "priceCurrencyCode": "USD", "formattedPrice": "$5.00", "purchaseOptionId": "buy",
           "offerIdToken": "t"},
          {"priceAmountMicros": 3000000, "priceCurrencyCode": "USD", "formattedPrice": "$3.00", "purchaseOptionId": "buy",
           "offerId": "launch", "fullPriceMicros": 5000000, "discountDisplayInfo": {"percentageDiscount": 40},
           "offerTags": []},
          {"priceAmountMicros": 2000000, "priceCurrencyCode": "USD", "formattedPrice": "$2.00", "purchaseOptionId": "rent",
           "rentalDetails": {"rentalPeriod": "P30D"}},
          {"priceAmountMicros": 7000000, "priceCurrencyCode": "USD", "formattedPrice": "$7.00", "purchaseOptionId": "next",
           "offerId": "early",
           "preorderDetails": {"preorderReleaseTimeMillis": 1800000000000, "preorderPresaleEndTimeMillis": 1799000000000}}]}]
        """#

    static let all = [
        DamageSeed(
            "subscription",
            subscription,
            of: "subscription",
            units: (0...3).flatMap { plan in
                ["basePlans.\(plan)"] + (0...2).map { "basePlans.\(plan).regionalConfigs.\($0)" }
            }
        ),
        DamageSeed(
            "list",
            JSONText(parsing: list),
            objects: [("subscriptionList", ["0"]), ("offerList", ["1"])],
            units: (0...2).map { "1.subscriptionOffers.\($0)" }
        ),
        DamageSeed(
            "details",
            JSONText(parsing: details),
            objects: [("productDetails", ["0"]), ("productDetails", ["1"])],
            units: [
                "0", "1", "0.subscriptionOfferDetails.2", "1.oneTimePurchaseOfferDetailsList.1",
                "1.oneTimePurchaseOfferDetailsList.2",
            ]
        ),
    ]
}
