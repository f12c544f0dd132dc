package import Paywright

/// Which lines a shape has, and what each says, before any language words it. Products of one shape have the same plan, but for
/// lines that compare them with another product.
package struct PatternPlan: Hashable, Sendable {
    /// What fills a line in one case.
    package struct Variant: Hashable, Sendable {
        /// What selects it; empty where the line has one form.
        package let name: String
        let content: LineContent
    }

    /// A line of it.
    package struct Line: Hashable, Sendable {
        package let line: ProductLine
        let selector: LinePattern.Selector?
        package let variants: [Variant]
        let calculation: LineCalculation?
    }

    package let shape: ProductShape
    package let lines: [Line]
    /// The values that lines of one’s own may have, with several amounts each; empty where there are no such lines.
    let ownValues: [MessageArguments]
    /// How what they state of a saving is calculated.
    let ownSaving: LineCalculation?

    /// The name that stands in place of a product’s.
    private static let name = "Aurora"

    init(shape: ProductShape, lines: [Line], ownValues: [MessageArguments], ownSaving: LineCalculation?) {
        self.shape = shape
        self.lines = lines
        self.ownValues = ownValues
        self.ownSaving = ownSaving
    }

    /// What some terms say.
    ///
    /// - Parameter chosen: The lines that count; nil for every one that can be said without knowing a day or a customer.
    package init(
        _ terms: PurchaseTerms,
        comparedWith reference: PurchaseTerms? = nil,
        options: PaywallOptions,
        showing chosen: [ProductLine]? = nil,
        withOwnLines: Bool = false
    ) {
        shape = ProductShape(terms)
        let basis = (options.derivedPrices ?? .standard).basis
        func wording(_ probe: PatternProbe?) -> ProductWording? {
            guard let probe, let probed = probe.terms(terms) else { return nil }
            return ProductWording(
                probed,
                name: Self.name,
                includedNames: terms.product.includes.map(\.id),
                comparedWith: reference.flatMap(probe.reference),
                options: options
            )
        }
        func messages(_ probe: PatternProbe?, _ lines: [ProductLine]?) -> [LineMessage<ProductLine>] {
            wording(probe)?.messages(showing: lines) ?? []
        }
        ownSaving = withOwnLines ? LineCalculation(of: .savingsPercent, terms, reference, basis) : nil
        let saving = ownSaving?.saving
        let savings = saving.map { saving in (1...2).map { PatternProbe(saving: $0, by: saving) } } ?? []
        let probes = withOwnLines ? [.about(terms, reference), .exact(terms, reference)] + savings : []
        ownValues = probes.compactMap { wording($0)?.ownValues }
        // In some country a law has words of its own for them.
        let isFixedByLaw = options.fixesButtons(of: terms.product.store) && !shape.isFree
        let about = messages(.about(terms, reference), chosen).filter { message in
            !(isFixedByLaw && Self.linesOfButtons.contains(message.line))
        }
        let divided = about.map(\.line).filter(Self.linesOfUnits.contains)
        let exact = messages(.exact(terms, reference), divided)
        lines = about.map { message in
            let calculation = LineCalculation(of: message.line, terms, reference, basis)
            func line(_ selector: LinePattern.Selector?, _ variants: [Variant]) -> Line {
                Line(line: message.line, selector: selector, variants: variants, calculation: calculation)
            }
            if divided.contains(message.line) {
                let isExact = calculation?.perUnit?.isExact == true
                let other = exact.first { isExact && $0.line == message.line }
                let variants = [Variant(name: LinePattern.about, content: message.content)]
                return line(
                    .exactness,
                    variants + [other].compactMap { $0.map { Variant(name: LinePattern.exact, content: $0.content) } }
                )
            }
            guard message.line == .savingsTime, let saving = calculation?.saving, let each = saving.months else {
                return line(nil, [Variant(name: "", content: message.content)])
            }
            let most = Int((saving.fraction.above - 1) / saving.fraction.below)
            return line(
                .months,
                (1...max(1, most)).compactMap { periods in
                    messages(PatternProbe(saving: periods, by: saving), [.savingsTime]).first.map { time in
                        Variant(name: String(periods * each), content: time.content)
                    }
                }
            )
        }
    }

    /// The lines for which a law may fix words in one country.
    static let linesOfButtons: Set<ProductLine> = [.callToAction, .callToActionShort]

    /// The lines whose words depend on whether a calculated price is exact.
    private static let linesOfUnits: Set<ProductLine> = [
        .pricePerDay, .pricePerWeek, .pricePerMonth, .pricePerYear, .savingsPerUnit,
    ]
}

extension PaywallOptions {
    /// Whether a law may fix the words of the button of what is sold in a store.
    func fixesButtons(of store: StoreName) -> Bool { store.isSoldByMerchant && button == .order }
}

extension ProductWording {
    /// The values for lines of one’s own that are the same for every product of a shape, but for amounts and the name.
    fileprivate var ownValues: MessageArguments {
        var values = arguments
        for name: ArgumentName in [.productID, .group, .includedProducts] { values[name] = nil }
        return values
    }
}
