import PaywrightImport
import PaywrightValues
import Testing

@Suite("A diagnostic about a product list says where, what and what follows")
struct ProductListPositionTests {
    private let source = """
        {
          "schema": "paywright/products/1", "currency": "USD",
          "products": [
            {
              "id": "pro", "type": "autoRenewable", "period": "P1M", "price": {"USA": "1"},
              "names": {"en": "Pro"},
              "prices": {"USA": 9.99, "Deutschland": "8", "turkey": "299", "DEU": "9,99",
                         "BGD": "1200", "JPN": "99.5", "GBR": "EUR 7.99", "FR": "7", "FRA": "8"},
              "offers": [{"type": "trial", "mode": "freeTrial", "period": "P1W"}]
            }
          ]
        }
        """

    private let descriptions = [
        """
        shop.json:2:37: $.currency: found the field "currency", expected one of the form's fields here: $schema, \
        schema, locale, products; the field is not read
        """,
        """
        shop.json:5:62: $.products[0].price: found the field "price", expected one of the form's fields here: id, \
        basePlan, store, type, period, group, locale, names, familyShareable, soldPerSeat, tax, calculationsOpen, \
        includes, identifiers, prices, pricesUntil, rental, preorder, offers, billingPlans; the field is not read
        """,
        """
        shop.json:7:25: $.products[0].prices.USA: found 9.99, expected a decimal in double quotes; the digits are read \
        as they stand
        """,
        """
        shop.json:7:31: $.products[0].prices.Deutschland: found "Deutschland", expected the code of a region by ISO \
        3166-1, such as "DEU" or "DE"; the price there is left out
        """,
        """
        shop.json:7:51: $.products[0].prices.turkey: found "turkey", expected "TUR"; the price there is left out
        """,
        """
        shop.json:7:75: $.products[0].prices.DEU: found "9,99", expected a decimal such as "9.99": digits, at most one \
        point, no sign, exponent or separator, with its currency before it or not: "UAH 349.99"; the price in DEU is \
        left out
        """,
        """
        shop.json:8:25: $.products[0].prices.BGD: found "1200", expected a currency before the amount, as in "UAH \
        349.99": the App Store has no currency in BGD; the price in BGD is left out
        """,
        """
        shop.json:8:40: $.products[0].prices.JPN: found JPY 99.5, expected at most 0 decimals, as JPY has; the amount is \
        kept in full
        """,
        """
        shop.json:8:55: $.products[0].prices.GBR: found "EUR 7.99", expected an amount in GBP, in which the App Store \
        bills in GBR; the currency stated counts
        """,
        """
        shop.json:8:78: $.products[0].prices.FRA: found "FRA" after "FR", the same region, expected each region once; \
        without one price the region is left out
        """,
        """
        shop.json:9:27: $.products[0].offers[0].type: found "trial", expected one of introductory, promotional, winBack, \
        code, retention, unspecified; the offer is left out of product "pro"
        """,
    ]

    @Test("in one line each, in the order of the file")
    func describesEach() throws {
        let result = try importedProductList(text: source)
        #expect(result.diagnostics.map(\.description) == descriptions)
        #expect(result.products.map(\.priceText) == ["GBR EUR 7.99, JPN JPY 99.5, USA USD 9.99"])
    }

    @Test("the same under CR LF and after a byte order mark")
    func countsOtherLineBreaks() throws {
        let text = "\u{FEFF}" + source.replacing("\n", with: "\r\n")
        #expect(try importedProductList(text: text).diagnostics.map(\.description) == descriptions)
    }
}
