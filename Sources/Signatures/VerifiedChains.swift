internal import Synchronization

/// The chains verified last, by the header of the JWS that brought them: one chain signs all transactions for months.
final class VerifiedChains: Sendable {
    private struct Entries {
        var chains: [[UInt8]: VerifiedChain] = [:]
        /// The headers, the oldest first.
        var order: [[UInt8]] = []
    }

    private let capacity: Int
    private let entries = Mutex(Entries())

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The chain that came with a header; setting one forgets the oldest where there is no room.
    subscript(header: [UInt8]) -> VerifiedChain? {
        get {
            entries.withLock { $0.chains[header] }
        }
        set {
            entries.withLock { entries in
                guard let newValue, entries.chains.updateValue(newValue, forKey: header) == nil else { return }
                entries.order.append(header)
                if entries.order.count > capacity { entries.chains[entries.order.removeFirst()] = nil }
            }
        }
    }
}
