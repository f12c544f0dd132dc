import MessageCatalog
import Paywright
import StoreDecisions
import StoreModel

extension CopyReport {
    /// Readable text: product by product, in each its languages, in each its offers.
    var text: String {
        var text = ""
        var product: Product?
        var storefront: Storefront?
        var language: String?
        for result in results {
            let terms = result.lines.terms
            if product != terms.product || storefront != terms.storefront {
                text +=
                    (product == nil ? "" : "\n") + Self.plain("\(terms.product.qualifiedID) (\(terms.storefront))")
                    + "\n"
                product = terms.product
                storefront = terms.storefront
                language = nil
            }
            let isNewLanguage = language != result.locale.tag
            if isNewLanguage { text += "  \(result.locale)\n" }
            language = result.locale.tag
            let isRegular = terms.offers.isEmpty
            if !isRegular || !isNewLanguage { text += Self.plain("    \(result.heading)") + "\n" }
            for entry in result.lines.entries
            where isRegular || isNewLanguage || entry.line.dependsOnOffer {
                text += TextRow.make(entry.line.rawValue, entry.text.string)
            }
            for line in result.lines.ownLines where isRegular || isNewLanguage || line.dependsOnOffer {
                text += TextRow.make(Self.plain(line.key), line.text.string)
            }
        }
        for label in labels {
            text += "\naround the products\n  \(label.locale)\n"
            for entry in label.entries where !entry.text.string.isEmpty {
                text += TextRow.make(String(entry.label.rawValue.dropFirst("label.".count)), entry.text.string)
            }
        }
        return text
    }

    /// Ids come from the file: their control characters stay out of the terminal.
    private static func plain(_ text: String) -> String { NameSanitizer.clean(text) }
}

extension CopyReport.Result {
    /// Which offer the lines below are about.
    fileprivate var heading: String {
        claims == [.noOffer] ? "no offer" : claims.map(\.description).joined(separator: " + ")
    }
}
