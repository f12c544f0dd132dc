package import PaywrightDecisions
internal import PaywrightMessages
package import PaywrightModel
internal import PaywrightStorage

/// How a product and what it includes are called in a language.
package struct DisplayedNames: Hashable, Sendable {
    package let product: ProductName
    let included: [String]

    /// Whether the messages are the same, which do not depend on where names came from. Byte for byte: equal texts may have others.
    package func hasSameTexts(as other: DisplayedNames) -> Bool {
        product.text.utf8.elementsEqual(other.product.text.utf8)
            && included.elementsEqual(other.included) { $0.utf8.elementsEqual($1.utf8) }
    }
}

extension PaywallFormatter {
    /// How a product is called in the language asked for.
    package func names(of product: Product) -> DisplayedNames {
        DisplayedNames(
            product: ProductName(of: product, for: match.requested),
            included: product.includes.map { ProductName(of: $0, in: product, for: match.requested).text }
        )
    }

    /// What decides the lines of some terms, for products called so.
    package func wording(
        of terms: PurchaseTerms,
        named names: DisplayedNames,
        comparedWith reference: PurchaseTerms? = nil,
        dated: DatedTerms? = nil,
        choice: PlanChoice? = nil
    ) -> ProductWording {
        ProductWording(
            terms,
            name: names.product.text,
            includedNames: names.included,
            comparedWith: reference,
            dated: dated,
            choice: choice,
            options: options
        )
    }

    /// The lines of what has been decided: see `lines(for:comparedWith:showing:ownLines:)`.
    package func lines(
        of wording: ProductWording,
        named name: ProductName,
        showing chosen: [ProductLine]? = nil,
        ownLines ownKeys: [String]? = nil
    ) -> ProductLines {
        var (entries, diagnostics) = ([ProductLines.Entry](), [Diagnostic]())
        entries.reserveCapacity(chosen?.count ?? 20)
        messages.with(wording.storeName) { messages in
            messages.withWriter { writer in
                wording.forEachMessage(showing: chosen) { line, content in
                    writer.write(content, in: messages)
                    if !writer.text.bytes.isEmpty {
                        entries.append(ProductLines.Entry(line: line, text: writer.formatted))
                    }
                    if !writer.text.diagnostics.isEmpty { diagnostics += writer.text.diagnostics }
                }
            }
        }
        let ownLines = ownLines(wording, keys: ownKeys)
        return ProductLines(
            terms: wording.terms,
            name: name,
            entries: entries,
            ownLines: ownLines,
            diagnostics: diagnostics + ownLines.flatMap(\.text.diagnostics),
            isPurchase: wording.scope.isPurchase
        )
    }
}
