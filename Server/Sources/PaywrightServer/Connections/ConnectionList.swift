internal import NIOCore
internal import Synchronization

/// The connections that are open, and those of them that are too many.
final class ConnectionList: Sendable {
    /// What becomes of a connection.
    enum Place {
        case among
        /// A new one, for which there is no room.
        case tooMany
        /// There are so many that it is closed at once.
        case farTooMany
    }

    /// How many more than the limit get an answer that says so before they are closed.
    private static let mostRefused = 256

    private let limit: Int
    private let state = Mutex((open: 0, refused: Set<ObjectIdentifier>()))

    init(limit: Int) { self.limit = limit }

    /// How many are open.
    var count: Int { state.withLock { $0.open } }

    /// Takes a connection in until it closes.
    func add(_ channel: any Channel) -> Place {
        let id = ObjectIdentifier(channel)
        let place = state.withLock { state -> Place in
            guard state.open >= limit else {
                state.open += 1
                return .among
            }
            guard state.refused.count < Self.mostRefused else { return .farTooMany }
            state.refused.insert(id)
            return .tooMany
        }
        guard place != .farTooMany else { return place }
        channel.closeFuture.whenComplete { [self] _ in
            state.withLock { state in
                if state.refused.remove(id) == nil { state.open -= 1 }
            }
        }
        return place
    }

    /// Whether a connection, or the one that a stream is of, is too many.
    func isRefused(_ channel: any Channel) -> Bool {
        state.withLock { state in
            guard !state.refused.isEmpty else { return false }
            return state.refused.contains(ObjectIdentifier(channel))
                || channel.parent.map { state.refused.contains(ObjectIdentifier($0)) } ?? false
        }
    }
}
