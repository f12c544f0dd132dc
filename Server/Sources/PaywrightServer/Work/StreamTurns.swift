internal import NIOCore
internal import Synchronization

/// Lets the streams of a connection of HTTP/2 be worked on a few at a time, so that a connection with many of them does not hold up the
/// others: the rest of its streams wait, the first first.
final class StreamTurns: Sendable {
    private struct Connection {
        var working = 0
        var waiting = FirstInFirstOut<CheckedContinuation<Void, Never>>()
    }

    private let most: Int
    private let connections = Mutex<[ObjectIdentifier: Connection]>([:])

    init(most: Int) { self.most = most }

    /// Does work for a channel once it is its turn.
    func withTurn<Result>(of channel: any Channel, _ work: () async -> Result) async -> Result {
        // The parent of a stream is a connection, whose parent is the server.
        guard let connection = channel.parent, connection.parent != nil else { return await work() }
        let id = ObjectIdentifier(connection)
        await withCheckedContinuation { turn in
            let isIn = connections.withLock { connections in
                let isIn = connections[id, default: Connection()].working < most
                if isIn {
                    connections[id, default: Connection()].working += 1
                } else {
                    connections[id]?.waiting.append(turn)
                }
                return isIn
            }
            if isIn { turn.resume() }
        }
        let result = await work()
        let next = connections.withLock { connections -> CheckedContinuation<Void, Never>? in
            // The next one takes the turn over.
            if let next = connections[id]?.waiting.popFirst() { return next }
            connections[id]?.working -= 1
            if connections[id]?.working == 0 { connections[id] = nil }
            return nil
        }
        next?.resume()
        return result
    }
}
