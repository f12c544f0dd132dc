internal import Synchronization

/// Answers to come in the order of their requests, so many at most: who asks for more waits until the first has been written.
final class AnswerWindow: Sendable {
    /// Answers to some lines.
    typealias Portion = Task<BatchAnswers, Never>

    private struct State {
        var portions = FirstInFirstOut<Portion>()
        var isEnded = false
        var isWhole = false
        var writer: CheckedContinuation<Portion?, Never>?
        var reader: CheckedContinuation<Bool, Never>?
    }

    private let state = Mutex(State())
    private let most: Int

    init(most: Int) { self.most = most }

    /// Puts answers at the end as soon as there is room; false where no more are to come.
    func put(_ begin: () -> Portion) async -> Bool {
        let hasRoom = await withCheckedContinuation { (reader: CheckedContinuation<Bool, Never>) in
            let isOpen = state.withLock { state -> Bool? in
                if state.isEnded { return false }
                if state.portions.count < most { return true }
                state.reader = reader
                return nil
            }
            if let isOpen { reader.resume(returning: isOpen) }
        }
        guard hasRoom else { return false }
        let portion = begin()
        let writer = state.withLock { state -> CheckedContinuation<Portion?, Never>? in
            defer { state.writer = nil }
            if state.writer == nil { state.portions.append(portion) }
            return state.writer
        }
        writer?.resume(returning: portion)
        return true
    }

    /// The next answers; nil after the last.
    func next() async -> Portion? {
        await withCheckedContinuation { (writer: CheckedContinuation<Portion?, Never>) in
            typealias Step = (Portion?, CheckedContinuation<Bool, Never>?, isEnded: Bool)
            let (portion, reader, isEnded) = state.withLock { state -> Step in
                if let portion = state.portions.popFirst() {
                    defer { state.reader = nil }
                    return (portion, state.reader, false)
                }
                if !state.isEnded { state.writer = writer }
                return (nil, nil, state.isEnded)
            }
            reader?.resume(returning: true)
            if portion != nil || isEnded { writer.resume(returning: portion) }
        }
    }

    /// Whether every request has come.
    var isWhole: Bool { state.withLock { $0.isWhole } }

    /// No more answers come; those that are there can be had. `isWhole` says that no more requests come either.
    func end(isWhole: Bool = false) {
        typealias Waiting = (CheckedContinuation<Portion?, Never>?, CheckedContinuation<Bool, Never>?)
        let (writer, reader) = state.withLock { state -> Waiting in
            defer { (state.writer, state.reader) = (nil, nil) }
            state.isEnded = true
            state.isWhole = state.isWhole || isWhole
            return (state.writer, state.reader)
        }
        writer?.resume(returning: nil)
        reader?.resume(returning: false)
    }
}
