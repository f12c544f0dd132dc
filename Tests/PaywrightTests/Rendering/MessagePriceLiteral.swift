import Paywright
import PaywrightMessages
import PaywrightValues
import Testing

/// A price as a message takes it, from literals: "-9.99" too.
func messagePrice(
    _ amount: String,
    _ currency: String = "EUR",
    fractionDigits: Int? = nil,
    role: MoneyRole = .billed,
    period: CalendarDuration? = nil,
    width: CurrencyWidth = .short,
    displayString: String? = nil
) -> MessagePrice {
    let isNegative = amount.hasPrefix("-")
    guard let magnitude = DecimalAmount(amount.drop { $0 == "-" }), let currency = CurrencyCode(currency) else {
        Issue.record("\(amount) \(currency) is no price")
        return MessagePrice(Price(amount: .zero, currency: .eur), role: role)
    }
    let exact = isNegative ? DecimalAmount(billionths: -magnitude.billionths) : magnitude
    let price = Price(amount: exact, currency: currency, displayString: displayString)
    return MessagePrice(price, role: role, period: period, width: width, fractionDigits: fractionDigits)
}
