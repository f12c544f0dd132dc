internal import CPaywrightICU

/// A shared, immutable ICU number formatter.
package final class NumberFormatter: Sendable {
    // ICU documents LocalizedNumberFormatter as immutable and safe to share between threads. Users of a handle keep its
    // owner alive: Swift may otherwise release it as soon as the handle is read.
    package nonisolated(unsafe) let handle: OpaquePointer

    /// What the formatter prints.
    package enum Shape: Hashable, Sendable {
        /// Numbers by an ICU number skeleton, in a grammatical case or "".
        case skeleton(String, grammaticalCase: String = "")
        /// Amounts in a currency, by the pattern of money that is stated.
        case money(currency: String, symbol: String, fractionDigits: Int)
        /// Fractions as percentages, by the pattern that is stated.
        case percent
    }

    /// - Parameter formats: what is stated in place of ICU's own.
    package init(locale: String, shape: Shape, formats: StatedFormats? = nil) throws(ICUError) {
        var status: cicu_status = 0
        let handle = withExtendedLifetime(formats) {
            switch shape {
            case .skeleton(let skeleton, let grammaticalCase):
                cicu_number_create(locale, skeleton, grammaticalCase, formats?.handle, &status)
            case .money(let currency, let symbol, let digits):
                cicu_number_create_money(locale, currency, symbol, Int32(digits), formats?.handle, &status)
            case .percent: cicu_number_create_percent(locale, formats?.handle, &status)
            }
        }
        guard let handle, status <= 0 else { throw ICUError(status, context: "\(shape), locale \(locale)") }
        self.handle = handle
    }

    deinit { cicu_number_destroy(handle) }

    /// The text of a decimal such as "9.99".
    package func format(_ decimal: String) throws(ICUError) -> [UInt8] { try format(decimal, currency: nil) }

    /// The text of a decimal, and where its currency symbol stands (UTF-8 offsets).
    package func formatWithCurrency(_ decimal: String) throws(ICUError) -> (bytes: [UInt8], currency: Range<Int>?) {
        var range = cicu_range(start: -1, end: -1)
        let bytes = try format(decimal, currency: &range)
        let currency = range.start >= 0 && range.end > range.start ? Int(range.start)..<Int(range.end) : nil
        return (bytes, currency)
    }

    /// To look for the currency costs ICU more than to print the number.
    private func format(
        _ decimal: String,
        currency: UnsafeMutablePointer<cicu_range>?
    ) throws(ICUError) -> [UInt8] {
        try checked("number \(decimal)") { status in
            withExtendedLifetime(self) {
                readBytes { cicu_number_format(handle, decimal, Int32(decimal.utf8.count), $0, $1, currency, &status) }
            }
        }
    }
}
