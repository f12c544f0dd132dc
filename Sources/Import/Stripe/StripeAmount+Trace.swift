internal import PaywrightModel
internal import PaywrightValues

extension DiagnosingReader {
    /// Takes note of an amount that was read, as the price that it is.
    func trace(_ amount: StripeAmount) {
        guard fieldTrace != nil, let price = amount.price else { return }
        trace(
            .price(price),
            from: [],
            by: "\(amount.units) / \(amount.scale)",
            of: [.number(amount.units), .currency(amount.currency)]
        )
    }

    /// Takes note of how what a renewal costs was calculated.
    func trace(_ renewal: StripeRenewal, costing charge: StripeAmount?, after reduction: StripeReduction? = nil) {
        guard fieldTrace != nil, let price = charge?.price, let amount = renewal.amount else { return }
        let all = renewal.quantity == 1 ? "\(amount.units)" : "\(amount.units) * \(renewal.quantity)"
        var parts: [TracedValue.Content] = [.number(amount.units), .currency(amount.currency)]
        if renewal.quantity != 1 {
            parts.append(.number(DecimalAmount(billionths: Int128(renewal.quantity) * 1_000_000_000)))
        }
        var calculation = all
        switch reduction {
        case .percent(let percent)?:
            calculation = "\(all) - round(\(all) * \(percent) / 100)"
            parts.append(.number(percent))
        case .amount(let off)?:
            calculation = "max(0, \(all) - \(off.units))"
            parts.append(.number(off.units))
        case nil: break
        }
        trace(.price(price), from: [], by: "(\(calculation)) / \(amount.scale)", of: parts)
    }
}

extension StripeAmount {
    /// How many smallest units one unit of the currency has.
    fileprivate var scale: Int { (0..<StripeCurrency.decimals(of: currency)).reduce(1) { scale, _ in scale * 10 } }
}
