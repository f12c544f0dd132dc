internal import CPaywrightICU

/// A shared, immutable ICU number formatter.
package final class NumberFormatter: Sendable {
    // ICU documents LocalizedNumberFormatter as immutable and safe to share between threads. Users of a handle keep its
    // owner alive: Swift may otherwise release it as soon as the handle is read.
    package nonisolated(unsafe) let handle: OpaquePointer

    private init(_ handle: OpaquePointer?, _ status: cicu_status, _ context: @autoclosure () -> String) throws(ICUError)
    {
        guard let handle, status <= 0 else { throw ICUError(status, context: context()) }
        self.handle = handle
    }

    /// Numbers by an ICU number skeleton.
    ///
    /// - Parameters:
    ///   - grammaticalCase: CLDR's name of a case, for units; "" for none.
    ///   - formats: what is stated in place of ICU's own.
    package convenience init(
        locale: String,
        skeleton: String,
        grammaticalCase: String = "",
        formats: StatedFormats? = nil
    ) throws(ICUError) {
        var status: cicu_status = 0
        let handle = withExtendedLifetime(formats) {
            cicu_number_create(locale, skeleton, grammaticalCase, formats?.handle, &status)
        }
        try self.init(handle, status, "number format \(skeleton) \(grammaticalCase), locale \(locale)")
    }

    /// Fractions as percentages, by the pattern that is stated.
    package convenience init(percentIn locale: String, formats: StatedFormats) throws(ICUError) {
        var status: cicu_status = 0
        let handle = withExtendedLifetime(formats) { cicu_number_create_percent(locale, formats.handle, &status) }
        try self.init(handle, status, "percent format, locale \(locale)")
    }

    /// Amounts in a currency, by the pattern of money that is stated.
    package convenience init(
        currency: String,
        symbol: String,
        fractionDigits: Int,
        money: StatedMoney
    ) throws(ICUError) {
        var status: cicu_status = 0
        let handle = withExtendedLifetime(money) {
            cicu_number_create_money(money.handle, currency, symbol, Int32(fractionDigits), &status)
        }
        try self.init(handle, status, "amounts in \(currency)")
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
