import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@Suite("One bad value never loses the others")
struct MutationTests {
    private static let products = 6

    /// A configuration of several products with everything a product can have.
    private static let configuration = Fixture.configuration(
        subscriptions: (0..<4).map { index in
            Fixture.monthly.with([
                "productID": .string("subscription\(index)"),
                "adHocOffers": [Fixture.paid.with(["offerID": "spring", "referenceName": "R"])],
                "billingPlans": [
                    ["billingPlanType": "BILLED_UPFRONT", "commitmentDisplayPrice": "9.99", "displayPrice": "9.99"],
                    ["billingPlanType": "MONTHLY", "commitmentDisplayPrice": "9.99", "displayPrice": "9.99"],
                ],
                "codeOffers": [Fixture.trial.with(["referenceName": "GIFT", "isStackable": true])],
                "introductoryOffer": Fixture.trial,
                "introductoryOffers": [Fixture.trial],
                "winbackOffers": [Fixture.trial.with(["offerID": "back"])],
            ])
        },
        products: [Fixture.coins],
        nonRenewing: [Fixture.coins.with(["productID": "pass", "type": "NonRenewingSubscription"])],
        settings: ["_locale": "en_US", "_storefront": "USA"]
    ).with(["version": ["major": 5, "minor": 0]])

    @Test("after any one change, every product it does not touch is the same", arguments: Sweep.some(2, of: 0..<40))
    func survivesOneChange(_ seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let original = try imported(Self.configuration).products
        try #require(original.count == Self.products)
        for _ in 0..<100 {
            let (changed, path) = Self.configuration.changed(using: &generator)
            guard let untouched = Self.untouched(by: path, of: original) else {
                _ = try? imported(changed)
                continue
            }
            let products = try imported(changed).products
            let lost = untouched.filter { !products.contains($0) }
            #expect(lost.isEmpty, "\(lost.map(\.id)) after a change at \(path)")
        }
    }

    @Test("no number of changes to values or bytes makes the import trap", arguments: Sweep.some(4, of: 0..<20))
    func survivesManyChanges(_ seed: UInt64) {
        for bytes in Self.configuration.variations(seed: seed ^ 0xABCD) {
            #expect(Self.isConsistent(bytes))
        }
    }

    /// Whether an import has products, or says why not, and every diagnostic has a place in the file.
    private static func isConsistent(_ bytes: [UInt8]) -> Bool {
        do throws(ImportFailure) {
            let result = try StoreKitConfigurationImporter().products(from: bytes, file: "a")
            return (!result.products.isEmpty || !result.diagnostics.isEmpty) && result.diagnostics.arePlaced(in: bytes)
                && Set(result.products.map(\.id)).count == result.products.count
        } catch {
            return error.diagnostics.contains { $0.severity == .error } && error.diagnostics.arePlaced(in: bytes)
        }
    }

    /// The products outside the value at a path; nil if the path belongs to all of them.
    private static func untouched(by path: [String], of products: [Product]) -> [Product]? {
        switch path.first {
        case "subscriptionGroups":
            guard path.count >= 4, path[2] == "subscriptions", let index = Int(path[3]) else {
                return path.count >= 2 ? products.filter { $0.period == nil } : nil
            }
            return products.filter { $0.id != "subscription\(index)" }
        case "products": return path.count >= 2 ? products.filter { $0.id != "coins" } : nil
        case "nonRenewingSubscriptions": return path.count >= 2 ? products.filter { $0.id != "pass" } : nil
        case "version": return products
        default: return nil
        }
    }
}
