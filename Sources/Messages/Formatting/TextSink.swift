internal import PaywrightICU
internal import PaywrightValues

/// Collects a line in UTF-8, piece by piece, with what each value's piece is, and keeps the typography between pieces.
struct TextSink {
    struct Part {
        let kind: FormattedText.PartKind
        let role: MoneyRole?
        var argument: ArgumentName?
        var range: Range<Int>
        /// The side of its value that a date shows.
        var facet = ArgumentReference.Facet.value
    }

    /// What the last piece was.
    private enum Edge {
        case start
        case literal
        case number
        case value
        case date
    }

    private(set) var bytes: [UInt8] = []
    private(set) var parts: [Part] = []
    private var edge = Edge.start
    private let spacesFromLatin: Bool

    init(spacesFromLatin: Bool) {
        self.spacesFromLatin = spacesFromLatin
        bytes.reserveCapacity(96)
    }

    /// Catalog text. A space after a number becomes a no-break space, but not before an equals sign; a full stop after a value
    /// that ends in one is dropped ("2026 г." at the end of a sentence), but not after one in Arabic or Hebrew letters.
    mutating func appendLiteral(_ literal: ArraySlice<UInt8>) {
        var rest = literal
        if edge != .literal, edge != .start, rest.first == UInt8(ascii: "."), UTF8Text.endsInSentenceStop(bytes) {
            rest = rest.dropFirst()
        }
        guard !rest.isEmpty else { return }
        if edge == .number, rest.first == UInt8(ascii: " "), rest.dropFirst().first != UInt8(ascii: "=") {
            bytes += UTF8Text.noBreakSpace
            rest = rest.dropFirst()
        } else {
            space(before: rest, isDate: false)
        }
        bytes += rest
        edge = .literal
    }

    /// A whole number.
    mutating func appendNumber(_ text: [UInt8], argument: ArgumentName?) {
        append(text, kind: .count, role: nil, argument: argument, isolated: false)
        edge = .number
    }

    /// A value's text, isolated from its surroundings' direction when asked.
    mutating func append(
        _ text: [UInt8],
        kind: FormattedText.PartKind,
        role: MoneyRole?,
        argument: ArgumentName?,
        isolated: Bool
    ) {
        guard !text.isEmpty else { return }
        space(before: text[...], isDate: kind == .date)
        if isolated { bytes += UTF8Text.firstStrongIsolate }
        let start = bytes.count
        bytes += text
        parts.append(Part(kind: kind, role: role, argument: argument, range: start..<bytes.count))
        if isolated { bytes += UTF8Text.popDirectionalIsolate }
        edge = kind == .date ? .date : .value
    }

    /// States that a nested message ends here: what follows comes after a value, not after the message's last word.
    mutating func endNestedMessage() {
        if edge == .literal { edge = .value }
    }

    /// Gives the parts of a nested message the names that their values have outside.
    mutating func renameArguments(of indices: Range<Int>, _ outerName: (ArgumentName) -> ArgumentName?) {
        for index in indices {
            parts[index].argument = parts[index].argument.flatMap(outerName)
        }
    }

    /// Makes one part of everything appended since an offset: a form's words and its number.
    mutating func mergeParts(since start: Int, kind: FormattedText.PartKind, argument: ArgumentName?) {
        parts.removeAll { $0.range.lowerBound >= start }
        guard bytes.count > start else { return }
        // The space between it and what stands before is none of it.
        let begin = start > 0 && bytes[start] == UInt8(ascii: " ") ? start + 1 : start
        parts.append(Part(kind: kind, role: nil, argument: argument, range: begin..<bytes.count))
        if edge != .number { edge = kind == .date ? .date : .value }
    }

    /// Ties the numbers of a date to what follows them; the parts since then are to be merged.
    mutating func bindDays(since start: Int) {
        let bound = UTF8Text.bindingDays(in: bytes[start...])
        bytes.replaceSubrange(start..., with: bound)
    }

    /// Han or Thai beside Latin letters, digits or symbols gets a space where the catalog asks, except around dates.
    private mutating func space(before text: ArraySlice<UInt8>, isDate: Bool) {
        guard spacesFromLatin, edge != .start, edge != .date, !isDate,
            let left = UTF8Text.lastVisibleScalar(of: bytes), let right = UTF8Text.firstVisibleScalar(of: text)
        else { return }
        if Self.needSpace(left, right) { bytes.append(UInt8(ascii: " ")) }
    }

    private static func needSpace(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
        (TextProperties.isUnspaced(left) && isLatinText(right))
            || (isLatinText(left) && TextProperties.isUnspaced(right))
    }

    /// A text that was joined from values, with the spaces that pieces of this sink get.
    static func spacingFromLatin(in text: [UInt8]) -> [UInt8] {
        var spaced: [UInt8] = []
        var previous: Unicode.Scalar?
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if let previous, needSpace(previous, scalar) { spaced.append(UInt8(ascii: " ")) }
            spaced += Array(String(scalar).utf8)
            previous = scalar
        }
        return spaced
    }

    static func isLatinText(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.properties.isAlphabetic || "0123456789$%+-".unicodeScalars.contains(scalar) }
        if scalar.properties.generalCategory == .currencySymbol { return true }
        return scalar.properties.isAlphabetic && !TextProperties.isUnspaced(scalar)
    }

    /// Title-cases the first letter when a catalog word stands there, never in money or in a name.
    mutating func capitalizeFirstLetter(locale: String) {
        var offset = 0
        while let scalar = UTF8Text.scalar(at: offset, in: bytes[...]) {
            if scalar.properties.numericType != nil { return }
            if scalar.properties.isAlphabetic { break }
            offset += UTF8.width(scalar)
        }
        guard offset < bytes.count else { return }
        let isProtected = parts.contains { part in
            part.range.contains(offset) && (part.kind == .money || part.kind == .name)
        }
        guard !isProtected else { return }
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
        let word = Array(bytes[offset..<end])
        let titled = TextProperties.titleCasingFirst(word, locale: locale)
        guard titled != word else { return }
        bytes.replaceSubrange(offset..<end, with: titled)
        let growth = titled.count - word.count
        guard growth != 0 else { return }
        for index in parts.indices {
            let range = parts[index].range
            let lower = range.lowerBound > offset ? range.lowerBound + growth : range.lowerBound
            parts[index].range = lower..<(range.upperBound > offset ? range.upperBound + growth : range.upperBound)
        }
    }

    /// The finished line, its parts in UTF-16 units.
    func text(
        locale: String,
        messages: [String] = [],
        arguments: [ArgumentName],
        diagnostics: [Diagnostic] = []
    ) -> FormattedText {
        var end = (byte: 0, unit: 0)
        let converted = parts.map { part in
            let start = end.unit + UTF8Text.utf16Length(of: bytes[end.byte..<part.range.lowerBound])
            end = (part.range.upperBound, start + UTF8Text.utf16Length(of: bytes[part.range]))
            return FormattedText.Part(
                kind: part.kind,
                role: part.role,
                argument: part.argument,
                range: start..<end.unit
            )
        }
        return FormattedText(
            string: String(decoding: bytes, as: UTF8.self),
            parts: converted,
            messages: messages,
            arguments: arguments,
            locale: locale,
            diagnostics: diagnostics
        )
    }

    /// Says which side of a date the last part shows.
    mutating func markLast(_ facet: ArgumentReference.Facet) {
        if !parts.isEmpty { parts[parts.count - 1].facet = facet }
    }

    /// Whether the first letter or digit of the line is a letter of a date.
    var beginsWithDateLetter: Bool {
        var offset = 0
        while let scalar = UTF8Text.scalar(at: offset, in: bytes[...]) {
            if scalar.properties.numericType != nil { return false }
            if scalar.properties.isAlphabetic {
                return parts.contains { $0.kind == .date && $0.range.contains(offset) }
            }
            offset += UTF8.width(scalar)
        }
        return false
    }

    /// Puts a pseudo-locale's signs around the line, unless it says nothing.
    mutating func enclose(by pseudo: PseudoLocale) {
        guard !bytes.isEmpty else { return }
        let opening = pseudo.opening
        let length = String(decoding: bytes, as: UTF8.self).count
        bytes = opening + bytes + pseudo.closing(length: length)
        for index in parts.indices {
            let range = parts[index].range
            parts[index].range = (range.lowerBound + opening.count)..<(range.upperBound + opening.count)
        }
    }
}
