package import PaywrightMessages
package import PaywrightModel
package import PaywrightValues

/// The lines of one product in one language, one after the other in a buffer: what `ProductLines` is, without a string for each
/// line. For programs that write many of them; emptied and filled again.
///
///     var lines = FormattedLines()
///     for terms in millions {
///         lines.removeAll()
///         formatter.append(linesFor: terms, to: &lines)
///         for entry in lines.entries { lines.withUTF8(of: entry) { write(entry.key, $0) } }
///     }
package struct FormattedLines: ~Copyable, Sendable {
    /// A line and where its text stands.
    package struct Entry: Sendable {
        /// The key of the line: "callToAction.short", or one of the caller.
        package let key: String
        /// Whether an offer changes the line; the others say the same with and without one.
        package let dependsOnOffer: Bool
        /// The catalog that spoke: "de".
        package let locale: String
        let text: FormattedBuffer.Slice
    }

    /// The lines that apply, none of them empty.
    package private(set) var entries: [Entry] = []
    /// What could not be formatted as asked, in any line, one that is missing for it included.
    package private(set) var diagnostics: [Diagnostic] = []
    private var buffer = FormattedBuffer(bytes: 4_096, parts: 64)

    /// No lines, with room for those of a product.
    package init() {}

    /// Empties the buffer and keeps its room.
    package mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        diagnostics.removeAll(keepingCapacity: true)
        buffer.removeAll()
    }

    // MARK: Reading

    /// Gives the text of a line to a closure, in UTF-8, without copying it. An entry says where its text stands: one that was
    /// kept while the lines were emptied and filled again has another text, or none.
    package func withUTF8<Result>(of entry: Entry, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        buffer.withUTF8 { body(UnsafeBufferPointer(rebasing: $0[entry.text.utf8.clamped(to: 0..<$0.count)])) }
    }

    /// The text of a line, as a copy.
    package func string(of entry: Entry) -> String { withUTF8(of: entry) { String(decoding: $0, as: UTF8.self) } }

    /// Calls a closure for each value in a line's text, in order, with where it stands in UTF-16 units from the line's beginning.
    package func forEachPart(of entry: Entry, _ body: (FormattedText.Part, Range<Int>) -> Void) {
        let start = entry.text.utf16Start
        buffer.withParts { parts in
            for index in entry.text.parts.clamped(to: 0..<parts.count) {
                let range = parts[index].range
                body(parts[index], (range.lowerBound - start)..<(range.upperBound - start))
            }
        }
    }

    // MARK: Writing

    /// Adds a line, unless it says nothing, and returns its place among the entries. The closure writes it and returns the
    /// catalog that spoke, and what could not be formatted as asked.
    @discardableResult
    mutating func append(
        _ key: String,
        dependsOnOffer: Bool,
        _ write: (inout FormattedBuffer) -> (locale: String, diagnostics: [Diagnostic])
    ) -> Int? {
        let start = buffer.end
        let (locale, found) = write(&buffer)
        diagnostics += found
        let text = buffer.slice(since: start)
        guard !text.utf8.isEmpty else { return nil }
        entries.append(Entry(key: key, dependsOnOffer: dependsOnOffer, locale: locale, text: text))
        return entries.count - 1
    }

    /// Adds a line of a product.
    @discardableResult
    mutating func append(_ line: ProductMessages.Line, by writer: inout LineWriter) -> Int? {
        let name = line.message.line
        return append(name.rawValue, dependsOnOffer: name.dependsOnOffer) { buffer in
            writer.append(line.prepared, to: &buffer)
            return (writer.lastLocale, writer.lastDiagnostics)
        }
    }
}

extension PaywallFormatter {
    /// Writes every line that applies to some terms into a buffer: the text of each is that of `lines(for:)`.
    ///
    /// - Parameters: as those of `lines(for:comparedWith:showing:ownLines:)`.
    package func append(
        linesFor terms: PurchaseTerms,
        comparedWith reference: PurchaseTerms? = nil,
        showing chosen: [ProductLine]? = nil,
        ownLines ownKeys: [String]? = nil,
        to lines: inout FormattedLines
    ) {
        let names = names(of: terms.product)
        let product = ProductMessages(terms, named: names, comparedWith: reference, options: options, showing: chosen)
        var writer = messages.writer()
        for line in product.lines(nil) { lines.append(line, by: &writer) }
        append(ownLines: ownKeys, of: product, to: &lines)
    }
}
