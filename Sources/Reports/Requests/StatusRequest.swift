internal import Paywright
internal import PaywrightJSON

/// A question about one customer.
struct StatusRequest {
    /// What the customers of many requests have in common.
    struct Key: Hashable {
        let locales: [LocaleTag]
        let timeZone: String?
        let options: StatusOptions
        let policy: StatusPolicy
        let shown: StatusSelection
        /// The loaded products; nil for none. A set that is read again is another one.
        let products: ObjectIdentifier?
    }

    private var context: StatusContext
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
        let products = try RequestedProducts(reader, handler, &answer)
        let options = try reader.statusOptions()
        let policy = try reader.statusPolicy()
        let shown = StatusSelection(
            lines: try Self.lines(reader),
            hasEligibility: try reader.bool(.eligibility) ?? true,
            texts: wording.texts,
            isExplained: try reader.bool(.explain) ?? false
        )
        func build(_ products: [Product], _ names: ProductNames?) throws(RequestRefusal) -> StatusContext {
            let calendar = try clock.calendar(handler.zoneData)
            var formatters: [StatusFormatter] = []
            for locale in wording.locales {
                formatters.append(try handler.language(locale).statusFormatter(calendar: calendar, options: options))
            }
            return StatusContext(
                products: products,
                names: names,
                now: clock.now,
                nowSource: clock.source,
                calendar: calendar,
                policy: policy,
                locales: wording.locales,
                formatters: formatters,
                showing: shown
            )
        }
        func key(_ products: ObjectIdentifier?) -> Key {
            Key(
                locales: wording.locales,
                timeZone: clock.timeZone,
                options: options,
                policy: policy,
                shown: shown,
                products: products
            )
        }
        var known = reader.unknownMembers
        switch products {
        case .inline:
            let input = products.input(in: nil)
            known += input.diagnostics
            context = try build(input.products, nil)
        case .loaded(let set):
            context = try handler.context(key(ObjectIdentifier(set))) { () throws(RequestRefusal) in
                try build(set.base.products, set.names)
            }.at(clock.now, from: clock.source)
        case .none:
            context = try handler.context(key(nil)) { () throws(RequestRefusal) in try build([], nil) }
                .at(clock.now, from: clock.source)
        }
        self.known = known
        history = try RequestedHistory(
            reader,
            handler,
            at: clock.now,
            in: .input,
            explains: shown.isExplained,
            signedBy: try RequestedWebhook(reader, handler)
        )
        context.ignoredFields = history.ignoredFields
    }

    func answer(_ answer: inout RequestAnswerMembers) async throws(RequestRefusal) {
        let common = known + context.diagnostics
        let input = try await history.read(at: context.now, beside: common, answer.body)
        let report = StatusReport(unworded: input, in: context)
        try answer.begin(StatusReport.schema, report.context.questionMembers)
        try report.write(to: answer.body, beside: common)
    }

    private static func lines(_ reader: RequestReader) throws(RequestRefusal) -> [StatusLine]? {
        guard let names = try reader.strings(.lines, mayBeEmpty: true) else { return nil }
        var lines: [StatusLine] = []
        for name in names {
            guard let line = StatusLine(rawValue: name) else {
                throw reader.unusable(.lines, name, RequestReader.oneOf(StatusLine.allCases.map(\.rawValue)))
            }
            if !lines.contains(line) { lines.append(line) }
        }
        return lines
    }
}
