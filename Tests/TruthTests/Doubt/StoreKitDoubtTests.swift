import Testing

@Suite("StoreKit configuration: what cannot be read is not sold, and what is new is told once")
struct StoreKitDoubtTests {
    /// One change of an intact file, and what must and must not be told of it, from the format alone: absent has the format's
    /// default, unreadable has none.
    static let cases = [
        // Absent.
        ProductDoubtCase("offers", "settings._storefront", nil, says: ["$9.99 per month"], never: ["€"]),
        ProductDoubtCase(
            "offers",
            Self.monthly + ".introductoryOffer",
            nil,
            says: ["€9.99 per month"],
            never: ["1 week free"]
        ),
        ProductDoubtCase("offers", Self.code + ".eligibility", nil, says: ["€2.99"]),
        ProductDoubtCase("offers", Self.code + ".eligibility", "[]", says: ["€2.99"]),
        ProductDoubtCase("offers", Self.monthly + ".adHocOffers.0.numberOfPeriods", nil, says: ["€4.99"]),
        ProductDoubtCase(
            "offers",
            Self.yearly + ".billingPlans",
            nil,
            says: ["€79.99 per year"],
            never: ["7.99 per month"]
        ),
        // Unreadable.
        ProductDoubtCase(
            "offers",
            "subscriptionGroups.0.id",
            "7",
            says: ["€9.99 per month"],
            never: ["1 week free"]
        ),
        ProductDoubtCase("offers", "settings", "7", never: ["$", "€"]),
        ProductDoubtCase("offers", "settings._storefront", #""new_word""#, never: ["$", "€"]),
        ProductDoubtCase("offers", Self.code + ".eligibility", #""new""#, says: ["€9.99 per month"], never: ["€2.99"]),
        ProductDoubtCase(
            "offers",
            Self.code + ".eligibility",
            #"["future"]"#,
            says: ["€9.99 per month"],
            never: ["€2.99"]
        ),
        ProductDoubtCase("offers", Self.code + ".eligibility", #"["new", "future"]"#, says: ["€2.99"]),
        ProductDoubtCase("offers", Self.code + ".isStackable", #""yes""#, says: ["€9.99 per month"], never: ["€2.99"]),
        ProductDoubtCase("offers", Self.code + ".paymentMode", #""new_word""#, never: ["€2.99"]),
        ProductDoubtCase("offers", Self.code + ".displayPrice", #""2,99""#, never: ["€2.99"]),
        ProductDoubtCase("offers", Self.code + ".subscriptionPeriod", "2", never: ["€2.99"]),
        ProductDoubtCase("offers", Self.code + ".billingPlanType", #""QUARTERLY""#, never: ["€2.99"]),
        ProductDoubtCase(
            "offers",
            Self.monthly + ".introductoryOffer.numberOfPeriods",
            #""1""#,
            never: ["1 week free"]
        ),
        ProductDoubtCase(
            "offers",
            Self.monthly + ".introductoryOffer",
            "true",
            says: ["€9.99 per month"],
            never: ["1 week free"]
        ),
        ProductDoubtCase(
            "offers",
            Self.yearly + ".billingPlans",
            #""none""#,
            says: ["€9.99 per month"],
            never: ["79.99"]
        ),
        ProductDoubtCase("offers", Self.yearly + ".billingPlans.0.isEnabled", #""no""#, never: ["79.99"]),
        ProductDoubtCase(
            "offers",
            Self.yearly + ".billingPlans.1.isEnabled",
            "7",
            says: ["€79.99 per year"],
            never: ["€7.99"]
        ),
        ProductDoubtCase("offers", Self.yearly + ".billingPlans.1.commitmentDisplayPrice", "true", never: ["€7.99"]),
        ProductDoubtCase("commitment", Self.club + ".billingPlans.0.isEnabled", #""false""#, never: ["$"]),
        ProductDoubtCase("offers", Self.monthly + ".type", #""new_word""#, says: ["€79.99"], never: ["€9.99"]),
        ProductDoubtCase(
            "offers",
            Self.monthly + ".recurringSubscriptionPeriod",
            "1",
            says: ["€79.99"],
            never: ["€9.99"]
        ),
        // New: nothing is stated.
        ProductDoubtCase("offers", Self.yearly + ".newPrice", "null", says: ["about €6.67"]),
        ProductDoubtCase("offers", Self.yearly + ".newPrice", "0", says: ["about €6.67"]),
        // New: a name without a word of money.
        ProductDoubtCase("offers", Self.yearly + ".badge", #""gold""#, says: ["about €6.67"], notes: ["unknown-field"]),
        // New, and may change the price: the price that is stated stays, and nothing is calculated from it.
        ProductDoubtCase(
            "offers",
            Self.yearly + ".setupFee",
            #""5.00""#,
            says: ["€79.99 per year", "€9.99 per month"],
            never: ["€6.67", "beside yearly", "€7.99"],
            notes: ["unknown-field"]
        ),
        ProductDoubtCase(
            "offers",
            Self.yearly + ".tiers",
            "[1]",
            says: ["€79.99 per year"],
            never: ["€6.67", "beside yearly"],
            notes: ["unknown-field"]
        ),
        ProductDoubtCase(
            "offers",
            Self.code + ".surcharge",
            "1",
            says: ["€2.99", "€9.99 per month"],
            notes: ["unknown-field"]
        ),
        // A field whose name is near one that is missing is not its default.
        ProductDoubtCase(
            "commitment",
            Self.club + ".introductoryOffers.0",
            #"{"billingPlanType": "MONTHLY", "numberOfPeriod": 3, "paymentMode": "free", "subscriptionPeriod": "P1M"}"#,
            says: ["$9.99"],
            never: ["free"],
            notes: ["unknown-field"]
        ),
    ]

    private static let monthly = "subscriptionGroups.0.subscriptions.0"
    private static let yearly = "subscriptionGroups.0.subscriptions.1"
    private static let club = "subscriptionGroups.0.subscriptions.0"
    private static let code = monthly + ".codeOffers.0"

    @Test("Each case", arguments: cases)
    func told(_ example: ProductDoubtCase) throws {
        try example.check(in: StoreKitSeed.all)
    }

    @Test("Every field of the table, broken")
    func damaged() throws {
        let ledger = try FieldLedger(of: "StoreKit/storeKit")
        let failures = try ProductDamageRun(store: "StoreKit", ledger: ledger, seeds: StoreKitSeed.all).failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }
}
