public import PaywrightModel
internal import PaywrightValues

/// Why two products are not compared. A comparison is one between products that a customer can choose between: of one store
/// and in one subscription group, in which only one subscription runs at a time.
@nonexhaustive
public enum ComparisonObstacle: String, Hashable, Sendable, CaseIterable {
    /// One of them is paid once, or ends by itself.
    case doesNotRenew
    /// They are of different stores.
    case otherStore
    /// The store does not state the group of one of them.
    case unknownGroup
    /// They are of different groups.
    case otherGroup
    /// What one seat costs is not what a subscription for one does.
    case otherSeats
    /// The prices stand to tax in different ways, or that is stated of one of them alone.
    case otherTax
    /// A file has a field that is not known, and may change what one of them costs.
    case unknownField
    /// The terms are of different storefronts.
    case otherStorefront
    /// The terms are of different quantities.
    case otherQuantity
    /// The prices are in different currencies.
    case otherCurrency
    /// Another price is stated to follow one of them.
    case laterPrice
}

extension Product {
    /// Why the product's price cannot be compared with another's; nil where it can, with its own other plans too.
    ///
    ///     yearly.obstacle(toComparisonWith: monthlyOfGooglePlay)    // otherStore
    ///
    /// - Parameter other: The product to compare with.
    public func obstacle(toComparisonWith other: Product) -> ComparisonObstacle? {
        if type != .autoRenewable || other.type != .autoRenewable { return .doesNotRenew }
        if store != other.store { return .otherStore }
        if isSoldPerSeat != other.isSoldPerSeat { return .otherSeats }
        if tax != other.tax { return .otherTax }
        if leavesCalculationsOpen || other.leavesCalculationsOpen { return .unknownField }
        if qualifiedID == other.qualifiedID { return nil }
        guard let group, let otherGroup = other.group else { return .unknownGroup }
        return group.id == otherGroup.id ? nil : .otherGroup
    }
}

extension PurchaseTerms {
    /// Why the terms cannot be compared with others; nil where they can. A reference is never chosen: the caller names it.
    ///
    /// - Parameter reference: The terms to compare with.
    public func obstacle(toComparisonWith reference: PurchaseTerms) -> ComparisonObstacle? {
        if let obstacle = product.obstacle(toComparisonWith: reference.product) { return obstacle }
        if storefront != reference.storefront { return .otherStorefront }
        if quantity != reference.quantity { return .otherQuantity }
        if regularPhase.price.currency != reference.regularPhase.price.currency { return .otherCurrency }
        return mayChangePrice || reference.mayChangePrice ? .laterPrice : nil
    }
}
