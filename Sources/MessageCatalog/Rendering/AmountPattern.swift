/// How a language writes amounts in one currency: what stands before and behind the digits, the digits, their separators and
/// groups. Taken from what ICU prints, once, and held against ICU before it is used.
final class AmountPattern: Sendable {
    /// What stands around the digits.
    struct Affixes: Hashable, Sendable {
        var prefix: [UInt8] = []
        var suffix: [UInt8] = []
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

    /// What ICU prints for an amount, and where the ten digits' texts come from; nil where the amounts do not all follow one
    /// pattern, so that ICU has to print each.
    ///
    /// - Parameter print: the text that ICU has for an amount, as it is to stand in a line.
    init?(digits: [[UInt8]], fractionDigits: Int, print: (String) -> [UInt8]?) {
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
        guard Self.proofs(fractionDigits).allSatisfy({ text($0) == print($0) }) else { return nil }
    }

    /// Amounts at which patterns part: no, one and several groups, both signs, zeros in front and behind.
    private static func proofs(_ fractionDigits: Int) -> [String] {
        let whole = ["0", "7", "999", "1000", "12345", "123456", "1234567", "123456789012345", "-8", "-12345"]
        guard fractionDigits > 0 else { return whole }
        return whole + ["0.5", "1000." + String(repeating: "9", count: fractionDigits), "-0.1"]
    }

    private func text(_ amount: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        return append(amount, to: &bytes) == nil ? nil : bytes
    }

    /// How the texts of positive amounts, or of negative ones, meet their neighbors.
    func edges(isNegative: Bool, isRightToLeft: Bool) -> AmountEdges {
        let affixes = isNegative ? negative : positive
        let text = affixes.prefix + digits[0] + affixes.suffix
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

    /// Writes an amount in plain digits ("9.99", "-1234.5") and returns how many UTF-16 units it took; nil, and nothing
    /// written, for anything else and for more decimals than the pattern has.
    func append(_ amount: String, to bytes: inout [UInt8]) -> Int? {
        let start = bytes.count
        let written = amount.utf8.withContiguousStorageIfAvailable { append($0, to: &bytes) }
        guard let length = written ?? nil else {
            bytes.removeLast(bytes.count - start)
            return nil
        }
        return length
    }

    /// The same, without taking back what was written before the fault.
    private func append(_ amount: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) -> Int? {
        let isNegative = amount.first == UInt8(ascii: "-")
        let first = isNegative ? 1 : 0
        var point = first
        while point < amount.count, amount[point] != UInt8(ascii: ".") { point += 1 }
        let fractionCount = max(0, amount.count - point - 1)
        guard point > first, point == first + 1 || amount[first] != UInt8(ascii: "0"), fractionCount <= fractionDigits,
            point == amount.count || fractionCount > 0
        else { return nil }
        bytes += isNegative ? negative.prefix : positive.prefix
        var hasNonZero = false
        var separators = 0
        var left = point - first
        let isGrouped = left >= leastGrouped
        for index in first..<point {
            guard append(digit: amount[index], &hasNonZero, to: &bytes) else { return nil }
            left -= 1
            guard isGrouped, left >= primaryGroup, left > 0, (left - primaryGroup) % secondaryGroup == 0 else {
                continue
            }
            bytes += groupSeparator
            separators += 1
        }
        if fractionDigits > 0 {
            bytes += decimalSeparator
            for index in 0..<fractionDigits {
                let digit = index < fractionCount ? amount[point + 1 + index] : UInt8(ascii: "0")
                guard append(digit: digit, &hasNonZero, to: &bytes) else { return nil }
            }
        }
        bytes += isNegative ? negative.suffix : positive.suffix
        // ICU has its own mind about the sign of nothing.
        guard hasNonZero || !isNegative else { return nil }
        let affixes = isNegative ? negativeLength : positiveLength
        return affixes + (point - first + fractionDigits) * digitLength + separators * groupSeparatorLength
    }

    private func append(digit: UInt8, _ hasNonZero: inout Bool, to bytes: inout [UInt8]) -> Bool {
        let value = Int(digit) - 0x30
        guard (0..<10).contains(value) else { return false }
        if value > 0 { hasNonZero = true }
        if hasPlainDigits { bytes.append(digit) } else { bytes += digits[value] }
        return true
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
