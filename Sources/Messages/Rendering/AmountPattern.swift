internal import PaywrightICU
internal import PaywrightStorage
internal import PaywrightValues
internal import Synchronization

/// How a language writes amounts above zero, or below, in one currency: what stands before and after the digits, the digits, their
/// separators and groups. Taken from what ICU prints, once, and held against ICU before it is used.
final class AmountPattern: Sendable {
    /// Which amounts it writes.
    let key: AmountKey
    /// How an amount's text meets its neighbors.
    let edges: TextEdges
    private let groups: DigitGroups
    private let (prefix, suffix): ([UInt8], [UInt8])
    private let (groupSeparator, decimalSeparator): (ShortText, ShortText)
    private let digits: [ShortText]

    /// A few bytes in one number, the first one lowest: written in one step.
    private struct ShortText {
        let bytes: UInt64
        let count: Int

        init?(_ text: [UInt8]) {
            guard text.count <= 8 else { return nil }
            (bytes, count) = (text.reversed().reduce(0) { $0 << 8 | UInt64($1) }, text.count)
        }
    }

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
        known: borrowing Mutex<[KnownDigitGroups]>,
        print: (DecimalAmount) -> [UInt8]?
    ) {
        let fractionDigits = key.fractionDigits
        func parse(_ whole: Int128) -> PrintedAmount? {
            let amount = Self.amount(whole, Self.fraction(of: 1, fractionDigits), isNegative: key.isNegative)
            return print(amount).flatMap { PrintedAmount($0, digits: digits, fractionDigits: fractionDigits) }
        }
        self.digits = digits.compactMap(ShortText.init)
        guard self.digits.count == 10, let large = parse(1_234_567_890_123),
            let groupSeparator = ShortText(large.groupSeparator),
            let decimalSeparator = ShortText(large.decimalSeparator)
        else { return nil }
        self.key = key
        (prefix, self.groupSeparator) = (large.prefix, groupSeparator)
        (suffix, self.decimalSeparator) = (large.suffix, decimalSeparator)
        var edges = TextEdges(of: large.prefix + digits[0] + large.suffix, isRightToLeft: isRightToLeft)
        if key.isNegative { edges.insert(.isNegative) }
        self.edges = edges
        let look = DigitGroups.Look(of: large, fractionDigits: fractionDigits, isNegative: key.isNegative)
        if let known = known.withLock({ known in known.first { $0.look == look } }) {
            groups = known.groups
            return
        }
        groups = DigitGroups(of: large, isGrouped: parse(1_234)?.groups.count ?? 1 > 1)
        for proof in Self.proofs(fractionDigits, isNegative: key.isNegative) {
            guard text(of: proof) == print(proof) else { return nil }
        }
        known.withLock { [groups] in $0.append(KnownDigitGroups(look: look, groups: groups)) }
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

    /// The text of an amount of the pattern's key.
    func text(of amount: DecimalAmount) -> [UInt8] {
        var text = LineText(capacity: 64)
        append(amount, to: &text)
        return text.bytes.bytes
    }

    /// Writes an amount of the pattern's key.
    func append(_ amount: DecimalAmount, to text: inout LineText) {
        let magnitude = amount.magnitude
        let (whole, count) = Self.packedDigits(of: UInt64(truncatingIfNeeded: magnitude.units))
        let fractionDigits = key.fractionDigits
        let (fraction, _) = Self.packedDigits(of: magnitude.billionths / Self.powersOfTen[9 - fractionDigits])
        // The first group takes what is left over.
        let grouped = max(0, count - groups.primary - 1) / max(1, groups.secondary) * groups.secondary
        var separator = count < groups.leastGrouped ? 0 : groups.primary + grouped
        // Each of up to 32 digits with a separator, by steps of 8 bytes.
        text.append(most: prefix.count + suffix.count + 512) { end in
            func write(_ text: ShortText) {
                UnsafeMutableRawPointer(end).storeBytes(of: text.bytes.littleEndian, as: UInt64.self)
                end += text.count
            }
            func write(_ text: [UInt8]) {
                text.withUnsafeBufferPointer { text in
                    for byte in text {
                        end.initialize(to: byte)
                        end += 1
                    }
                }
            }
            write(prefix)
            for place in (0..<count).reversed() {
                write(digits[Int(whole >> (4 * place) & 15)])
                guard place == separator, place > 0 else { continue }
                write(groupSeparator)
                separator -= place > groups.primary ? groups.secondary : groups.primary
            }
            write(decimalSeparator)
            for place in (0..<fractionDigits).reversed() { write(digits[Int(fraction >> (4 * place) & 15)]) }
            write(suffix)
        }
    }

    private static let powersOfTen: [10 of UInt64] = [
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    ]

    /// Four bits for each decimal digit, the last one lowest, and how many digits there are. A price has no more than 15.
    private static func packedDigits(of number: UInt64) -> (digits: UInt64, count: Int) {
        var (digits, count, rest) = (UInt64(0), 0, number)
        repeat {
            digits |= (rest % 10) << (4 * count)
            (rest, count) = (rest / 10, count + 1)
        } while rest > 0
        return (digits, count)
    }
}
