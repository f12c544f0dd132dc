internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension AppStoreFormReader {
    /// What several seats cost together: “multiply the price of each tier by its quantity, and then add the results”. The amount is
    /// withheld, and there is none, where tiers do not have as many seats as are stated, or another average price.
    mutating func total(
        of tiers: JSONNode,
        seats: Int?,
        average: Price?,
        in currency: CurrencyCode?
    ) -> Price? {
        typealias Fields = AppStoreFields.SeatTier
        var sum: DecimalAmount? = .zero
        var covered = 0
        var counted: [(price: Price, count: Int, node: JSONNode)] = []
        for element in elements(of: tiers) {
            guard let tier = object(of: element) else {
                sum = nil
                continue
            }
            noteFields(of: tier, Fields.table)
            let count = wholeNumber(of: tier[Fields.quantity], in: 1...Int(Int32.max))
            let price = price(milliunits: tier[Fields.price], in: currency)
            let cost = count.flatMap { price?.amount.times($0) }
            if let price, let count { counted.append((price, count, tier[Fields.quantity])) }
            sum = cost.flatMap { sum?.adding($0) }
            covered += count ?? 0
        }
        if let sum, let seats, let currency, covered > 0, covered == seats {
            let total = Price(amount: sum, currency: currency)
            if average.map({ total.isAverage($0, of: seats) }) ?? true {
                trace(
                    .price(total),
                    from: counted.map(\.node),
                    by: counted.indices.map { "{\($0)} * \(counted[$0].count)" }.joined(separator: " + "),
                    of: counted.map { .price($0.price) }
                )
                return total
            }
        }
        withhold(
            .amount,
            .undecided,
            .undecidedField,
            at: tiers,
            expected: "as many seats as are stated beside them, whose average price is the stated one"
        )
        return nil
    }
}

extension JSONNode {
    /// Whether there is a value that states something: not null, false, 0, an empty text or an empty container.
    var statesSomething: Bool { value.map { !$0.isNothing } ?? false }
}

extension Price {
    /// Whether a price of one is that of several divided by their number, within one unit of the currency’s last digit.
    fileprivate func isAverage(_ price: Price, of count: Int) -> Bool {
        var unit: Int128 = 1
        for _ in min(currency.fractionDigits, 9)..<9 { unit *= 10 }
        let difference = amount.billionths - price.amount.billionths * Int128(count)
        return price.currency == currency && difference.magnitude <= (unit * Int128(count)).magnitude
    }
}
