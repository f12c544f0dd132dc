internal import PaywrightModel
internal import PaywrightStorage
internal import PaywrightValues

/// What one purchase states of access.
struct PurchaseAccess: Hashable, Sendable {
    /// Whether it gives access.
    enum State: Hashable, Sendable {
        /// Yes; `isKept` where it has no end.
        case given(until: Instant?, isKept: Bool)
        /// No more.
        case none(since: Instant?)
        /// None by itself: it was never completed, or another one has taken its place, which states what holds; `endsProduct`
        /// where that is of another product.
        case byAnother(endsProduct: Bool)
        /// Not yet.
        case notYet
        /// Not stated.
        case notStated(CustomerAccess.Reason)
        /// It is used up, so that there is no access to have.
        case usedUp

        /// The same, of its product alone.
        var ofProduct: State { self == .byAnother(endsProduct: true) ? .none(since: nil) : self }
    }

    /// The names of its product.
    let productIDs: [String]
    /// Those that a program prints.
    let shownProductIDs: [String]
    /// The groups that it is of: that of its store, and that of the product which states its identifier.
    let groupIDs: [String]
    /// Whether it may be of any group, because its store has groups and does not state its own.
    let mayBeOfAnyGroup: Bool
    let state: State
}

/// What the purchases of a customer state of access, those that are left out of an answer too.
struct PurchaseAccesses: Hashable, Sendable {
    let all: [PurchaseAccess]
    /// Whether everything in the inputs was read: what was not may be of anything.
    let isWhole: Bool
    /// What holds for that of which nothing is stated.
    let elsewhere: CustomerAccess

    init(_ all: [PurchaseAccess], of history: CustomerHistory) {
        self.all = all
        isWhole = history.reading.isWhole
        let isComplete = !history.coverage.isEmpty && history.coverage.values.allSatisfy { $0 == .full }
        elsewhere = isComplete ? .ended(on: nil) : .notStated(.historyIncomplete)
    }

    /// Whether everything that was ever bought is known.
    var isComplete: Bool { isWhole && elsewhere == .ended(on: nil) }

    func access(to target: CustomerAccess.Target) -> CustomerAccess {
        var sum = AccessSum()
        for one in all {
            switch target {
            case .anything: sum.add(one.state)
            case .product(let id):
                if one.productIDs.contains(id) {
                    sum.add(one.state.ofProduct)
                } else if one.productIDs.isEmpty {
                    sum.addPossible(one.state)
                }
            case .group(let id):
                if one.groupIDs.contains(id) {
                    sum.add(one.state)
                } else if one.mayBeOfAnyGroup {
                    sum.addPossible(one.state)
                }
            }
        }
        return access(sum)
    }

    private func access(_ sum: AccessSum) -> CustomerAccess { sum.access(isWhole: isWhole, elsewhere: elsewhere) }

    /// The access to each product that is named, those of the purchases first.
    func products(of purchases: [CustomerStatus.Purchase]) -> [(id: String, access: CustomerAccess)] {
        var sums = AccessSums()
        for purchase in purchases {
            sums.name(purchase.productID)
            sums.name(purchase.listedProductID)
        }
        for one in all { for id in one.shownProductIDs { sums.name(id) } }
        for one in all { sums.add(one.state.ofProduct, to: one.productIDs, isOfAny: one.productIDs.isEmpty) }
        return sums.inOrder(access)
    }

    /// The access to each group that is named, those of the purchases first.
    func groups(of purchases: [CustomerStatus.Purchase]) -> [(id: String, access: CustomerAccess)] {
        var sums = AccessSums()
        for purchase in purchases { sums.name(purchase.groupID) }
        for one in all { for id in one.groupIDs { sums.name(id) } }
        for one in all { sums.add(one.state, to: one.groupIDs, isOfAny: one.mayBeOfAnyGroup) }
        return sums.inOrder(access)
    }
}

/// What several purchases state together. One that gives access is enough.
private struct AccessSum {
    private var isGranted = false
    private var isKept = false
    private var lastEnd: Instant?
    private var reason: CustomerAccess.Reason?
    private var isAwaited = false
    private var hasEnded = false
    private var hasUndatedEnd = false
    private var ended: Instant?
    private var isByAnother = false
    private var isUsedUp = false

    mutating func add(_ state: PurchaseAccess.State) {
        switch state {
        case .given(let end, let isKept):
            isGranted = true
            self.isKept = self.isKept || isKept
            lastEnd = Instant.latest(lastEnd, end)
        case .none(let since):
            hasEnded = true
            hasUndatedEnd = hasUndatedEnd || since == nil
            ended = Instant.latest(ended, since)
        case .byAnother: isByAnother = true
        case .notYet: isAwaited = true
        case .notStated(let reason): self.reason = self.reason ?? reason
        case .usedUp: isUsedUp = true
        }
    }

    /// Adds a purchase that may be of what is asked about, and may be of something else.
    mutating func addPossible(_ state: PurchaseAccess.State) {
        switch state {
        case .given, .notYet, .notStated: reason = reason ?? .unstated
        case .none, .byAnother, .usedUp: break
        }
    }

    /// Adds what others state that may be of this as well.
    mutating func addPossible(_ other: AccessSum) { reason = reason ?? other.reason }

    func access(isWhole: Bool, elsewhere: CustomerAccess) -> CustomerAccess {
        if isGranted { return .granted(until: isKept ? nil : lastEnd) }
        if let reason { return .notStated(reason) }
        if !isWhole { return .notStated(.inputNotRead) }
        if isAwaited { return .notYet }
        if hasEnded { return .ended(on: hasUndatedEnd ? nil : ended) }
        if isByAnother { return elsewhere }
        return isUsedUp ? .notStated(.usedUp) : elsewhere
    }
}

/// Sums by name, in the order in which the names came.
private struct AccessSums {
    private var sums = NamedValues<String, AccessSum>()
    private var ofAny = AccessSum()

    mutating func name(_ id: String?) {
        if let id { _ = sums.place(of: id, adding: AccessSum()) }
    }

    /// Adds to those of the names that have a sum.
    mutating func add(_ state: PurchaseAccess.State, to names: [String], isOfAny: Bool) {
        if isOfAny { ofAny.addPossible(state) }
        for id in names { if let place = sums.place(of: id) { sums[place].add(state) } }
    }

    func inOrder(_ access: (AccessSum) -> CustomerAccess) -> [(id: String, access: CustomerAccess)] {
        sums.all.map { id, sum in
            var sum = sum
            sum.addPossible(ofAny)
            return (id, access(sum))
        }
    }
}

// MARK: Of a record

extension DecidedRecord {
    /// What it states of access. One that is to take another one's place gives none yet, where that one tells of it.
    func access(isToldByAnother: Bool) -> PurchaseAccess {
        let shown = ([productID, listedProductID].compactMap { $0 } + besideProductIDs).distinct
        var names = shown
        if let plan = record.latest?.basePlanID, let productID { names.append("\(productID):\(plan)") }
        // What answers differ in may be the product.
        if situation.isUnknown {
            names += record.transactions.filter { !$0.lacksProduct }.map(\.productID)
            names += [record.renewal?.productID, record.statement?.productID].compactMap { $0 }
        }
        return PurchaseAccess(
            productIDs: names.distinct,
            shownProductIDs: shown,
            groupIDs: [groupID, isSubscription ? listedGroupID : nil].compactMap { $0 }.distinct,
            mayBeOfAnyGroup: groupID == nil && isSubscription && record.store.traits.hasGroups,
            state: isToldByAnother && hasNotBegun ? .notYet : state
        )
    }

    private var state: PurchaseAccess.State {
        if case .consumable = timeline.holds { return .usedUp }
        switch timeline.access {
        case .given(let end): return .given(until: end, isKept: timeline.holds == .lifetime)
        case .none(let since):
            switch timeline.over {
            case .upgraded: return .byAnother(endsProduct: true)
            case .neverCompleted, .replaced: return .byAnother(endsProduct: false)
            case .expired, .refunded, .cancelled, .sharingEnded, .revoked, nil: return .none(since: since)
            }
        case .notYet: return record.statement?.takesPlaceOfAnother == true ? .byAnother(endsProduct: false) : .notYet
        case .notStated: return .notStated(openReason)
        }
    }

    private var openReason: CustomerAccess.Reason {
        if case .unknown(let cause) = situation { return CustomerAccess.Reason(cause) }
        if case .refunded = situation {
            let isWhole = record.store.isSoldByMerchant && record.isWhole
            if isWhole || record.store.traits.leavesAccessToMerchant { return .decidedByMerchant }
            // Of another period than the last, in a part of the history.
            if isSubscription { return .historyIncomplete }
        }
        let isMerchants = withheld.contains { $0.reason == .decidedByMerchant && $0.facts.contains(.access) }
        return isMerchants ? .decidedByMerchant : .unstated
    }
}

extension CustomerAccess.Reason {
    fileprivate init(_ cause: UnknownCause) {
        switch cause {
        case .outdated: self = .outdated
        case .unrecognized: self = .unrecognized
        case .unstated: self = .unstated
        case .historyIncomplete: self = .historyIncomplete
        case .inputNotRead: self = .inputNotRead
        case .contradictory: self = .contradictory
        case .implausibleDate: self = .implausibleDate
        }
    }
}

extension [String] {
    /// Each once, in the order of the first.
    fileprivate var distinct: [String] {
        if count < 2 || count == 2 && self[0] != self[1] { return self }
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
