package import Paywright
internal import PaywrightTemplates
internal import PaywrightRuns

/// A template filled in for every product, offer and language, and everything there was to say about it.
package struct TemplateReport {
    /// One product for one customer in one language.
    package struct Result {
        let locale: LocaleTag
        let quote: Quote
        let rendered: RenderedTemplate
    }

    /// Grouped by product, then by language, then by offer.
    package private(set) var results: [Result] = []
    package let diagnostics: [Diagnostic]

    /// What a question asks for.
    package init(_ question: TemplateQuestion) {
        var (results, findings) = ([Result](), TemplateFindings())
        question.eachResult { result in
            results.append(result)
            question.report(result, in: &findings)
        }
        self.results = results
        diagnostics = question.diagnostics(adding: findings)
    }
}

/// What was found in filling in a template: what is wrong with it once, what one product lacks once for the product.
struct TemplateFindings {
    private var seen: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    mutating func add(_ diagnostic: Diagnostic, as text: String) {
        if seen.insert(text).inserted { diagnostics.append(diagnostic) }
    }
}
