internal import PaywrightModel
internal import PaywrightStorage

/// The subscription groups that a customer has bought in, then those of the joined products, each once per store.
struct GroupEntries {
    /// A subscription group of a store, or a product without a stated group.
    struct Group: Hashable {
        let store: StoreName
        let id: String?
        let productID: String?

        init(_ store: StoreName, id: String?, productID: String) {
            self.store = store
            self.id = id
            self.productID = id == nil ? productID : nil
        }

        init?(of decided: DecidedRecord) {
            guard let productID = decided.record.productID ?? decided.groupID else { return nil }
            self.init(decided.record.store, id: decided.groupID, productID: productID)
        }
    }

    /// What was bought in a group, and what files sell in it.
    struct Entry {
        let group: Group
        private(set) var purchases: [DecidedRecord] = []
        /// The products of the group's files; of a group without a name see `sold(by:)`.
        private(set) var sold: [Product] = []
        /// The subscriptions of the files, each once, in alphabetical order.
        private var soldIDs: [String] = []
        /// What was bought, the same product perhaps more than once.
        private var boughtIDs: [String] = []

        init(_ group: Group) { self.group = group }

        fileprivate mutating func add(_ decided: DecidedRecord) {
            purchases.append(decided)
            for transaction in decided.record.transactions where boughtIDs.last != transaction.productID {
                boughtIDs.append(transaction.productID)
            }
            if let productID = decided.record.productID, boughtIDs.last != productID { boughtIDs.append(productID) }
        }

        fileprivate mutating func add(_ files: SoldGroup) {
            sold += files.products
            soldIDs = soldIDs.isEmpty ? files.subscriptionIDs : Set(soldIDs + files.subscriptionIDs).sorted()
        }

        /// The products that were bought, or are sold, in alphabetical order.
        var productIDs: [String] {
            if soldIDs.isEmpty, boughtIDs.count < 2 { return boughtIDs }
            let areSold = boughtIDs.count <= Self.few && boughtIDs.allSatisfy(soldIDs.contains)
            return areSold ? soldIDs : Set(soldIDs + boughtIDs).sorted()
        }

        /// How many purchases are looked for among what is sold one by one.
        private static let few = 8

        /// The products of the files that are in the group; of one without a name, those with its identifiers.
        func sold(by groups: ProductGroups) -> [Product] {
            if group.id != nil { return sold }
            return productIDs.flatMap { groups.products.all(named: $0) }
                .filter { groups.store(of: $0) == group.store }
        }
    }

    private var entries = NamedValues<Group, Entry>()
    /// The products of the groups that were bought in; nil until somebody asks.
    private var bought: Set<Name>?

    /// In the order in which they were added.
    var all: [Entry] { entries.all.map(\.value) }

    /// Adds a purchase to a group.
    mutating func add(_ decided: DecidedRecord, to group: Group) {
        entries[group, default: Entry(group)].add(decided)
    }

    /// Adds what files sell to a group; a group in which they sell no subscription is none unless it was bought in.
    mutating func add(_ sold: SoldGroup, to group: Group) {
        if sold.subscriptionIDs.isEmpty, entries.place(of: group) == nil { return }
        let place = entries.place(of: group, adding: Entry(group))
        entries[place].add(sold)
        if !entries[place].purchases.isEmpty {
            bought?.formUnion(sold.subscriptionIDs.map { Name(store: group.store, id: $0) })
        }
    }

    /// Whether a group that was bought in has a product.
    mutating func holdPurchase(of productID: String, in store: StoreName) -> Bool {
        let names = bought ?? boughtNames
        bought = names
        return names.contains(Name(store: store, id: productID))
    }

    private var boughtNames: Set<Name> {
        Set(
            all.lazy.filter { !$0.purchases.isEmpty }.flatMap { entry in
                entry.productIDs.map { Name(store: entry.group.store, id: $0) }
            }
        )
    }

    /// A product as its store names it.
    private struct Name: Hashable {
        let store: StoreName
        let id: String
    }
}
