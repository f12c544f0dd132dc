package import Paywright
package import PaywrightJSON
internal import PaywrightRuns

/// What a customer reads after a purchase or a restore, in every language of a run.
package struct OutcomeReport {
    let outcomes: [StatedOutcome]
    let balance: Int?
    let unit: String?
    let locales: [LocaleTag]
    let formatters: [StatusFormatter]
    /// What there was to say before.
    let common: [Diagnostic]

    package init(
        outcomes: [StatedOutcome],
        balance: Int?,
        unit: String?,
        locales: [LocaleTag],
        formatters: [StatusFormatter],
        common: [Diagnostic]
    ) {
        self.outcomes = outcomes
        self.balance = balance
        self.unit = unit
        self.locales = locales
        self.formatters = formatters
        self.common = common
    }

    /// The versioned output: schema "paywright/outcome/1".
    package var json: JSONOutput {
        .object([
            ("schema", .string("paywright/outcome/1")),
            ("icu", .string(ICUVersions.icu)),
            ("cldr", .string(ICUVersions.cldr)),
            ("results", .array(results.map { $0.json(.parts) })),
            ("diagnostics", .array(diagnostics.map(\.json))),
        ])
    }

    /// The words of each outcome in each language, and of the balance.
    var results: [ValueResult] {
        var results: [ValueResult] = []
        eachResult { results.append($0) }
        return results
    }

    /// The same, one after the other.
    func eachResult<Failure: Error>(_ take: (ValueResult) throws(Failure) -> Void) throws(Failure) {
        for stated in outcomes {
            for (locale, formatter) in zip(locales, formatters) {
                let lines = formatter.lines(for: stated.outcome, store: stated.store)
                let texts = [("detail", lines?.detail), ("action", lines?.action)]
                let result = ValueResult(
                    locale: locale,
                    subject: stated.description,
                    outcome: stated.outcome.rawValue,
                    lines: texts.compactMap { name, text in text.map { (name, $0) } }
                )
                try take(result)
            }
        }
        guard let balance, let unit else { return }
        for (locale, formatter) in zip(locales, formatters) {
            let result = ValueResult(
                locale: locale,
                subject: "balance:\(balance)",
                outcome: "balance",
                lines: [("detail", formatter.balance(balance, unit: unit))]
            )
            try take(result)
        }
    }

    /// Readable text. An outcome that says nothing is an answer, and has no lines.
    package var text: String {
        var text = ""
        var subject: String?
        for result in results {
            if subject != result.subject {
                text += NameSanitizer.clean("\(result.subject): \(result.outcome ?? "")") + "\n"
            }
            subject = result.subject
            guard !result.lines.isEmpty else { continue }
            text += "  \(result.locale)\n"
            for line in result.lines { text += TextRow.make(line.name, line.text.string) }
        }
        return text
    }

    package var diagnostics: [Diagnostic] {
        diagnostics(adding: results.reduce(into: []) { $0.formUnion($1.faults) })
    }

    /// Everything there is to say, with what could not be worded as asked.
    func diagnostics(adding faults: Set<String>) -> [Diagnostic] {
        let unknown = outcomes.filter { !$0.isKnown }.map { stated in
            Diagnostic(
                .warning,
                RunCode.unknownErrorCode,
                message: "found code \"\(stated)\", expected one of the interface’s; the customer reads that it failed"
            )
        }
        let fallbacks = formatters.flatMap { Diagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
        return common + unknown + fallbacks + faults.sorted().map { Diagnostic(formatting: $0) }
    }
}
