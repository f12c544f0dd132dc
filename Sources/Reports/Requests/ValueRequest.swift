internal import Paywright
internal import PaywrightJSON
internal import PaywrightMessageTools
internal import PaywrightRuns

/// A value alone: an outcome, a balance, a price, a period.
struct ValueRequest {
    private enum Content {
        /// Outcomes, of which there may be many, or a balance.
        case report(OutcomeReport)
        case values([ValueResult], [Diagnostic])
    }

    private let texts: TextForms
    private let content: Content

    init(_ reader: RequestReader, _ handler: RequestHandler, _ answer: inout RequestAnswerMembers)
        throws(RequestRefusal)
    {
        let wording = try RequestedWording(reader, handler, &answer)
        var languages: [(locale: LocaleTag, language: Language)] = []
        for locale in wording.locales { languages.append((locale, try handler.language(locale))) }
        texts = wording.texts
        switch reader.operation {
        case .outcome: content = try Self.report(languages, reader, outcomes: Self.outcomes(reader))
        case .balance: content = try Self.report(languages, reader, balance: Self.balance(reader))
        case .price: content = try Self.price(languages, reader)
        case .status, .paywall, .notices, .template, .period, .fixedWords, .locales, .reload:
            content = try Self.period(languages, reader)
        }
    }

    func answer(_ answer: inout RequestAnswerMembers) throws(RequestRefusal) {
        let body = answer.body
        try answer.begin("paywright/value/1")
        let diagnostics: [Diagnostic]
        switch content {
        case .report(let report):
            try body.expect(results: report.outcomes.count * report.locales.count)
            var faults: Set<String> = []
            try body.array("results") { () throws(RequestRefusal) in
                try report.eachResult { (result) throws(RequestRefusal) in
                    try body.element(result.json(texts))
                    faults.formUnion(result.faults)
                }
            }
            diagnostics = report.diagnostics(adding: faults)
        case .values(let results, let found):
            try body.array("results", results.lazy.map { $0.json(texts) })
            diagnostics = found
        }
        try body.array("diagnostics", diagnostics.lazy.map(\.json))
    }

    // MARK: Outcomes and balances

    private static func report(
        _ languages: [(locale: LocaleTag, language: Language)],
        _ reader: RequestReader,
        outcomes: [StatedOutcome] = [],
        balance: (count: Int, unit: String)? = nil
    ) throws(RequestRefusal) -> Content {
        var formatters: [StatusFormatter] = []
        for (_, language) in languages { formatters.append(try statusFormatter(language)) }
        return .report(
            OutcomeReport(
                outcomes: outcomes,
                balance: balance?.count,
                unit: balance?.unit,
                locales: languages.map(\.locale),
                formatters: formatters,
                common: reader.unknownMembers + oldNames(in: reader)
            )
        )
    }

    /// The names that outcomes had, which are read all the same.
    private static func oldNames(in reader: RequestReader) -> [Diagnostic] {
        func note(_ member: RequestMember, _ found: String, _ expected: String) -> Diagnostic {
            let place = Diagnostic.Place(path: RequestReader.path(member))
            let message = "found \(found), expected its new name \(expected)"
            return Diagnostic(.note, RequestCode.renamedMember, at: place, message: message, consequence: "it is read")
        }
        var notes: [Diagnostic] = []
        if reader[.op]?.stringValue == "notice" { notes.append(note(.op, "\"notice\"", "\"outcome\"")) }
        if reader.outcomeMember == .errors { notes.append(note(.errors, "member \"errors\"", "\"outcomes\"")) }
        return notes
    }

    /// Outcomes have no dates: any zone will do.
    private static func statusFormatter(_ language: Language) throws(RequestRefusal) -> StatusFormatter {
        do {
            return try language.statusFormatter(timeZone: "UTC")
        } catch {
            throw RequestRefusal(Diagnostic(.error, RequestCode.unusableValue, message: "\(error)"))
        }
    }

    private static func outcomes(_ reader: RequestReader) throws(RequestRefusal) -> [StatedOutcome] {
        let expected = "what it came to, such as \"storekit2:userCancelled\", \"play:12\" or \"restored\""
        var outcomes: [StatedOutcome] = []
        let member = reader.outcomeMember
        for text in try reader.required(member, try reader.strings(member), expected) {
            guard let outcome = StatedOutcome(text) else { throw reader.unusable(member, text, expected) }
            outcomes.append(outcome)
        }
        return outcomes
    }

    private static func balance(_ reader: RequestReader) throws(RequestRefusal) -> (count: Int, unit: String) {
        let unit = try reader.required(.unit, try reader.string(.unit), "the app's word for what a balance counts")
        do {
            try PatternCheck.check(unit, about: .balance, in: .paywright)
        } catch {
            let place = Diagnostic.Place(path: RequestReader.path(.unit))
            throw RequestRefusal(Diagnostic(.error, RequestCode.unusableValue, at: place, message: "\(error)"))
        }
        return (try reader.required(.balance, try reader.integer(.balance), "a whole number"), unit)
    }

    // MARK: Prices and periods

    private static func price(
        _ languages: [(locale: LocaleTag, language: Language)],
        _ reader: RequestReader
    ) throws(RequestRefusal) -> Content {
        let amount = try reader.required(.amount, try Self.amount(reader), "a decimal such as \"9.99\"")
        let currency = try reader.required(.currency, try reader.string(.currency), "a currency such as \"EUR\"")
        guard let code = CurrencyCode(currency) else {
            throw reader.unusable(.currency, currency, "a currency of ISO 4217 such as \"EUR\"")
        }
        guard let decimal = DecimalAmount(amount) else {
            throw reader.unusable(.amount, amount, "a decimal such as \"9.99\"")
        }
        let price = Price(amount: decimal, currency: code)
        let options = PaywallOptions(
            wholeAmounts: try reader.choice(.wholeAmounts) ?? .auto,
            currencyWidth: try reader.choice(.currencyWidth) ?? .short
        )
        return results("\(price)", "price", languages, reader) { $0.paywallFormatter(options: options).price(price) }
    }

    /// A decimal as a string, or the exact text of a number.
    private static func amount(_ reader: RequestReader) throws(RequestRefusal) -> String? {
        if let number = reader[.amount]?.numberText { return number }
        return try reader.string(.amount)
    }

    private static func period(
        _ languages: [(locale: LocaleTag, language: Language)],
        _ reader: RequestReader
    ) throws(RequestRefusal) -> Content {
        let expected = "a length of time by ISO 8601 such as \"P3M\""
        let text = try reader.required(.period, try reader.string(.period), expected)
        guard let duration = CalendarDuration(iso8601: text) else { throw reader.unusable(.period, text, expected) }
        return results("\(duration)", "period", languages, reader) { $0.paywallFormatter().period(duration) }
    }

    /// A value in each language, and what was found wrong in wording it.
    private static func results(
        _ subject: String,
        _ line: String,
        _ languages: [(locale: LocaleTag, language: Language)],
        _ reader: RequestReader,
        _ text: (Language) -> FormattedText
    ) -> Content {
        let results = languages.map { locale, language in
            ValueResult(locale: locale, subject: subject, lines: [(line, text(language))])
        }
        let fallbacks = languages.flatMap { _, language in
            let formatter = language.paywallFormatter()
            return Diagnostic.fallbacks(formatter.match, ignoring: formatter.ignoredNumberingSystem)
        }
        let faults = results.flatMap(\.faults).map { Diagnostic(formatting: $0) }
        return .values(results, reader.unknownMembers + fallbacks + faults)
    }
}
