import Paywright
import PaywrightImport
import PaywrightModel

/// Product files of every form. What is read is worded in English, and goes through the package's own form unchanged.
extension FuzzTarget {
    static let storeKit = FuzzTarget(name: "storekit") { bytes in
        check(try? StoreKitConfigurationImporter().products(from: bytes, file: "input.storekit"))
    }

    static let googlePlay = FuzzTarget(name: "google-play") { bytes in
        check(try? GooglePlayProductImporter().products(from: bytes, file: "input.json"))
    }

    static let stripe = FuzzTarget(name: "stripe") { bytes in
        check(try? ProductImporter(storefront: .unitedStates).products(from: bytes, file: "input.json"))
    }

    static let tills = FuzzTarget(name: "tills") { bytes in
        check(try? ProductImporter().products(from: bytes, file: "input.json"))
    }

    static let productList = FuzzTarget(name: "product-list") { bytes in
        guard let read = try? ProductListImporter().products(from: bytes, file: "input.json") else { return }
        check(read)
        let text = ProductListWriter().text(of: read.products)
        guard !read.products.isEmpty else { return }
        let again = try? ProductListImporter().products(from: Array(text.utf8), file: "again.json")
        require(again?.products == read.products, "a list that was written reads as other products:\n\(text)")
    }

    private static func check(_ read: ProductImport?) {
        guard let read else { return }
        require(read.diagnostics.allSatisfy { !$0.message.isEmpty }, "a diagnostic without words")
        for product in read.products.prefix(2) {
            for entry in product.prices.entries.prefix(2) {
                let terms = OfferSelection.terms(for: product, in: entry.storefront, claims: [.introductory])
                if let terms { requireWhole(FuzzWords.paywalls.lines(for: terms)) }
            }
        }
    }

    /// Every part of a text lies in it.
    static func requireWhole(_ lines: ProductLines) {
        for entry in lines.entries { requireWhole(entry.text, "\(entry.line)") }
    }

    static func requireWhole(_ text: FormattedText, _ name: String) {
        let length = text.string.utf16.count
        require(text.parts.allSatisfy { $0.range.upperBound <= length }, "a part beyond the text of \(name)")
    }
}
