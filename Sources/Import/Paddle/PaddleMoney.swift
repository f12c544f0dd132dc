internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Paddle's values, which prices and subscriptions have in common.
extension DiagnosingReader {
    /// An amount of Paddle's: a whole number of the currency's smallest unit in a string, and the currency. One that cannot
    /// be read is an error if something is lost with it.
    mutating func paddleMoney(
        _ node: JSONNode,
        amount: FieldKey = PaddleFields.Money.amount,
        currency: FieldKey = PaddleFields.Money.currencyCode,
        losing consequence: String? = nil
    ) -> Price? {
        guard let node = object(of: node) else { return nil }
        return paddleAmount(node[amount], inCurrencyAt: node[currency], losing: consequence)
    }

    /// An amount in the smallest unit of a currency that another field names.
    mutating func paddleAmount(
        _ stated: JSONNode,
        inCurrencyAt code: JSONNode,
        losing consequence: String? = nil
    ) -> Price? {
        guard let currency = code.string.flatMap({ CurrencyCode($0) }) else {
            report(.invalidPrice, at: code, expected: "an ISO 4217 code of money in use", losing: consequence)
            return nil
        }
        guard let text = stated.scalarText, let units = Int64(text), (0...999_999_999_999_999).contains(units),
            text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        else {
            let expected = "a whole number of the smallest unit of \(currency)"
            report(.invalidPrice, at: stated, expected: expected, losing: consequence)
            return nil
        }
        let step = 1_000_000_000 / currency.smallestUnits
        let price = Price(amount: DecimalAmount(billionths: Int128(units) * step), currency: currency)
        trace(.price(price), from: [stated, code], by: "\(units) / \(currency.smallestUnits)")
        return price
    }

    /// What the details of a transaction come to, after credit and with tax; nil where that is not stated.
    mutating func paddleTotal(of details: JSONNode) -> Price? {
        typealias Fields = PaddleFields.Totals
        let totals = details[PaddleFields.TransactionDetails.totals]
        let price = paddleMoney(totals, amount: Fields.grandTotal, currency: Fields.currencyCode)
        guard price?.isFree == true, !totals[Fields.total].isAbsent else { return price }
        // What credit pays for is not free.
        let total = paddleMoney(totals, amount: Fields.total, currency: Fields.currencyCode)
        if total?.isFree == true { return price }
        let place = totals[Fields.grandTotal]
        withhold(.amount, .undecided, .undecidedField, at: place, expected: "what is charged before credit")
        return nil
    }

    /// An optional interval and how many of them.
    mutating func paddlePeriod(_ node: JSONNode, losing consequence: String? = nil) -> SubscriptionPeriod? {
        guard let node = object(of: node) else { return nil }
        let units: NameTable<PeriodUnit> = [("day", .day), ("week", .week), ("month", .month), ("year", .year)]
        let unit = units.first { $0.name == node["interval"].string }?.value
        let count = node["frequency"].wholeNumber.flatMap { Int(exactly: $0) }
        if let unit, let count, let period = SubscriptionPeriod(count, unit) { return period }
        let expected = "an interval (day, week, month or year) and a frequency from 1"
        report(.invalidPeriod, at: node, expected: expected, losing: consequence)
        return nil
    }

    /// The prices that hold in some countries instead of the usual one.
    mutating func paddleOverrides(of price: JSONNode) -> [PaddleOverride] {
        typealias Fields = PaddleFields.Override
        return statedElements(of: price[PaddleFields.Price.unitPriceOverrides]).map { element in
            PaddleOverride(
                countries: texts(of: element[Fields.countryCodes]) ?? [],
                price: paddleMoney(element[Fields.unitPrice]),
                place: element[Fields.unitPrice]
            )
        }
    }

    private mutating func report(
        _ code: ImportCode,
        at node: JSONNode,
        expected: String,
        losing consequence: String?
    ) {
        if let consequence {
            fail(code, at: node, expected: expected, consequence: consequence)
        } else {
            warn(code, at: node, expected: expected, consequence: "it is not known")
        }
    }
}

/// The price in some countries.
struct PaddleOverride {
    let countries: [String]
    let price: Price?
    /// Where the price stands.
    let place: JSONNode
}

extension CurrencyCode {
    /// How many of its smallest units one of it is: 100 of "USD", 1 of "JPY".
    var smallestUnits: Int128 { (0..<fractionDigits).reduce(1) { units, _ in units * 10 } }
}
