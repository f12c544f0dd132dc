internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ConfigurationReader {
    /// Reads the price of something that cannot do without, in the file's currency.
    mutating func price(_ node: JSONNode, losing consequence: String) -> Price? {
        guard !node.isAbsent else {
            fail(.missingPrice, at: node, expected: DecimalAmount.grammar, consequence: consequence)
            return nil
        }
        guard let amount = node.amount else {
            fail(.invalidPrice, at: node, expected: DecimalAmount.grammar, consequence: consequence)
            return nil
        }
        if node.value?.numberText != nil {
            warn(
                .numericPrice,
                at: node,
                expected: "a decimal in double quotes",
                consequence: "the digits are read as they stand"
            )
        }
        guard let currency = storefront.currency else { return nil }
        let price = Price(amount: amount, currency: currency)
        if price.hasExcessFractionDigits {
            warn(
                .excessFractionDigits,
                at: node,
                expected: "at most \(price.currency.fractionDigits) decimals, as \(price.currency) has",
                consequence: "the amount is kept in full"
            )
        }
        return price
    }

    /// Files a price under the storefront.
    func prices(_ price: Price) -> StorefrontPrices {
        StorefrontPrices(price, in: storefront)
    }
}

extension JSONNode {
    /// The amount that a string or a number states; nil if it is not one by `DecimalAmount.grammar`.
    var amount: DecimalAmount? {
        (value?.stringValue ?? value?.numberText).flatMap { DecimalAmount($0) }
    }
}
