import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A product list states products by the names of the model")
struct ProductListProductTests {
    @Test("every field of a product")
    func readsProduct() throws {
        let (read, diagnostics) = try listedProduct([
            "id": "aurora", "basePlan": "monthly", "store": "googlePlay", "type": "autoRenewable", "period": "P3M",
            "group": ["id": "g", "name": "Group", "level": 2], "locale": "pt_BR",
            "names": ["en": "Aurora", "zh_Hans": ["name": " 极光 ", "description": "星图"]],
            "familyShareable": true, "soldPerSeat": true, "includes": ["credits", ["id": "other"]],
            "prices": ["UA": "UAH 349.99"],
        ])
        let product = try #require(read)
        #expect(diagnostics.isEmpty)
        #expect(product.qualifiedID == "aurora:monthly")
        #expect(product.store == .googlePlay && product.type == .autoRenewable)
        #expect(product.period?.description == "P3M")
        #expect(product.group == SubscriptionGroup(id: "g", name: "Group", level: 2))
        #expect(product.fileLocale == "pt-BR")
        #expect(
            product.names == [
                LocalizedName(locale: "en", name: "Aurora"),
                LocalizedName(locale: "zh-Hans", name: "极光", description: "星图"),
            ]
        )
        #expect(product.isFamilyShareable && product.isSoldPerSeat)
        #expect(
            product.includes == [
                IncludedProduct(id: "credits", names: [LocalizedName(locale: "en", name: "Credits")]),
                IncludedProduct(id: "other"),
            ]
        )
        #expect(product.priceText == "UKR UAH 349.99")
    }

    @Test("what is left out goes without saying")
    func assumesDefaults() throws {
        let (read, diagnostics) = try listedProduct(ProductListFixture.monthly)
        let product = try #require(read)
        #expect(diagnostics.isEmpty)
        #expect(product.store == .appStore && product.basePlanID == nil && product.group == nil)
        #expect(!product.isFamilyShareable && !product.isSoldPerSeat && product.includes.isEmpty)
        #expect(product.fileLocale == "en")
    }

    @Test(
        "what is wrong with a product is reported at its place, and loses what cannot do without it",
        arguments: [
            ("id", nil, "error missing-product-id $.products[0].id", false),
            ("id", " ", "error missing-product-id $.products[0].id", false),
            ("id", 7, "error missing-product-id $.products[0].id", false),
            ("type", nil, "error missing-type $.products[0].type", false),
            ("type", "subscription", "error unknown-type $.products[0].type", false),
            ("period", nil, "error missing-period $.products[0].period", false),
            ("period", "month", "error invalid-period $.products[0].period", false),
            ("period", "P1M3D", "error invalid-period $.products[0].period", false),
            ("prices", nil, "error missing-price $.products[0].prices", false),
            ("prices", "9.99", "error wrong-type $.products[0].prices", false),
            ("prices", [:], "error missing-price $.products[0].prices", false),
            ("basePlan", 1, "warning wrong-type $.products[0].basePlan", true),
            ("group", "pro", "warning wrong-type $.products[0].group", true),
            ("group", ["name": "Pro"], "warning missing-group-id $.products[0].group.id", true),
            ("group", ["id": "g", "level": 0], "warning invalid-level $.products[0].group.level", true),
            ("group", ["id": "g", "Level": 1], "warning unknown-field $.products[0].group.Level", true),
            ("locale", "e", "warning missing-locale $.products[0].locale", true),
            ("names", nil, "note missing-name $.products[0].names", true),
            ("familyShareable", "yes", "warning wrong-type $.products[0].familyShareable", true),
            ("soldPerSeat", 1, "warning wrong-type $.products[0].soldPerSeat", true),
            ("calculationsOpen", "no", "warning wrong-type $.products[0].calculationsOpen", true),
            (
                "preorder", ["release": "2026-12-10T08:00:00Z"], "error contradictory-fields $.products[0].preorder",
                false
            ),
            ("rental", ["period": "P30D"], "error contradictory-fields $.products[0].rental", false),
            ("rental", 7, "error wrong-type $.products[0].rental", false),
            ("includes", ["gone"], "warning unknown-included-product $.products[0].includes[0]", true),
            ("includes", [7], "warning missing-product-id $.products[0].includes[0]", true),
            ("price", "9.99", "warning unknown-field $.products[0].price", true),
        ] as [(String, Tree?, String, Bool)]
    )
    func reports(_ field: String, value: Tree?, summary: String, isKept: Bool) throws {
        let product =
            value.map { ProductListFixture.monthly.with([field: $0]) } ?? ProductListFixture.monthly.without(field)
        let (read, diagnostics) = try listedProduct(product)
        #expect(diagnostics.first?.summaryAndPath == summary)
        #expect((read != nil) == isKept)
        #expect(diagnostics.allSatisfy { $0.severity != .error } == (read != nil))
    }

    @Test("a product of another store needs the currency of each price")
    func unknownStoreIsOther() throws {
        let product = ProductListFixture.monthly.with(["store": "steam", "prices": ["USA": "USD 9.99"]])
        let (read, diagnostics) = try listedProduct(product)
        #expect(read?.store == .other)
        #expect(diagnostics.summaries == ["warning unknown-value"])
    }

    @Test("what is not a subscription has neither period nor group")
    func ignoresPeriod() throws {
        let credits = ProductListFixture.credits.with(["id": "c", "period": "P1M", "group": ["id": "g"]])
        let (read, diagnostics) = try listedProduct(credits)
        #expect(read?.period == nil && read?.group == nil && read != nil)
        #expect(diagnostics.summaries == ["warning contradictory-fields", "warning contradictory-fields"])
    }

    @Test(
        "a rental and an order before the release; a length that cannot be read is none",
        arguments: [
            (
                "rental", ["period": "P30D", "afterStart": "PT48H"],
                .rental(Rental(period: .days(30), afterStart: .hours(48)))
            ),
            ("rental", ["period": "P1M15D"], .rental(Rental(period: CalendarDuration(months: 1, days: 15)))),
            ("rental", [:], .rental(Rental(period: nil))),
            ("rental", ["period": "P30D", "afterStart": "soon"], .rental(Rental(period: nil))),
            (
                "preorder", ["release": "2026-12-10T08:00:00Z", "until": "2026-12-09T08:00:00Z"],
                .preorder(
                    Preorder(
                        release: Instant(rfc3339: "2026-12-10T08:00:00Z"),
                        end: Instant(rfc3339: "2026-12-09T08:00:00Z")
                    )
                )
            ),
            ("preorder", ["release": 7], .preorder(Preorder(release: nil))),
        ] as [(String, Tree, OneTimeSale)]
    )
    func readsSale(field: String, value: Tree, sale: OneTimeSale) throws {
        let type: Tree = field == "rental" ? "nonRenewable" : "nonConsumable"
        let (read, _) = try listedProduct(
            ProductListFixture.monthly.without("period").without("group").with(["type": type, field: value])
        )
        #expect(read?.sale == sale)
    }

    @Test("what is rented and ordered before its release is neither")
    func refusesBothSales() throws {
        let both = ProductListFixture.monthly.with(["rental": [:], "preorder": [:]])
        #expect(try listedProduct(both).product == nil)
    }

    @Test("identifiers of other stores, one or several, in the order stated")
    func readsIdentifiers() throws {
        let stated: Tree = [
            "googlePlay": "aurora:monthly", "stripe": ["price_123", "price_124"], "appStore": "prod1a2b",
        ]
        let (read, diagnostics) = try listedProduct(ProductListFixture.monthly.with(["identifiers": stated]))
        #expect(diagnostics.isEmpty)
        #expect(
            read?.identifiers == [
                .googlePlay: ["aurora:monthly"], .stripe: ["price_123", "price_124"], .appStore: ["prod1a2b"],
            ]
        )
    }

    @Test(
        "what is wrong with an identifier loses it alone",
        arguments: [
            (["steam": "1", "stripe": "price_1"], ["warning unknown-value $.products[0].identifiers.steam"]),
            (
                ["stripe": ["price_1", 7, " "]],
                [
                    "warning wrong-type $.products[0].identifiers.stripe[1]",
                    "warning wrong-type $.products[0].identifiers.stripe[2]",
                ]
            ),
            (
                ["appStore": "monthly", "stripe": "price_1"],
                [
                    "warning duplicate-identifier $.products[0].identifiers.appStore"
                ]
            ),
            (["paddle": true, "stripe": "price_1"], ["warning wrong-type $.products[0].identifiers.paddle"]),
        ] as [(Tree, [String])]
    )
    func reportsIdentifiers(stated: Tree, found: [String]) throws {
        let (read, diagnostics) = try listedProduct(ProductListFixture.monthly.with(["identifiers": stated]))
        #expect(diagnostics.map(\.summaryAndPath) == found)
        #expect(read?.identifiers == [.stripe: ["price_1"]])
    }

    @Test("an identifier that two products state is reported")
    func reportsRepeatedIdentifiers() throws {
        let products = [ProductListFixture.monthly, ProductListFixture.yearly].map {
            $0.with(["identifiers": ["stripe": "price_1"]])
        }
        let read = try importedProductList(text: ProductListFixture.list(products).description)
        #expect(
            read.diagnostics.map(\.summaryAndPath) == [
                "warning duplicate-identifier $.products[1].identifiers.stripe"
            ]
        )
        #expect(read.products.count == 2)
    }

    @Test("names: each fault loses its own name only")
    func reportsNames() throws {
        let names: Tree = [
            "en": "Pro", "e n": "X", "de": " ", "fr": ["name": "Pro", "title": "X"], "ja": 7, "en_us": "A",
            "en-us": "B",
        ]
        let (read, diagnostics) = try listedProduct(ProductListFixture.monthly.with(["names": names]))
        #expect(read?.names.map(\.locale) == ["en", "fr", "en-us"])
        #expect(read?.names.last?.name == "A")
        #expect(
            diagnostics.map(\.summaryAndPath) == [
                #"warning missing-locale $.products[0].names["e n"]"#,
                "warning missing-name $.products[0].names.de",
                "warning unknown-field $.products[0].names.fr.title",
                "warning missing-name $.products[0].names.ja",
                #"warning duplicate-locale $.products[0].names["en-us"]"#,
            ]
        )
    }

    @Test("a product is one of its store and base plan; the second one is left out")
    func refusesDuplicates() throws {
        let play = ProductListFixture.monthly.with(["store": "googlePlay", "prices": ["USA": "USD 9.99"]])
        let products = [
            ProductListFixture.monthly, play, play.with(["basePlan": "a"]), play.with(["basePlan": "b"]),
            ProductListFixture.monthly.with(["names": ["en": "Second"]]), play.with(["basePlan": "a"]),
        ]
        let result = try importedProductList(text: ProductListFixture.list(products).description)
        #expect(result.products.map(\.qualifiedID) == ["monthly", "monthly", "monthly:a", "monthly:b"])
        #expect(
            result.diagnostics.map(\.summaryAndPath) == [
                "error duplicate-product-id $.products[4].id", "error duplicate-product-id $.products[5].id",
            ]
        )
    }

    @Test(
        "what is no product list is refused with its reason",
        arguments: [
            ("", "empty-file"), ("{", "invalid-json"), ("[]", "unknown-schema"), ("{}", "unknown-schema"),
            (#"{"schema": "paywright/products/2", "products": []}"#, "unknown-schema"),
            (#"{"schema": "paywright/catalog/2", "products": []}"#, "unknown-schema"),
            (#"{"schema": "paywright/customer/1"}"#, "unknown-schema"),
            (#"{"schema": "paywright/products/1", "products": {}}"#, "wrong-type"),
            (#"{"schema": "paywright/products/1", "products": [7]}"#, "wrong-type"),
        ]
    )
    func refuses(text: String, code: String) {
        let failure = #expect(throws: ImportFailure.self) { try importedProductList(text: text) }
        #expect(failure?.diagnostics.map(\.code) == [code])
    }

    @Test("a product list without products is empty, not refused")
    func readsEmpty() throws {
        let result = try importedProductList(text: ProductListFixture.list([]).description)
        #expect(result.products.isEmpty && result.diagnostics.summaries == ["warning no-products"])
    }

    @Test("a file with the form's earlier name is read as the same products, without a diagnostic")
    func readsEarlierName() throws {
        let list = ProductListFixture.list([ProductListFixture.monthly, ProductListFixture.credits])
        let earlier = list.with(["schema": "paywright/catalog/1"]).description
        let read = try importedProductList(text: earlier)
        #expect(read.products.count == 2 && read.diagnostics.isEmpty)
        #expect(try read == importedProductList(text: list.description))
        #expect(try read == ProductImporter().products(from: Array(earlier.utf8), file: "shop.json"))
    }

    @Test("its schema alone distinguishes it from other forms")
    func isRecognized() throws {
        func read(_ text: String) throws(ImportFailure) -> ProductImport {
            try ProductImporter().products(from: Array(text.utf8), file: "shop.json")
        }
        let list = ProductListFixture.list([ProductListFixture.credits]).description
        #expect(try read(list) == importedProductList(text: list))
        let newer = #expect(throws: ImportFailure.self) {
            try read(#"{"schema": "paywright/products/9", "products": []}"#)
        }
        #expect(newer?.diagnostics.map { ImportCode($0) } == [.unknownSchema])
        let customer = #expect(throws: ImportFailure.self) { try read(#"{"schema": "paywright/customer/1"}"#) }
        #expect(customer?.diagnostics.map { ImportCode($0) } == [.notProducts])
        #expect(customer?.diagnostics.first?.expected?.contains("paywright/products/1") == true)
    }
}
