internal import Synchronization

/// The batches that are open, so that the end of the server can end them.
final class OpenBatches: Sendable {
    private let state = Mutex((windows: [Int: AnswerWindow](), next: 0, isEnding: false))

    /// Whether they have been ended.
    var isEnding: Bool { state.withLock { $0.isEnding } }

    func add(_ window: AnswerWindow) -> Int {
        state.withLock { state in
            state.next += 1
            state.windows[state.next] = window
            return state.next
        }
    }

    func remove(_ id: Int) { state.withLock { _ = $0.windows.removeValue(forKey: id) } }

    /// What has been read is answered, and no more is read.
    func end() {
        let windows = state.withLock { state in
            state.isEnding = true
            return Array(state.windows.values)
        }
        for window in windows { window.end() }
    }
}
