package import PaywrightValues

/// That what was bought in a store belongs to another customer from an instant on, as a service states it.
package struct PurchaseTransfer: Hashable, Sendable {
    /// The store.
    package let store: StoreName
    /// What the service calls the customers who have it then.
    package let receivers: [String]
    /// When; nil where that is not stated.
    package let date: Instant?
    /// Where that is stated, as a path in its input.
    package let field: String

    /// A transfer from its parts.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - receivers: What the service calls the customers who have it then.
    ///   - date: When; nil where that is not stated.
    ///   - field: Where that is stated, as a path in its input.
    package init(store: StoreName, receivers: [String], date: Instant?, field: String) {
        (self.store, self.receivers, self.date, self.field) = (store, receivers, date, field)
    }
}
