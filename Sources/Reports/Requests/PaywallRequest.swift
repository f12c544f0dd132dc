internal import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// A question for paywall copy.
struct PaywallRequest {
    /// The name and version of the answer's contract.
    static let schema = "paywright/paywall/1"

    private let wording: RequestedWording
    private let sale: RequestedSale
    private let question: PaywallQuestion
    /// What there is to say of the request itself.
    private let known: [Diagnostic]

    init(
        _ reader: RequestReader,
        _ handler: RequestHandler,
        _ moment: Instant,
        _ answer: inout RequestAnswerMembers
    ) async throws(RequestRefusal) {
        if let input = reader[.input] {
            let expected = "a member that paywall uses; did you mean \"customer\"?"
            throw RequestRefusal(.unusableValue, at: "$.input", found: input.kindName, expected: expected)
        }
        wording = try RequestedWording(reader, handler, &answer)
        sale = try RequestedSale(reader, handler, &answer)
        let formatters = try sale.formatters(wording, handler)
        var known = reader.unknownMembers
        let customer = try await Self.customer(reader, handler, moment, sale.input.products, &known, &answer)
        question = PaywallQuestion(
            of: sale.input,
            only: sale.only,
            in: formatters,
            storefronts: sale.storefronts,
            claims: sale.claims,
            buying: sale.buying,
            for: customer,
            showing: try Self.selection(reader, formatters.flatMap(\.formatter.ownLines)),
            requiring: try Self.rules(reader)
        )
        self.known = known
    }

    /// The customer and the moment that the request states; nil where it states neither a customer nor a time zone.
    private static func customer(
        _ reader: RequestReader,
        _ handler: RequestHandler,
        _ moment: Instant,
        _ products: [Product],
        _ known: inout [Diagnostic],
        _ answer: inout RequestAnswerMembers
    ) async throws(RequestRefusal) -> QuoteCustomer? {
        guard reader[.customer] != nil || reader[.timeZone] != nil else { return nil }
        let clock = try RequestedClock(reader, moment, &answer, notesZone: false)
        let calendar: StoreCalendar? = clock.timeZone == nil ? nil : try clock.calendar(handler.zoneData)
        guard reader[.customer] != nil else { return QuoteCustomer(at: clock.now, in: calendar) }
        let history = try RequestedHistory(reader, handler, at: clock.now, in: .customer)
        let policy = try reader.statusPolicy()
        let input = try await history.read(at: clock.now, beside: known, answer.body)
        known += input.diagnostics
        return QuoteCustomer(
            input,
            products: products,
            at: clock.now,
            from: clock.source,
            in: calendar,
            policy
        )
    }

    func answer(_ answer: inout RequestAnswerMembers) throws(RequestRefusal) {
        let stream = question.stream
        try answer.body.expect(results: stream.leastCount)
        try answer.begin(Self.schema, [("locales", .inline(.array(wording.locales.map { .string($0.tag) })))])
        let body = answer.body
        var outcome = PaywallOutcome()
        var storefronts: Set<Storefront> = []
        try body.array("results") { () throws(RequestRefusal) in
            try stream.eachResult(adding: &outcome) { (result) throws(RequestRefusal) in
                guard let result else { return try body.stayWanted() }
                try body.element(result.json(wording.texts, stream.selection))
                storefronts.insert(result.quote.terms.storefront)
            }
        }
        try body.array("labels", question.labels.lazy.map { .object($0.members(wording.texts)) })
        let found = question.diagnostics(adding: &outcome)
        try body.array("diagnostics", (known + question.known + found).lazy.map(\.json))
        sale.noteStorefronts(storefronts, in: &answer)
    }

    private static func rules(_ reader: RequestReader) throws(RequestRefusal) -> RequiredRules {
        guard let names = try reader.strings(.require) else { return .none }
        do {
            return try RequiredRules(named: names)
        } catch {
            throw reader.unusable(.require, error.name, RequestReader.oneOf(RequiredRules.names))
        }
    }

    private static func selection(_ reader: RequestReader, _ own: [String]) throws(RequestRefusal) -> LineSelection {
        guard let keys = try reader.strings(.lines) else { return .all }
        do {
            return try LineSelection(keys: keys, own: own)
        } catch {
            throw reader.unusable(.lines, error.key, RequestReader.oneOf(error.known))
        }
    }
}
