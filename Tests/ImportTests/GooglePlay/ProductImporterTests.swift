import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A file of products is told by its fields, and any other file by name")
struct ProductImporterTests {
    private typealias Play = PlayProductFixture

    private func imported(_ tree: Tree, storefront: String? = nil) throws(ImportFailure) -> ProductImport {
        let importer = ProductImporter(storefront: storefront.flatMap { Storefront($0) })
        return try importer.products(from: Array(tree.description.utf8), file: "shop")
    }

    @Test("every form says the same as by its own importer")
    func dispatches() throws {
        let configuration = Fixture.configuration(subscriptions: [Fixture.monthly])
        #expect(try imported(configuration) == ImportTests.imported(configuration, file: "shop"))
        for tree in [
            Play.product(), [Play.product("a"), Play.coins], [Play.details()], Play.subscription(),
            ["subscriptions": [Play.subscription()]],
            Play.offer(phases: [Play.offerPhase("P1W", ["US": ["free": [:]]])]),
        ] as [Tree] {
            #expect(try imported(tree, storefront: "POL") == importedPlay(tree, storefront: "POL", file: "shop"))
        }
    }

    @Test(
        "what a store says about a customer is named, and who reads it",
        arguments: [
            (GooglePlayFixture.subscription(), "a customer's purchase (purchases.subscriptionsv2)"),
            (
                ["a": GooglePlayFixture.subscription(), "b": GooglePlayFixture.subscription()],
                "several customers' purchases"
            ),
            ([GooglePlayFixture.subscription()], "a customer's purchase"),
            (["schema": "paywright/customer/1", "subscriptions": []], "a customer (paywright/customer)"),
            (["status": 0, "receipt": [:], "latest_receipt_info": []], "a customer's receipt"),
            (
                ["transactionId": "1", "originalTransactionId": "1", "productId": "a", "purchaseDate": 1],
                "a customer's purchases in the App Store"
            ),
        ] as [(Tree, String)]
    )
    func namesHistories(_ tree: Tree, found: String) {
        let failure = #expect(throws: ImportFailure.self) { try imported(tree) }
        let diagnostic = failure?.diagnostics.first
        #expect(failure?.diagnostics.count == 1 && diagnostic.flatMap { ImportCode($0) } == .notProducts)
        #expect(diagnostic?.found?.hasPrefix(found) == true, "\(diagnostic?.found ?? "")")
        #expect(diagnostic?.found?.contains("paywright status") == true)
    }

    @Test(
        "anything else is refused with the forms that are read",
        arguments: [[:], [], 7, "x", nil, ["a": 1]] as [Tree]
    )
    func refuses(_ tree: Tree) {
        let failure = #expect(throws: ImportFailure.self) { try imported(tree) }
        #expect(failure?.diagnostics.map { ImportCode($0) } == [.notProducts])
        #expect(failure?.diagnostics.first?.expected?.contains("ProductDetails") == true)
    }

    @Test("products are no history, and that is said too")
    func namesProducts() async {
        for (tree, found) in [
            (Play.product(), "a product of Google Play"), (Play.subscription(), "a product of Google Play"),
            (Fixture.configuration(), "a StoreKit configuration"),
        ] {
            let failure = await #expect(throws: ImportFailure.self) {
                try await HistoryImporter(signatures: .unverified)
                    .history(from: Array(tree.description.utf8), file: "a")
            }
            #expect(failure?.diagnostics.first?.found == "\(found), which says nothing about purchases")
        }
    }
}
