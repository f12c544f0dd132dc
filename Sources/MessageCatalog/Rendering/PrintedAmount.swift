/// A printed amount taken apart.
struct PrintedAmount {
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
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
