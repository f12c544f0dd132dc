/// A decimal number read from its text and never through binary floating point, rounded down to a whole one.
///
/// Xcode writes instants as 1700358336049.7297, and encoders of other languages as 1.700358336049E12.
///
///     ExactNumber("1700358336049.7297")?.floor    // 1700358336049
///     ExactNumber("1.7E12")?.isWhole              // true
struct ExactNumber {
    /// The largest whole number that is not above the number.
    let floor: Int64
    /// Whether nothing was rounded.
    let isWhole: Bool

    /// An exponent beyond this is no number that any store writes, and must not cost time in proportion to it.
    private static let exponents = -400...400

    /// nil for anything but JSON's number grammar (leading zeros are allowed), and out of the range of `Int64`.
    init?(_ text: String) {
        var rest = text.utf8[...]
        func takeDigits() -> [Int64] {
            let digits = rest.prefix { Self.digits.contains($0) }
            rest = rest.dropFirst(digits.count)
            return digits.map { Int64($0 - UInt8(ascii: "0")) }
        }
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        var digits = takeDigits()
        guard !digits.isEmpty else { return nil }
        var wholeDigits = digits.count
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            let fraction = takeDigits()
            guard !fraction.isEmpty else { return nil }
            digits += fraction
        }
        if let letter = rest.first {
            guard letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") else { return nil }
            guard let exponent = Int(String(decoding: rest.dropFirst(), as: UTF8.self)),
                Self.exponents.contains(exponent)
            else { return nil }
            wholeDigits += exponent
        }
        guard let magnitude = Self.whole(digits, count: wholeDigits) else { return nil }
        isWhole = digits.dropFirst(max(0, wholeDigits)).allSatisfy { $0 == 0 }
        floor = isNegative ? -magnitude - (isWhole ? 0 : 1) : magnitude
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    /// The number that the first digits spell, with zeros after the last one stated.
    private static func whole(_ digits: [Int64], count: Int) -> Int64? {
        var number: Int64 = 0
        for index in 0..<max(0, count) {
            // 0 stays 0, however many zeros follow.
            if index >= digits.count, number == 0 { break }
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, overflows) = tens.addingReportingOverflow(index < digits.count ? digits[index] : 0)
            guard !isTooLarge, !overflows else { return nil }
            number = sum
        }
        return number
    }
}
