/// A printed amount taken apart.
package struct PrintedAmount {
    package var prefix: [UInt8] = []
    package var suffix: [UInt8] = []
    package var groupSeparator: [UInt8] = []
    package var decimalSeparator: [UInt8] = []
    /// How many digits stand in each group before the decimal separator.
    package var groups: [Int] = []

    package init?(_ text: [UInt8], digits: [[UInt8]], fractionDigits: Int) {
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
        if runs.first?.isDigits == false { prefix = runs.removeFirst().bytes }
        if runs.last?.isDigits == false { suffix = runs.removeLast().bytes }
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

/// How a language groups the digits before the decimal separator.
package struct DigitGroups: Sendable {
    /// How many digits the last group has.
    package let primary: Int
    /// How many each before it has.
    package let secondary: Int
    /// How many digits a whole number has at least where separators are written.
    package let leastGrouped: Int

    /// From a large amount, and whether four digits are grouped.
    package init(of large: PrintedAmount, isGrouped: Bool) {
        primary = large.groups.last ?? 0
        secondary = large.groups.count > 2 ? large.groups[large.groups.count - 2] : primary
        leastGrouped = large.groups.count < 2 ? .max : primary + (isGrouped ? 1 : 2)
    }

    /// What a large amount shows of it.
    package struct Look: Equatable, Sendable {
        private let groups: [Int]
        private let separators: [[UInt8]]
        private let fractionDigits: Int
        private let isNegative: Bool

        package init(of large: PrintedAmount, fractionDigits: Int, isNegative: Bool) {
            groups = large.groups
            separators = [large.groupSeparator, large.decimalSeparator]
            self.fractionDigits = fractionDigits
            self.isNegative = isNegative
        }
    }
}

/// How digits are grouped where a large amount looks like this. A language has a few.
package struct KnownDigitGroups: Sendable {
    package let look: DigitGroups.Look
    package let groups: DigitGroups

    package init(look: DigitGroups.Look, groups: DigitGroups) { (self.look, self.groups) = (look, groups) }
}
