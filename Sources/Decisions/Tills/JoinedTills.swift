internal import PaywrightModel
internal import PaywrightValues

/// A history in which each purchase stands once, though a store and a service state it.
///
/// Purchases are joined by what they state: the identifiers of transactions, orders and subscriptions; where the service
/// states none that the store has, by the store and the product, if the store states one subscription to it. What the
/// store states counts then. Without either, two statements are one purchase where `EqualPurchases` says so. The service
/// adds what the store says nothing of: whether the subscription renews, and a period that began after the store was asked.
struct JoinedTills {
    private(set) var history: CustomerHistory
    /// What was stated twice, and in what the two differ.
    private(set) var diagnostics: [Diagnostic] = []
    private let direct: [DirectPurchase]
    private let index: DirectIndex
    private let links: ProductLinks
    private var equal = EqualPurchases()
    /// The purchases whose end a service alone states.
    private var endsOfService: Set<Int> = []
    /// What the store’s answer leaves open, because a service learned of it later.
    private var news: [Name: [Doubt]] = [:]

    private let now: Instant

    init(_ history: CustomerHistory, _ links: ProductLinks = ProductLinks(), at now: Instant) {
        self.history = history.settlingCommitments()
        self.now = now
        self.links = links
        let isPassedOn =
            history.transactions.contains { !$0.source.isDirect } || history.renewals.contains { !$0.source.isDirect }
            || history.statements.contains { !$0.source.isDirect }
        direct = isPassedOn ? DirectPurchase.all(in: history) : []
        index = DirectIndex(direct)
        guard isPassedOn else { return }
        nameSubscriptions()
        renameLatest()
        guard !direct.isEmpty else { return }
        compareDates()
        addEnds()
        join()
        diagnostics = Array(Set(diagnostics)).inOrderOfTexts
    }

    /// One interface of a service names the subscription, another only its latest transaction.
    private mutating func nameSubscriptions() {
        var named: [Statement: Set<String>] = [:]
        for transaction in history.transactions where !transaction.source.isDirect {
            guard let originalID = transaction.originalID else { continue }
            named[Statement(transaction, id: nil), default: []].insert(originalID)
            guard let id = transaction.id else { continue }
            named[Statement(transaction, id: id), default: []].insert(originalID)
        }
        for (index, transaction) in history.transactions.enumerated() {
            guard !transaction.source.isDirect, transaction.originalID == nil,
                transaction.productType?.known == .autoRenewable || transaction.productType == nil
            else { continue }
            let same = transaction.id.flatMap { named[Statement(transaction, id: $0)] }
            let all = same ?? named[Statement(transaction, id: nil)] ?? []
            if all.count == 1 { history.transactions[index].originalID = all.first }
        }
    }

    /// One interface of a service names the subscription, another puts its latest transaction in that place.
    private mutating func renameLatest() {
        var originals: [Name: Set<String>] = [:]
        for transaction in history.transactions where !transaction.source.isDirect {
            guard let id = transaction.id, let originalID = transaction.originalID, id != originalID else { continue }
            originals[Name(store: transaction.store, originalID: id, productID: nil), default: []].insert(originalID)
        }
        guard !originals.isEmpty else { return }
        func original(_ store: StoreName, _ id: String?, _ source: StatementSource) -> String? {
            guard !source.isDirect, let id,
                let found = originals[Name(store: store, originalID: id, productID: nil)], found.count == 1
            else { return id }
            return found.first
        }
        for index in history.transactions.indices {
            let stated = history.transactions[index]
            history.transactions[index].originalID = original(stated.store, stated.originalID, stated.source)
        }
        for index in history.renewals.indices {
            let stated = history.renewals[index]
            history.renewals[index].originalID = original(stated.store, stated.originalID, stated.source)
        }
        for index in history.statements.indices {
            let stated = history.statements[index]
            history.statements[index].originalID = original(stated.store, stated.originalID, stated.source)
        }
    }

    /// What a service states of one transaction; of all of a product where there is no identifier.
    private struct Statement: Hashable {
        let store: StoreName
        let productID: String
        let id: String?

        init(_ transaction: PurchaseTransaction, id: String?) {
            (store, productID, self.id) = (transaction.store, transaction.productID, id)
        }
    }

    /// Finds what is one purchase though no identifier shows it.
    private mutating func compareDates() {
        var joined: Set<Int> = []
        var others: [PurchaseTransaction] = []
        for transaction in history.transactions where !transaction.source.isDirect {
            if let index = match(transaction) { joined.insert(index) } else { others.append(transaction) }
        }
        equal = EqualPurchases(others, among: direct, joined: joined, links)
        for productID in equal.doubtful {
            diagnostics.append(
                Diagnostic(
                    .warning,
                    TillCode.possibleDuplicate,
                    at: Diagnostic.Place(.product(productID)),
                    message: "a billing service states a subscription that the store may state too",
                    consequence: "nothing shows for certain that they are one: both are told"
                )
            )
        }
    }

    /// Gives a subscription whose end the store does not state the one that a service states.
    private mutating func addEnds() {
        var stated: [Int: [PurchaseTransaction]] = [:]
        for transaction in history.transactions where !transaction.source.isDirect {
            guard let index = match(transaction), direct[index].lacksEnd else { continue }
            stated[index, default: []].append(transaction)
        }
        var ends: [Name: Instant] = [:]
        for (index, transactions) in stated {
            let purchase = direct[index]
            let renewals = history.renewals.filter { renewal in
                guard !renewal.source.isDirect else { return false }
                return match(renewal.store, nil, renewal.originalID, renewal.productID, nil) == index
            }
            guard let end = purchase.end(statedBy: transactions, renewals, at: now) else { continue }
            endsOfService.insert(index)
            ends[Name(store: purchase.store, originalID: purchase.originalID, productID: nil)] = end
        }
        for index in history.transactions.indices where history.transactions[index].source.isDirect {
            let transaction = history.transactions[index]
            let name = Name(store: transaction.store, originalID: transaction.originalID, productID: nil)
            if let end = ends[name] { history.transactions[index].expiresDate = end }
        }
    }

    /// Leaves open what a service learned after everything that the store states.
    private mutating func leaveOpen(_ facts: FactSet, of purchase: DirectPurchase, _ learned: LearnedFact?) {
        guard let learned, purchase.isOlder(than: learned) else { return }
        let name = Name(store: purchase.store, originalID: purchase.originalID, productID: nil)
        news[name, default: []].add(Doubt(facts: facts, reason: .undecided, field: learned.field))
    }

    private mutating func withholdNews() {
        for index in history.renewals.indices where history.renewals[index].source.isDirect {
            let renewal = history.renewals[index]
            let name = Name(store: renewal.store, originalID: renewal.originalID, productID: nil)
            history.renewals[index].doubts = renewal.doubts.merging(news[name] ?? [])
        }
        for index in history.transactions.indices where history.transactions[index].source.isDirect {
            let transaction = history.transactions[index]
            let name = Name(store: transaction.store, originalID: transaction.originalID, productID: nil)
            history.transactions[index].doubts = transaction.doubts.merging(news[name] ?? [])
        }
    }

    private mutating func join() {
        // What belongs to a purchase of the service's goes with it.
        var matches: [Name: Int] = [:]
        var later: Set<Name> = []
        var apart: Set<Name> = []
        let stated = history
        history.transactions = []
        for var transaction in stated.transactions {
            let byID = Name.all(transaction.store, transaction.originalID, transaction.productID)
            let names = byID + Name.all(transaction.store, nil, transaction.productID)
            if !transaction.source.isDirect, let index = match(transaction) {
                let match = direct[index]
                for name in names { matches[name] = min(matches[name] ?? index, index) }
                guard match.endsBefore(transaction) else {
                    let differences = match.differences(from: transaction)
                    if !differences.isEmpty { leaveOpen(.access, of: match, transaction.learned) }
                    let addsEnd = endsOfService.contains(index)
                    report(differences, of: transaction.productID, isTwice: true, addsEnd: addsEnd)
                    continue
                }
                // Where the store has one name for all of its periods, the later one has none.
                if transaction.id == match.originalID, match.productIDs.contains(transaction.productID) {
                    transaction.id = nil
                }
                later.formUnion(names)
                transaction.originalID = match.originalID
                match.rename(&transaction, links)
            } else if !transaction.source.isDirect {
                apart.formUnion(names)
            }
            history.transactions.append(transaction)
        }
        /// The purchase that an answer of a service's is about; nil where it is about none that the store states.
        func owner(_ names: [Name], _ store: StoreName, _ originalID: String?, _ productID: String?) -> DirectPurchase?
        {
            if let index = names.lazy.compactMap({ matches[$0] }).first { return direct[index] }
            guard !names.contains(where: apart.contains) else { return nil }
            return match(store, nil, originalID, productID, nil).map { direct[$0] }
        }
        history.renewals = []
        for var renewal in stated.renewals {
            let names = Name.all(renewal.store, renewal.originalID, renewal.productID)
            if !renewal.source.isDirect,
                let match = owner(names, renewal.store, renewal.originalID, renewal.productID)
            {
                guard match.leavesOpen(renewal.answer.periodEnd) || names.contains(where: later.contains) else {
                    let differences = match.differences(from: renewal)
                    if !differences.isEmpty { leaveOpen(.renewal, of: match, renewal.learned) }
                    report(differences, of: renewal.productID, isTwice: false)
                    continue
                }
                renewal.originalID = match.originalID
                // The service may have another name for the product.
                if match.leavesOpen(renewal.answer.periodEnd) || match.hasOtherName(of: renewal.productID, links) {
                    match.rename(&renewal)
                }
            }
            history.renewals.append(renewal)
        }
        withholdNews()
        // What states nothing gives way to what a service adds.
        let added = Set(history.renewals.filter { !$0.source.isDirect && !$0.statesNothing }.map { Name($0) })
        history.renewals.removeAll { $0.source.isDirect && $0.statesNothing && added.contains(Name($0)) }
        history.statements = []
        for var statement in stated.statements {
            let names = Name.all(statement.store, statement.originalID, statement.productID)
            if !statement.source.isDirect,
                let match = owner(names, statement.store, statement.originalID, statement.productID)
            {
                guard match.leavesOpen(statement.answer.periodEnd) || names.contains(where: later.contains) else {
                    continue
                }
                statement.originalID = match.originalID
            }
            history.statements.append(statement)
        }
    }

    /// A name that a service has for a subscription: its identifier, or its product.
    private struct Name: Hashable {
        let store: StoreName
        let originalID: String?
        let productID: String?

        init(_ renewal: RenewalInfo) {
            (store, originalID) = (renewal.store, renewal.originalID)
            productID = originalID == nil ? renewal.productID : nil
        }

        init(store: StoreName, originalID: String?, productID: String?) {
            (self.store, self.originalID, self.productID) = (store, originalID, productID)
        }

        /// Those of an answer, the surest first.
        static func all(_ store: StoreName, _ originalID: String?, _ productID: String?) -> [Name] {
            let byID = originalID.map { Name(store: store, originalID: $0, productID: nil) }
            let byProduct = productID.map { Name(store: store, originalID: nil, productID: $0) }
            return [byID, originalID == nil ? byProduct : nil].compactMap { $0 }
        }
    }

    // MARK: Matching

    private func match(_ transaction: PurchaseTransaction) -> Int? {
        let kind = transaction.productType?.known
        let isSubscription = transaction.productType == nil || kind == .autoRenewable
        return match(
            transaction.store,
            transaction.id,
            transaction.originalID,
            isSubscription ? transaction.productID : nil,
            transaction.environment
        ) ?? equal.index(of: transaction)
    }

    private func match(
        _ store: StoreName,
        _ id: String?,
        _ originalID: String?,
        _ productID: String?,
        _ environment: String?
    ) -> Int? {
        index.purchase(of: store, id, originalID)
            ?? index.onlySubscription(of: store, to: productID, isNamed: originalID != nil, environment)
    }

    // MARK: Reports

    private mutating func report(
        _ differences: [(found: String, expected: String)],
        of productID: String?,
        isTwice: Bool,
        addsEnd: Bool = false
    ) {
        let place = Diagnostic.Place(productID.map { .product($0) })
        let consequence = "what the store states counts"
        if isTwice {
            diagnostics.append(
                Diagnostic(
                    .note,
                    TillCode.statedTwice,
                    at: place,
                    message: "a billing service states a purchase that the store states too",
                    consequence: addsEnd
                        ? consequence + ", and the end, which it leaves out, is the service’s" : consequence
                )
            )
        }
        for difference in differences {
            diagnostics.append(
                Diagnostic(
                    .warning,
                    TillCode.contradictorySources,
                    at: place,
                    found: "\(difference.found), as a billing service states",
                    expected: difference.expected,
                    consequence: consequence
                )
            )
        }
    }
}
