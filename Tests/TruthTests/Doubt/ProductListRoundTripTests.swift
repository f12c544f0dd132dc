import Paywright
import Testing

/// Files of products with a field that no version of their documentation has, in each of their objects.
@Suite("A product list that is written beside an unknown field calculates what its file does, and no more")
struct ProductListRoundTripTests {
    private static let seeds: [(name: String, document: JSONText)] =
        (StoreKitSeed.all + GooglePlayProductSeed.all).map { ($0.name, $0.document) }
        + [
            ("stripe", MerchantProductSeed.stripe), ("paddle", MerchantProductSeed.paddle),
            ("paddle, paid trial", MerchantProductSeed.paddlePaidTrial), ("revenueCat", MerchantProductSeed.revenueCat),
        ].map { ($0, JSONText(parsing: $1)) }

    @Test("The lines of the list are those of the file", arguments: seeds.map(\.name))
    func keepsLines(name: String) throws {
        let formatter = try PaywallFormatter(locale: "en")
        let seed = try #require(Self.seeds.first { $0.name == name }).document
        var (open, fewer) = (0, 0)
        let intact = ProductDamageRun.lines(of: seed, formatter)
        for path in seed.objectPaths {
            let document = seed.replacing(path + ["setupFee"], with: .text("5.00"))
            guard let read = try? ProductImporter().products(from: document.bytes, file: "p.json") else { continue }
            let products = ProductImport(joining: [read]).attachingOffers().products
            let text = ProductListWriter().text(of: products)
            let again = try ProductImporter().products(from: Array(text.utf8), file: "p.products.json").products
            let place = path.joined(separator: ".")
            #expect(again.map(\.leavesCalculationsOpen) == products.map(\.leavesCalculationsOpen), "\(place)")
            let lines = ProductDamageRun.lines(of: products, formatter)
            let difference = lines.symmetricDifference(ProductDamageRun.lines(of: again, formatter))
            #expect(difference.isEmpty, "\(place): \(difference.min() ?? "")")
            if products.contains(where: \.leavesCalculationsOpen) { open += 1 }
            if lines.isStrictSubset(of: intact) { fewer += 1 }
        }
        #expect(open > 0)
        #expect(fewer > 0)
    }
}

extension JSONText {
    /// Where objects stand, the outer ones first.
    fileprivate var objectPaths: [[String]] {
        switch self {
        case .null, .bare, .text: []
        case .array(let elements):
            elements.enumerated().flatMap { index, element in element.objectPaths.map { ["\(index)"] + $0 } }
        case .object(let members):
            [[]] + members.flatMap { member in member.value.objectPaths.map { [member.name] + $0 } }
        }
    }
}
