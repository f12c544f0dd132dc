#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import PaywrightModel
import TestSupport
import Testing

@testable import PaywrightImport

@Suite("The JSON Schema of product lists is the importer's")
struct ProductListSchemaTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

    private func bytes(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: Self.folder.appending(path: name)))
    }

    private static let schema = Result {
        let file = try Data(contentsOf: folder.appending(path: "products-1.schema.json"))
        return SchemaValidator(root: try SchemaValue(Array(file)))
    }

    private func validator() throws -> SchemaValidator { try Self.schema.get() }

    @Test("it has the fields that the importer has")
    func matchesFields() throws {
        let schema = try validator().root
        let definitions = try #require(schema["$defs"])
        func names(_ definition: String) -> Set<String>? { definitions[definition]?["properties"]?.names }
        #expect(schema["properties"]?.names == Set(ProductListFields.list))
        #expect(names("product") == Set(ProductListFields.product))
        #expect(names("name") == Set(ProductListFields.name))
        #expect(names("group") == Set(ProductListFields.group))
        #expect(names("included") == Set(ProductListFields.included))
        #expect(names("price") == Set(ProductListFields.price))
        #expect(names("phase") == Set(ProductListFields.phase))
        #expect(names("offer") == Set(ProductListFields.offer))
        #expect(names("billingPlan") == Set(ProductListFields.billingPlan))
    }

    @Test("it has the values that the importer has")
    func matchesValues() throws {
        let definitions = try #require(try validator().root["$defs"])
        func expect<Value: RawRepresentable & CaseIterable>(_ node: SchemaValue?, _ type: Value.Type)
        where Value.RawValue == String {
            #expect(node?["enum"].map { Set($0.elements.map(\.string)) } == Set(Value.allCases.map(\.rawValue)))
        }
        expect(definitions["product"]?["properties"]?["store"], StoreName.self)
        expect(definitions["product"]?["properties"]?["type"], ProductType.self)
        expect(definitions["product"]?["properties"]?["tax"], TaxTreatment.self)
        expect(definitions["identifiers"]?["propertyNames"], StoreName.self)
        expect(definitions["offer"]?["properties"]?["type"], OfferType.self)
        expect(definitions["offer"]?["properties"]?["customers"]?["items"], CustomerStanding.self)
        expect(definitions["mode"], PaymentMode.self)
        expect(definitions["plan"], BillingPlan.Kind.self)
        expect(definitions["billingPlan"]?["properties"]?["renewal"], Commitment.Renewal.self)
    }

    @Test("the example is valid, read without a diagnostic, and laid out as the writer would")
    func acceptsExample() throws {
        let example = try bytes("aurora.products.json")
        #expect(try validator().faults(of: SchemaValue(example)).isEmpty)
        let result = try ProductListImporter().products(from: example, file: "aurora.products.json")
        #expect(result.diagnostics.isEmpty)
        #expect(Set(result.products.map(\.type)) == [.autoRenewable, .nonConsumable, .consumable])
        #expect(Set(result.products.flatMap { $0.prices.entries.map(\.storefront) }).count >= 8)
        let lines = String(decoding: example, as: UTF8.self).components(separatedBy: "\n")
        let written = ProductListWriter().text(of: result.products).components(separatedBy: "\n")
        #expect(lines.filter { !$0.contains("$schema") } == written)
    }

    @Test("everything that is written is valid", arguments: Sweep.some(4, of: 0..<40))
    func acceptsWritten(_ seed: UInt64) throws {
        var random = RandomProduct(seed: seed)
        // Amounts of any size are written; a price has up to 15 digits before its point.
        let text = ProductListWriter().text(of: random.products())
        #expect(try validator().faults(of: SchemaValue(Array(text.utf8))) == [])
    }

    @Test(
        "what the importer reports is not valid",
        arguments: [
            ("schema", "paywright/products/2"), ("shop", "x"), ("locale", "e n"),
            ("products", [["id": "a", "type": "autoRenewable", "period": "P1M"]]),
            ("products", [["id": " ", "type": "consumable", "prices": ["USA": "1"]]]),
            ("products", [["id": "a", "type": "subscription", "prices": ["USA": "1"]]]),
            ("products", [["id": "a", "type": "consumable", "prices": ["USA": "9,99"]]]),
            ("products", [["id": "a", "type": "consumable", "prices": ["usa": "9.99"]]]),
            ("products", [["id": "a", "type": "consumable", "prices": [:]]]),
            ("products", [["id": "a", "type": "consumable", "price": ["USA": "1"], "prices": ["USA": "1"]]]),
            ("products", [ProductListFixture.monthly.with(["period": "P0M"])]),
            ("products", [ProductListFixture.monthly.with(["tax": "none"])]),
            ("products", [ProductListFixture.monthly.with(["identifiers": ["steam": "1"]])]),
            ("products", [ProductListFixture.monthly.with(["identifiers": ["stripe": ""]])]),
            ("products", [ProductListFixture.monthly.with(["identifiers": ["stripe": [7]]])]),
            ("products", [ProductListFixture.monthly.with(["period": "P1M3D"])]),
            ("products", [ProductListFixture.monthly.with(["names": ["en": ""]])]),
            ("products", [ProductListFixture.monthly.with(["group": ["id": "g", "level": 0]])]),
            ("products", [ProductListFixture.monthly.with(["offers": [ProductListFixture.paid.with(["periods": 0])]])]),
            ("products", [ProductListFixture.monthly.with(["offers": [ProductListFixture.paid.without("mode")]])]),
            ("products", [ProductListFixture.monthly.with(["offers": [ProductListFixture.paid.with(["phases": []])]])]),
            (
                "products",
                [ProductListFixture.yearly.with(["billingPlans": [ProductListFixture.commitment.without("kind")]])]
            ),
        ] as [(String, Tree)]
    )
    func refuses(field: String, value: Tree) throws {
        let valid = ProductListFixture.list([ProductListFixture.monthly])
        let changed = valid.with([field: value])
        #expect(try validator().faults(of: SchemaValue(valid)).isEmpty)
        #expect(try !validator().faults(of: SchemaValue(changed)).isEmpty)
        let result = try? importedProductList(text: changed.description)
        #expect(result?.diagnostics.isEmpty != true)
    }
}
