internal import Paywright
internal import PaywrightJSON

extension StatusReport.Result {
    /// Readable rows under a line: each date, amount and number in it, with the fields that it stands on.
    func explanation(
        of line: FormattedText,
        _ sources: [(range: Range<Int>, evidence: Int)]
    ) -> String {
        sources.reduce(into: "") { rows, source in
            let words = line.string.utf16.dropFirst(source.range.lowerBound).prefix(source.range.count)
            rows += TextRow.make("  \(String(words) ?? "")", evidence[source.evidence].text)
        }
    }

    /// A readable row under the last language of a purchase: what decided its situation.
    func explanation(in context: StatusContext) -> String {
        guard locale == context.locales.last else { return "" }
        let decision = evidence.first { $0.facts.contains("situation.kind") }
        return decision.map { TextRow.make("  situation", $0.text) } ?? ""
    }
}

extension Evidence {
    /// "storeRule: 2026-11-24T18:30:00Z - 24 h; expiresDate 2026-11-24T18:30:00Z (customer.json:11)"
    fileprivate var text: String {
        let rules = rules.map(\.rawValue).joined(separator: ", ")
        var parts = [rules + (calculation.map { ": \($0)" } ?? "")]
        if let zone = zones.first {
            parts.append("in \(zone)" + (zones.count > 1 ? " and \(zones.count - 1) more" : ""))
        }
        parts += fields.map(\.text)
        return NameSanitizer.clean(parts.joined(separator: "; "))
    }
}

extension TracedField {
    /// "renewalPrice.amount 9.99 (customer.json:26)"; a value that holds anything but letters, digits and their usual marks in double
    /// quotes.
    fileprivate var text: String {
        let shown = value.map { value in
            value.utf8.allSatisfy(Self.isPlain) ? " \(value)" : " \(Excerpt.quoted(value))"
        }
        return "\(Self.lastNames(of: name))\(shown ?? "") (\(file):\(line))"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: ".:_-+".utf8.contains(byte)
        }
    }

    /// "purchase.expiresDate" of "customer.purchase.expiresDate"
    private static func lastNames(of name: String) -> String {
        name.utf8.split(separator: UInt8(ascii: ".")).suffix(2).map { String(decoding: $0, as: UTF8.self) }
            .joined(separator: ".")
    }
}
