internal import PaywrightModel
package import PaywrightValues

/// How many the amounts of a purchase are for. An amount that is stated for two numbers has none.
package struct CountedAmounts: Hashable, Sendable {
    private var numbers: [Price: Int?] = [:]
    /// Whether they are seats, and not pieces.
    package private(set) var areSeats = false

    init() {}

    /// The amounts that are stated with how many they are for.
    ///
    /// - Parameter product: What is sold, where a product is joined.
    init(of renewal: RenewalInfo?, sold product: Product?) {
        guard let renewal else { return }
        areSeats = product?.isSoldPerSeat ?? (renewal.store == .appStore)
        let stated =
            [(renewal.renewalPrice, renewal.quantity), (renewal.priceChange?.newPrice, numberOfNewPrice(renewal))]
            + renewal.laterPhases.flatMap { [($0.price, $0.quantity), ($0.newPrice, $0.quantity)] }
        for case (let price?, let number) in stated {
            let isForAnother = numbers[price].map { $0 != number } ?? false
            numbers[price] = .some(isForAnother ? nil : number)
        }
    }

    /// Stripe’s new price is what all of them cost; of others it is not stated how many a new price is for.
    private func numberOfNewPrice(_ renewal: RenewalInfo) -> Int? {
        renewal.store == .stripe && renewal.priceChange?.newPrice == renewal.renewalPrice ? renewal.quantity : nil
    }

    /// How many an amount is for, where there are several; nil where that is not stated.
    package func number(of price: Price) -> Int? {
        numbers[price].flatMap(\.self).flatMap { $0 > 1 ? $0 : nil }
    }
}
