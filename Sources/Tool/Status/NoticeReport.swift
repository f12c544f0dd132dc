import Paywright
import ArgumentParser
import PaywrightMessageTools

/// What a customer is to be told after an attempt to buy, in every language of a run.
struct NoticeReport {
    let errors: [StoreErrorCode]
    let balance: Int?
    let unit: String?
    let locales: [LocaleTag]
    let formatters: [StatusFormatter]
    /// What there was to say before.
    let common: [ToolDiagnostic]

    /// Throws for words of the caller's that do not say a balance: the customer would read another thing than was meant.
    static func check(unit: String) throws {
        do {
            try PatternCheck.check(unit, about: .balance, in: .paywright)
        } catch {
            throw ValidationError("--unit \"\(NameSanitizer.clean(unit))\": \(error)")
        }
    }

    /// Prints it. A notice that says nothing is an answer, and prints no lines.
    func write(as format: StatusFormat) throws {
        let diagnostics = diagnostics
        if format == .json {
            let json: JSONOutput = .object([
                ("schema", .string("paywright/notice/1")),
                ("icu", .string(ICUVersions.icu)),
                ("cldr", .string(ICUVersions.cldr)),
                ("results", .array(results.map(\.json))),
                ("diagnostics", .array(diagnostics.map(\.json))),
            ])
            return try StandardOutput.write(json.text + "\n")
        }
        for diagnostic in diagnostics { StandardOutput.report(diagnostic.description) }
        try StandardOutput.write(text)
    }

    private struct Result {
        let subject: String
        let notice: String
        let locale: LocaleTag
        let lines: [(name: String, text: FormattedText)]

        var json: JSONOutput {
            .object([
                ("locale", .string(locale.tag)),
                ("subject", .string(subject)),
                ("notice", .string(notice)),
                ("lines", .object(lines.map { ($0.name, $0.text.json) })),
            ])
        }
    }

    private var results: [Result] {
        let notices = errors.flatMap { error in
            zip(locales, formatters).map { locale, formatter in
                let lines = formatter.lines(for: error.notice, store: error.store)
                let texts = [("detail", lines?.detail), ("action", lines?.action)]
                return Result(
                    subject: error.description,
                    notice: error.notice.rawValue,
                    locale: locale,
                    lines: texts.compactMap { name, text in text.map { (name, $0) } }
                )
            }
        }
        guard let balance, let unit else { return notices }
        return notices
            + zip(locales, formatters).map { locale, formatter in
                Result(
                    subject: "balance:\(balance)",
                    notice: "balance",
                    locale: locale,
                    lines: [("detail", formatter.balance(balance, unit: unit))]
                )
            }
    }

    private var text: String {
        var text = ""
        var subject: String?
        for result in results {
            if subject != result.subject { text += NameSanitizer.clean("\(result.subject): \(result.notice)") + "\n" }
            subject = result.subject
            guard !result.lines.isEmpty else { continue }
            text += "  \(result.locale)\n"
            for line in result.lines { text += TextRow.make(line.name, line.text.string) }
        }
        return text
    }

    private var diagnostics: [ToolDiagnostic] {
        let unknown = errors.filter { !$0.isKnown }.map { error in
            ToolDiagnostic(
                severity: "warning",
                code: "unknown-error-code",
                message: "found code \"\(error)\", expected one of the interface’s; told the customer that it failed"
            )
        }
        let fallbacks = formatters.flatMap { ToolDiagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
        let issues = results.flatMap { result in result.lines.flatMap(\.text.issues).map { "\(result.locale): \($0)" } }
        return common + unknown + fallbacks
            + Set(issues).sorted().map { ToolDiagnostic(severity: "warning", code: "formatting", message: $0) }
    }
}
