internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

extension PaywallStream.Labels {
    func members(_ texts: TextForms) -> [(String, JSONOutput)] {
        let lines = entries.map { (String($0.label.rawValue.dropFirst("label.".count)), $0.text.json(texts)) }
        return [("locale", .string(locale.tag)), ("lines", .object(lines))]
    }
}

/// A quote as members of a JSON object without its braces, the same in every language.
struct QuoteJSON: Sendable {
    /// What is sold.
    private let quote: [UInt8]
    /// What it is for the customer; nil where no customer is stated.
    private let choice: [UInt8]?
    /// What is charged.
    private let terms: [UInt8]
    private let indentation: Int?

    /// The members of an object so deep in others; on one line where there is no indentation.
    init(_ quote: Quote, indentation: Int?) {
        let inner = indentation.map { $0 + 1 }
        self.quote = JSONOutput.members(quote.members, indentation: inner)
        choice = quote.choice.map { JSONOutput.members($0.members, indentation: inner.map { $0 + 1 }) }
        terms = JSONOutput.members(quote.chargeMembers, indentation: inner)
        self.indentation = indentation
    }

    /// Writes the object of a result, after the members given.
    func write(
        after head: [UInt8] = [],
        _ result: PaywallStream.Result<QuoteJSON>,
        _ lines: borrowing PrintedLines,
        to bytes: inout ByteBuffer
    ) {
        JSONOutput.write("{", "}", isEmpty: false, to: &bytes, indentation) { bytes, inner in
            if !head.isEmpty {
                bytes.append(head)
                bytes.appendSeparator(inner)
            }
            bytes.appendKey("locale")
            bytes.appendJSON(result.place.locale.tag)
            bytes.appendSeparator(inner)
            bytes.append(quote)
            bytes.appendSeparator(inner)
            if let choice {
                bytes.appendKey("choice")
                JSONOutput.write("{", "}", isEmpty: false, to: &bytes, inner) { bytes, innermost in
                    bytes.append(choice)
                    guard let label = result.label else { return }
                    bytes.appendSeparator(innermost)
                    lines.write(label, to: &bytes)
                }
                bytes.appendSeparator(inner)
            }
            bytes.appendKey("nameSource")
            bytes.appendJSON(result.nameSource.rawValue)
            bytes.appendSeparator(inner)
            bytes.append(terms)
            bytes.appendSeparator(inner)
            bytes.appendKey("lines")
            JSONOutput.write("{", "}", isEmpty: result.shown.isEmpty, to: &bytes, inner) { bytes, innermost in
                for (index, line) in result.shown.enumerated() {
                    if index > 0 { bytes.appendSeparator(innermost) }
                    lines.write(line, to: &bytes)
                }
            }
        }
    }
}
