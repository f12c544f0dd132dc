internal import PaywrightModel
internal import PaywrightValues

extension StorefrontPrices {
    /// The prices by storefront, in the currency that goes without saying or with their own.
    func productListText(in store: StoreName) -> ProductListText {
        .filled(
            entries.map { entry in
                let usual = store == .appStore ? entry.storefront.currency : nil
                let text = entry.price.description
                // "USD 9.99" without its first four characters.
                let amount = ProductListText.string(entry.price.currency == usual ? String(text.dropFirst(4)) : text)
                let display = entry.price.displayString
                return (
                    name: entry.storefront.alpha3,
                    value: display.map { .object([("price", amount), ("display", .string($0))]) } ?? amount
                )
            }
        )
    }
}

extension SubscriptionOffer {
    func productListText(in store: StoreName) -> ProductListText {
        var members: [(name: String, value: ProductListText)] = [("type", .string(type.rawValue))]
        if let id { members.append(("id", .string(id))) }
        if phases.count == 1 {
            members += firstPhase.productListMembers(in: store)
        } else {
            members.append(("phases", .array(phases.map { .object($0.productListMembers(in: store)) })))
        }
        if isStackable { members.append(("stackable", .bool(true))) }
        if let billingPlan { members.append(("plan", .string(billingPlan.rawValue))) }
        if customers != SubscriptionOffer(type: type, first: firstPhase).customers {
            let names = CustomerStanding.allCases.filter(customers.contains).map(\.rawValue)
            members.append(("customers", .array(names.map { .string($0) })))
        }
        return .object(members)
    }
}

extension OfferPhase {
    fileprivate func productListMembers(in store: StoreName) -> [(name: String, value: ProductListText)] {
        var members: [(name: String, value: ProductListText)] = [("mode", .string(paymentMode.rawValue))]
        if let period { members.append(("period", .string(period.description))) }
        if periodCount > 1 { members.append(("periods", .integer(periodCount))) }
        if !prices.entries.isEmpty { members.append(("prices", prices.productListText(in: store))) }
        return members
    }
}

extension BillingPlan {
    func productListText(in store: StoreName, productPrices: StorefrontPrices) -> ProductListText {
        var members: [(name: String, value: ProductListText)] = [("kind", .string(kind.rawValue))]
        if kind != .billedUpFront || prices != productPrices {
            members.append(("prices", prices.productListText(in: store)))
        }
        if !commitmentPrices.entries.isEmpty {
            members.append(("totalPrices", commitmentPrices.productListText(in: store)))
        }
        if kind != .billedUpFront { members.append(("payments", .integer(paymentCount))) }
        if let billingPeriod { members.append(("billingPeriod", .string(billingPeriod.description))) }
        if let renewal { members.append(("renewal", .string(renewal.rawValue))) }
        if !isEnabled { members.append(("enabled", .bool(false))) }
        return .object(members)
    }
}
