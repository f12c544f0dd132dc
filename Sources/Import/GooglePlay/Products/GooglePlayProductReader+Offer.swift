internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension GooglePlayProductReader {
    /// Reads an offer of the Developer API, or reports why it is left out. Its base plan may not be known yet.
    mutating func readOffer(_ node: JSONNode) {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: offerLeftOut)
            return
        }
        guard let productID = identifier(node["productId"], .missingProductID, "a product id") else { return }
        self.productID = productID
        guard let basePlanID = identifier(node["basePlanId"], .missingBasePlan, "a base plan id") else { return }
        self.basePlanID = basePlanID
        guard let offerID = identifier(node["offerId"], .missingOfferID, "an offer id") else { return }
        let consequence = "offer \(Excerpt.quoted(offerID)) is left out of \(productName)"
        guard isForSale(node["state"], losing: consequence) else { return }
        let (type, customers) = targeting(of: node)
        guard let regions = regions(of: node, losing: consequence),
            let phases = phases(of: node, losing: consequence)
        else { return }
        keep(
            UnattachedOffer(
                productID: productID,
                basePlanID: basePlanID,
                offerID: offerID,
                file: file,
                place: place(of: node["offerId"]),
                type: type,
                customers: customers,
                regions: regions,
                phases: phases
            )
        )
    }

    private mutating func identifier(
        _ node: JSONNode,
        _ code: ImportCode,
        _ expected: String
    ) -> String? {
        if let id = node.string, !id.trimmed.isEmpty { return id }
        fail(code, at: node, expected: expected, consequence: offerLeftOut)
        return nil
    }

    /// Which customers an offer is for. Only a customer who never had this subscription, or any of the app's, is new to the
    /// group; one who never had another may have had this. An offer without a rule is for the customers that the developer
    /// chooses: not known.
    private mutating func targeting(of node: JSONNode) -> (OfferType, Set<CustomerStanding>?) {
        guard let targeting = object(of: node["targeting"]) else { return (.unspecified, nil) }
        if let rule = object(of: targeting["acquisitionRule"]) {
            let scope = rule["scope"]
            if scope.states("thisSubscription") || scope.states("anySubscriptionInApp") {
                return (.introductory, [.new])
            }
            if !scope.states("specificSubscriptionInApp") { reportUnknownRule(scope) }
        } else if object(of: targeting["upgradeRule"]) != nil {
            return (.promotional, [.existing])
        } else if !targeting.members.isEmpty {
            reportUnknownRule(targeting)
        }
        return (.unspecified, nil)
    }

    private mutating func reportUnknownRule(_ node: JSONNode) {
        warn(
            .unknownCustomers,
            at: node,
            found: "a rule of no known form",
            expected: "an acquisitionRule or an upgradeRule with its scope",
            consequence: "the customers that the offer is for are not known"
        )
    }

    /// The regions in which an offer is open to new subscribers; nil, and reported, if there is none.
    private mutating func regions(of node: JSONNode, losing consequence: String) -> Set<Storefront>? {
        var seen: Set<Storefront> = []
        var regions: Set<Storefront> = []
        let list = node["regionalConfigs"]
        for config in elements(of: list, losing: consequence) {
            guard let region = region(of: config, after: &seen) else { continue }
            if flag(config["newSubscriberAvailability"], default: false) { regions.insert(region) }
        }
        guard !regions.isEmpty else {
            fail(
                .offerNotSold,
                at: list,
                found: "no region that is open to new subscribers",
                expected: "a regionalConfig with newSubscriberAvailability true",
                consequence: consequence
            )
            return nil
        }
        return regions
    }

    // MARK: Phases

    /// The phases of an offer; nil, and reported, unless all can be read.
    private mutating func phases(of node: JSONNode, losing consequence: String) -> [UnattachedOffer.Phase]? {
        let nodes = elements(of: node["phases"], losing: consequence)
        guard !nodes.isEmpty else {
            if node["phases"].isAbsentOrEmpty {
                fail(.missingOfferPeriod, at: node["phases"], expected: "at least one phase", consequence: consequence)
            }
            return nil
        }
        guard nodes.count <= 2 else {
            let expected = "at most 2 phases before the price of the base plan"
            fail(
                .tooManyPhases,
                at: node["phases"],
                found: "\(nodes.count)",
                expected: expected,
                consequence: consequence
            )
            return nil
        }
        var phases: [UnattachedOffer.Phase] = []
        for node in nodes {
            guard let phase = phase(node, losing: consequence) else { return nil }
            phases.append(phase)
        }
        return phases
    }

    private mutating func phase(_ node: JSONNode, losing consequence: String) -> UnattachedOffer.Phase? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        let duration = billingPeriod(node["duration"], losing: consequence)
        let count = recurrenceCount(node["recurrenceCount"], losing: consequence)
        guard let duration, let count else { return nil }
        guard duration.times(count) != nil else {
            let expected = "at most 9999 of each unit in all, with periods of \(duration)"
            fail(.invalidPeriodCount, at: node["recurrenceCount"], expected: expected, consequence: consequence)
            return nil
        }
        var seen: Set<Storefront> = []
        var prices: [Storefront: UnattachedOffer.PhasePrice] = [:]
        for config in elements(of: node["regionalConfigs"], losing: consequence) {
            guard let region = region(of: config, after: &seen) else { continue }
            prices[region] = phasePrice(config, in: region).map {
                UnattachedOffer.PhasePrice(terms: $0, place: place(of: config))
            }
        }
        return UnattachedOffer.Phase(duration: duration, count: count, prices: prices)
    }

    private mutating func recurrenceCount(_ node: JSONNode, losing consequence: String) -> Int? {
        guard !node.isAbsent else {
            let expected = "how many times the phase is charged"
            warn(.missingPeriodCount, at: node, expected: expected, consequence: "it is taken to be one time")
            return 1
        }
        if let count = node.wholeNumber.flatMap({ Int(exactly: $0) }), (1...9_999).contains(count) { return count }
        let expected = "a whole number from 1 to 9999"
        fail(.invalidPeriodCount, at: node, expected: expected, consequence: consequence)
        return nil
    }

    /// What a phase costs in a region; nil, and reported, unless it is stated in exactly one way.
    private mutating func phasePrice(_ config: JSONNode, in region: Storefront) -> UnattachedOffer.PhasePrice.Terms? {
        let consequence = "the offer is left out of \(productName) in \(region)"
        let names = ["price", "relativeDiscount", "absoluteDiscount", "free"]
        let stated = names.filter { config.states($0) }
        guard stated.count == 1, let name = stated.first else {
            warn(
                stated.isEmpty ? .missingPrice : .contradictoryFields,
                at: config,
                found: stated.isEmpty ? "no price" : stated.joined(separator: " beside "),
                expected: "one of " + names.joined(separator: ", "),
                consequence: consequence
            )
            return nil
        }
        let node = config[name]
        switch name {
        case "free": return .free
        case "price": return money(of: node, otherwise: consequence).map { .price($0) }
        case "absoluteDiscount": return money(of: node, otherwise: consequence).map { .discount($0) }
        default:
            // Of 1 and of 0 nothing would be left of the discount or of the price.
            if let text = node.value?.numberText, let fraction = DecimalFraction(text)?.billionths,
                (1..<1_000_000_000).contains(fraction)
            {
                return .relativeDiscount(billionths: fraction)
            }
            let expected = "the part that is taken off, above 0 and below 1"
            warn(.invalidNumber, at: node, expected: expected, consequence: consequence)
            return nil
        }
    }
}
