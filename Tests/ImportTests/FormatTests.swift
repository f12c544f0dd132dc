import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("The format's fields are known, and others reported")
struct FormatTests {
    @Test("a file with every known field of every format version is imported in silence")
    func knowsEveryField() throws {
        let result = try imported(text: everyField)
        #expect(result.diagnostics.map(\.description) == [])
        #expect(result.products.map(\.id) == ["monthly", "coins", "pass"])
        #expect(result.products.first?.offers.map(\.type) == [.introductory, .promotional, .winBack, .code])
    }

    @Test(
        "an unknown field that states something is one note at its name, and nothing is lost",
        arguments: [
            ("\"version\"", "\"colour\"", "$.colour"),
            ("\"_timeRate\" : 0", "\"_timeSpeed\" : 1", "$.settings._timeSpeed"),
            ("\"name\" : \"Pro\"", "\"badge\" : 1, \"name\" : \"Pro\"", "$.subscriptionGroups[0].badge"),
            (
                "\"familyShareable\" : true", "\"shareable\" : true",
                "$.subscriptionGroups[0].subscriptions[0].shareable"
            ),
            ("\"referenceName\" : \"Coins\"", "\"two words\" : 1", "$.products[0][\"two words\"]"),
            ("\"referenceName\" : \"Pass\"", "\"\" : 1", "$.nonRenewingSubscriptions[0][\"\"]"),
            ("\"priority\"", "\"rank\"", "$.subscriptionGroups[0].subscriptions[0].winbackOffers[0].rank"),
            ("\"eligibility\"", "\"who\"", "$.subscriptionGroups[0].subscriptions[0].codeOffers[0].who"),
            (
                "\"commitmentDisplayPrice\" : \"9.99\"", "\"extra\" : \"x\"",
                "$.subscriptionGroups[0].subscriptions[0].billingPlans[0].extra"
            ),
        ]
    )
    func reportsUnknownFields(_ known: String, unknown: String, path: String) throws {
        let text = everyField.replacing(known, with: unknown)
        let result = try imported(text: text)
        #expect(result.diagnostics.summaries == ["note unknown-field"])
        #expect(result.diagnostics.first?.place.path == path)
        #expect(result.products.map(\.id) == ["monthly", "coins", "pass"])
        #expect(result.products.first?.offers.count == 4)
    }

    @Test(
        "a format newer than 6 is a warning",
        arguments: [
            ("{ \"major\" : 7, \"minor\" : 0 }", ["warning newer-format"]),
            ("{ \"major\" : 6, \"minor\" : 9 }", []),
            ("{ \"major\" : 0 }", []),
            ("{ \"minor\" : 1 }", []),
            ("{ \"major\" : \"7\" }", ["warning wrong-type"]),
            ("{ \"major\" : 7.5 }", ["warning wrong-type"]),
            ("\"7\"", ["warning wrong-type"]),
            ("null", []),
        ]
    )
    func reportsNewerFormats(_ version: String, expected: [String]) throws {
        let configuration = Fixture.configuration(products: [Fixture.coins]).with(["version": .source(version)])
        #expect(try imported(configuration).diagnostics.summaries == expected)
    }

    @Test("bundles are a warning, empty lists of bundles are not")
    func reportsBundles() throws {
        let configuration = Fixture.configuration(products: [Fixture.coins])
        let bundles = configuration.with([
            "subscriptionBundleGroups": [["id": "B"]], "subscriptionSuiteGroups": [["id": "S"]],
        ])
        let result = try imported(bundles)
        #expect(result.diagnostics.summaries == ["warning bundles-not-read", "warning bundles-not-read"])
        #expect(result.products.count == 1)
        let none = configuration.with(["subscriptionBundleGroups": [], "subscriptionSuiteGroups": nil])
        #expect(try imported(none).diagnostics.isEmpty)
    }

    @Test("a repeated name is a warning at its second place, and the last value counts")
    func reportsDuplicates() throws {
        let coins = Fixture.coins.repeating("displayPrice", "1.99")
        let result = try imported(
            Fixture.configuration(products: [coins]).repeating("settings", ["_storefront": "DEU"])
        )
        #expect(result.diagnostics.summaries == ["warning duplicate-key", "warning duplicate-key"])
        #expect(result.diagnostics.map(\.place.path) == ["$.products[0].displayPrice", "$.settings"])
        #expect(result.diagnostics.map(\.place.productID) == ["coins", nil])
        #expect(result.products.map(\.priceText) == ["DEU EUR 1.99"])
    }

    @Test(
        "optional fields of another type are a warning, and ignored",
        arguments: [
            "familyShareable", "localizations", "groupNumber",
        ]
    )
    func reportsWrongTypes(_ field: String) throws {
        let (product, diagnostics) = try importedSubscription(Fixture.monthly.with([field: ["a": 1]]))
        #expect(product != nil)
        #expect(diagnostics.first?.severity == .warning && diagnostics.allSatisfy { $0.severity != .error })
        #expect(diagnostics.first?.place.path == "$.subscriptionGroups[0].subscriptions[0].\(field)")
        #expect(diagnostics.first?.found == "an object")
    }

    @Test("null is the same as nothing, for every optional field")
    func acceptsNull() throws {
        let plain = try importedSubscription(Fixture.monthly)
        let nulls = try importedSubscription(
            Fixture.monthly.with([
                "adHocOffers": nil, "billingPlans": nil, "codeOffers": nil, "familyShareable": nil,
                "introductoryOffer": nil, "introductoryOffers": nil, "winbackOffers": nil,
            ])
        )
        #expect(plain.product == nulls.product)
        #expect(nulls.diagnostics.isEmpty)
    }

    private let everyField = """
        {
          "appPolicies" : { "eula" : "", "policies" : [ { "locale" : "en_US", "policyText" : "", "policyURL" : "" } ] },
          "identifier" : "D47D553D",
          "nonRenewingSubscriptions" : [
            {
              "codeOffers" : [], "displayPrice" : "4.99", "familyShareable" : false, "internalID" : "1",
              "localizations" : [ { "description" : "A year", "displayName" : "Pass", "locale" : "en_US" } ],
              "productID" : "pass", "referenceName" : "Pass", "type" : "NonRenewingSubscription"
            }
          ],
          "products" : [
            {
              "displayPrice" : "0.99", "familyShareable" : false, "internalID" : "2",
              "localizations" : [ { "description" : "100 coins", "displayName" : "Coins", "locale" : "en_US" } ],
              "productID" : "coins", "referenceName" : "Coins", "type" : "Consumable"
            }
          ],
          "settings" : {
            "_applicationInternalID" : "1588941280", "_askToBuyEnabled" : false, "_billingGracePeriodEnabled" : false,
            "_billingIssuesEnabled" : false, "_compatibilityTimeRate" : { "3" : 5 }, "_developerTeamID" : "TEAM",
            "_disableDialogs" : false, "_failTransactionsEnabled" : false, "_lastSynchronizedDate" : 697955872.64341402,
            "_locale" : "en_US", "_renewalBillingIssuesEnabled" : false, "_storeKitError" : null,
            "_storeKitErrors" : [ { "current" : null, "enabled" : false, "name" : "Purchase" } ],
            "_storefront" : "USA", "_timeRate" : 0
          },
          "subscriptionBundleGroups" : [],
          "subscriptionGroups" : [
            {
              "id" : "G1", "localizations" : [], "name" : "Pro",
              "subscriptions" : [
                {
                  "adHocOffers" : [
                    {
                      "billingPlanType" : "BILLED_UPFRONT", "displayPrice" : "2.99", "internalID" : "3",
                      "numberOfPeriods" : 1, "offerID" : "spring", "paymentMode" : "payUpFront",
                      "referenceName" : "Spring", "subscriptionPeriod" : "P3M"
                    }
                  ],
                  "billingPlans" : [
                    {
                      "billingPlanType" : "BILLED_UPFRONT", "commitmentDisplayPrice" : "9.99",
                      "displayPrice" : "9.99", "internalID" : "4", "isEnabled" : true
                    }
                  ],
                  "codeOffers" : [
                    {
                      "billingPlanType" : "BILLED_UPFRONT", "eligibility" : [ "new", "existing", "expired" ],
                      "internalID" : "5", "isStackable" : true, "numberOfPeriods" : 1, "paymentMode" : "free",
                      "referenceName" : "GIFT", "subscriptionPeriod" : "P1M"
                    }
                  ],
                  "displayPrice" : "9.99", "familyShareable" : true, "groupNumber" : 1, "internalID" : "6",
                  "introductoryOffer" : {
                    "billingPlanType" : "BILLED_UPFRONT", "internalID" : "7", "numberOfPeriods" : 1,
                    "paymentMode" : "free", "subscriptionPeriod" : "P1W"
                  },
                  "introductoryOffers" : [
                    {
                      "billingPlanType" : "BILLED_UPFRONT", "internalID" : "7", "numberOfPeriods" : 1,
                      "paymentMode" : "free", "subscriptionPeriod" : "P1W"
                    }
                  ],
                  "localizations" : [ { "description" : "", "displayName" : "Monthly", "locale" : "en_US" } ],
                  "productID" : "monthly", "recurringSubscriptionPeriod" : "P1M", "referenceName" : "Monthly",
                  "subscriptionGroupID" : "G1", "type" : "RecurringSubscription",
                  "winbackOffers" : [
                    {
                      "billingPlanType" : "BILLED_UPFRONT", "displayPrice" : "0.99", "internalID" : "8",
                      "isEligible" : true, "numberOfPeriods" : 2, "offerID" : "back", "paymentMode" : "payAsYouGo",
                      "priority" : "normal", "referenceName" : "Back", "subscriptionPeriod" : "P1M"
                    }
                  ]
                }
              ]
            }
          ],
          "subscriptionOffersKeyPair" : { "id" : "1", "privateKey" : "" },
          "subscriptionSuiteGroups" : [],
          "version" : { "major" : 6, "minor" : 3 }
        }
        """
}
