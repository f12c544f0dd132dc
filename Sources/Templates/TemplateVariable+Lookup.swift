internal import PaywrightModel

extension TemplateVariable {
    /// A variable where a template uses it.
    struct Use: Hashable {
        /// What it stands for.
        let value: TemplateValue
        /// The key of a value of the caller.
        var key = ""
        /// The product that a Superwall template names.
        var productName: String?

        /// What the customer would pay for the product that is meant; nil when the caller has not given it.
        func terms(in context: TemplateContext) -> PurchaseTerms? {
            guard let productName else { return context.terms }
            return context.products[productName] ?? (productName == "selected" ? context.terms : nil)
        }
    }

    private static let byName: [TemplateDialect: [String: TemplateVariable]] = Dictionary(
        grouping: all,
        by: \.dialect
    ).mapValues { variables in
        Dictionary(
            variables.flatMap { variable in variable.lookupNames.map { ($0, variable) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Superwall's attributes of products and of the paywall may share a name.
    private var lookupNames: [String] {
        dialect == .superwall && group == Self.superwallProduct ? names.map { "." + $0 } : names
    }

    /// The variable of a name as the tables have it; nil when there is none.
    static func named(_ name: String, in dialect: TemplateDialect) -> TemplateVariable? {
        guard let byName = byName[dialect] else { return nil }
        if let variable = byName[name] { return variable }
        guard dialect == .adapty, let total = TimerTotal(name) else { return nil }
        return byName[total.tableName]
    }

    /// What a name means; nil for an unknown one.
    static func named(_ name: String, in dialect: TemplateDialect, context: TemplateContext) -> Use? {
        switch dialect {
        case .revenueCat:
            for prefix in ["custom.", "$custom."] where name.hasPrefix(prefix) && name.count > prefix.count {
                return Use(value: .custom, key: String(name.dropFirst(prefix.count)))
            }
            return named(name, in: dialect).map { Use(value: $0.value) }
        case .adapty:
            // As in Adapty, the caller's tags are looked up first.
            if context.custom[name] != nil { return Use(value: .custom, key: name) }
            guard let variable = named(name, in: dialect) else { return nil }
            if case .countdown(let field, _) = variable.value, let total = TimerTotal(name) {
                return Use(value: .countdown(field, minimumDigits: total.digits))
            }
            return Use(value: variable.value)
        case .superwall:
            guard let parsed = SuperwallName(name, products: Set(context.products.keys)) else { return nil }
            let tableName = (parsed.product == nil ? "products." : ".") + parsed.attribute
            return named(tableName, in: dialect).map { Use(value: $0.value, productName: parsed.product) }
        }
    }

    /// Every name a template could use, for finding the one that was meant.
    static func names(in dialect: TemplateDialect, context: TemplateContext) -> [String] {
        let variables = all(in: dialect)
        switch dialect {
        case .revenueCat:
            return variables.flatMap(\.names) + context.custom.keys.sorted().map { "custom." + $0 }
        case .adapty: return variables.flatMap(\.names) + context.custom.keys.sorted()
        case .superwall:
            let products = SuperwallName.usual.union(context.products.keys).sorted()
            return variables.flatMap { variable in
                variable.group != superwallProduct
                    ? variable.names
                    : products.flatMap { product in variable.names.map { "products.\(product).\($0)" } }
            }
        }
    }
}

/// Adapty's timers of a whole number of units, with the least number of digits at the end: "TIMER_Total_Days_2".
private struct TimerTotal {
    let tableName: String
    let digits: Int

    init?(_ name: String) {
        guard name.hasPrefix("TIMER_Total_"), let bar = name.lastIndex(of: "_") else { return nil }
        // More digits than a 64-bit number has are no countdown's.
        guard let digits = Int(name[name.index(after: bar)...]), (0...19).contains(digits) else { return nil }
        tableName = name[...bar] + "n"
        self.digits = digits
    }
}
