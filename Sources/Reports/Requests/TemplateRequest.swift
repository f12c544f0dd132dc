internal import Paywright
internal import PaywrightJSON
internal import PaywrightRuns
internal import PaywrightTemplates

/// A template to fill in.
struct TemplateRequest {
    private let question: TemplateQuestion
    private let sale: RequestedSale
    private let texts: TextForms
    private let known: [Diagnostic]

    init(
        _ reader: RequestReader,
        _ handler: RequestHandler,
        _ moment: Instant,
        _ answer: inout RequestAnswerMembers
    ) throws(RequestRefusal) {
        let wording = try RequestedWording(reader, handler, &answer)
        let clock = try RequestedClock(reader, moment, &answer)
        sale = try RequestedSale(reader, handler, &answer)
        let dialect: TemplateDialect = try reader.required(
            .dialect,
            try reader.choice(.dialect),
            RequestReader.oneOf(TemplateDialect.allCases.map(\.rawValue))
        )
        let text = try reader.required(.template, try reader.string(.template), "the text of a template")
        let template = PaywallTemplate(text, dialect: dialect)
        try RequestLimits.check(template.references.count, "variables", at: .template, most: RequestLimits.variables)
        let values = TemplateValues(
            productNames: (try reader.stringMap(.productNames) ?? []).map { ($0.name, $0.value) },
            custom: Dictionary(
                (try reader.stringMap(.custom) ?? []).map { ($0.name, $0.value) },
                uniquingKeysWith: { _, last in last }
            ),
            appName: try reader.string(.appName),
            clock: TemplateContext.Clock(now: clock.now, calendar: try clock.calendar(handler.zoneData)),
            countdownEnd: try reader.instant(.countdownTo),
            countdownUnit: try reader.choice(.countFrom) ?? .days,
            capitalizesStart: try reader.bool(.capitalize) ?? true
        )
        question = TemplateQuestion(
            template,
            named: "template",
            input: sale.input,
            selected: ProductSelection(sale.input, requested: sale.storefronts),
            only: sale.only,
            values: values,
            quotes: QuoteList(claims: sale.claims, options: sale.buying, products: sale.input.products),
            formatters: try sale.formatters(wording, handler).map(\.formatter)
        )
        texts = wording.texts
        known = reader.unknownMembers
    }

    func answer(_ answer: inout RequestAnswerMembers) throws(RequestRefusal) {
        let body = answer.body
        try body.expect(results: question.leastCount)
        try answer.begin(TemplateReport.schema)
        var findings = TemplateFindings()
        var storefronts: Set<Storefront> = []
        try body.array("results") { () throws(RequestRefusal) in
            let isWhole = try question.eachResult(upTo: body.longestText) { (result) throws(RequestRefusal) in
                try body.element(result.json(texts))
                question.report(result, in: &findings)
                storefronts.insert(result.quote.terms.storefront)
            }
            if !isWhole { throw body.tooLarge }
        }
        try body.array("diagnostics", (known + question.diagnostics(adding: findings)).lazy.map(\.json))
        sale.noteStorefronts(storefronts, in: &answer)
    }
}
