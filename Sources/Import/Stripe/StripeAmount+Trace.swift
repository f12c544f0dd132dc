internal import PaywrightModel
internal import PaywrightValues

extension DiagnosingReader {
    /// Takes note of an amount in whole smallest units, as the price that it is.
    func trace(_ amount: StripeAmount, from nodes: JSONNode...) {
        guard fieldTrace != nil, let price = amount.price else { return }
        trace(.price(price), from: nodes, by: "\(amount.units) / \(amount.scale)")
    }
}

extension StripeSubscriptionReader {
    /// Takes note of how what a renewal costs was calculated.
    ///
    /// - Parameters:
    ///   - quantity: Where it is stated how many there are.
    ///   - discount: What it was reduced by, and where that stands.
    func trace(
        _ renewal: StripeRenewal,
        of item: StripeItem,
        costing charge: StripeAmount?,
        after discount: StripeDiscount? = nil
    ) {
        guard fieldTrace != nil, let price = charge?.price, let amount = renewal.amount else { return }
        typealias Fields = StripeFields.Price
        let priced = (renewal.nextPrice ?? item.price)?.node
        let fields = [
            Fields.unitAmount, Fields.unitAmountDecimal, Fields.amount, Fields.amountDecimal, Fields.currency,
        ]
        var nodes = fields.compactMap { priced?[$0] }
        if let quantity = renewal.quantityPlace { nodes.append(quantity) }
        let all = renewal.quantity == 1 ? "\(amount.units)" : "\(amount.units) * \(renewal.quantity)"
        var calculation = all
        if let reduction = discount?.reduction, let coupon = discount?.coupon {
            switch reduction {
            case .percent(let percent):
                calculation = "\(all) - round(\(all) * \(percent) / 100)"
                nodes.append(coupon[StripeFields.Coupon.percentOff])
            case .amount(let off):
                calculation = "max(0, \(all) - \(off.units))"
                nodes += [coupon[StripeFields.Coupon.amountOff], coupon[StripeFields.Coupon.currency]]
            }
        }
        trace(.price(price), from: nodes, by: "(\(calculation)) / \(amount.scale)")
    }
}

extension StripeAmount {
    /// How many smallest units one unit of the currency has.
    fileprivate var scale: Int { (0..<StripeCurrency.decimals(of: currency)).reduce(1) { scale, _ in scale * 10 } }
}
