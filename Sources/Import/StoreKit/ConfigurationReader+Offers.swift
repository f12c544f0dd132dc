internal import PaywrightJSON
internal import PaywrightModel

extension ConfigurationReader {
    private typealias Fields = StoreKitFields.Offer

    /// The payment mode that Xcode writes for an offer until one is chosen.
    private static let modeOfUnfilledOffers = "none"

    /// Every readable offer of a product, introductory ones first, then promotional, win-back and code offers.
    mutating func offers(of product: JSONNode, type productType: ProductType) -> [SubscriptionOffer] {
        var offers: [SubscriptionOffer] = []
        var names: Set<OfferName> = []
        for (type, node) in statedOffers(of: product) {
            let offer = part(losing: offerLeftOut) { $0.offer(node, type: type, productType: productType) }
            guard let offer else { continue }
            if !names.insert(OfferName(offer)).inserted {
                warn(
                    .duplicateOffer,
                    at: node,
                    found: "another \(type.rawValue) offer" + (offer.id.map { " \(Excerpt.quoted($0))" } ?? ""),
                    expected: "one for each identifier and billing plan",
                    consequence: "both are kept, and copy speaks of the first"
                )
            }
            offers.append(offer)
        }
        return offers
    }

    private mutating func statedOffers(of product: JSONNode) -> [(type: OfferType, node: JSONNode)] {
        let lists: [(type: OfferType, field: FieldKey)] = [
            (.promotional, StoreKitFields.Product.adHocOffers), (.winBack, StoreKitFields.Product.winbackOffers),
            (.code, StoreKitFields.Product.codeOffers),
        ]
        var offers = introductoryOffers(of: product).map { (type: OfferType.introductory, node: $0) }
        for list in lists {
            offers += listedOffers(in: product[list.field]).map { (type: list.type, node: $0) }
        }
        return offers
    }

    /// The elements of a list of offers; without the list the product has none.
    private mutating func listedOffers(in list: JSONNode) -> [JSONNode] {
        let consequence = "the offers are left out of \(productName)"
        return part(losing: consequence) { $0.elements(of: list, losing: consequence) } ?? []
    }

    /// The introductory offers, of format 5's list and of the single one that it repeats for older readers.
    private mutating func introductoryOffers(of product: JSONNode) -> [JSONNode] {
        var candidates = listedOffers(in: product[StoreKitFields.Product.introductoryOffers])
        let single = product[StoreKitFields.Product.introductoryOffer]
        if !single.isAbsent { candidates.append(single) }
        var offers: [JSONNode] = []
        var firstByID: [String: JSONNode] = [:]
        for candidate in candidates {
            // Without an internal id, an offer is the same as one with the same content.
            let content = candidate.value?.canonicalText ?? ""
            let id = candidate[Fields.internalID].text ?? content
            guard let first = firstByID[id] else {
                firstByID[id] = candidate
                offers.append(candidate)
                continue
            }
            if first.value?.canonicalText != content {
                warn(
                    .contradictoryOffer,
                    at: candidate,
                    found: "another offer with the same internalID",
                    expected: "the content of \(first.path)",
                    consequence: "\(first.path) counts"
                )
            }
        }
        return offers
    }

    private mutating func offer(_ node: JSONNode, type: OfferType, productType: ProductType) -> SubscriptionOffer? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: offerLeftOut)
            return nil
        }
        guard node[Fields.paymentMode].text != Self.modeOfUnfilledOffers else {
            note(
                .unfilledOffer,
                at: node[Fields.paymentMode],
                expected: "one of "
                    + PaymentMode.configurationNames(for: productType).map(\.name).joined(separator: ", "),
                consequence: "\(offerLeftOut), as nothing is filled in"
            )
            return nil
        }
        guard type == .code || productType == .autoRenewable else {
            fail(
                .misplacedOffer,
                at: node,
                found: "an offer of type \(type.rawValue)",
                expected: "codeOffers only, as \(productName) does not renew",
                consequence: offerLeftOut
            )
            return nil
        }
        noteFields(of: node, Fields.table)
        let identifier = identifier(of: node, type: type)
        guard let terms = terms(of: node, productType: productType), identifier.isReadable else { return nil }
        return SubscriptionOffer(
            type: type,
            paymentMode: terms.paymentMode,
            period: terms.period,
            periodCount: terms.periodCount,
            prices: terms.price.map(prices) ?? StorefrontPrices(),
            id: identifier.id,
            isStackable: type == .code && flag(node[Fields.isStackable], default: false),
            billingPlan: billingPlanKind(node[Fields.billingPlanType]),
            customers: type == .code ? customers(node[Fields.eligibility]) : nil
        )
    }

    /// The customers a code is for; nil, all of them, when the file does not say. Without the names that are not known it is for
    /// fewer; without any it is left out.
    private mutating func customers(_ list: JSONNode) -> Set<CustomerStanding>? {
        var customers: Set<CustomerStanding> = []
        let stated = elements(of: list, losing: offerLeftOut)
        for node in stated {
            if let standing = node.string.flatMap(CustomerStanding.init(rawValue:)) {
                customers.insert(standing)
            } else {
                let names = CustomerStanding.allCases.map(\.rawValue).joined(separator: ", ")
                warn(.unknownCustomers, at: node, expected: "one of \(names)", consequence: "the value is passed over")
            }
        }
        if customers.isEmpty, !stated.isEmpty {
            let names = CustomerStanding.allCases.map(\.rawValue).joined(separator: ", ")
            refuse(.unknownCustomers, at: list, expected: "customers, of \(names)")
        }
        return customers.isEmpty ? nil : customers
    }

    private mutating func identifier(of offer: JSONNode, type: OfferType) -> (id: String?, isReadable: Bool) {
        guard type != .introductory else { return (nil, true) }
        let node = offer[type == .code ? Fields.referenceName : Fields.offerID]
        guard let id = node.string, !id.trimmed.isEmpty else {
            let expected = type == .code ? "the code's reference name" : "an offer id"
            fail(.missingOfferID, at: node, expected: expected, consequence: offerLeftOut)
            return (nil, false)
        }
        return (id, true)
    }

    private mutating func billingPlanKind(_ node: JSONNode) -> BillingPlan.Kind? {
        guard !node.isAbsent else { return nil }
        let kind = node.string.flatMap(BillingPlan.Kind.init(configurationName:))
        if kind == nil {
            refuse(.unknownBillingPlan, at: node, expected: BillingPlan.Kind.expectation)
        }
        return kind
    }
}

/// All that a customer can ask for an offer by.
private struct OfferName: Hashable {
    let type: OfferType
    let id: String?
    let billingPlan: BillingPlan.Kind?

    init(_ offer: SubscriptionOffer) {
        type = offer.type
        id = offer.id
        // Without a plan an offer is one of the plan billed up front.
        billingPlan = offer.billingPlan ?? .billedUpFront
    }
}
