internal import Paywright
internal import PaywrightJSON

/// The words for a value alone in one language: an outcome, a balance, a price, a period.
struct ValueResult {
    let locale: LocaleTag
    /// What is worded: "storekit2:userCancelled", "balance:5", "EUR 9.99", "P3M".
    let subject: String
    /// Which outcome it is; nil for a value that is none.
    var outcome: String?
    let lines: [(name: String, text: FormattedText)]

    /// What could not be worded as asked.
    var faults: [String] { lines.flatMap(\.text.diagnostics).map { "\(locale): \($0)" } }

    func json(_ texts: TextForms) -> JSONOutput {
        .object(
            [("locale", .string(locale.tag)), ("subject", .string(subject))]
                + (outcome.map { [("outcome", .string($0))] } ?? [])
                + [("lines", .object(lines.map { ($0.name, $0.text.json(texts)) }))]
        )
    }
}
