public import PaywrightModel
public import PaywrightValues

/// What each product is for one customer: see `PlanChoice`.
///
///     let choices = PlanChoices(for: customer.history, products: shop.products, now: .now)
///     for product in shop.products { print(product.id, choices.choice(of: product).choice) }
public struct PlanChoices: Sendable {
    /// What is true of the customer.
    public let status: CustomerStatus
    private let history: CustomerHistory
    private let purchases: [Held]
    /// The store whose products the App Store’s files describe: itself, unless only another one has spoken.
    private let fileStore: StoreName

    /// Decides what is true of a customer, for what products are.
    ///
    /// - Parameters:
    ///   - history: What the stores have stated.
    ///   - products: The products, which tell groups, levels and periods.
    ///   - now: The instant to decide for.
    ///   - policy: What only a policy can decide.
    public init(
        for history: CustomerHistory,
        products: [Product],
        now: Instant,
        policy: StatusPolicy = .careful
    ) {
        status = CustomerStatus(of: history, products: products, now: now, policy: policy)
        self.history = history
        let hasOther = history.coverage[.other] != nil && history.coverage[.appStore] == nil
        let fileStore: StoreName = hasOther ? .other : .appStore
        self.fileStore = fileStore
        // Where nothing was bought, one purchase states that, or that it is not known.
        let isNothing = history.transactions.isEmpty && history.renewals.isEmpty && history.statements.isEmpty
        purchases = (isNothing ? [] : status.purchases).map { purchase in
            Held(
                purchase: purchase,
                standing: PlanStanding(purchase.situation),
                own: products.first { $0.store(ofFiles: fileStore) == purchase.store && purchase.isOf($0) },
                listed: purchase.listedProductID.flatMap { id in products.first { $0.qualifiedID == id } }
            )
        }
    }

    /// What a product is for the customer.
    ///
    /// - Parameter product: The product, one of those that the choices were made from.
    public func choice(of product: Product) -> PlanChoice {
        var choice = decision(product)
        choice.claims = status.eligibility.claims(for: product)
        return choice
    }

    /// What one of a product's billing plans is for the customer: of two that are sold only the one that runs is the customer's. How
    /// they rank, no store states.
    ///
    ///     choices.choice(of: yearly, billed: .billedUpFront).choice            // .notStated(.levelUnknown)
    ///     choices.choice(of: yearly, billed: .monthlyWithCommitment).choice    // .current
    ///
    /// - Parameters:
    ///   - product: The product, one of those that the choices were made from.
    ///   - plan: One of its billing plans.
    public func choice(of product: Product, billed plan: BillingPlan.Kind) -> PlanChoice {
        var choice = choice(of: product)
        let sold = Set(product.billingPlans.filter(\.isEnabled).map(\.kind))
        guard choice.choice == .current, sold.count > 1 else { return choice }
        let running = Set(
            held(of: product, in: product.store(ofFiles: fileStore)).filter { $0.standing == .running }
                .map(\.purchase.record.decided?.billingPlan)
        )
        if running == [plan] { return choice }
        let isKnown = running.count == 1 && !running.contains(nil)
        (choice.choice, choice.isButtonOn) = (.notStated(isKnown ? .levelUnknown : .planUnknown), nil)
        return choice
    }

    private func decision(_ product: Product) -> PlanChoice {
        let store = product.store(ofFiles: fileStore)
        let held = held(of: product, in: store)
        // What is used up, and access for a time, is bought as often as the customer likes.
        if product.isBoughtAgain || held.contains(where: \.purchase.situation.isOfConsumable) {
            return held.contains { $0.standing == .blocked(.pending) } ? .unavailable(.pending) : .buy
        }
        if let own = decision(held) { return own }
        if product.isPlan, let change = change(to: product, in: store) { return change }
        if let elsewhere = decisionElsewhere(product, in: store) { return elsewhere }
        return missing(product, in: store)
    }

    // MARK: What the customer has

    fileprivate struct Held {
        let purchase: CustomerStatus.Purchase
        let standing: PlanStanding
        /// The product that it is of, in its store.
        let own: Product?
        /// The product that states its identifier.
        let listed: Product?
    }

    /// The purchases of a product in its own store.
    private func held(of product: Product, in store: StoreName) -> [Held] {
        purchases.filter { $0.purchase.store == store && $0.purchase.isOf(product) }
    }

    /// What follows from purchases of the product itself; nil where nothing does.
    private func decision(_ held: [Held]) -> PlanChoice? {
        let standings = held.map(\.standing)
        if let running = held.first(where: { $0.standing == .running }) {
            return PlanChoice(.current, isButtonOn: running.purchase.situation.canBeExtended)
        }
        if let obstacle = standings.obstacle(where: { _ in true }) { return .unavailable(obstacle) }
        if standings.contains(.owned) { return PlanChoice(.current, isButtonOn: false) }
        if standings.contains(.shared) { return .notStated(.familyShared) }
        return standings.contains(.unknown) ? .notStated(.statusUnknown) : nil
    }

    // MARK: Changes of plan

    /// What follows from other plans of the store; nil where nothing does.
    private func change(to product: Product, in store: StoreName) -> PlanChoice? {
        let others = purchases.filter { held in
            held.purchase.store == store && held.standing != .over && held.isPlan && !held.purchase.isOf(product)
        }
        if let next = nextPlan(product, among: others, in: store) { return next }
        let group = groupID(of: product)
        let related = others.filter { isRelated($0, product, group) }
        if let decided = change(to: product, from: related, in: store) { return decided }
        // Groups tell plans apart where the store has them, or where a list ranks its plans.
        let isPlaced = group != nil && (store.traits.hasGroups || product.group?.level != nil)
        let unplaced = others.filter { held in
            (!isPlaced || held.purchase.groupID == nil) && !isRelated(held, product, group)
        }
        return unplaced.isEmpty ? nil : unrelated(unplaced, in: store)
    }

    /// The group of a product, as the store calls it.
    private func groupID(of product: Product) -> String? {
        status.eligibility.group(of: product).groupID ?? product.group?.id
    }

    /// Whether only one of a purchase and a product runs at a time: they are of one group, or plans of one subscription.
    private func isRelated(_ held: Held, _ product: Product, _ group: String?) -> Bool {
        if let group, held.purchase.groupID == group { return true }
        if let group = product.group?.id, held.own?.group?.id == group { return true }
        return product.store.traits.hasBasePlans && held.purchase.productID == product.id
    }

    private func nextPlan(_ product: Product, among held: [Held], in store: StoreName) -> PlanChoice? {
        let next = held.filter { $0.standing == .running }.flatMap(\.purchase.timeline.nextPlans)
        if next.contains(product.qualifiedID) {
            let effect: PlanChoice.Effect? = store.traits.changesPlansByLevel ? .atRenewal : nil
            return PlanChoice(.unavailable(.nextPlan), isButtonOn: false, takesEffect: effect)
        }
        return next.contains(product.id) ? .notStated(.planUnknown) : nil
    }

    private func change(to product: Product, from related: [Held], in store: StoreName) -> PlanChoice? {
        let standings = related.map(\.standing)
        if let obstacle = standings.obstacle(where: \.hidesPurchaseScreen) { return .unavailable(obstacle) }
        let changes = Set(related.filter { $0.standing == .running }.map { change(to: product, from: $0, in: store) })
        if !changes.isEmpty { return changes.count == 1 ? changes.first : .notStated(.statusUnknown) }
        if standings.contains(.shared) { return .notStated(.familyShared) }
        return standings.isEmpty ? nil : .notStated(.statusUnknown)
    }

    private func change(to product: Product, from running: Held, in store: StoreName) -> PlanChoice {
        if running.purchase.basePlanID == nil, product.basePlanID != nil, running.purchase.productID == product.id {
            return .notStated(.planUnknown)
        }
        let old = running.own
        guard let from = old?.group?.level, let to = product.group?.level else {
            return .notStated(store.traits.hasGroups ? .levelUnknown : .levelsNotStated)
        }
        let choice: PlanChoice.Choice = to < from ? .upgrade : to > from ? .downgrade : .crossgrade
        let isOutOfCommitment = running.purchase.situation.isOfCommitment
        guard store.traits.changesPlansByLevel, !isOutOfCommitment else {
            var change = PlanChoice(choice, isButtonOn: true)
            change.isOutOfCommitment = isOutOfCommitment
            return change
        }
        let isAtOnce = PlanComparison.isAtOnce(from: old, to: product)
        // The rule is about the next renewal: where none is stated to come, no time is.
        let renews = running.purchase.timeline.goesOn == true
        let effect: PlanChoice.Effect? = isAtOnce == true ? .now : isAtOnce == false && renews ? .atRenewal : nil
        return PlanChoice(choice, isButtonOn: true, takesEffect: effect)
    }

    /// What follows from plans of the store that may replace the product, or may run beside it.
    private func unrelated(_ held: [Held], in store: StoreName) -> PlanChoice? {
        let standings = held.map(\.standing)
        if standings.contains(.unknown) { return .notStated(.statusUnknown) }
        if store.traits.hasGroups { return .notStated(.groupUnknown) }
        return standings.contains { $0 != .blocked(.pending) } ? .notStated(.levelsNotStated) : nil
    }

    // MARK: Other stores

    /// What follows from purchases in other stores that a list of products states to be of this one, or of its group.
    private func decisionElsewhere(_ product: Product, in store: StoreName) -> PlanChoice? {
        let others = purchases.filter { $0.purchase.store != store && $0.listed != nil }
        if let decided = decision(others.filter { $0.purchase.listedProductID == product.qualifiedID }) {
            return decided
        }
        guard product.isPlan, let group = product.group?.id else { return nil }
        let ofGroup = others.filter { held in
            held.standing != .over && held.purchase.listedProductID != product.qualifiedID
                && held.listed?.group?.id == group
        }
        if ofGroup.contains(where: { $0.standing == .unknown }) { return .notStated(.statusUnknown) }
        return ofGroup.isEmpty ? nil : .notStated(.otherStore)
    }

    // MARK: Nothing

    /// What follows where no purchase decides: only a store that has stated everything tells that there is none.
    private func missing(_ product: Product, in store: StoreName) -> PlanChoice {
        guard history.reading.isWhole else { return .notStated(.inputNotRead) }
        guard let coverage = history.coverage[store] else { return .notStated(.noHistory) }
        if history.subscriptionLists.contains(store), !history.transactions.contains(where: { $0.store == store }) {
            return product.isPlan ? .buy : .notStated(.historyIncomplete)
        }
        if product.isPlan, history.subscriptionLists.contains(store) { return .buy }
        return coverage == .full ? .buy : .notStated(.historyIncomplete)
    }
}

extension PlanChoice {
    fileprivate static let buy = PlanChoice(.buy, isButtonOn: true)
    fileprivate static func unavailable(_ obstacle: Obstacle) -> PlanChoice {
        PlanChoice(.unavailable(obstacle), isButtonOn: false)
    }
    fileprivate static func notStated(_ reason: Reason) -> PlanChoice { PlanChoice(.notStated(reason)) }
}

extension PlanChoices.Held {
    /// Whether it is, or may be, a subscription.
    fileprivate var isPlan: Bool {
        switch purchase.timeline.holds {
        case .subscription, .prepaid: true
        case .unstated: own?.isPlan != false
        case .pass, .lifetime, .consumable, .nothing: false
        }
    }
}

extension [PlanStanding] {
    /// The first obstacle of a kind.
    fileprivate func obstacle(where isMeant: (PlanChoice.Obstacle) -> Bool) -> PlanChoice.Obstacle? {
        for case .blocked(let obstacle) in self where isMeant(obstacle) { return obstacle }
        return nil
    }
}

extension CustomerStatus.Purchase {
    /// Whether it is of a product of its store.
    fileprivate func isOf(_ product: Product) -> Bool {
        if listedProductID == product.qualifiedID { return true }
        return productID == product.id && basePlanID == product.basePlanID
    }
}

extension Product {
    /// The store that sells it: that of the App Store’s files may be another one.
    fileprivate func store(ofFiles fileStore: StoreName) -> StoreName { store == .appStore ? fileStore : store }

    /// Whether only one of it runs at a time: a subscription, or a plan paid in advance.
    fileprivate var isPlan: Bool { type == .autoRenewable || isPrepaidPlan }

    private var isPrepaidPlan: Bool { type == .nonRenewable && basePlanID != nil && sale == nil }

    /// Whether it can be bought again whatever was bought of it.
    fileprivate var isBoughtAgain: Bool { type == .consumable || (type == .nonRenewable && !isPrepaidPlan) }
}

extension PurchaseTimeline {
    /// The plans that take over.
    fileprivate var nextPlans: [String] {
        moments.flatMap(\.changes).compactMap { if case .plan(let id, _) = $0 { id } else { nil } }
    }
}
