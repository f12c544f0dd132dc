internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension GooglePlayProductReader {
    private typealias Fields = GooglePlayProductsFields.Offer

    /// Reads an offer of the Developer API, or reports why it is left out. Its base plan may not be known yet.
    mutating func readOffer(_ node: JSONNode) {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: offerLeftOut)
            return
        }
        guard let productID = identifier(node[Fields.productId], .missingProductID, "a product id") else { return }
        self.productID = productID
        guard let basePlanID = identifier(node[Fields.basePlanId], .missingBasePlan, "a base plan id") else { return }
        self.basePlanID = basePlanID
        guard let offerID = identifier(node[Fields.offerId], .missingOfferID, "an offer id") else { return }
        let consequence = "offer \(Excerpt.quoted(offerID)) is left out of \(productName)"
        let offer = whole(losing: consequence) { reader -> UnattachedOffer? in
            reader.noteFields(of: node, Fields.table)
            guard reader.isForSale(node[Fields.state], losing: consequence) else { return nil }
            let (type, customers) = reader.targeting(of: node)
            guard let regions = reader.regions(of: node, losing: consequence),
                let phases = reader.phases(of: node, losing: consequence)
            else { return nil }
            return UnattachedOffer(
                productID: productID,
                basePlanID: basePlanID,
                offerID: offerID,
                file: reader.file,
                place: reader.place(of: node[Fields.offerId]),
                type: type,
                customers: customers,
                regions: regions,
                phases: phases,
                leavesCalculationsOpen: reader.fields.leavesCalculationsOpen
            )
        }
        if let offer { keep(offer) }
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
        typealias Rules = GooglePlayProductsFields.Targeting
        guard let targeting = object(of: node[Fields.targeting]) else { return (.unspecified, nil) }
        noteFields(of: targeting, Rules.table)
        if let rule = object(of: targeting[Rules.acquisitionRule]) {
            return customers(acquiredBy: rule)
        } else if let rule = object(of: targeting[Rules.upgradeRule]) {
            typealias Rule = GooglePlayProductsFields.UpgradeRule
            noteFields(of: rule, Rule.table)
            typealias Scope = GooglePlayProductsFields.UpgradeScope
            let scope = rule[Rule.scope]
            noteFields(of: scope, Scope.table)
            _ = flag(rule[Rule.oncePerUser])
            _ = text(of: scope[Scope.specificSubscriptionInApp])
            let isForHolders = [Scope.thisSubscription, Scope.anySubscriptionInApp].contains {
                object(of: scope[$0]) != nil
            }
            let period = duration(of: rule[Rule.billingPeriodDuration])
            // Who has another subscription, or a plan of one length, is not everybody who has this one.
            return isForHolders && period == nil ? (.promotional, [.existing]) : (.unspecified, nil)
        } else if !targeting.members.isEmpty {
            refuseUnknownRule(targeting)
        }
        return (.unspecified, nil)
    }

    private mutating func customers(acquiredBy rule: JSONNode) -> (OfferType, Set<CustomerStanding>?) {
        typealias Scope = GooglePlayProductsFields.Scope
        let scope = rule[GooglePlayProductsFields.AcquisitionRule.scope]
        noteFields(of: rule, GooglePlayProductsFields.AcquisitionRule.table)
        noteFields(of: scope, Scope.table)
        let isOfNone = [Scope.thisSubscription, Scope.anySubscriptionInApp].contains { object(of: scope[$0]) != nil }
        if isOfNone { return (.introductory, [.new]) }
        if text(of: scope[Scope.specificSubscriptionInApp]) == nil { refuseUnknownRule(scope) }
        return (.unspecified, nil)
    }

    /// An offer for customers that are not known is for none.
    private mutating func refuseUnknownRule(_ node: JSONNode) {
        let expected = "an acquisitionRule or an upgradeRule with its scope"
        refuse(.unknownCustomers, at: node, found: "a rule of no known form", expected: expected)
    }

    /// The regions in which an offer is open to new subscribers; nil, and reported, if there is none.
    private mutating func regions(of node: JSONNode, losing consequence: String) -> Set<Storefront>? {
        var regions: Set<Storefront> = []
        typealias Regional = GooglePlayProductsFields.RegionalOffer
        let list = node[Fields.regionalConfigs]
        for (region, config) in self.regions(of: elements(of: list, losing: consequence), Regional.regionCode) {
            let isOpen = part(losing: "the offer is left out of \(productName) in \(region)") { reader in
                reader.noteFields(of: config, Regional.table)
                return reader.flag(config[Regional.newSubscriberAvailability], default: false)
            }
            if isOpen == true { regions.insert(region) }
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
        let nodes = elements(of: node[Fields.phases], losing: consequence)
        guard !nodes.isEmpty else {
            if node[Fields.phases].isAbsentOrEmpty {
                fail(
                    .missingOfferPeriod,
                    at: node[Fields.phases],
                    expected: "at least one phase",
                    consequence: consequence
                )
            }
            return nil
        }
        guard nodes.count <= 2 else {
            let expected = "at most 2 phases before the price of the base plan"
            fail(
                .tooManyPhases,
                at: node[Fields.phases],
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
        typealias Fields = GooglePlayProductsFields.Phase
        noteFields(of: node, Fields.table)
        let duration = billingPeriod(node[Fields.duration], losing: consequence)
        let count = recurrenceCount(node[Fields.recurrenceCount], losing: consequence)
        guard let duration, let count else { return nil }
        guard duration.times(count) != nil else {
            let expected = "at most 9999 of each unit in all, with periods of \(duration)"
            fail(.invalidPeriodCount, at: node[Fields.recurrenceCount], expected: expected, consequence: consequence)
            return nil
        }
        var prices: [Storefront: UnattachedOffer.PhasePrice] = [:]
        let configs = elements(of: node[Fields.regionalConfigs], losing: consequence)
        for (region, config) in regions(of: configs, GooglePlayProductsFields.RegionalPhase.regionCode) {
            let terms = part(losing: "the offer is left out of \(productName) in \(region)") { reader in
                reader.phasePrice(config, in: region)
            }
            prices[region] = terms.map { UnattachedOffer.PhasePrice(terms: $0, place: place(of: config)) }
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
        typealias Fields = GooglePlayProductsFields.RegionalPhase
        noteFields(of: config, Fields.table)
        let fields = [Fields.price, Fields.relativeDiscount, Fields.absoluteDiscount, Fields.free]
        let stated = fields.filter { config.states($0) }.map(\.name)
        guard stated.count == 1 else {
            warn(
                stated.isEmpty ? .missingPrice : .contradictoryFields,
                at: config,
                found: stated.isEmpty ? "no price" : stated.joined(separator: " beside "),
                expected: "one of " + fields.map(\.name).joined(separator: ", "),
                consequence: consequence
            )
            return nil
        }
        if config.states(Fields.free) { return object(of: config[Fields.free]).map { _ in .free } }
        if config.states(Fields.price) {
            return googlePlayPrice(of: config[Fields.price], losing: consequence).map { .price($0) }
        }
        if config.states(Fields.absoluteDiscount) {
            return googlePlayPrice(of: config[Fields.absoluteDiscount], losing: consequence).map { .discount($0) }
        }
        let node = config[Fields.relativeDiscount]
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
