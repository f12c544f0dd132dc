import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A diagnostic says where, what and what follows")
struct PositionTests {
    private let source = """
        {
          "products" : [
            {
              "displayPrice" : "9,99",
              "localizations" : [ { "displayName" : "Münzen", "locale" : "de" } ],
              "productID" : "coins", "type" : "Consumable"
            },
            { "productID" : "gems", "type" : "Consumable" },
            { "displayPrice" : "1", "productID" : "tickets", "type" : "Ticket" }
          ],
          "subscriptionGroups" : [
            {
              "id" : "G", "name" : "é", "badge" : true, "subscriptions" : [
                {
                  "displayPrice" : 4.99,
                  "introductoryOffer" : { "paymentMode" : "gift", "subscriptionPeriod" : "P1W" },
                  "localizations" : [], "productID" : "pro", "productID" : "pro",
                  "recurringSubscriptionPeriod" : "P5M", "type" : "RecurringSubscription"
                }
              ]
            }
          ]
        }
        """

    private let descriptions = [
        """
        shop.storekit:4:24: $.products[0].displayPrice: found "9,99", expected a decimal such as "9.99": digits, at \
        most one point, no sign, exponent or separator; product "coins" is left out
        """,
        """
        shop.storekit:8:5: $.products[1].displayPrice: found nothing, expected a decimal such as "9.99": digits, at \
        most one point, no sign, exponent or separator; product "gems" is left out
        """,
        """
        shop.storekit:9:63: $.products[2].type: found "Ticket", expected one of Consumable, NonConsumable, \
        NonRenewingSubscription, RecurringSubscription; product "tickets" is left out
        """,
        """
        shop.storekit:13:33: $.subscriptionGroups[0].badge: found the field "badge", expected a field that this \
        version has in its list; nothing that is told depends on it
        """,
        """
        shop.storekit:15:28: $.subscriptionGroups[0].subscriptions[0].displayPrice: found 4.99, expected a decimal in \
        double quotes; the digits are read as they stand
        """,
        """
        shop.storekit:16:51: $.subscriptionGroups[0].subscriptions[0].introductoryOffer.paymentMode: found "gift", \
        expected one of free, payAsYouGo, payUpFront; the offer is left out of product "pro"
        """,
        """
        shop.storekit:17:29: $.subscriptionGroups[0].subscriptions[0].localizations: found no name, expected a \
        displayName in some locale; product "pro" goes by its id
        """,
        """
        shop.storekit:17:54: $.subscriptionGroups[0].subscriptions[0].productID: found "productID" again, expected \
        each name once in an object; the last value counts
        """,
        """
        shop.storekit:18:43: $.subscriptionGroups[0].subscriptions[0].recurringSubscriptionPeriod: found "P5M", \
        expected one of the store's P1W, P1M, P2M, P3M, P6M, P1Y; the period is kept
        """,
    ]

    @Test("in one line each, in the order of the file")
    func describesEach() throws {
        let result = try imported(text: source)
        #expect(result.products.map(\.id) == ["pro"])
        #expect(result.diagnostics.map(\.description) == descriptions)
        #expect(
            result.diagnostics.map(\.place.productID) == ["coins", "gems", "tickets", nil]
                + Array(repeating: "pro", count: 5)
        )
    }

    @Test("the same under CR LF and after a byte order mark")
    func countsOtherLineBreaks() throws {
        let text = "\u{FEFF}" + source.replacing("\n", with: "\r\n")
        #expect(try imported(text: text).diagnostics.map(\.description) == descriptions)
    }

    @Test("codes are unique and in kebab case")
    func namesCodes() {
        let codes = ImportCode.allCases.map(\.rawValue)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
    }
}
