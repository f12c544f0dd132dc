/// A decimal number that is not negative, read from its text to the nearest billionth: programs write a third as
/// 0.33333333333333331 or 3.3333333333333331E-1.
///
///     DecimalFraction("0.5")?.billionths       // 500000000
///     DecimalFraction("2.5e-1")?.billionths    // 250000000
struct DecimalFraction {
    let billionths: Int64

    /// nil for anything but JSON's number grammar, below 0 and above 1,000.
    init?(_ text: String) {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        guard let mantissa = parts.first, let exponent = parts.count == 1 ? 0 : Int(parts[1]),
            (-400...400).contains(exponent)
        else { return nil }
        let halves = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = halves.joined().utf8.map { Int64($0) - Int64(UInt8(ascii: "0")) }
        guard !digits.isEmpty, digits.allSatisfy({ (0...9).contains($0) }), halves.allSatisfy({ !$0.isEmpty }) else {
            return nil
        }
        // The digits up to the ninth decimal count, and the one after it rounds.
        let count = halves[0].utf8.count + exponent + 9
        var number: Int64 = 0
        for index in 0..<max(0, count) {
            if index >= digits.count, number == 0 { break }
            number = number * 10 + (index < digits.count ? digits[index] : 0)
            guard number <= 1_000_000_000_000 else { return nil }
        }
        let roundsUp = digits.indices.contains(count) && digits[count] >= 5
        billionths = number + (roundsUp ? 1 : 0)
    }
}
