package import Paywright
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// The whole scenario matrix in one language, as text that a reviewer reads top to bottom and a test compares.
///
/// A product's regular lines stand once; a scenario prints only what its offer changes; at the end stands every form
/// of a length that the language's messages use, for each unit and some telling counts.
package struct ScenarioReport: Sendable {
    /// Lines of "case.line = text".
    package let lines: [String]
    /// Every different set of words a line can have, values as names, as "line = words", in alphabetical order.
    package let skeletons: [String]

    // Where plural rules part: 1 and 2 (Arabic duals), 3 (few), 5 (many), 11, 21 (one in Russian), 100.
    private static let counts = [1, 2, 3, 5, 11, 21, 100]

    /// The report of a formatter's language. Invisible characters are made visible: see `VisibleText`.
    package init(_ formatter: PaywallFormatter) {
        lines = Self.sections(formatter).enumerated().flatMap { index, cases in
            (index == 0 ? [] : [""]) + cases.flatMap { Self.lines(of: $0, formatter) }
        }
        skeletons = Self.skeletons(formatter)
    }

    /// Every case of the report, in its order.
    package static func cases(_ formatter: PaywallFormatter) -> [ReviewCase] { sections(formatter).flatMap { $0 } }

    /// The cases of the report as they stand together in it.
    private static func sections(_ formatter: PaywallFormatter) -> [[ReviewCase]] {
        let products =
            (ScenarioMatrix.regular + ScenarioMatrix.homes(of: formatter.match.requested))
            .map { product($0, formatter, isOffer: false) }
            + ScenarioMatrix.offers.map { product($0, formatter, isOffer: true) }
            + ScenarioMatrix.kinds.map { product($0, formatter, isOffer: $0.lines == nil) }
        let around = [labels, fixedWords(in: countriesOfLaws)]
        var ofStore = StoreCases(.googlePlay, in: formatter.messages, after: products)
        let others = ScenarioMatrix.all.map { product($0.sold(in: .googlePlay), formatter, isOffer: false) }
        let cases = ofStore?.cases([labels] + others) ?? []
        return [around] + products.map { [$0] } + [TemplateWords.cases, lengths(formatter)]
            + (cases.isEmpty ? [] : [cases])
    }

    /// The words around the products.
    package static let labels: ReviewCase = {
        let lines = PaywallLabel.allCases.map { label in
            ReviewCase.Line(label.reviewName, .sentences([Message(label.rawValue)]))
        }
        return ReviewCase(PaywallLabel.reviewGroup, .labels, lines: lines)
    }()

    /// The words that a law fixes in some countries: those of a law that holds in several stand once, and a language without words
    /// has no line of them.
    package static func fixedWords(in countries: [Storefront]) -> ReviewCase {
        var known: Set<[FixedWords]> = []
        let lines = countries.flatMap { country in
            FixedWords.Kind.allCases.compactMap { kind in
                let words = FixedWords.all.filter { $0.kind == kind && $0.countries.contains(country.alpha3) }
                guard !words.isEmpty, known.insert(words).inserted else { return nil as ReviewCase.Line? }
                return ReviewCase.Line("\(kind.rawValue).\(country.alpha3)", .fixedWords(kind, country))
            }
        }
        return ReviewCase(lawGroup, .labels, title: "Words that a law fixes", lines: lines)
    }

    private static let lawGroup = "law"
    /// Between them they have the words of each kind.
    private static let countriesOfLaws = ["DEU", "FRA"].compactMap { Storefront($0) }

    private static func product(_ scenario: Scenario, _ formatter: PaywallFormatter, isOffer: Bool) -> ReviewCase {
        let product = scenario.terms.product
        // What an offer saves has scenarios of its own.
        let chosen = isOffer ? Set(ProductLine.allCases).subtracting(ScenarioMatrix.savingLines) : nil
        return ReviewCase(
            scenario.name,
            title: ProductName(of: product, for: formatter.match.requested).text,
            formatter.wording(
                of: scenario.terms,
                named: formatter.names(of: product),
                comparedWith: scenario.reference,
                dated: scenario.dated,
                choice: scenario.choice
            ),
            by: formatter,
            offerOnly: isOffer,
            showing: scenario.lines ?? chosen
        )
    }

    /// Every form of a length that the language's messages use.
    private static func lengths(_ formatter: PaywallFormatter) -> [ReviewCase] {
        ([nil] + formatter.lengthFormsInUse.map(Optional.some)).map { form in
            let lines = PeriodUnit.allCases.map { unit in
                ReviewCase.Line(
                    name: unit.rawValue,
                    content: .lengths(counts.map { CalendarDuration($0, unit) }, form: form)
                )
            }
            return ReviewCase("form" + (form.map { "." + $0 } ?? ""), .lengths, lines: lines)
        }
    }

    private static func skeletons(_ formatter: PaywallFormatter) -> [String] {
        let lines = ScenarioMatrix.all.flatMap { scenario in
            scenario.messages(options: formatter.options).map { message in
                let words = formatter.skeleton(message.content, of: scenario.terms.product.store)
                return "\(message.line.rawValue) = \(VisibleText.make(words))"
            }
        }
        return Set(lines + TemplateWords.skeletons(formatter)).sorted()
    }

    private static func lines(of reviewed: ReviewCase, _ formatter: PaywallFormatter) -> [String] {
        reviewed.lines.compactMap { line in
            let text = formatter.text(of: line.content, reviewed.store)
            // What a product's line, or a law, has no words for does not apply.
            let isOptional = reviewed.kind == .product || reviewed.name == lawGroup
            guard !isOptional || !text.string.isEmpty else { return nil }
            let diagnostics = text.diagnostics.map { " ⚠ \($0)" }.joined()
            return "\(reviewed.fullName(of: line)) = \(VisibleText.make(text.string))\(diagnostics)"
        }
    }
}

extension PaywallFormatter {
    /// The text of a line.
    fileprivate func text(of content: ReviewCase.Content, _ store: StoreName?) -> FormattedText {
        switch content {
        case .line(let content): return messages.of(store).format(content)
        case .lengths(let lengths, let form):
            let texts = lengths.map { length($0, form: form) }
            return FormattedText(
                string: texts.map(\.string).joined(separator: ReviewCase.Content.lengthSeparator),
                locale: texts.first?.locale ?? match.matched.tag,
                diagnostics: texts.flatMap(\.diagnostics)
            )
        }
    }
}
