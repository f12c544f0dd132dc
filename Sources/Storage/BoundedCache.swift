public import Synchronization

/// Values that are worth keeping, up to a bound: when it is full, the one not used for longest makes room.
///
/// A hit and an eviction cost the same however many values there are. Values are built outside the lock: two threads that miss
/// at once build two, and the first one's is kept. What it did is counted, so that a test can tell a hit from a miss. It is
/// public and
/// inlinable, although no product exports this module: a look into it that is not specialized for its key costs three times as much.
public final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// What a cache did so far.
    public struct Statistics: Hashable, Sendable {
        /// How often a value was there.
        public var hits = 0
        /// How often one was built.
        public var builds = 0
        /// How often one made room.
        public var evictions = 0

        /// Nothing yet.
        @inlinable
        public init() {}
    }

    @usableFromInline
    struct Entry {
        @usableFromInline var key: Key
        @usableFromInline var value: Value
        /// The entries used just before and just after this one.
        @usableFromInline var older: Int
        @usableFromInline var newer: Int

        @inlinable
        init(key: Key, value: Value) { (self.key, self.value, older, newer) = (key, value, -1, -1) }
    }

    /// The entries as a list in the order of their use, in places that stay theirs.
    @usableFromInline
    struct State {
        @usableFromInline var places: [Key: Int] = [:]
        @usableFromInline var entries: [Entry] = []
        @usableFromInline var oldest = -1
        @usableFromInline var newest = -1
        @usableFromInline var statistics = Statistics()

        @inlinable
        init() {}

        @inlinable
        mutating func use(_ place: Int) {
            guard place != newest else { return }
            unlink(place)
            link(place)
        }

        @inlinable
        mutating func unlink(_ place: Int) {
            let (older, newer) = (entries[place].older, entries[place].newer)
            if older >= 0 { entries[older].newer = newer } else { oldest = newer }
            if newer >= 0 { entries[newer].older = older } else { newest = older }
        }

        @inlinable
        mutating func link(_ place: Int) {
            entries[place].older = newest
            entries[place].newer = -1
            if newest >= 0 { entries[newest].newer = place } else { oldest = place }
            newest = place
        }
    }

    @usableFromInline let capacity: Int
    @usableFromInline let state = Mutex(State())

    /// A cache of at most `capacity` values, at least one.
    @inlinable
    public init(capacity: Int) { self.capacity = max(1, capacity) }

    /// What it did so far.
    public var statistics: Statistics { state.withLock { $0.statistics } }

    /// How many values are held.
    public var count: Int { state.withLock { $0.places.count } }

    /// Whether a value is held; to ask is not to use it.
    public func holds(_ key: Key) -> Bool { state.withLock { $0.places[key] != nil } }

    /// The value of a key; built where there is none. What cannot be built is not kept.
    @inlinable
    public func value<Failure: Error>(
        for key: Key,
        _ build: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let known = known(key) { return known }
        let built = try build()
        return state.withLock { state in
            state.statistics.builds += 1
            if let place = state.places[key] {
                state.use(place)
                return state.entries[place].value
            }
            var place = state.entries.count
            if place < capacity {
                state.entries.append(Entry(key: key, value: built))
            } else {
                place = state.oldest
                state.unlink(place)
                state.places[state.entries[place].key] = nil
                state.entries[place].key = key
                state.entries[place].value = built
                state.statistics.evictions += 1
            }
            state.places[key] = place
            state.link(place)
            return built
        }
    }

    @inlinable
    func known(_ key: Key) -> Value? {
        state.withLock { state in
            guard let place = state.places[key] else { return nil }
            state.statistics.hits += 1
            state.use(place)
            return state.entries[place].value
        }
    }
}
