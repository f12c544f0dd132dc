internal import PaywrightModel

/// The list of the configuration that a product stands in.
enum ConfigurationList {
    case group(StatedGroup)
    case products
    case nonRenewingSubscriptions

    /// Whether the id of the group that the list is of could be read.
    var isGroupKnown: Bool { if case .group(let group) = self { group.id != nil } else { true } }

    /// The types that stand in the list.
    var types: [ProductType] {
        switch self {
        case .group: [.autoRenewable]
        case .products: [.consumable, .nonConsumable]
        case .nonRenewingSubscriptions: [.nonRenewable]
        }
    }

    /// The type of a product that states none. Of the two that `products` holds it is the one that claims less: a
    /// consumable could be bought again.
    var assumedType: ProductType {
        switch self {
        case .group: .autoRenewable
        case .products: .nonConsumable
        case .nonRenewingSubscriptions: .nonRenewable
        }
    }
}

extension ProductType {
    /// The types as configuration files write them.
    static let configurationNames: [(name: String, type: ProductType)] = [
        ("Consumable", .consumable), ("NonConsumable", .nonConsumable), ("NonRenewingSubscription", .nonRenewable),
        ("RecurringSubscription", .autoRenewable),
    ]

    init?(configurationName name: String) {
        guard let entry = Self.configurationNames.first(where: { $0.name == name }) else { return nil }
        self = entry.type
    }

    var configurationName: String {
        Self.configurationNames.first { $0.type == self }?.name ?? rawValue
    }
}
