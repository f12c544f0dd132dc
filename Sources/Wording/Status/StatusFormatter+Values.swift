package import PaywrightDecisions
package import PaywrightMessages
package import PaywrightValues

extension StatusFormatter {
    /// An instant as lines write it, in days of a calendar: in sentences, and where there is little room.
    package func texts(of date: Instant, as argument: ArgumentName?, in calendar: StoreCalendar) -> [String] {
        [options.dateStyle, .medium].map { style in
            messages.format(.value(argument ?? .date, .date(calendar.date(date, style: style)))).string
        }
    }

    /// A number as a line writes it: a value alone.
    package func text(of count: Int, as argument: ArgumentName?) -> String {
        messages.format(.value(argument ?? .count, .count(count))).string
    }

    /// A price as a line writes it: a value alone.
    package func text(of price: Price, as argument: ArgumentName?) -> String {
        let values = MessageValues(options: options.prices, storefront: nil)
        return messages.format(.value(argument ?? .price, .money(values.money(price, role: .billed)))).string
    }
}
