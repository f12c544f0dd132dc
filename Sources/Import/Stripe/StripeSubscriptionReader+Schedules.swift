internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension StripeSubscriptionReader {
    /// What a schedule makes of an item when its period ends: it goes on, becomes another one, or ends.
    mutating func follow(
        _ schedule: JSONNode,
        _ renewal: inout StripeRenewal,
        item: StripeItem,
        among items: [StripeItem]
    ) {
        guard !schedule.isAbsent else { return }
        guard schedule.isObject else {
            reportUnexpanded(schedule, "a schedule", losing: "what the next renewal costs is not known")
            (renewal.productID, renewal.amount) = (nil, nil)
            return
        }
        // A schedule that was released or has ended says nothing more.
        guard schedule["status"].string.map({ $0 == "active" || $0 == "not_started" }) ?? true else { return }
        guard let phaseEnd = seconds(of: schedule["current_phase"]["end_date"]), let end = renewal.end else {
            (renewal.productID, renewal.amount) = (nil, nil)
            return
        }
        // The phase goes on after this period.
        guard phaseEnd <= end || phaseEnd.isNear(end, within: Self.sameInstant) else { return }
        let phases = elements(of: schedule["phases"])
        guard let next = phases.first(where: { seconds(of: $0["start_date"]).map { $0 >= phaseEnd } ?? false }) else {
            switch text(of: schedule["end_behavior"]) {
            case "release"?: break
            case "cancel"?: (renewal.end, renewal.renews) = (phaseEnd, false)
            default: (renewal.renews, renewal.productID, renewal.amount) = (nil, nil, nil)
            }
            return
        }
        change(&renewal, to: next, item: item, among: items)
    }

    /// The next phase: what is sold then, in place of the items of this one.
    private mutating func change(
        _ renewal: inout StripeRenewal,
        to phase: JSONNode,
        item: StripeItem,
        among items: [StripeItem]
    ) {
        let sold = elements(of: phase["items"]).isEmpty ? elements(of: phase["plans"]) : elements(of: phase["items"])
        let ids = sold.map { stripeID(of: !$0.states("price") ? $0["plan"] : $0["price"]) }
        let index = ids.firstIndex(of: item.productID) ?? (items.count == 1 && sold.count == 1 ? 0 : nil)
        renewal.amount = nil
        renewal.keepsDiscounts = false
        guard let index, let id = ids[index] else {
            // Which of several takes its place, if any, is not said.
            (renewal.renews, renewal.productID) = (nil, nil)
            return
        }
        renewal.productID = id
        renewal.quantity = wholeNumber(of: sold[index]["quantity"], in: 0...999_999) ?? 1
        renewal.taxRates += elements(of: phase["default_tax_rates"]) + elements(of: sold[index]["tax_rates"])
        if let method = isInvoiced(phase) { renewal.isInvoiced = method.known }
        let hasOffer = ["discounts", "coupon", "trial_end", "trial"].contains { !phase[$0].isAbsentOrEmpty }
        guard !hasOffer, sold[index]["discounts"].isAbsentOrEmpty else { return }
        let price = sold[index]["price"]
        if id == item.productID {
            renewal.amount = item.price?.amount
        } else if price.isObject {
            let next = stripePrice(price, losing: "what the next plan costs is not known")
            (renewal.amount, renewal.tax) = (next?.amount, next?.tax)
            renewal.taxPlace = price["tax_behavior"]
        }
    }
}
