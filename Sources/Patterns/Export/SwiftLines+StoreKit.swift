extension SwiftLines {
    /// The part of the file that takes StoreKit’s products.
    static let storeKitSource = #"""
        #if canImport(StoreKit)
            import StoreKit

            extension PaywrightLength {
                init(_ period: Product.SubscriptionPeriod) {
                    switch period.unit {
                    case .day: self.init(period.value, .day)
                    case .week: self.init(period.value, .week)
                    case .month: self.init(period.value, .month)
                    case .year: self.init(period.value, .year)
                    @unknown default: self.init(0, .day)
                    }
                }
            }

            extension PaywrightOffer {
                /// nil for a mode or a type that is new to this file: the plain lines are shown then.
                init?(_ offer: Product.SubscriptionOffer) {
                    let modes: [Product.SubscriptionOffer.PaymentMode: Mode] = [
                        .freeTrial: .free, .payAsYouGo: .payAsYouGo, .payUpFront: .payUpFront,
                    ]
                    let types: [Product.SubscriptionOffer.OfferType: String] = [
                        .introductory: "introductory", .promotional: "promotional", .winBack: "winBack",
                    ]
                    guard let mode = modes[offer.paymentMode], let type = types[offer.type], mode != .free || offer.price == 0 else {
                        return nil
                    }
                    let price = PaywrightPrice(offer.price, offer.displayPrice)
                    self.init(type: type, mode: mode, period: PaywrightLength(offer.period), cycles: offer.periodCount, price: price)
                }
            }

            extension PaywrightPurchase {
                /// What StoreKit states of a product, with the offer that the customer gets: nil for a customer who is not eligible. nil
                /// for a kind of product that is new to this file.
                public init?(_ product: Product, offer: Product.SubscriptionOffer? = nil, comparedWith reference: Product? = nil) {
                    let style = product.priceFormatStyle
                    let kinds: [Product.ProductType: Kind] = [
                        .autoRenewable: .autoRenewable, .nonRenewable: .nonRenewable, .consumable: .consumable,
                        .nonConsumable: .nonConsumable,
                    ]
                    guard let kind = kinds[product.type] else { return nil }
                    self.init(
                        productID: product.id,
                        kind: kind,
                        price: PaywrightPrice(product.price, product.displayPrice),
                        currency: style.currencyCode,
                        period: product.subscription.map { PaywrightLength($0.subscriptionPeriod) },
                        offer: offer.flatMap { PaywrightOffer($0) },
                        reference: reference.flatMap { other in
                            guard let period = other.subscription?.subscriptionPeriod, other.priceFormatStyle.currencyCode == style.currencyCode,
                                other.subscription?.subscriptionGroupID == product.subscription?.subscriptionGroupID
                            else { return nil }
                            return (PaywrightPrice(other.price, other.displayPrice), PaywrightLength(period))
                        },
                        format: { style.format($0) }
                    )
                    name = product.displayName
                }
            }
        #endif

        """#
}
