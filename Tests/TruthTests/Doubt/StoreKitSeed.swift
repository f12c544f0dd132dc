/// StoreKit configurations in which nothing is broken.
enum StoreKitSeed {
    static let offers = #"""
        {"identifier": "A1", "products": [{"displayPrice": "0.99", "familyShareable": false, "internalID": "B1",
          "localizations": [{"description": "", "displayName": "Coins", "locale": "en_US"}], "productID": "coins",
          "referenceName": "Coins", "type": "Consumable",
          "codeOffers": [{"displayPrice": "0.49", "eligibility": ["new"], "internalID": "B2", "isStackable": false,
            "paymentMode": "oneTime", "referenceName": "HALF"}]}],
         "nonRenewingSubscriptions": [{"displayPrice": "19.99", "familyShareable": true, "internalID": "B3",
          "localizations": [], "productID": "pass", "referenceName": "Pass", "type": "NonRenewingSubscription"}],
         "settings": {"_locale": "en_US", "_storefront": "DEU", "_timeRate": 0, "_storeKitErrors": []},
         "subscriptionGroups": [{"id": "G1", "localizations": [], "name": "Pro", "subscriptions": [
          {"adHocOffers": [{"displayPrice": "4.99", "internalID": "C1", "numberOfPeriods": 3, "offerID": "back",
             "paymentMode": "payAsYouGo", "referenceName": "Back", "subscriptionPeriod": "P1M"}],
           "codeOffers": [{"displayPrice": "2.99", "eligibility": ["new", "expired"], "internalID": "C2", "isStackable": true,
             "numberOfPeriods": 1, "paymentMode": "payUpFront", "referenceName": "SPRING", "subscriptionPeriod": "P2M"}],
           "displayPrice": "9.99", "familyShareable": false, "groupNumber": 1, "internalID": "C3",
           "introductoryOffer": {"internalID": "C4", "numberOfPeriods": 1, "paymentMode": "free",
             "subscriptionPeriod": "P1W"},
           "localizations": [{"description": "", "displayName": "Monthly", "locale": "en_US"}],
           "productID": "monthly", "recurringSubscriptionPeriod": "P1M", "referenceName": "Monthly",
           "subscriptionGroupID": "G1", "type": "RecurringSubscription",
           "winbackOffers": [{"displayPrice": "1.99", "internalID": "C5", "isEligible": true, "numberOfPeriods": 1,
             "offerID": "again", "paymentMode": "payAsYouGo", "priority": "normal", "referenceName": "Again",
             "subscriptionPeriod": "P1M"}]},
          {"adHocOffers": [], "codeOffers": [], "displayPrice": "79.99", "familyShareable": false, "groupNumber": 1,
           "internalID": "C6", "introductoryOffers": [{"displayPrice": "39.99", "internalID": "C7", "numberOfPeriods": 1,
             "paymentMode": "payUpFront", "subscriptionPeriod": "P1Y", "billingPlanType": "BILLED_UPFRONT"}],
           "billingPlans": [
            {"billingPlanType": "BILLED_UPFRONT", "commitmentDisplayPrice": "79.99", "displayPrice": "79.99",
             "internalID": "C8", "isEnabled": true},
            {"billingPlanType": "MONTHLY", "commitmentDisplayPrice": "95.88", "displayPrice": "7.99", "internalID": "C9",
             "isEnabled": true}],
           "localizations": [{"description": "", "displayName": "Yearly", "locale": "en_US"}], "productID": "yearly",
           "recurringSubscriptionPeriod": "P1Y", "referenceName": "Yearly", "subscriptionGroupID": "G1",
           "type": "RecurringSubscription", "winbackOffers": []}]}],
         "version": {"major": 6, "minor": 3}}
        """#

    /// A yearly product that is sold with a commitment alone, of an older format without a storefront.
    static let commitment = #"""
        {"identifier": "A2", "products": [], "nonRenewingSubscriptions": [], "settings": {},
         "subscriptionGroups": [{"id": "G2", "localizations": [], "name": "Club", "subscriptions": [
          {"adHocOffers": [], "billingPlans": [
            {"billingPlanType": "BILLED_UPFRONT", "displayPrice": "99.99", "internalID": "D1", "isEnabled": false},
            {"billingPlanType": "MONTHLY", "commitmentDisplayPrice": "119.88", "displayPrice": "9.99", "internalID": "D2",
             "isEnabled": true}],
           "codeOffers": [], "displayPrice": "99.99", "familyShareable": false, "groupNumber": 1, "internalID": "D3",
           "introductoryOffers": [{"billingPlanType": "MONTHLY", "internalID": "D4", "numberOfPeriods": 1,
             "paymentMode": "free", "subscriptionPeriod": "P1M"}],
           "localizations": [], "productID": "club", "recurringSubscriptionPeriod": "P1Y", "referenceName": "Club",
           "subscriptionGroupID": "G2", "type": "RecurringSubscription"}]}], "version": {"major": 6, "minor": 0}}
        """#

    static let all = [
        DamageSeed(
            "offers",
            offers,
            of: "root",
            units: [
                "products.0", "nonRenewingSubscriptions.0", "subscriptionGroups.0.subscriptions.0",
                "subscriptionGroups.0.subscriptions.1", "products.0.codeOffers.0",
                "subscriptionGroups.0.subscriptions.0.adHocOffers.0",
                "subscriptionGroups.0.subscriptions.0.codeOffers.0",
                "subscriptionGroups.0.subscriptions.0.winbackOffers.0",
                "subscriptionGroups.0.subscriptions.0.introductoryOffer",
                "subscriptionGroups.0.subscriptions.1.introductoryOffers.0",
                "subscriptionGroups.0.subscriptions.1.billingPlans.1",
            ]
        ), DamageSeed("commitment", commitment, of: "root"),
    ]
}
