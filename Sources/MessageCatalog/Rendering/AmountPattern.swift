/// How a language writes amounts in one currency: what stands before and behind the digits, the digits, their separators and
/// groups. Taken from what ICU prints, once, and held against ICU before it is used.
final class AmountPattern: Sendable {
    /// What stands around the digits.
    struct Affixes: Hashable, Sendable {
        var prefix: [UInt8] = []
        var suffix: [UInt8] = []

        var count: Int { prefix.count + suffix.count }
    }

    private let positive: Affixes
    private let negative: Affixes
    private let digits: [[UInt8]]
    /// Whether the digits are those of ASCII, which amounts come in.
    private let hasPlainDigits: Bool
    private let groupSeparator: [UInt8]
    private let decimalSeparator: [UInt8]
    private let primaryGroup: Int
    private let secondaryGroup: Int
    /// How many digits a whole number has at least where separators are written.
    private let leastGrouped: Int
    private let positiveLength: Int
    private let negativeLength: Int
    private let groupSeparatorLength: Int
    private let digitLength: Int
    private let fractionDigits: Int
    /// How many bytes a digit takes at most, with a separator behind it.
    private let mostBytesADigit: Int

    /// What ICU prints for an amount, and where the ten digits' texts come from; nil where the amounts do not all follow one
    /// pattern, so that ICU has to print each.
    ///
    /// - Parameter print: the text that ICU has for an amount, as it is to stand in a line.
    init?(digits: [[UInt8]], key: AmountKey, print: (String) -> [UInt8]?) {
        let fractionDigits = key.fractionDigits
        let fraction = fractionDigits == 0 ? "" : "." + String(repeating: "1", count: fractionDigits)
        guard digits.count == 10, let large = print("1234567890123" + fraction),
            let negativeText = print("-1234567890123" + fraction),
            let parsed = Parsed(large, digits: digits, fractionDigits: fractionDigits),
            let negativeParsed = Parsed(negativeText, digits: digits, fractionDigits: fractionDigits),
            let small = print("1234" + fraction)
        else { return nil }
        self.digits = digits
        hasPlainDigits = digits == "0123456789".utf8.map { [$0] }
        self.fractionDigits = fractionDigits
        positive = parsed.affixes
        negative = negativeParsed.affixes
        groupSeparator = parsed.groupSeparator
        decimalSeparator = parsed.decimalSeparator
        primaryGroup = parsed.groups.last ?? 0
        secondaryGroup = parsed.groups.count > 2 ? parsed.groups[parsed.groups.count - 2] : primaryGroup
        let isGrouped = Parsed(small, digits: digits, fractionDigits: fractionDigits)?.groups.count ?? 1 > 1
        leastGrouped = parsed.groups.count < 2 ? .max : primaryGroup + (isGrouped ? 1 : 2)
        // In UTF-16 units, with the decimal separator among the affixes.
        func length(_ bytes: [UInt8]) -> Int { UTF8Text.utf16Length(of: bytes[...]) }
        let point = length(decimalSeparator)
        positiveLength = length(positive.prefix) + length(positive.suffix) + point
        negativeLength = length(negative.prefix) + length(negative.suffix) + point
        groupSeparatorLength = length(groupSeparator)
        digitLength = length(digits[0])
        mostBytesADigit = (digits.map(\.count).max() ?? 4) + max(groupSeparator.count, decimalSeparator.count)
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

    /// How the texts of positive amounts, or of negative ones, meet their neighbors.
    func edges(isNegative: Bool, isRightToLeft: Bool) -> AmountEdges {
        let affixes = isNegative ? negative : positive
        let text = affixes.prefix + digits[0] + affixes.suffix
        var edges: AmountEdges = isNegative ? .isNegative : []
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

    /// Writes an amount of the pattern's key, and returns how many UTF-16 units it took.
    @discardableResult
    func append(_ amount: AmountDigits, to buffer: inout FormattedBuffer) -> Int {
        let affixes = amount.isNegative ? negative : positive
        let count = amount.wholeCount
        var separators = 0
        var place = buffer.room(for: affixes.count + (count + fractionDigits) * mostBytesADigit)
        let start = place
        affixes.prefix.write(to: &place)
        amount.withDigits { digits in
            // How many digits there are until the next separator.
            var left = count
            if count >= leastGrouped {
                let head = (count - primaryGroup) % secondaryGroup
                left = head == 0 ? secondaryGroup : head
            }
            for index in 0..<count {
                write(digits[index], to: &place)
                left -= 1
                guard left == 0, index + 1 < count else { continue }
                groupSeparator.write(to: &place)
                separators += 1
                left = count - index - 1 > primaryGroup ? secondaryGroup : primaryGroup
            }
            if fractionDigits > 0 {
                decimalSeparator.write(to: &place)
                for index in 0..<fractionDigits {
                    write(index < amount.fractionCount ? digits[count + index] : UInt8(ascii: "0"), to: &place)
                }
            }
        }
        affixes.suffix.write(to: &place)
        let length =
            (amount.isNegative ? negativeLength : positiveLength) + (count + fractionDigits) * digitLength
            + separators * groupSeparatorLength
        buffer.advance(place - start, utf16Length: length)
        return length
    }

    private func write(_ digit: UInt8, to place: inout UnsafeMutablePointer<UInt8>) {
        if hasPlainDigits {
            place.pointee = digit
            place += 1
        } else {
            digits[Int(digit - UInt8(ascii: "0"))].write(to: &place)
        }
    }
}

/// A printed amount taken apart.
private struct Parsed {
    var affixes = AmountPattern.Affixes()
    var groupSeparator: [UInt8] = []
    var decimalSeparator: [UInt8] = []
    /// How many digits stand in each group before the decimal separator.
    var groups: [Int] = []

    init?(_ text: [UInt8], digits: [[UInt8]], fractionDigits: Int) {
        // Digits and what stands between them, in order.
        var runs: [(isDigits: Bool, count: Int, bytes: [UInt8])] = []
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            let isDigit = digits.contains(bytes)
            if let last = runs.indices.last, runs[last].isDigits == isDigit {
                runs[last].count += 1
                runs[last].bytes += bytes
            } else {
                runs.append((isDigit, 1, bytes))
            }
        }
        if runs.first?.isDigits == false { affixes.prefix = runs.removeFirst().bytes }
        if runs.last?.isDigits == false { affixes.suffix = runs.removeLast().bytes }
        guard runs.contains(where: \.isDigits) else { return nil }
        if fractionDigits > 0 {
            guard runs.count > 2, runs.removeLast().count == fractionDigits else { return nil }
            decimalSeparator = runs.removeLast().bytes
        }
        groups = runs.filter(\.isDigits).map(\.count)
        let separators = Set(runs.filter { !$0.isDigits }.map(\.bytes))
        guard separators.count <= 1 else { return nil }
        groupSeparator = separators.first ?? []
    }
}
