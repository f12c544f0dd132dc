internal import Synchronization

/// Values that are worth keeping, up to a bound: when it is full, the oldest makes room.
///
/// Values are built outside the lock: two threads that miss at once build two, and the first one's is kept. What it did is
/// counted, so that a test can tell a hit from a miss.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// What a cache did so far.
    package struct Statistics: Hashable, Sendable {
        /// How often a value was there.
        package var hits = 0
        /// How often one was built.
        package var builds = 0
        /// How often one made room.
        package var evictions = 0
    }

    private struct State {
        var values: [Key: Value] = [:]
        /// The keys in the order they came, as a ring: `oldest` is the next to go.
        var keys: [Key] = []
        var oldest = 0
        var statistics = Statistics()
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// A cache of at most `capacity` values, at least one.
    package init(capacity: Int) { self.capacity = max(1, capacity) }

    /// What it did so far.
    package var statistics: Statistics { state.withLock { $0.statistics } }

    /// How many values are held.
    package var count: Int { state.withLock { $0.values.count } }

    /// Whether a value is held.
    package func holds(_ key: Key) -> Bool { state.withLock { $0.values[key] != nil } }

    /// The value of a key; built where there is none. What cannot be built is not kept.
    package func value<Failure: Error>(
        for key: Key,
        _ build: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let known = known(key) { return known }
        let built = try build()
        return state.withLock { state in
            state.statistics.builds += 1
            if let first = state.values[key] { return first }
            if state.keys.count < capacity {
                state.keys.append(key)
            } else {
                state.values[state.keys[state.oldest]] = nil
                state.keys[state.oldest] = key
                state.oldest = (state.oldest + 1) % capacity
                state.statistics.evictions += 1
            }
            state.values[key] = built
            return built
        }
    }

    private func known(_ key: Key) -> Value? {
        state.withLock { state in
            guard let value = state.values[key] else { return nil }
            state.statistics.hits += 1
            return value
        }
    }
}
