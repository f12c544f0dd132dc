#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import PaywrightModel
import Testing

@testable import PaywrightImport

@Suite("The example customers")
struct ExampleCustomersTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

    private static let files: [String] = {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "customers").path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted()
    }()

    private func bytes(_ path: String) throws -> [UInt8] {
        try Array(Data(contentsOf: Self.folder.appending(path: path)))
    }

    @Test("every file is read without a diagnostic", arguments: files)
    func readsFiles(_ file: String) async throws {
        let result = try await HistoryImporter(signatures: .unverified)
            .history(from: try bytes("customers/\(file)"), file: file)
        #expect(result.diagnostics.isEmpty)
        #expect(!result.history.coverage.isEmpty)
        // A customer of several stores, or of none yet, is an example too; every record belongs to a store that spoke.
        #expect(result.history.transactions.allSatisfy { result.history.coverage[$0.store] != nil })
    }

    @Test("there are files to read")
    func findsFiles() {
        #expect(Self.files.count >= 4)
    }

    @Test("every line of the list of customers is one input")
    func readsLines() async throws {
        let lines = try bytes("customers.ndjson").split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 6)
        for (index, line) in lines.enumerated() {
            let result = try await HistoryImporter(signatures: .unverified)
                .history(from: Array(line), file: "customers.ndjson:\(index + 1)")
            #expect(result.diagnostics.isEmpty)
            #expect(!result.history.coverage.isEmpty)
        }
    }

    @Test("the JSON Schema has the fields and the values that the importer has")
    func matchesSchema() throws {
        let schema = try JSONDecoder().decode(Schema.self, from: Data(try bytes("customer-1.schema.json")))
        let definitions = try #require(schema.definitions)
        let purchase = try #require(definitions["purchase"])
        let subscription = try #require(definitions["subscription"])
        #expect(schema.names == Set(CustomerFields.Customer.table.names))
        #expect(purchase.names == Set(CustomerFields.Purchase.table.names))
        #expect(subscription.names == Set(CustomerFields.Subscription.table.names))
        #expect(definitions["price"]?.names == Set(CustomerFields.Price.table.names))
        #expect(definitions["offer"]?.names == Set(CustomerFields.Offer.table.names))
        #expect(purchase.properties?["revocation"]?.names == Set(CustomerFields.Revocation.table.names))
        #expect(purchase.properties?["commitment"]?.names == Set(CustomerFields.Progress.table.names))
        #expect(subscription.properties?["commitment"]?.names == Set(CustomerFields.Commitment.table.names))
        #expect(subscription.properties?["priceChange"]?.names == Set(CustomerFields.PriceChange.table.names))
        #expect(subscription.properties?["prepaid"]?.names == Set(CustomerFields.Prepaid.table.names))

        func expect<Value: RawRepresentable & CaseIterable>(_ node: Schema?, _ type: Value.Type)
        where Value.RawValue == String {
            #expect(node?.values.map(Set.init) == Set(Value.allCases.map(\.rawValue)))
        }
        expect(definitions["store"], StoreName.self)
        expect(definitions["offer"]?.properties?["type"], OfferType.self)
        expect(definitions["offer"]?.properties?["paymentMode"], PaymentMode.self)
        expect(purchase.properties?["productType"], ProductType.self)
        expect(purchase.properties?["ownership"], Ownership.self)
        expect(purchase.properties?["revocation"]?.properties?["kind"], Revocation.Kind.self)
        expect(purchase.properties?["revocation"]?.properties?["reason"], Revocation.Reason.self)
        expect(subscription.properties?["state"], SubscriptionStatement.State.self)
        expect(subscription.properties?["expirationReason"], ExpirationReason.self)
        expect(subscription.properties?["priceChange"]?.properties?["kind"], PriceChange.Kind.self)
        expect(subscription.properties?["priceChange"]?.properties?["state"], PriceChange.State.self)
    }
}

/// As much of a JSON Schema as the comparison needs.
private struct Schema: Decodable {
    let properties: [String: Schema]?
    let definitions: [String: Schema]?
    let values: [String]?

    var names: Set<String> { Set((properties ?? [:]).keys) }

    private enum CodingKeys: String, CodingKey {
        case properties
        case definitions = "$defs"
        case values = "enum"
    }
}
