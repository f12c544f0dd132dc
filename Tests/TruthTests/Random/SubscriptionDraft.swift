import PaywrightModel
import PaywrightValues
import TestSupport

/// What is said of one subscription, or of one product bought once, before it becomes part of a history.
struct SubscriptionDraft {
    let store: StoreName
    private let index: Int
    let id: String
    let productID: String
    let otherProductID: String
    let groupID: String
    var transactions: [PurchaseTransaction]
    var renewals: [RenewalInfo]
    var statements: [SubscriptionStatement]

    /// A monthly subscription that has renewed before, runs, and renews in three weeks.
    init(store: StoreName, index: Int) {
        let now = RandomCustomer.now
        self.store = store
        self.index = index
        id = "s\(index)"
        productID = "plan.\(index).a"
        otherProductID = "plan.\(index).b"
        groupID = "g\(index)"
        var transaction = PurchaseTransaction(store: store, productID: productID)
        transaction.id = id
        transaction.originalID = id
        transaction.productType = .known(.autoRenewable)
        transaction.groupID = store == .googlePlay ? nil : groupID
        transaction.basePlanID = store == .googlePlay ? "monthly" : nil
        transaction.purchaseDate = now - 10 * RandomCustomer.day
        transaction.originalPurchaseDate = transaction.purchaseDate
        transaction.expiresDate = now + 20 * RandomCustomer.day
        transaction.price = Price("9.99", "USD")
        transaction.statedDate = now - 3_600_000
        transactions = [transaction]
        var renewal = RenewalInfo(store: store, originalID: id)
        renewal.productID = productID
        renewal.renewalProductID = productID
        renewal.renewsAutomatically = true
        renewal.renewalDate = transaction.expiresDate
        renewal.renewalPrice = Price("9.99", "USD")
        renewal.statedDate = transaction.statedDate
        renewal.answer.periodEnd = transaction.expiresDate
        renewals = [renewal]
        statements = [
            SubscriptionStatement(
                store: store,
                originalID: id,
                productID: productID,
                state: .known(.active),
                statedDate: transaction.statedDate,
                answer: renewal.answer
            )
        ]
        // A merchant decides about access, and the store does not state how.
        if store == .stripe || store == .paddle { statements[0].openAccessField = "$.status" }
    }

    /// What a product file could say of it.
    var sold: [SoldProduct] {
        zip([productID, otherProductID], 1...).map { id, level in
            SoldProduct(
                store: store,
                id: id,
                groupID: groupID,
                basePlanID: store == .googlePlay ? "monthly" : nil,
                level: level
            )
        }
    }

    // MARK: Changes that recipes make

    /// Sells it in another store instead.
    mutating func sell(by store: StoreName) {
        self = SubscriptionDraft(store: store, index: index)
    }

    /// Changes the latest transaction.
    mutating func purchase(_ change: (inout PurchaseTransaction) -> Void) {
        guard !transactions.isEmpty else { return }
        change(&transactions[transactions.count - 1])
    }

    /// Changes the renewal information.
    mutating func renewal(_ change: (inout RenewalInfo) -> Void) {
        guard !renewals.isEmpty else { return }
        change(&renewals[0])
    }

    /// States another state, or none.
    mutating func state(_ state: SubscriptionStatement.State?) {
        guard let state else { return statements = [] }
        for index in statements.indices { statements[index].state = .known(state) }
    }

    /// Puts the end of the period into the past.
    mutating func end(_ date: Instant) {
        purchase {
            $0.expiresDate = date
            $0.purchaseDate = date - 30 * RandomCustomer.day
            $0.originalPurchaseDate = $0.purchaseDate
        }
        renewal {
            $0.renewalDate = nil
            $0.answer.periodEnd = date
        }
        for index in statements.indices { statements[index].answer.periodEnd = date }
    }

    /// Makes it a product bought once, of a kind.
    mutating func buyOnce(_ type: ProductType?) {
        renewals = []
        statements = []
        purchase {
            $0.productType = type.map { .known($0) }
            $0.expiresDate = nil
            $0.groupID = nil
            $0.basePlanID = nil
        }
    }

    /// Adds the period before the latest one.
    mutating func addEarlierPeriod(_ change: (inout PurchaseTransaction) -> Void) {
        guard var earlier = transactions.last else { return }
        let latestID = "\(id).2"
        purchase { $0.id = latestID }
        earlier.expiresDate = earlier.purchaseDate
        earlier.purchaseDate = earlier.purchaseDate.map { $0 - 30 * RandomCustomer.day }
        earlier.originalPurchaseDate = earlier.purchaseDate
        purchase { $0.originalPurchaseDate = earlier.purchaseDate }
        change(&earlier)
        transactions.insert(earlier, at: 0)
    }
}
