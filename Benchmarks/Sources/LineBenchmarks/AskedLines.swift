import Paywright

/// What a program asks a language for: every line of a product, or one of them. Each time the product is decided on anew.
final class AskedLines {
    private let language: Language
    private let products: [Product]
    private let storefront: Storefront

    /// Monthly subscriptions with a free trial, each at another price.
    init(locale: String, currency: String, storefront: Storefront) throws {
        language = try Language(locale)
        self.storefront = storefront
        products = Samples(currency: currency).hundredths.compactMap {
            ProductCopy.product(Samples.text($0), currency, storefront)
        }
        guard products.count == Samples.count, paywall(0)?.price.isEmpty == false else {
            throw Mismatch(line: "asked lines", ours: "\(products.count) products", theirs: "\(Samples.count)")
        }
    }

    private func paywall(_ index: Int) -> Paywall? {
        language.paywall(products[index], in: storefront, claims: [.introductory])
    }

    func all(_ range: Range<Int>) -> Int {
        var count = 0
        for index in range {
            for entry in paywall(index)?.lines.entries ?? [] { count &+= entry.text.string.utf8.count }
        }
        return count
    }

    func one(_ line: ProductLine, _ range: Range<Int>) -> Int {
        range.reduce(0) { $0 &+ (paywall($1)?[line]?.string.utf8.count ?? 0) }
    }
}
