import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@Suite("One bad value of Google Play's never loses the others")
struct PlayMutationTests {
    private typealias Play = PlayProductFixture

    /// Products of every form with everything they can have; the place in the list is that of the product.
    private static let resources: [Tree] = [
        Play.product(
            "details",
            [
                Play.details(offer: "three", phases: [Play.week, Play.intro, Play.phase()]),
                Play.details().with(["installmentPlanDetails": ["commitmentPaymentsCount": 12]]),
            ]
        ),
        Play.product("second", [Play.details("yearly", phases: [Play.phase(399_990_000, "P1Y")])]),
        Play.coins,
        Play.subscription("api"),
        Play.subscription("reef"),
        Play.offer(
            phases: [
                Play.offerPhase("P1W", ["US": ["free": [:]], "DE": ["free": [:]]]),
                Play.offerPhase([
                    "US": ["relativeDiscount": .source("0.5")],
                    "DE": ["absoluteDiscount": Play.money("1", 0, "EUR")],
                ]),
            ]
        ),
    ]

    @Test("after any one change, every product of another resource is the same", arguments: Sweep.some(3, of: 0..<30))
    func survivesOneChange(_ seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let original = try importedPlay(.array(Self.resources)).products
        try #require(original.map(\.id) == ["details", "second", "coins", "api", "reef"])
        for _ in 0..<60 {
            let index = Int.random(in: Self.resources.indices, using: &generator)
            var resources = Self.resources
            resources[index] = resources[index].changed(using: &generator).tree
            let changedIDs = Set([Self.id(at: index), Self.id(of: resources[index])].compactMap { $0 })
            let products = try importedPlay(.array(resources)).products
            let lost = original.filter { !changedIDs.contains($0.id) && !products.contains($0) }
            #expect(lost.isEmpty, "\(lost.map(\.id)) after a change of \(resources[index])")
        }
    }

    @Test("no number of changes to values or bytes makes the import trap", arguments: Sweep.some(5, of: 0..<20))
    func survivesManyChanges(_ seed: UInt64) {
        for bytes in Tree.array(Self.resources).variations(seed: seed ^ 0x9A17) {
            #expect(Self.isConsistent(bytes))
        }
    }

    /// The product that a resource states or belongs to.
    private static func id(at index: Int) -> String? {
        ["details", "second", "coins", "api", "reef", "reef"][index]
    }

    /// A change may make a resource one of another product.
    private static func id(of tree: Tree) -> String? {
        guard case .object(let members) = tree,
            case .string(let id)? = members.last(where: { $0.name == "productId" })?.value
        else { return nil }
        return id
    }

    /// Whether an import has something, or says why not, and every diagnostic has a place in the file.
    private static func isConsistent(_ bytes: [UInt8]) -> Bool {
        do throws(ImportFailure) {
            let result = try ProductImporter().products(from: bytes, file: "a")
            let attached = result.attachingOffers()
            let hasSomething = !result.products.isEmpty || !result.unattachedOffers.isEmpty
            return (hasSomething || !result.diagnostics.isEmpty) && attached.diagnostics.arePlaced(in: bytes)
                && attached.products.count == result.products.count
                && Set(result.products.map(\.qualifiedID)).count == result.products.count
        } catch {
            return error.diagnostics.contains { $0.severity == .error } && error.diagnostics.arePlaced(in: bytes)
        }
    }
}
