/// Products as libraries of apps, services and tools of stores state them.
extension ForeignForm {
    static let products: [ForeignForm] = [
        ForeignForm(
            "a product of a library of the OpenIAP family (react-native-iap, expo-iap, flutter_inapp_purchase, kmp-iap)",
            .products,
            instead: productFile,
            FormMarks(any: [productTitles], isOfPlatform: true),
            FormMarks(all: ["displayPrice"], any: [["platform", "debugDescription", "currency"]]),
            FormMarks(all: ["localizedPrice"], any: [["productId", "productIds", "currency"]]),
            FormMarks(all: ["introductoryPricePaymentModeIOS"]),
            FormMarks(all: ["subscriptionPeriodUnitIOS"])
        ),
        ForeignForm(
            "a product of Flutter’s in_app_purchase",
            .products,
            instead: productFile,
            FormMarks(all: ["rawPrice"], any: [["currencyCode", "currencySymbol", "id"]])
        ),
        ForeignForm(
            "a product, a package or an offering of RevenueCat’s SDK",
            .products,
            instead: "\(productFile); a product of RevenueCat’s REST API where it keeps the price itself",
            FormMarks(all: ["availablePackages"]),
            FormMarks(all: ["packageType", "identifier"]),
            FormMarks(all: ["serverDescription", "identifier"]),
            FormMarks(all: ["current_offering_id"]),
            FormMarks(all: ["currentOfferingId"]),
            FormMarks(all: ["priceString", "identifier"], none: ["planIdentifier", "localizedTitle"]),
            FormMarks(all: ["price_string", "identifier"]),
            FormMarks(all: ["productCategory", "identifier"]),
            FormMarks(all: ["storeProductId"]),
            FormMarks(all: ["fullPricePhase"]),
            FormMarks(all: ["isBasePlan", "pricingPhases"]),
            FormMarks(all: ["normalPeriodDuration"]),
            FormMarks(all: ["defaultPurchaseOption"])
        ),
        ForeignForm(
            "a product of Capacitor’s native-purchases (Cap-go)",
            .products,
            instead: productFile,
            FormMarks(all: ["priceString", "planIdentifier"]),
            FormMarks(all: ["priceString", "identifier"], any: [["currencySymbol", "isFamilyShareable"]]),
            FormMarks(all: ["priceString", "productIdentifier"])
        ),
        ForeignForm(
            "a product of cordova-plugin-purchase",
            .products,
            instead: productFile,
            FormMarks(any: [["offers", "platform"]], texts: ["className": "Product"]),
            FormMarks(all: ["pricingPhases"], texts: ["className": "Offer"]),
            FormMarks(all: ["priceMicros"], any: [["id", "alias", "pricing", "price"]]),
            FormMarks(all: ["alias", "canPurchase"])
        ),
        ForeignForm(
            "a product of Unity IAP",
            .products,
            instead: productFile,
            FormMarks(all: ["localizedPriceString"]),
            FormMarks(all: ["isoCurrencyCode", "localizedTitle"])
        ),
        ForeignForm(
            "Product.jsonRepresentation of StoreKit 2",
            .products,
            instead: "a StoreKit configuration, or the prices of App Store Connect with --prices",
            FormMarks(all: ["attributes"], texts: ["type": "in-apps"]),
            FormMarks(all: ["attributes.offerName"]),
            FormMarks(all: ["subscriptionFamilyId"]),
            FormMarks(all: ["icuLocale", "offerName"])
        ),
        ForeignForm(
            "an SKProduct of the first StoreKit",
            .products,
            instead: "a StoreKit configuration, or the prices of App Store Connect with --prices",
            FormMarks(all: ["priceLocale"], any: [["productIdentifier", "localizedTitle", "price"]]),
            FormMarks(all: ["localizedTitle", "productIdentifier"])
        ),
        ForeignForm(
            "SkuDetails of the Google Play Billing Library before version 5",
            .products,
            instead: "Google Play’s ProductDetails (Billing Library 5 or later) or monetization.subscriptions",
            FormMarks(all: ["price_amount_micros"]),
            FormMarks(all: ["priceAmountMicros"], any: [["sku", "productId"]], none: ["purchaseToken"]),
            FormMarks(all: ["introductoryPriceAmountMicros"])
        ),
        ForeignForm(
            "one-time products of the Google Play Developer API (monetization.onetimeproducts)",
            .products,
            instead: "the ProductDetails of the product, or a product list (\(ProductListFields.schema))",
            FormMarks(all: ["purchaseOptions"], any: [["productId", "listings", "packageName"]]),
            FormMarks(all: ["oneTimeProducts"])
        ),
        ForeignForm(
            "inappproducts of the Google Play Developer API",
            .products,
            instead: """
                the ProductDetails of the product, or a product list (\(ProductListFields.schema)); of a subscription \
                monetization.subscriptions
                """,
            FormMarks(all: ["inappproduct"]),
            FormMarks(beginnings: ["kind": "androidpublisher#inappproduct"]),
            FormMarks(all: ["defaultPrice"], any: [["sku", "purchaseType", "packageName"]]),
            FormMarks(all: ["sku", "packageName", "purchaseType"])
        ),
        ForeignForm(
            "a resource of App Store Connect",
            .products,
            instead: "a StoreKit configuration or a product list; the prices of App Store Connect with --prices",
            FormMarks(all: ["relationships", "attributes", "type"]),
            FormMarks(all: ["attributes.offerMode"]),
            FormMarks(all: ["attributes.subscriptionPeriod"]),
            FormMarks(all: ["attributes.inAppPurchaseType"]),
            FormMarks(all: ["attributes.customerPrice"]),
            FormMarks(beginnings: ["links.self": "https://api.appstoreconnect.apple.com/"])
        ),
        ForeignForm(
            "the products of Amazon’s App Tester (amazon.sdktester.json)",
            .products,
            instead: "a product list (\(ProductListFields.schema))",
            FormMarks(all: ["itemType", "price"]),
            FormMarks(all: ["itemType", "title"])
        ),
        ForeignForm(
            "an offer of RevenueCat’s, Adapty’s or Superwall’s paywall without a price of the store",
            .products,
            instead: productFile,
            FormMarks(
                all: ["vendor_product_id"],
                any: [["introductory_offer_eligibility", "paywall_name", "localized_price"]]
            ),
            FormMarks(all: ["vendorProductId"], any: [["localizedPrice", "paywallName", "price"]])
        ),
    ]
}
