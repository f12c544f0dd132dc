import Testing

@Suite("Google Play’s products: what cannot be read is not sold, and what is new is told once")
struct GooglePlayProductDoubtTests {
    private static let monthly = "basePlans.0"
    private static let yearly = "basePlans.1"
    private static let trial = "1.subscriptionOffers.0"
    private static let upgrade = "1.subscriptionOffers.1"
    private static let less = "1.subscriptionOffers.2"

    /// From Google's documentation of each field: what is absent, unreadable, and new.
    static let cases = [
        // Absent: what Google leaves out is false; no state is taken to be active.
        ProductDoubtCase(
            "subscription",
            monthly + ".regionalConfigs.0.newSubscriberAvailability",
            nil,
            says: ["€11.99"],
            never: ["$12.00 per month"]
        ),
        ProductDoubtCase("subscription", monthly + ".state", nil, says: ["$12.00 per month"]),
        ProductDoubtCase("list", trial + ".targeting", nil, says: ["1 week free"]),
        ProductDoubtCase("list", trial + ".phases.1.recurrenceCount", nil, says: ["1 week free"]),
        // Unreadable.
        ProductDoubtCase("subscription", "archived", #""no""#, never: ["$", "€"]),
        ProductDoubtCase("subscription", "restrictedPaymentCountries", "7", never: ["$", "€"]),
        ProductDoubtCase(
            "subscription",
            monthly + ".state",
            #""new_word""#,
            says: ["$96.00 per year"],
            never: ["$12.00 per month"]
        ),
        ProductDoubtCase(
            "subscription",
            monthly + ".regionalConfigs.0.newSubscriberAvailability",
            #""true""#,
            says: ["€11.99"],
            never: ["$12.00 per month"]
        ),
        ProductDoubtCase(
            "subscription",
            monthly + ".regionalConfigs.0.price.units",
            #""x""#,
            says: ["€11.99"],
            never: ["$12.00 per month", "$0.00 per month"]
        ),
        ProductDoubtCase(
            "subscription",
            monthly + ".autoRenewingBasePlanType.billingPeriodDuration",
            "1",
            says: ["$96.00 per year"],
            never: ["$12.00 per month"]
        ),
        ProductDoubtCase(
            "subscription",
            "basePlans.2.installmentsBasePlanType.renewalType",
            #""new_word""#,
            says: ["$9.00"],
            never: ["renews for another"]
        ),
        ProductDoubtCase("list", trial + ".targeting", "7", says: ["$12.00 per month"], never: ["1 week free"]),
        ProductDoubtCase("list", trial + ".targeting.acquisitionRule.scope", #""new_word""#, never: ["1 week free"]),
        ProductDoubtCase(
            "list",
            trial + ".targeting",
            #"{"loyaltyRule": {}}"#,
            never: ["1 week free"],
            notes: ["unknown-customers"]
        ),
        ProductDoubtCase("list", trial + ".phases.0.regionalConfigs.0.free", "true", says: ["1 week free"]),
        ProductDoubtCase("list", trial + ".phases.0.recurrenceCount", #""x""#, never: ["1 week free"]),
        ProductDoubtCase(
            "list",
            upgrade + ".targeting.upgradeRule.scope.specificSubscriptionInApp",
            "7",
            never: ["upgrade"]
        ),
        ProductDoubtCase("list", upgrade + ".targeting.upgradeRule.oncePerUser", #""yes""#, never: ["upgrade"]),
        ProductDoubtCase(
            "list",
            less + ".phases.0.regionalConfigs.0.absoluteDiscount",
            "2",
            says: ["€8.99"],
            never: ["$10.00"]
        ),
        ProductDoubtCase("details", "0.subscriptionOfferDetails.0.offerId", "7", says: ["$9.00"], never: ["adds"]),
        ProductDoubtCase(
            "details",
            "0.subscriptionOfferDetails.1.pricingPhases.0.recurrenceMode",
            #""new_word""#,
            says: ["$12.00 per month"],
            never: ["1 week free"]
        ),
        ProductDoubtCase(
            "details",
            "0.subscriptionOfferDetails.2.installmentPlanDetails",
            "7",
            says: ["$12.00"],
            never: ["$9.00"]
        ),
        ProductDoubtCase(
            "details",
            "0.subscriptionOfferDetails.2.installmentPlanDetails.subsequentInstallmentPlanCommitmentPaymentsCount",
            #""x""#,
            says: ["$9.00"],
            never: ["renews for another"]
        ),
        ProductDoubtCase(
            "details",
            "1.oneTimePurchaseOfferDetailsList.2.rentalDetails",
            "7",
            says: ["$5.00"],
            never: ["$2.00"]
        ),
        // What is stated and not decided: a pre-order beside an offer, a time window, a number of pieces.
        ProductDoubtCase(
            "details",
            "1.oneTimePurchaseOfferDetailsList.0.preorderDetails",
            #"{"preorderReleaseTimeMillis": 1800000000000}"#,
            never: ["Buy for $5.00"],
            notes: ["not-for-sale"]
        ),
        ProductDoubtCase(
            "details",
            "1.oneTimePurchaseOfferDetailsList.1.validTimeWindow",
            #"{"endTimeMillis": 1800000000000}"#,
            says: ["$5.00"],
            never: ["Buy for $3.00"],
            notes: ["not-for-sale"]
        ),
        ProductDoubtCase(
            "details",
            "1.oneTimePurchaseOfferDetailsList.1.limitedQuantityInfo",
            #"{"maximumQuantity": 5, "remainingQuantity": 1}"#,
            says: ["$5.00"],
            never: ["Buy for $3.00"],
            notes: ["not-for-sale"]
        ),
        ProductDoubtCase(
            "details",
            "1.oneTimePurchaseOfferDetailsList.2.rentalDetails.rentalExpirationPeriod",
            #""P2D""#,
            says: [
                "Rent for $2.00", "lasts 30 days. Once you start using it, the rental ends after 2 days at the latest.",
            ],
            never: ["Buy 30 days"]
        ),
        ProductDoubtCase(
            "details",
            "1.oneTimePurchaseOfferDetailsList.2.rentalDetails.rentalExpirationPeriod",
            "7",
            says: ["$5.00"],
            never: ["$2.00"]
        ),
        ProductDoubtCase(
            "details",
            "1.oneTimePurchaseOfferDetailsList.3.preorderDetails.preorderReleaseTimeMillis",
            #""soon""#,
            says: ["$5.00"],
            never: ["$7.00"]
        ),
        ProductDoubtCase(
            "details",
            "1.oneTimePurchaseOfferDetailsList.3.preorderDetails",
            "7",
            says: ["$5.00"],
            never: ["$7.00"]
        ),
        ProductDoubtCase(
            "subscription",
            "restrictedPaymentCountries",
            #"{"regionCodes": ["DE"]}"#,
            says: ["$12.00"],
            never: ["€"],
            notes: ["not-for-sale"]
        ),
        // New.
        ProductDoubtCase("subscription", yearly + ".badge", #""gold""#, says: ["$8.00"], notes: ["unknown-field"]),
        ProductDoubtCase(
            "subscription",
            yearly + ".setupFee",
            #"{"units": "5"}"#,
            says: ["$96.00 per year", "$12.00 per month"],
            never: ["$8.00", "beside reef:yearly"],
            notes: ["unknown-field"]
        ),
        ProductDoubtCase(
            "list",
            trial + ".surcharge",
            "1",
            says: ["$12.00 per month"],
            never: ["free, then €"],
            notes: ["unknown-field"]
        ),
    ]

    @Test("Each case", arguments: cases)
    func told(_ example: ProductDoubtCase) throws {
        try example.check(in: GooglePlayProductSeed.all)
    }

    @Test("Every field of the table, broken")
    func damaged() throws {
        let ledger = try FieldLedger(of: "GooglePlay/googlePlayProducts")
        let run = ProductDamageRun(store: "Google Play products", ledger: ledger, seeds: GooglePlayProductSeed.all)
        let failures = try run.failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }
}
