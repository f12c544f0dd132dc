public import Paywright
internal import PaywrightMessages
internal import PaywrightModel
public import PaywrightValues

/// A paywall's text in another product's template syntax, filled in with this package's words.
///
///     let template = PaywallTemplate("{{ product.price_per_period }} {{ product.periodly }}", dialect: .revenueCat)
///     template.render(TemplateContext(terms: terms), with: formatter).text.string    // "$9.99/month monthly" in en
///
/// `TemplateVariable.all` lists every variable, what it says here and where the peer says something else.
public struct PaywallTemplate: Hashable, Sendable {
    /// The text as it was given.
    public let source: String
    /// Whose syntax it is.
    public let dialect: TemplateDialect
    /// Text and variables; their sources in a row are the template's.
    public let pieces: [TemplatePiece]
    /// What is wrong whatever it is filled in with.
    public let diagnostics: [Diagnostic]

    /// Reads a template. Never fails: what is malformed stays text, and is in `diagnostics`.
    ///
    /// - Parameters:
    ///   - source: The text of the template.
    ///   - dialect: The dialect of the template.
    public init(_ source: String, dialect: TemplateDialect) {
        let parser = TemplateParser(source, dialect: dialect)
        self.source = source
        self.dialect = dialect
        pieces = parser.pieces
        diagnostics = parser.diagnostics
    }

    /// The variables in order.
    public var references: [TemplateReference] {
        pieces.compactMap { if case .variable(let reference) = $0 { reference } else { nil } }
    }

    /// Whether the template is one variable and nothing else but white space: its value is a label or a cell, not the
    /// beginning of a sentence.
    var isValueAlone: Bool {
        references.count == 1
            && pieces.allSatisfy {
                if case .text(let text) = $0 { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) } else { true }
            }
    }

    /// The names that Superwall templates have for their products, in order, each once: "primary", "selected".
    ///
    /// - Parameter known: The names that the caller has products for.
    public func productNames(among known: some Sequence<String>) -> [String] {
        guard dialect == .superwall else { return [] }
        var seen: Set<String> = []
        let names = references.compactMap { SuperwallName($0.name, products: Set(known))?.product }
        return names.filter { seen.insert($0).inserted }
    }

    /// The text with every variable filled in. Never fails: what cannot be said is left out and reported, and a variable
    /// that is not known stays as the template writes it.
    ///
    /// - Parameters:
    ///   - context: What the variables stand for.
    ///   - formatter: The formatter of the language.
    public func render(_ context: TemplateContext, with formatter: PaywallFormatter) -> RenderedTemplate {
        var rendering = TemplateRendering(self, context: context, formatter: formatter)
        for piece in pieces { rendering.append(piece) }
        return rendering.finished(adding: diagnostics)
    }

    /// The same of a text that has at most so many bytes; nil of a longer one, which is not made.
    package func render(
        _ context: TemplateContext,
        with formatter: PaywallFormatter,
        upTo most: Int
    ) -> RenderedTemplate? {
        var rendering = TemplateRendering(self, context: context, formatter: formatter)
        for piece in pieces {
            rendering.append(piece)
            if rendering.size > most { return nil }
        }
        return rendering.finished(adding: diagnostics)
    }
}
