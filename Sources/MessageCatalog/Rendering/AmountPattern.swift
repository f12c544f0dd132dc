/// How a language writes amounts in one currency: what stands before and behind the digits, the digits, their separators and
/// groups. Taken from what ICU prints, once, and held against ICU before it is used.
final class AmountPattern: Sendable {
    /// What stands around the digits of positive amounts, or of negative ones.
    private struct Frame {
        let prefix: ShortText
        let suffix: ShortText
        /// In UTF-16 units, with the decimal separator.
        let utf16Length: Int
        let edges: AmountEdges
    }

    private let positive: Frame
    private let negative: Frame
    private let digits: [ShortText]
    /// Whether the digits are those of ASCII, which amounts come in.
    private let hasPlainDigits: Bool
    private let groupSeparator: ShortText
    private let decimalSeparator: ShortText
    private let primaryGroup: Int
    private let secondaryGroup: Int
    /// How many digits a whole number has at least where separators are written.
    private let leastGrouped: Int
    private let groupSeparatorLength: Int
    private let digitLength: Int
    private let fractionDigits: Int
    /// How many bytes a digit takes at most, with a separator behind it, and how many everything else.
    private let mostBytesADigit: Int
    private let mostBytesAround: Int

    /// nil where the amounts do not all follow one pattern, so that ICU has to print each.
    ///
    /// - Parameters:
    ///   - digits: the ten digits' texts.
    ///   - print: the text that ICU has for an amount, as it is to stand in a line.
    init?(digits: [[UInt8]], key: AmountKey, isRightToLeft: Bool, print: (String) -> [UInt8]?) {
        let fractionDigits = key.fractionDigits
        func parse(_ amount: String) -> PrintedAmount? {
            let fraction = fractionDigits == 0 ? "" : "." + String(repeating: "1", count: fractionDigits)
            return print(amount + fraction).flatMap {
                PrintedAmount($0, digits: digits, fractionDigits: fractionDigits)
            }
        }
        guard digits.count == 10, let large = parse("1234567890123"), let below = parse("-1234567890123") else {
            return nil
        }
        func length(_ bytes: [UInt8]) -> Int { UTF8Text.utf16Length(of: bytes[...]) }
        func frame(_ printed: PrintedAmount, isNegative: Bool) -> Frame {
            var edges = Self.edges(of: printed.prefix + digits[0] + printed.suffix, isRightToLeft: isRightToLeft)
            if isNegative { edges.insert(.isNegative) }
            return Frame(
                prefix: ShortText(printed.prefix),
                suffix: ShortText(printed.suffix),
                utf16Length: length(printed.prefix) + length(printed.suffix) + length(large.decimalSeparator),
                edges: edges
            )
        }
        positive = frame(large, isNegative: false)
        negative = frame(below, isNegative: true)
        self.digits = digits.map(ShortText.init)
        hasPlainDigits = digits == "0123456789".utf8.map { [$0] }
        self.fractionDigits = fractionDigits
        groupSeparator = ShortText(large.groupSeparator)
        decimalSeparator = ShortText(large.decimalSeparator)
        primaryGroup = large.groups.last ?? 0
        secondaryGroup = large.groups.count > 2 ? large.groups[large.groups.count - 2] : primaryGroup
        let isGrouped = parse("1234")?.groups.count ?? 1 > 1
        leastGrouped = large.groups.count < 2 ? .max : primaryGroup + (isGrouped ? 1 : 2)
        groupSeparatorLength = length(large.groupSeparator)
        digitLength = length(digits[0])
        mostBytesADigit =
            (digits.map(\.count).max() ?? 4) + max(large.groupSeparator.count, large.decimalSeparator.count)
        mostBytesAround =
            max(positive.prefix.count, negative.prefix.count) + max(positive.suffix.count, negative.suffix.count)
            + ShortText.slack
        let isProved = Self.proofs(fractionDigits).allSatisfy { proof in
            guard let amount = AmountDigits(proof, key: key) else { return false }
            var buffer = FormattedBuffer(bytes: 64, parts: 0)
            append(amount, to: &buffer)
            return buffer.utf8 == print(proof)
        }
        guard isProved else { return nil }
    }

    /// Amounts at which patterns part: no, one and several groups, both signs, zeros in front and behind.
    private static func proofs(_ fractionDigits: Int) -> [String] {
        let whole = ["0", "7", "999", "1000", "12345", "123456", "1234567", "123456789012345", "-8", "-12345"]
        guard fractionDigits > 0 else { return whole }
        return whole + ["0.5", "1000." + String(repeating: "9", count: fractionDigits), "-0.1"]
    }

    private static func edges(of text: [UInt8], isRightToLeft: Bool) -> AmountEdges {
        var edges: AmountEdges = []
        if isRightToLeft
            || String(decoding: text, as: UTF8.self).unicodeScalars.contains(where: TextProperties.isRightToLeft)
        {
            edges.insert(.isolated)
        }
        if let first = UTF8Text.firstVisibleScalar(of: text) {
            if TextProperties.isUnspaced(first) { edges.insert(.startsUnspaced) }
            if TextSink.isLatinText(first) { edges.insert(.startsLatin) }
        }
        if let last = UTF8Text.lastVisibleScalar(of: text) {
            if last == "." { edges.insert(.endsInStop) }
            if TextProperties.isUnspaced(last) { edges.insert(.endsUnspaced) }
            if TextSink.isLatinText(last) { edges.insert(.endsLatin) }
        }
        return edges
    }

    /// How an amount's text meets its neighbors.
    func edges(isNegative: Bool) -> AmountEdges { isNegative ? negative.edges : positive.edges }

    /// Writes an amount of the pattern's key.
    func append(_ amount: borrowing AmountDigits, to buffer: inout FormattedBuffer) {
        let (count, fractionCount) = (amount.wholeCount, amount.fractionCount)
        let start = buffer.room(for: mostBytesAround + (count + fractionDigits) * mostBytesADigit)
        var place = start
        var utf16Length = (count + fractionDigits) * digitLength
        if amount.isNegative {
            negative.prefix.write(to: &place)
            utf16Length += negative.utf16Length
        } else {
            positive.prefix.write(to: &place)
            utf16Length += positive.utf16Length
        }
        amount.withDigits { digits in
            if count < leastGrouped {
                write(digits, count, to: &place)
            } else {
                // The first group takes what is left over.
                let rest = (count - primaryGroup) % secondaryGroup
                var (written, group) = (0, rest == 0 ? secondaryGroup : rest)
                while written < count {
                    if written > 0 {
                        groupSeparator.write(to: &place)
                        utf16Length += groupSeparatorLength
                    }
                    write(digits + written, group, to: &place)
                    written += group
                    group = count - written > primaryGroup ? secondaryGroup : primaryGroup
                }
            }
            if fractionDigits > 0 {
                decimalSeparator.write(to: &place)
                write(digits + count, fractionCount, to: &place)
                for _ in fractionCount..<fractionDigits { self.digits[0].write(to: &place) }
            }
        }
        if amount.isNegative { negative.suffix.write(to: &place) } else { positive.suffix.write(to: &place) }
        buffer.advance(place - start, utf16Length: utf16Length)
    }

    private func write(_ text: UnsafePointer<UInt8>, _ count: Int, to place: inout UnsafeMutablePointer<UInt8>) {
        if hasPlainDigits {
            for index in 0..<count { place[index] = text[index] }
            place += count
        } else {
            for index in 0..<count { digits[Int(text[index] - UInt8(ascii: "0"))].write(to: &place) }
        }
    }
}
