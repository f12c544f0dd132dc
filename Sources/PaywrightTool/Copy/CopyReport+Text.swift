import MessageCatalog
import Paywright
import StoreDecisions
import StoreModel

extension CopyReport {
    private static let keyWidth = 28

    /// Lines that an offer changes; the others stand once, with the regular lines.
    private static let linesAnOfferChanges: Set<ProductLine> = [
        .offer, .offerBadge, .offerBadgeSpoken, .callToAction, .callToActionShort, .disclosure,
    ]

    /// Readable text: product by product, in each its languages, in each its offers.
    var text: String {
        var text = ""
        var product: String?
        var language: String?
        for result in results {
            let terms = result.lines.terms
            if product != terms.product.id {
                if product != nil { text += "\n" }
                text += "\(terms.product.id) (\(terms.storefront.alpha3))\n"
                product = terms.product.id
                language = nil
            }
            let isNewLanguage = language != result.locale.tag
            if isNewLanguage { text += "  \(result.locale)\n" }
            language = result.locale.tag
            let isRegular = terms.offers.isEmpty
            if !isRegular || !isNewLanguage { text += "    \(result.heading)\n" }
            for entry in result.lines.entries
            where isRegular || isNewLanguage || Self.linesAnOfferChanges.contains(entry.line) {
                text += Self.row(entry.line.rawValue, entry.text.string)
            }
        }
        for label in labels {
            text += "\naround the products\n  \(label.locale)\n"
            for entry in label.entries {
                text += Self.row(String(entry.label.rawValue.dropFirst("label.".count)), entry.text.string)
            }
        }
        return text
    }

    private static func row(_ key: String, _ value: String) -> String {
        "      " + key + String(repeating: " ", count: max(1, keyWidth - key.count)) + value + "\n"
    }
}

extension CopyReport.Result {
    /// Which offer the lines below are about.
    fileprivate var heading: String {
        claims == [.none] ? "no offer" : claims.map(\.description).joined(separator: " + ")
    }
}
