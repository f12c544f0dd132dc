import PaywrightDecisions
import PaywrightModel

/// Everything that a status promises a customer, each promise as a name: a set that may only become smaller where less is
/// known.
struct Promises {
    let names: Set<String>

    /// What is promised of some products; nothing where no input could be read.
    init(_ history: CustomerHistory?, products: [Product]) {
        guard let history else {
            names = []
            return
        }
        let status = CustomerStatus(of: history, products: products, now: RandomCustomer.now)
        var names: Set<String> = []
        for purchase in status.purchases {
            switch purchase.situation {
            case .notPurchased: names.insert("no purchases")
            case .winBackAvailable(_, let ids): for id in ids { names.insert("special offer \(id)") }
            default: break
            }
        }
        for product in products {
            let group = status.eligibility.group(of: product)
            func promise(_ name: String, _ answer: OfferEligibility) {
                if answer == .eligible { names.insert("\(name) of \(product.qualifiedID)") }
            }
            promise("introductory offer", status.eligibility.introductory(for: product))
            promise("introductory offer in the group", group.introductory)
            promise("promotional offer", group.promotional)
            promise("win-back offer", group.winBack)
            promise("offer code", group.offerCode)
            for offer in product.offers {
                promise("\(offer.type) \(offer.id ?? "")", status.eligibility.eligibility(for: offer, of: product))
            }
            for claim in status.eligibility.claims(for: product) where claim != .unknown && claim != .noOffer {
                names.insert("claim \(claim) for \(product.qualifiedID)")
            }
        }
        let other = status.eligibility.everyOtherGroup
        for (name, answer) in [("introductory", other.introductory), ("code", other.offerCode)]
        where answer == .eligible {
            names.insert("\(name) of every other group")
        }
        self.names = names
    }

    /// What these promise and others do not.
    func beyond(_ others: Promises) -> Set<String> { names.subtracting(others.names) }
}
