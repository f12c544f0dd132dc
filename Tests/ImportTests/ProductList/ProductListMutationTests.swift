import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@Suite("One bad value in a product list never loses the others")
struct ProductListMutationTests {
    private static let ids = ["monthly", "yearly", "credits", "aurora"]

    private static let list = ProductListFixture.list([
        ProductListFixture.monthly.with([
            "group": ["id": "g", "name": "G", "level": 1], "offers": [ProductListFixture.paid], "includes": ["credits"],
        ]),
        ProductListFixture.yearly.with(["billingPlans": [["kind": "billedUpFront"], ProductListFixture.commitment]]),
        ProductListFixture.credits,
        [
            "id": "aurora", "basePlan": "monthly", "store": "googlePlay", "type": "autoRenewable", "period": "P1M",
            "names": ["uk": ["name": "Аврора", "description": "Х"]],
            "prices": ["UKR": ["price": "UAH 349.99", "display": "349,99 ₴"]],
            "offers": [
                [
                    "type": "unspecified", "id": "o", "phases": [["mode": "freeTrial", "period": "P3D"]],
                    "customers": [],
                ]
            ],
        ],
    ])

    @Test("after any one change, every product it does not touch is the same", arguments: Sweep.some(4, of: 0..<40))
    func survivesOneChange(_ seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let original = try importedProductList(text: Self.list.description).products
        try #require(original.map(\.id) == Self.ids)
        for _ in 0..<100 {
            let (changed, path) = Self.list.changed(using: &generator)
            guard path.count >= 2, path[0] == "products", let index = Int(path[1]) else {
                _ = try? importedProductList(text: changed.description)
                continue
            }
            let products = try importedProductList(text: changed.description).products
            // What is included is known by the name that stands elsewhere.
            let untouched = original.enumerated().filter { $0.offset != index && !(index == 2 && $0.offset == 0) }
            let lost = untouched.map(\.element).filter { !products.contains($0) }
            #expect(lost.isEmpty, "\(lost.map(\.id)) after a change at \(path)")
        }
    }

    @Test("no number of changes to values or bytes makes the import trap", arguments: Sweep.some(5, of: 0..<20))
    func survivesManyChanges(_ seed: UInt64) {
        for bytes in Self.list.variations(seed: seed ^ 0x77) {
            #expect(Self.isConsistent(bytes))
        }
    }

    /// Whether an import has products, or says why not, every diagnostic has a place in the file, and what was read is
    /// read again from what is written.
    private static func isConsistent(_ bytes: [UInt8]) -> Bool {
        do throws(ImportFailure) {
            let result = try ProductListImporter().products(from: bytes, file: "a")
            let written = ProductListWriter().text(of: result.products)
            let again = try ProductListImporter().products(from: Array(written.utf8), file: "b")
            return (!result.products.isEmpty || !result.diagnostics.isEmpty) && result.diagnostics.arePlaced(in: bytes)
                && again.products == result.products
        } catch {
            return error.diagnostics.contains { $0.severity == .error } && error.diagnostics.arePlaced(in: bytes)
        }
    }
}
