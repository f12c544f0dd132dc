package import Paywright

extension PatternPlan {
    /// The lines in a language, and what could not be worded as asked.
    ///
    /// - Parameter product: The product, whose bundle may be named; nil where the plan is of many products.
    package func worded(
        by formatter: PaywallFormatter,
        for product: Product? = nil
    ) -> (lines: [LinePattern], diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let messages = formatter.messages.of(shape.store)
        let lines = lines.map { line in
            let variants = line.variants.map { variant in
                let text = messages.format(line.content(variant.content, of: product, by: formatter))
                diagnostics += text.diagnostics
                return LinePattern.Variant(
                    name: variant.name,
                    text: PatternText(text, shape, line.calculation?.perUnit)
                )
            }
            return LinePattern(
                line: line.line,
                roles: PatternRole.allCases.filter { role in variants.contains { $0.text.places.contains(role) } },
                selector: line.selector,
                variants: variants,
                calculation: line.calculation
            )
        }
        return (lines, diagnostics)
    }
}

extension PatternPlan.Line {
    /// What a line says; what a bundle includes has the names of the language.
    fileprivate func content(_ content: LineContent, of product: Product?, by formatter: PaywallFormatter)
        -> LineContent
    {
        guard line == .includes, let product else { return content }
        let names = product.includes.map { ProductName(of: $0, in: product, for: formatter.match.requested).text }
        return .sentences([Message(ProductLine.includes.rawValue, [.includedProducts: .names(names)])])
    }
}

extension PatternText {
    /// The text of a line with places in place of what a price set or a product brings.
    fileprivate init(_ text: FormattedText, _ shape: ProductShape, _ perUnit: LineCalculation.PricePerUnit?) {
        self.init(text) { PatternRole($0, shape, perUnit) }
    }

    /// A text with places in place of the parts that have a role.
    init(_ text: FormattedText, role: (FormattedText.Part) -> PatternRole?) {
        let units = Array(text.string.utf16)
        var pieces: [Piece] = []
        var end = 0
        for part in text.parts {
            guard let role = role(part) else { continue }
            pieces.append(.words(String(decoding: units[end..<part.range.lowerBound], as: UTF16.self)))
            pieces.append(.place(role))
            end = part.range.upperBound
        }
        pieces.append(.words(String(decoding: units[end...], as: UTF16.self)))
        self.init(pieces)
    }
}

extension PatternRole {
    /// The role of a part of a line; nil for what stays as it stands.
    init?(_ part: FormattedText.Part, _ shape: ProductShape, _ perUnit: LineCalculation.PricePerUnit?) {
        switch part.kind {
        case .percent: self = .percent
        case .name where part.argument == .product: self = .product
        case .money:
            switch part.role {
            case .billed?: self = part.argument == .unitPrice ? .unitPrice : .price
            case .introductory?:
                // A free phase before it has no price.
                let isFirst = part.argument != .nextOfferPrice || shape.offers.first?.mode == .free
                self = isFirst ? .offerPrice : .nextOfferPrice
            case .former?: self = .formerPrice
            case .reference?: self = .referencePrice
            case .total?: self = .total
            case .calculated? where part.argument == .savingAmount: self = .savedAmount
            case .calculated?:
                guard let role = perUnit?.role else { return nil }
                self = role
            default: return nil
            }
        case .length, .count, .date, .name, .link: return nil
        }
    }
}
