internal import Synchronization

/// Room for the work on large requests: what is read of one takes many times its bytes while it is answered. Those for which there is
/// none wait, the first first.
final class WorkRoom: Sendable {
    private struct State {
        var free: Int
        var waiting = FirstInFirstOut<(need: Int, turn: CheckedContinuation<Void, Never>)>()
    }

    /// From how many bytes on a request is large, and how many times as many its work takes at most.
    private static let (largeBytes, factor) = (64 << 10, 32)

    private let size: Int
    private let state: Mutex<State>

    init(size: Int) {
        self.size = size
        state = Mutex(State(free: size))
    }

    /// Does the work on a request of so many bytes once there is room for it.
    func withRoom<Result>(_ bytes: Int, _ work: () async -> Result) async -> Result {
        guard bytes >= Self.largeBytes else { return await work() }
        let need = min(bytes * Self.factor, size)
        await withCheckedContinuation { turn in
            let isIn = state.withLock { state in
                if state.waiting.isEmpty, state.free >= need {
                    state.free -= need
                    return true
                }
                state.waiting.append((need, turn))
                return false
            }
            if isIn { turn.resume() }
        }
        let result = await work()
        leave(need)
        return result
    }

    private func leave(_ need: Int) {
        let next = state.withLock { state in
            state.free += need
            var next: [CheckedContinuation<Void, Never>] = []
            while let first = state.waiting.next, state.free >= first.need {
                _ = state.waiting.popFirst()
                state.free -= first.need
                next.append(first.turn)
            }
            return next
        }
        for turn in next { turn.resume() }
    }
}
