internal import PaywrightJSON
internal import PaywrightModel

/// The names of Amazon's Receipt Verification Service.
enum AmazonNames {
    /// `productType`.
    static let productTypes: NameTable<ProductType> = [
        ("SUBSCRIPTION", .autoRenewable), ("CONSUMABLE", .consumable), ("ENTITLED", .nonConsumable),
    ]

    /// `cancelReason`. Amazon’s own reasons are a failed payment among others, and 3 is internal; 4 is another tier, which has
    /// a receipt of its own.
    static let cancelReasons: NameTable<ExpirationReason> = [
        ("0", .storeCancelled), ("1", .customerCancelled), ("2", .storeCancelled), ("3", .storeCancelled),
        ("4", .replaced),
    ]

    /// How `promotionType` begins, in small letters, where something is paid: "Introductory Price - All Customers".
    static let paidPromotions = ["introductory price", "promotional price", "retention offer"]

    /// `promotionStatus` of a promotion.
    static let promotionStates: NameTable<AmazonPromotionState> = [
        ("InProgress", .runs), ("Queued", .comes), ("Completed", .isOver),
    ]
}

/// Whether a promotion sets the price of the period that runs.
enum AmazonPromotionState: Hashable {
    case runs
    case comes
    case isOver
}

/// A receipt whose names may stand in any case: "receiptId", "receiptID", "ReceiptId".
struct AmazonReceipt {
    let node: JSONNode
    private let names: [String: String]

    /// nil for an object that is no receipt of Amazon's.
    init?(_ node: JSONNode) {
        guard node.isObject else { return nil }
        self.node = node
        let members = node.value?.objectValue?.members ?? []
        // Most objects are another store's: that is seen before anything is made of their names. One of the marks may be broken: the
        // others still show whose receipt it is.
        let marks = Self.marks.count { mark in members.contains { Self.spells($0.name, mark) } }
        guard marks > 2 else { return nil }
        names = Dictionary(members.map { ($0.name.lowercased(), $0.name) }) { first, second in
            // The name as it is documented counts before another case of it, in whatever order they stand.
            [first, second].filter(AmazonFields.Receipt.table.names.contains).first ?? min(first, second)
        }
    }

    /// What no other store's answers have, at least not three of them; in small letters.
    static let marks = [
        "autorenewing", "betaproduct", "cancelreason", "freetrialenddate", "producttype", "receiptid", "termsku",
        "testtransaction",
    ]

    private static func spells(_ name: String, _ mark: String) -> Bool {
        name.utf8.count == mark.utf8.count && name.lowercased() == mark
    }

    /// A field by its documented name, however its letters are written.
    subscript(key: FieldKey) -> JSONNode {
        guard let name = names[key.name.lowercased()] else { return node[key] }
        return node[FieldKey(name: name, facts: key.facts)]
    }
}
