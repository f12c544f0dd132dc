internal import Paywright

/// What breaks display rules in a whole run: each rule once for each product, however many languages break it, so that
/// memory does not grow with the output.
package struct DisplayFindings {
    private struct Subject: Hashable {
        let product: Int
        let rule: DisplayRule
        /// With the document of the store that asks for it.
        let expected: String?
    }

    private struct Record {
        let diagnostic: Diagnostic
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
    mutating func add(_ diagnostic: Diagnostic, at place: PaywallStream.Place, _ quote: Quote) {
        guard let rule = DisplayRule(diagnostic) else { return }
        let subject = Subject(product: place.product, rule: rule, expected: diagnostic.expected)
        if records[subject] == nil { subjects.append(subject) }
        var record = records[subject] ?? Record(diagnostic: diagnostic, place: place, quote: quote)
        record.count += 1
        if record.locales.last != place.locale, !record.locales.contains(place.locale) {
            record.locales.append(place.locale)
        }
        records[subject] = record
    }

    /// One diagnostic for each rule and product, in the order found.
    var diagnostics: [Diagnostic] {
        subjects.compactMap { subject in records[subject].map { (subject.rule, $0) } }.map { rule, record in
            let first =
                "\(record.place.storefront), \(record.place.locale), eligibility \(record.quote.claimText)"
            let more =
                record.count == 1
                ? first
                : "\(first), and \(record.count - 1) more in \(record.locales.map(\.tag).joined(separator: ", "))"
            return Diagnostic(
                .error,
                rule,
                at: Diagnostic.Place(.product(record.place.productID)),
                message: "\(record.diagnostic); in \(more)"
            )
        }
    }
}
