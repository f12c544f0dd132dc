internal import Paywright

/// What breaks display rules in a whole run: each rule once for each product, however many languages break it, so that
/// memory does not grow with the output.
package struct DisplayFindings {
    private struct Subject: Hashable {
        let product: Int
        let rule: String
        /// With the document that asks for it; of a note what was checked.
        let message: String
    }

    private struct Record {
        let diagnostic: Diagnostic
        let place: PaywallStream.Place
        let quote: Quote
        var count = 0
        var locales: [LocaleTag] = []
    }

    /// The code of a rule, of a store or of a checkout.
    private struct Code: DiagnosticCode {
        let rawValue: String
    }

    private var subjects: [Subject] = []
    private var records: [Subject: Record] = [:]

    /// Whether a rule is broken.
    package var breaksRule: Bool { records.values.contains { $0.diagnostic.severity == .error } }

    /// Takes in what breaks a rule on one paywall.
    mutating func add(_ diagnostic: Diagnostic, at place: PaywallStream.Place, _ quote: Quote) {
        let message = diagnostic.expected ?? diagnostic.message
        let subject = Subject(product: place.product, rule: diagnostic.code, message: message)
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
        subjects.compactMap { records[$0] }.map { record in
            let first =
                "\(record.place.storefront), \(record.place.locale), eligibility \(record.quote.claimText)"
            let more =
                record.count == 1
                ? first
                : "\(first), and \(record.count - 1) more in \(record.locales.map(\.tag).joined(separator: ", "))"
            var diagnostic = Diagnostic(
                record.diagnostic.severity,
                Code(rawValue: record.diagnostic.code),
                at: Diagnostic.Place(.product(record.place.productID)),
                message: "\(record.diagnostic); in \(more)"
            )
            (diagnostic.checked, diagnostic.notChecked) = (record.diagnostic.checked, record.diagnostic.notChecked)
            return diagnostic
        }
    }
}
