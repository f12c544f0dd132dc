public import Paywright
internal import PaywrightStorage

/// What of a product set is loaded.
///
///     for set in handler.loadedProducts { print(set.name, set.count, set.readAt) }    // shop 3 2026-11-20T12:00:00Z
public struct LoadedProducts: Hashable, Sendable {
    /// The name that requests have for it.
    public let name: String
    /// How many products it has.
    public let count: Int
    /// When its files were read.
    public let readAt: Instant

    init(_ set: ProductSet) { (name, count, readAt) = (set.name, set.base.products.count, set.readAt) }
}

/// How often something that is kept was used.
///
///     handler.cacheUse.map { "\($0.name): \($0.hits) of \($0.hits + $0.builds)" }
public struct CacheUse: Hashable, Sendable {
    /// What is kept: `languages`, or `status` for what questions for a status have in common.
    public let name: String
    /// How often it was there.
    public let hits: Int
    /// How often it was made.
    public let builds: Int

    init<Key, Value>(_ name: String, _ statistics: BoundedCache<Key, Value>.Statistics...) {
        self.name = name
        hits = statistics.reduce(0) { $0 + $1.hits }
        builds = statistics.reduce(0) { $0 + $1.builds }
    }
}
