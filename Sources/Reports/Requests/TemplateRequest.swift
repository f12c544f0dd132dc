internal import Paywright
internal import PaywrightJSON
internal import PaywrightTemplates

/// A template to fill in.
struct TemplateRequest {
    private let report: TemplateReport
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
        let sale = try RequestedSale(reader, handler, &answer)
        let dialect: TemplateDialect = try reader.required(
            .dialect,
            try reader.choice(.dialect),
            RequestReader.oneOf(TemplateDialect.allCases.map(\.rawValue))
        )
        let template = try reader.required(.template, try reader.string(.template), "the text of a template")
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
        report = TemplateReport(
            PaywallTemplate(template, dialect: dialect),
            named: "template",
            input: sale.input,
            selected: ProductSelection(sale.input, requested: sale.storefronts),
            only: sale.only,
            values: values,
            quotes: QuoteList(claims: sale.claims, options: sale.buying, products: sale.input.products),
            formatters: try sale.formatters(wording, handler).map(\.formatter)
        )
        sale.noteStorefronts(of: report.results.map(\.quote), in: &answer)
        texts = wording.texts
        known = reader.unknownMembers
    }

    func answer(_ answer: inout RequestAnswerMembers) {
        answer.set(TemplateReport.schema, report.members(texts, beside: known))
    }
}
