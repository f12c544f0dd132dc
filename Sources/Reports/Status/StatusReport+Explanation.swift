internal import Paywright

extension StatusReport.Result {
    /// Readable rows under a line: each date and amount in it, with the fields that it stands on.
    func explanation(of line: FormattedText, in context: StatusContext) -> String {
        guard !evidence.isEmpty, let index = context.locales.firstIndex(of: locale) else { return "" }
        return sources(of: line, by: context.formatters[index], in: context).reduce(into: "") { rows, source in
            let words = line.string.utf16.dropFirst(source.range.lowerBound).prefix(source.range.count)
            rows += TextRow.make("  \(String(words) ?? "")", evidence[source.evidence].text)
        }
    }

    /// Readable rows under the last language of a purchase: what its words were decided by.
    func explanation(in context: StatusContext) -> String {
        guard locale == context.locales.last else { return "" }
        return evidence.filter { $0.value == nil }.reduce(into: "") { rows, evidence in
            rows += TextRow.make(evidence.facts.first ?? "", evidence.text)
        }
    }
}

extension Evidence {
    /// "storeRule: 2026-11-24T18:30:00Z - 24 h; expiresDate 2026-11-24T18:30:00Z (customer.json:11); without ownership"
    fileprivate var text: String {
        let rules = rules.map(\.rawValue).joined(separator: ", ")
        var parts = [rules + (calculation.map { ": \($0)" } ?? "")]
        if !zones.isEmpty { parts.append("in \(zones.joined(separator: ", "))") }
        parts += fields.map { field in
            "\(Self.lastName(of: field.name))\(field.value.map { " \($0)" } ?? "") (\(field.file):\(field.line))"
        }
        if !absent.isEmpty { parts.append("without " + absent.map(Self.lastName).joined(separator: ", ")) }
        return NameSanitizer.clean(parts.joined(separator: "; "))
    }

    /// "expiresDate" of "customer.purchase.expiresDate"
    private static func lastName(of name: String) -> Substring { name.split(separator: ".").last ?? "" }
}
