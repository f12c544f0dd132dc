internal import Paywright
internal import PaywrightJSON

/// A question about the notices of one customer.
struct NoticesRequest {
    private let context: StatusContext
    private let question: NoticesQuestion
    private let history: RequestedHistory
    /// What there is to say before the customer is looked at.
    private let known: [Diagnostic]

    init(
        _ reader: RequestReader,
        _ handler: RequestHandler,
        _ moment: Instant,
        _ answer: inout RequestAnswerMembers
    ) async throws(RequestRefusal) {
        let wording = try RequestedWording(reader, handler, &answer)
        let clock = try RequestedClock(reader, moment, &answer)
        let question = NoticesQuestion(
            rules: try reader[.rules].map { rules throws(RequestRefusal) in
                try NoticeRulesReader.read(rules, at: RequestReader.path(.rules))
            },
            region: try Self.region(reader),
            days: try Self.days(reader)
        )
        let options = try reader.statusOptions()
        let calendar = try clock.calendar(handler.zoneData)
        var formatters: [StatusFormatter] = []
        for locale in wording.locales {
            formatters.append(try handler.language(locale).statusFormatter(calendar: calendar, options: options))
        }
        let products = try RequestedProducts(reader, handler, &answer).all
        let history = try RequestedHistory(reader, handler, at: clock.now, in: .input)
        context = StatusContext(
            products: products.products,
            names: products.names,
            now: clock.now,
            nowSource: clock.source,
            calendar: calendar,
            policy: try reader.statusPolicy(),
            locales: wording.locales,
            formatters: formatters,
            showing: StatusSelection(texts: wording.texts),
            asking: question,
            ignoring: history.ignoredFields
        )
        self.question = question
        self.history = history
        known = reader.unknownMembers + products.diagnostics + question.diagnostics(at: clock.now)
    }

    func answer(_ answer: inout RequestAnswerMembers) async throws(RequestRefusal) {
        let common = known + context.diagnostics
        let input = try await history.read(at: context.now, beside: common, answer.body)
        let report = NoticesReport(input, in: context, asking: question)
        try answer.begin(NoticesReport.schema, report.context.questionMembers)
        for (name, value) in report.members(diagnostics: common + report.diagnostics) {
            try answer.body.member(name, value)
        }
    }

    private static func region(_ reader: RequestReader) throws(RequestRefusal) -> CustomerRegion? {
        guard let text = try reader.string(.region) else { return nil }
        guard let region = CustomerRegion(text) else { throw reader.unusable(.region, text, CustomerRegion.grammar) }
        return region
    }

    private static func days(_ reader: RequestReader) throws(RequestRefusal) -> DayRange? {
        guard let text = try reader.string(.due) else { return nil }
        guard let days = DayRange(text) else { throw reader.unusable(.due, text, DayRange.grammar) }
        return days
    }
}
