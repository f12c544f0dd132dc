internal import Paywright

/// What breaks display rules in a whole run: each rule once for each product, however many languages break it, so that
/// memory does not grow with the output.
package struct DisplayFindings {
    private struct Subject: Hashable {
        let product: Int
        let rule: DisplayRule
        let store: StoreName
    }

    private struct Record {
        let finding: DisplayFinding
        let place: PaywallStream.Place
        let quote: Quote
        var count = 0
        var locales: [LocaleTag] = []
    }

    private var subjects: [Subject] = []
    private var records: [Subject: Record] = [:]

    /// Whether every rule is kept.
    package var isEmpty: Bool { subjects.isEmpty }

    /// Takes in what breaks a rule on one paywall.
    mutating func add(_ finding: DisplayFinding, at place: PaywallStream.Place, _ quote: Quote) {
        let subject = Subject(product: place.product, rule: finding.rule, store: finding.store)
        if records[subject] == nil { subjects.append(subject) }
        var record = records[subject] ?? Record(finding: finding, place: place, quote: quote)
        record.count += 1
        if record.locales.last != place.locale, !record.locales.contains(place.locale) {
            record.locales.append(place.locale)
        }
        records[subject] = record
    }

    /// One diagnostic for each rule and product, in the order found.
    var diagnostics: [ToolDiagnostic] {
        subjects.compactMap { records[$0] }.map { record in
            let first =
                "\(record.place.storefront), \(record.place.locale), eligibility \(record.quote.claimText)"
            let more =
                record.count == 1
                ? first
                : "\(first), and \(record.count - 1) more in \(record.locales.map(\.tag).joined(separator: ", "))"
            return ToolDiagnostic(
                severity: "error",
                code: record.finding.rule.rawValue,
                product: record.place.productID,
                message: "\(record.finding); in \(more)"
            )
        }
    }
}
