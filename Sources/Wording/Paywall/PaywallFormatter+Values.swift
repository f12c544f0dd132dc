public import PaywrightMessages
public import PaywrightModel
public import PaywrightValues

/// Single values, without a product around them.
extension PaywallFormatter {
    /// A price alone, as the line `price` shows it: "9,99 €"; the language's word for free where nothing is charged.
    ///
    /// - Parameters:
    ///   - price: The price, in the major unit of its currency.
    ///   - storefront: Where the price holds, which decides whether whole amounts keep their decimals; nil where it is not known.
    public func price(_ price: Price, in storefront: Storefront? = nil) -> FormattedText {
        if price.isFree { return messages.general.format("price.free", [:]) }
        let values = MessageValues(options: options, storefront: storefront)
        return messages.general.format(.money(values.money(price, role: .billed)), as: .price)
    }

    /// A length of time alone, as the line `period` shows it: "3 miesiące".
    ///
    /// - Parameter duration: The length.
    public func period(_ duration: CalendarDuration) -> FormattedText {
        let values = MessageValues(options: options, storefront: nil)
        guard let length = values.value(duration) else {
            return FormattedText(string: "", locale: match.matched.tag)
        }
        return messages.general.format("period", [.period: length])
    }
}
