package import PaywrightMessages
package import PaywrightModel

/// The messages of a product's lines, chosen once for every language in which the product is shown by the same names: what is
/// said depends on no language.
package struct ProductMessages: Sendable {
    /// How a product and what it includes are called in a language.
    package struct Names: Hashable, Sendable {
        let product: ProductName
        let included: [String]

        /// What the messages depend on: the texts, and not where they came from.
        package var texts: [String] { [product.text] + included }

        /// Where the product's name came from.
        package var source: ProductName.Source { product.source }
    }

    /// A line, taken apart for every language. Equal when it is the same line and in every language the same text.
    package struct Line: Hashable, Sendable {
        /// Which line it is.
        package let line: ProductLine
        /// What every language writes.
        package let prepared: PreparedLine
    }

    package let wording: ProductWording
    /// The messages of the lines, in the order of `ProductLine`, or in that in which they were asked for.
    package let messages: [LineMessage<ProductLine>]
    /// The same, taken apart.
    private let all: [Line]

    /// The messages for some terms, in words for products called so; of every line, or of those asked for. `shapes` are where
    /// lines of other products with the same words are found.
    package init(
        _ terms: PurchaseTerms,
        named names: Names,
        comparedWith reference: PurchaseTerms? = nil,
        options: PaywallOptions,
        showing chosen: [ProductLine]? = nil,
        in shapes: LineShapes? = nil
    ) {
        wording = ProductWording(
            terms,
            name: names.product.text,
            includedNames: names.included,
            comparedWith: reference,
            options: options
        )
        messages = wording.messages(showing: chosen)
        all = messages.map { message in
            switch message.content {
            case .value(let name, let value):
                Line(line: message.line, prepared: PreparedLine(value, as: name, in: shapes))
            case .sentences(let sentences): Line(line: message.line, prepared: PreparedLine(sentences, in: shapes))
            }
        }
    }

    /// The lines, or those of them that are asked for, in the order asked for.
    func lines(_ chosen: [ProductLine]?) -> [Line] {
        chosen.map { $0.flatMap { line in all.filter { $0.line == line } } } ?? all
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
        let entries = product.lines(chosen).map { line in
            ProductLines.Entry(line: line.line, text: text(of: line))
        }
        let ownLines = ownLines(product.wording, keys: ownKeys)
        return ProductLines(
            terms: product.wording.terms,
            name: names.product,
            entries: entries.filter { !$0.text.string.isEmpty },
            ownLines: ownLines,
            diagnostics: entries.flatMap(\.text.diagnostics) + ownLines.flatMap(\.text.diagnostics)
        )
    }
}
