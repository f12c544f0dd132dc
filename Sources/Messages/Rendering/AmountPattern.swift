internal import PaywrightICU
internal import PaywrightValues
internal import Synchronization

/// How a language writes amounts above zero, or below, in one currency: what stands before and after the digits, the digits, their
/// separators and groups. Taken from what ICU prints, once, and held against ICU before it is used.
final class AmountPattern: Sendable {
    private let prefix: ShortText
    private let suffix: ShortText
    /// How an amount's text meets its neighbors.
    let edges: AmountEdges
    private let digits: [ShortText]
    /// Whether the digits are those of ASCII, which amounts come in.
    private let hasPlainDigits: Bool
    private let groupSeparator: ShortText
    private let decimalSeparator: ShortText
    private let groups: DigitGroups
    private let groupSeparatorLength: Int
    private let digitLength: Int
    /// In UTF-16 units, everything but digits and groups' separators.
    private let lengthAround: Int
    private let fractionDigits: Int
    /// How many bytes a digit takes at most, with a separator after it, and how many everything else.
    private let mostBytesADigit: Int
    private let mostBytesAround: Int

    /// nil where the amounts do not all follow one pattern, so that ICU has to print each.
    ///
    /// - Parameters:
    ///   - digits: the ten digits' texts.
    ///   - known: the ways of grouping that have been held against ICU in this language. They are the language's and not the
    ///     currency's: what is known need not be asked again.
    ///   - print: the text that ICU has for an amount, as it is to stand in a line.
    init?(
        digits: [[UInt8]],
        key: AmountKey,
        isRightToLeft: Bool,
        known: borrowing Mutex<[DigitGroups.Look: DigitGroups]>,
        print: (DecimalAmount) -> [UInt8]?
    ) {
        let fractionDigits = key.fractionDigits
        func parse(_ whole: Int128) -> PrintedAmount? {
            let amount = Self.amount(whole, Self.fraction(of: 1, fractionDigits), isNegative: key.isNegative)
            return print(amount).flatMap { PrintedAmount($0, digits: digits, fractionDigits: fractionDigits) }
        }
        guard digits.count == 10, let large = parse(1_234_567_890_123) else { return nil }
        func length(_ bytes: [UInt8]) -> Int { UTF8Text.utf16Length(of: bytes[...]) }
        prefix = ShortText(large.prefix)
        suffix = ShortText(large.suffix)
        var edges = Self.edges(of: large.prefix + digits[0] + large.suffix, isRightToLeft: isRightToLeft)
        if key.isNegative { edges.insert(.isNegative) }
        self.edges = edges
        self.digits = digits.map(ShortText.init)
        hasPlainDigits = digits == "0123456789".utf8.map { [$0] }
        self.fractionDigits = fractionDigits
        groupSeparator = ShortText(large.groupSeparator)
        decimalSeparator = ShortText(large.decimalSeparator)
        groupSeparatorLength = length(large.groupSeparator)
        digitLength = length(digits[0])
        lengthAround = length(large.prefix) + length(large.suffix) + length(large.decimalSeparator)
        mostBytesADigit =
            (digits.map(\.count).max() ?? 4) + max(large.groupSeparator.count, large.decimalSeparator.count)
        mostBytesAround = large.prefix.count + large.suffix.count + ShortText.slack
        let look = DigitGroups.Look(of: large, fractionDigits: fractionDigits, isNegative: key.isNegative)
        if let groups = known.withLock({ $0[look] }) {
            self.groups = groups
        } else {
            groups = DigitGroups(of: large, isGrouped: parse(1_234)?.groups.count ?? 1 > 1)
            for proof in Self.proofs(fractionDigits, isNegative: key.isNegative) {
                guard let amount = AmountDigits(proof, key: key) else { return nil }
                var buffer = FormattedBuffer(bytes: 64, parts: 0)
                append(amount, to: &buffer)
                guard buffer.utf8 == print(proof) else { return nil }
            }
            known.withLock { [groups] in $0[look] = groups }
        }
    }

    /// Amounts at which patterns part: no, one and several groups, zeros before and after.
    private static func proofs(_ fractionDigits: Int, isNegative: Bool) -> [DecimalAmount] {
        let wholes: [Int128] = [7, 999, 1_000, 12_345, 123_456, 1_234_567, 123_456_789_012_345]
        var proofs = wholes.map { amount($0, 0, isNegative: isNegative) }
        if fractionDigits > 0 {
            proofs.append(amount(0, 500_000_000, isNegative: isNegative))
            proofs.append(amount(1_000, fraction(of: 9, fractionDigits), isNegative: isNegative))
        }
        return isNegative ? proofs : [.zero] + proofs
    }

    private static func amount(_ whole: Int128, _ billionths: Int128, isNegative: Bool) -> DecimalAmount {
        let magnitude = whole * 1_000_000_000 + billionths
        return DecimalAmount(billionths: isNegative ? -magnitude : magnitude)
    }

    /// A digit so many times after the point, in billionths: 0.11 is 110,000,000 of them.
    private static func fraction(of digit: Int128, _ count: Int) -> Int128 {
        (0..<9).reduce(0) { $0 * 10 + ($1 < count ? digit : 0) }
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

    /// Writes an amount of the pattern's key.
    func append(_ amount: borrowing AmountDigits, to buffer: inout FormattedBuffer) {
        let (count, fractionCount) = (amount.wholeCount, amount.fractionCount)
        let start = buffer.room(for: mostBytesAround + (count + fractionDigits) * mostBytesADigit)
        var place = start
        var utf16Length = (count + fractionDigits) * digitLength + lengthAround
        prefix.write(to: &place)
        amount.withDigits { digits in
            if count < groups.leastGrouped {
                write(digits, count, to: &place)
            } else {
                // The first group takes what is left over.
                let rest = (count - groups.primary) % groups.secondary
                var (written, group) = (0, rest == 0 ? groups.secondary : rest)
                while written < count {
                    if written > 0 {
                        groupSeparator.write(to: &place)
                        utf16Length += groupSeparatorLength
                    }
                    write(digits + written, group, to: &place)
                    written += group
                    group = count - written > groups.primary ? groups.secondary : groups.primary
                }
            }
            if fractionDigits > 0 {
                decimalSeparator.write(to: &place)
                write(digits + count, fractionCount, to: &place)
                for _ in fractionCount..<fractionDigits { self.digits[0].write(to: &place) }
            }
        }
        suffix.write(to: &place)
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
