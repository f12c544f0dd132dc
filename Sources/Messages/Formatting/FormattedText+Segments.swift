internal import PaywrightStorage

extension FormattedText {
    /// A stretch of a line: words of the catalog, or a value.
    public struct Segment: Hashable, Sendable {
        /// The text of the stretch.
        public let text: String
        /// What it is; nil for words of the catalog.
        public let kind: PartKind?
        /// What the amount is, for money.
        public let role: MoneyRole?
    }

    /// The line as stretches that follow each other, whole: joined they are `string`. None is empty.
    ///
    ///     // "1 week free, then $9.99 per month"
    ///     text.segments.map(\.text)    // ["1 week", " free, then ", "$9.99", " per month"]
    ///     text.segments[2].role        // .billed
    public var segments: [Segment] {
        let units = string.utf16
        var segments: [Segment] = []
        var end = units.startIndex
        func add(until next: String.Index, kind: PartKind?, role: MoneyRole?) {
            let text = String(string[end..<next])
            if !text.isEmpty { segments.append(Segment(text: text, kind: kind, role: role)) }
            end = next
        }
        for part in parts {
            guard let lower = index(at: part.range.lowerBound), let upper = index(at: part.range.upperBound),
                lower >= end
            else { continue }
            add(until: lower, kind: nil, role: nil)
            add(until: upper, kind: part.kind, role: part.role)
        }
        add(until: units.endIndex, kind: nil, role: nil)
        return segments
    }

    /// Where a UTF-16 offset is; nil outside the text, or inside a character of two units.
    private func index(at offset: Int) -> String.Index? {
        let units = string.utf16
        guard let index = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex) else { return nil }
        return index.samePosition(in: string.unicodeScalars)
    }

    /// The line in HTML: its text with `&`, `<`, `>` and quotation marks escaped, whatever follows them, and an element around
    /// each value for which the closure names one. It may stand in an element; without elements, in an attribute too.
    ///
    ///     text.html { $0.role == .billed ? "strong" : nil }
    ///     // 1 week free, then <strong>$9.99</strong> per month
    ///
    /// - Parameter element: The name of the element around a segment, such as "strong"; nil for none. A name that is not made
    ///   of ASCII letters, digits and hyphens counts as none, and so does "script" or another element whose content is no text
    ///   with entities.
    public func html(_ element: (Segment) -> String?) -> String {
        segments.map { segment in
            let text = Escapes.html.text(segment.text)
            guard segment.kind != nil, let name = element(segment), Self.isElementName(name) else { return text }
            return "<\(name)>\(text)</\(name)>"
        }.joined()
    }

    /// Elements whose content HTML does not read as text with entities, or not as text at all: nothing in them is escaped.
    private static let rawTextElements: Set<String> = [
        "iframe", "noembed", "noframes", "noscript", "plaintext", "script", "style", "template", "textarea", "title",
        "xmp",
    ]

    /// Whether `html` takes a name: ASCII letters, digits and hyphens, a letter first, and no element of raw text.
    package static func isElementName(_ name: String) -> Bool {
        guard let first = name.utf8.first, UnicodeScalar(first).properties.isAlphabetic else { return false }
        return name.utf8.allSatisfy { byte in
            let scalar = UnicodeScalar(byte)
            return scalar.isASCII && (scalar.properties.isAlphabetic || (48...57).contains(byte) || byte == 45)
        } && !rawTextElements.contains(name.lowercased())
    }
}
