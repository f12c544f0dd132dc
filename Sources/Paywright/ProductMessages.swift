internal import MessageCatalog
package import StoreModel

/// The messages of a product's lines, chosen once for every language in which the product is shown by the same names: what is
/// said depends on no language.
package struct ProductMessages: Sendable {
    /// How a product and what it includes are called in a language.
    package struct Names: Hashable, Sendable {
        let product: ProductName
        let included: [String]

        /// What the messages depend on: the texts, and not where they came from.
        package var texts: [String] { [product.text] + included }
    }

    let wording: ProductWording
    let messages: [LineMessage<ProductLine>]

    /// The messages for some terms, in words for products called so.
    package init(
        _ terms: PurchaseTerms,
        named names: Names,
        comparedWith reference: PurchaseTerms? = nil,
        options: PaywallOptions
    ) {
        wording = ProductWording(
            terms,
            name: names.product.text,
            includedNames: names.included,
            comparedWith: reference,
            options: options
        )
        messages = wording.messages()
    }
}

extension PaywallFormatter {
    /// How a product is called in the language asked for.
    package func names(of product: Product) -> ProductMessages.Names {
        ProductMessages.Names(
            product: ProductName(of: product, for: match.requested),
            included: product.includes.map { ProductName(of: $0, in: product, for: match.requested).text }
        )
    }

    /// The lines of messages that have been chosen before: see `lines(for:comparedWith:showing:ownLines:)`.
    package func lines(
        of product: ProductMessages,
        named names: ProductMessages.Names,
        showing chosen: [ProductLine]? = nil,
        ownLines ownKeys: [String]? = nil
    ) -> ProductLines {
        let all = product.messages
        let shown = chosen.map { $0.flatMap { line in all.filter { $0.line == line } } } ?? all
        let entries = shown.map { ProductLines.Entry(line: $0.line, text: messages.format($0.content)) }
        let ownLines = ownLines(product.wording, keys: ownKeys)
        return ProductLines(
            terms: product.wording.terms,
            name: names.product,
            entries: entries.filter { !$0.text.string.isEmpty },
            ownLines: ownLines,
            issues: entries.flatMap(\.text.issues) + ownLines.flatMap(\.text.issues)
        )
    }
}
