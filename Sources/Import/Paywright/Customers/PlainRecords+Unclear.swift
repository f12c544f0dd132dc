internal import PaywrightModel
internal import PaywrightValues

extension PlainRecords {
    /// A record that is left out, or of which it is not known what it belongs to.
    struct Unclear {
        let isPurchase: Bool
        /// As far as they are stated; the first of a purchase that is left out.
        let id: String?
        let originalID: String?
        let productID: String?
        let doubt: Doubt
    }

    /// Puts in doubt what may belong to records that are unclear: what has an identifier in common with one, and what stands
    /// alone without what is unclear, a subscription without its purchases or a purchase without its subscription.
    mutating func spread(_ unclear: [Unclear]) {
        spreadWithoutIdentifiers()
        guard !unclear.isEmpty else { return }
        var doubts = Doubts()
        for record in unclear { doubts.note(record) }
        let bought = Identifiers(purchases.map { ($0.originalID, $0.productID) })
        let described = Identifiers(subscriptions.map { ($0.renewal.originalID, $0.renewal.productID) })
        for index in purchases.indices {
            let purchase = purchases[index]
            var open = doubts.sharing(purchase.originalID, purchase.productID)
            open.append(purchase.id.flatMap { doubts.byID[$0] })
            let isDescribed =
                described.originals.contains(purchase.originalID) || described.alone.contains(purchase.productID)
            if !isDescribed, purchase.mayRenew { open.append(doubts.ofSubscription) }
            purchases[index].doubts = purchase.doubts.merging(open.compactMap { $0 })
        }
        for index in subscriptions.indices {
            let renewal = subscriptions[index].renewal
            var open = doubts.sharing(renewal.originalID, renewal.productID)
            let isBought =
                renewal.originalID == nil
                ? bought.products.contains(renewal.productID) : bought.originals.contains(renewal.originalID)
            if !isBought { open.append(doubts.ofPurchase) }
            subscriptions[index].renewal.doubts = renewal.doubts.merging(open.compactMap { $0 })
        }
    }

    /// What records state of what they belong to.
    private struct Identifiers {
        let originals: Set<String?>
        let products: Set<String?>
        /// The products of those that state nothing else.
        let alone: Set<String?>

        init(_ stated: [(originalID: String?, productID: String?)]) {
            originals = Set(stated.map(\.originalID).filter { $0 != nil })
            products = Set(stated.map(\.productID).filter { $0 != nil })
            alone = Set(stated.filter { $0.originalID == nil }.map(\.productID).filter { $0 != nil })
        }
    }

    /// Puts in doubt the purchases of a product of which one has an identifier that cannot be read, where two of them may be one
    /// purchase that is stated twice: they do not differ in when they were made.
    private mutating func spreadWithoutIdentifiers() {
        guard !unidentified.isEmpty else { return }
        for indices in Dictionary(grouping: purchases.indices, by: { purchases[$0].productID }).values {
            guard let first = indices.first, let doubt = unidentified[purchases[first].productID] else { continue }
            let dates = Set(indices.compactMap { purchases[$0].purchaseDate })
            guard dates.count < indices.count, indices.count > 1 else { continue }
            for index in indices { purchases[index].doubts.add(doubt) }
        }
    }

    /// The doubts of unclear records, by what they state: one for each identifier.
    private struct Doubts {
        var ofPurchase: Doubt?
        var ofSubscription: Doubt?
        private(set) var byID: [String: Doubt] = [:]
        private var byOriginalID: [String: Doubt] = [:]
        private var byProductID: [String: Doubt] = [:]

        mutating func note(_ record: Unclear) {
            if record.isPurchase {
                ofPurchase = ofPurchase ?? record.doubt
            } else {
                ofSubscription = ofSubscription ?? record.doubt
            }
            if let id = record.id { byID[id] = byID[id] ?? record.doubt }
            if let id = record.originalID { byOriginalID[id] = byOriginalID[id] ?? record.doubt }
            if let id = record.productID { byProductID[id] = byProductID[id] ?? record.doubt }
        }

        func sharing(_ originalID: String?, _ productID: String?) -> [Doubt?] {
            [originalID.flatMap { byOriginalID[$0] }, productID.flatMap { byProductID[$0] }]
        }
    }
}

extension PurchaseTransaction {
    /// Whether it can be a subscription, as far as its kind is stated.
    fileprivate var mayRenew: Bool { productType.map { $0.known == nil || $0 == .known(.autoRenewable) } ?? true }
}
