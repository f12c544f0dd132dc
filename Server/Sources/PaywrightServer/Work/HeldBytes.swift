internal import NIOCore
internal import Synchronization

/// The bytes of requests and answers that the server holds. An answer counts until it has been written: a client that reads nothing
/// holds it. While half of what may be held is, clients that take nothing are cut off before others are refused.
final class HeldBytes: Sendable {
    /// What a connection has not read, its streams together.
    private struct Reader {
        let connection: any Channel
        /// Bytes of answers that are whole.
        var bytes = 0
        /// Those of them that the connection has been given to write.
        var pending = 0
        /// When it last wrote some, or began to.
        var since = ContinuousClock.now
    }

    private struct State {
        var bytes = 0
        var readers: [ObjectIdentifier: Reader] = [:]
    }

    /// How long a connection may have written nothing.
    private static let patience = Duration.seconds(1)

    private let most: Int
    private let state = Mutex(State())

    init(most: Int) { self.most = most }

    /// How many there are.
    var count: Int { state.withLock { $0.bytes } }

    /// Takes room for bytes; false where there is none. Batches leave a quarter to single requests.
    func take(_ bytes: Int, isBatch: Bool = false) -> Bool {
        let most = isBatch ? most - most / 4 : most
        let (isIn, idle) = state.withLock { state -> (Bool, (any Channel)?) in
            guard state.bytes + bytes <= most else { return (false, idleReader(&state)) }
            state.bytes += bytes
            return (true, nil)
        }
        idle?.close(promise: nil)
        return isIn
    }

    /// Gives room back.
    func give(_ bytes: Int) { state.withLock { $0.bytes -= bytes } }

    /// Adds bytes of an answer that is whole, and waits to be written.
    func add(_ bytes: Int, for channel: any Channel) { change(channel, bytes: bytes, pending: 0) }

    /// Takes such bytes off: the connection has been given them, or is gone.
    func remove(_ bytes: Int, for channel: any Channel) { change(channel, bytes: -bytes, pending: 0) }

    /// A connection is given bytes to write.
    func begin(_ bytes: Int, on channel: any Channel) { change(channel, bytes: bytes, pending: bytes) }

    /// It has written them, or is gone.
    func end(_ bytes: Int, on channel: any Channel) { change(channel, bytes: -bytes, pending: -bytes) }

    private func change(_ channel: any Channel, bytes: Int, pending: Int) {
        // The parent of a stream is a connection, whose parent is the server.
        let connection = channel.parent?.parent == nil ? channel : channel.parent ?? channel
        let id = ObjectIdentifier(connection)
        let idle = state.withLock { state -> (any Channel)? in
            state.bytes += bytes
            var reader = state.readers[id] ?? Reader(connection: connection)
            if pending < 0 || reader.pending == 0 { reader.since = .now }
            reader.bytes += bytes
            reader.pending += pending
            state.readers[id] = reader.bytes > 0 ? reader : nil
            return bytes > 0 && state.bytes > most / 2 ? idleReader(&state) : nil
        }
        idle?.close(promise: nil)
    }

    /// The connection that holds most of those that take nothing.
    private func idleReader(_ state: inout State) -> (any Channel)? {
        let latest = ContinuousClock.now - Self.patience
        return state.readers.values.filter { $0.pending > 0 && $0.since < latest && $0.connection.isActive }
            .max { $0.bytes < $1.bytes }?.connection
    }
}

/// Bytes that a request holds until it has its answer.
final class Holding: Sendable {
    private let all: HeldBytes
    private let isBatch: Bool
    private let bytes = Mutex(0)

    init(_ all: HeldBytes, isBatch: Bool = false) { (self.all, self.isBatch) = (all, isBatch) }

    /// Takes room for more; false where there is none.
    func take(_ count: Int) -> Bool {
        guard all.take(count, isBatch: isBatch) else { return false }
        bytes.withLock { $0 += count }
        return true
    }

    /// Gives all of it back.
    func release() {
        let count = bytes.withLock { bytes in
            defer { bytes = 0 }
            return bytes
        }
        if count > 0 { all.give(count) }
    }
}
