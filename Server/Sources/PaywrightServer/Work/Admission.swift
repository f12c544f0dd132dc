internal import PaywrightReports
internal import Synchronization

/// What is let in: requests in work and waiting, batches. What is too much is refused at once.
final class Admission: Sendable {
    private struct State {
        var requests = 0
        var byToken: [Token.ID: Int] = [:]
        var batches = 0
        var batchesByToken: [Token.ID: Int] = [:]
        var isEnding = false
    }

    private let limits: Limits
    private let state = Mutex(State())
    /// What is held of requests and answers.
    let held: HeldBytes

    init(_ limits: Limits) { (self.limits, held) = (limits, HeldBytes(most: limits.heldBytes)) }

    /// Whether the server has been asked to end.
    var isEnding: Bool { state.withLock { $0.isEnding } }

    /// The server has been asked to end.
    func end() { state.withLock { $0.isEnding = true } }

    /// What is in work and waits now.
    var counts: (requests: Int, batches: Int) { state.withLock { ($0.requests, $0.batches) } }

    /// Throws where so much waits that a request need not even be read.
    func check(_ token: Token.ID?) throws(Refusal) {
        let refusal = state.withLock { reason($0, token) }
        if let refusal { throw refusal }
    }

    /// Takes a request in; `leave` must follow.
    func enter(_ token: Token.ID?) throws(Refusal) {
        let refusal = state.withLock { state -> Refusal? in
            if let reason = reason(state, token) { return reason }
            state.requests += 1
            if let token { state.byToken[token, default: 0] += 1 }
            return nil
        }
        if let refusal { throw refusal }
    }

    /// A request has its answer.
    func leave(_ token: Token.ID?) {
        state.withLock { state in
            state.requests -= 1
            Self.take(token, from: &state.byToken)
        }
    }

    /// Takes a batch in; `leaveBatch` must follow.
    func enterBatch(_ token: Token.ID?) throws(Refusal) {
        let refusal = state.withLock { state -> Refusal? in
            guard state.batches < limits.batches else { return .tooMany("\(limits.batches) open batches") }
            if let token {
                guard state.batchesByToken[token, default: 0] < limits.batchesOfToken else {
                    return .tooManyOfToken("\(limits.batchesOfToken) open batches with this token")
                }
                state.batchesByToken[token, default: 0] += 1
            }
            state.batches += 1
            return nil
        }
        if let refusal { throw refusal }
    }

    /// A batch has ended.
    func leaveBatch(_ token: Token.ID?) {
        state.withLock { state in
            state.batches -= 1
            Self.take(token, from: &state.batchesByToken)
        }
    }

    private static func take(_ token: Token.ID?, from counts: inout [Token.ID: Int]) {
        guard let token, let count = counts[token] else { return }
        counts[token] = count > 1 ? count - 1 : nil
    }

    /// Why no request is let in; nil where one is.
    private func reason(_ state: State, _ token: Token.ID?) -> Refusal? {
        if state.requests >= limits.requests { return .tooMany("\(limits.requests) requests in work and waiting") }
        guard let token, state.byToken[token, default: 0] >= limits.requestsOfToken else { return nil }
        return .tooManyOfToken("\(limits.requestsOfToken) requests with this token in work and waiting")
    }
}
