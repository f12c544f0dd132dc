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
            let standing = PlanStanding(purchase.situation)
            return Held(
                purchase: purchase,
                standing: standing,
                plans: HeldPlans(purchase, standing),
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
    /// they rank, no store states. Of the two only the one that is stated to come is the next plan.
    ///
    ///     choices.choice(of: yearly, billed: .billedUpFront).choice            // .notStated(.levelUnknown)
    ///     choices.choice(of: yearly, billed: .monthlyWithCommitment).choice    // .current
    ///
    /// - Parameters:
    ///   - product: The product, one of those that the choices were made from.
    ///   - plan: One of its billing plans.
    public func choice(of product: Product, billed plan: BillingPlan.Kind) -> PlanChoice {
        let choice = choice(of: product)
        let sold = Set(product.billingPlans.filter(\.isEnabled).map(\.kind))
        guard sold.count > 1 else { return choice }
        let store = product.store(ofFiles: fileStore)
        switch choice.choice {
        case .current:
            let running = held(of: product, in: store).filter { $0.standing == .running }
            guard let runs = running.onlyPlan(\.running) else { return choice.with(.notStated(.planUnknown)) }
            if runs == plan { return choice }
            let isNext = running.onlyPlan(\.next) == plan
            return choice.with(isNext ? next(among: running, in: store) : otherPlan(beside: running))
        case .unavailable(.nextPlan):
            let before = purchases.filter { $0.purchase.store == store && $0.isFollowed(by: product) }
            guard let next = before.onlyPlan(\.next) else { return choice.with(.notStated(.planUnknown)) }
            return next == plan ? choice : choice.with(otherPlan(beside: before))
        case .buy, .upgrade, .downgrade, .crossgrade, .unavailable, .notStated: return choice
        }
    }

    /// The other billing plan of a product: how the two rank, no store states.
    private func otherPlan(beside held: [Held]) -> PlanChoice {
        .notStated(.levelUnknown, outOfCommitment: held.contains(where: \.mayHavePaymentsLeft))
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
        /// Its billing plans; nil where nothing is left of it.
        let plans: HeldPlans?
        /// The product that it is of, in its store.
        let own: Product?
        /// The product that states its identifier.
        let listed: Product?

        /// Whether payments of a commitment are left, or may be.
        var mayHavePaymentsLeft: Bool { plans?.mayHavePaymentsLeft ?? purchase.situation.isOfCommitment }

        /// Whether it runs, and a product is stated to take over.
        func isFollowed(by product: Product) -> Bool {
            standing == .running && purchase.timeline.nextPlans.contains(product.qualifiedID)
        }
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
        let before = held.filter { $0.isFollowed(by: product) }
        if !before.isEmpty { return next(among: before, in: store) }
        let running = held.filter { $0.standing == .running }
        let plans = running.flatMap(\.purchase.timeline.nextPlans)
        let open = running.compactMap(\.plans?.openNextProductID)
        return plans.contains(product.id) || open.contains(product.id) ? .notStated(.planUnknown) : nil
    }

    /// What is stated to take over from what runs: with the next renewal, unless that is a payment of a commitment.
    private func next(among running: [Held], in store: StoreName) -> PlanChoice {
        let isAtRenewal = store.traits.changesPlansByLevel && !running.contains(where: \.mayHavePaymentsLeft)
        return PlanChoice(.unavailable(.nextPlan), isButtonOn: false, takesEffect: isAtRenewal ? .atRenewal : nil)
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
        let isOutOfCommitment = running.mayHavePaymentsLeft
        guard let from = old?.group?.level, let to = product.group?.level else {
            let reason: PlanChoice.Reason = store.traits.hasGroups ? .levelUnknown : .levelsNotStated
            return .notStated(reason, outOfCommitment: isOutOfCommitment)
        }
        let choice: PlanChoice.Choice = to < from ? .upgrade : to > from ? .downgrade : .crossgrade
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
        let isOutOfCommitment = held.contains(where: \.mayHavePaymentsLeft)
        if store.traits.hasGroups { return .notStated(.groupUnknown, outOfCommitment: isOutOfCommitment) }
        return standings.contains { $0 != .blocked(.pending) }
            ? .notStated(.levelsNotStated, outOfCommitment: isOutOfCommitment) : nil
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
        let isOutOfCommitment = ofGroup.contains(where: \.mayHavePaymentsLeft)
        return ofGroup.isEmpty ? nil : .notStated(.otherStore, outOfCommitment: isOutOfCommitment)
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
    fileprivate static func notStated(_ reason: Reason, outOfCommitment: Bool = false) -> PlanChoice {
        var choice = PlanChoice(.notStated(reason))
        choice.isOutOfCommitment = outOfCommitment
        return choice
    }

    /// Another choice, with the same offers.
    fileprivate func with(_ other: PlanChoice) -> PlanChoice {
        var choice = other
        choice.claims = claims
        return choice
    }
}

extension [PlanChoices.Held] {
    /// The billing plan that each of them states, and none another.
    fileprivate func onlyPlan(_ plan: (HeldPlans) -> BillingPlan.Kind?) -> BillingPlan.Kind? {
        let plans = Set(map { held in held.plans.flatMap(plan) })
        return plans.count == 1 ? plans.first.flatMap { $0 } : nil
    }
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
