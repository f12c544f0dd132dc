internal import NIOCore
internal import Synchronization

/// What a batch holds: lines that have no answer, and answers that are not written. Where it is more than the batch's share, no more
/// lines are begun until some answers are written; bytes that come beyond what all may hold are not kept.
final class BatchRoom: Sendable {
    private struct State {
        /// Bytes of lines and answers that are held.
        var lines = 0
        var answers = 0
        /// Bytes of lines that are begun, of those held.
        var begun = 0
        /// The bytes that an answer has, by the last ones.
        var usual = 0
        var isClosed = false
        var reader: CheckedContinuation<Void, Never>?
    }

    private let held: HeldBytes
    private let share: Int
    private let channel: any Channel
    private let state = Mutex(State())

    init(_ held: HeldBytes, share: Int, on channel: any Channel) {
        (self.held, self.share, self.channel) = (held, share, channel)
    }

    /// How many lines are worth beginning together, by the size of the answers so far: few where they are large.
    var linesOfPortion: Int { state.withLock { max(1, (256 << 10) / max(1, $0.usual)) } }

    /// Whether the batch has its share, beside the answers to one line.
    var isFull: Bool { state.withLock { $0.answers >= share } }

    // MARK: Lines

    /// Takes room for bytes of a line; false where there is none.
    func take(_ bytes: Int) -> Bool {
        guard held.take(bytes, isBatch: true) else { return false }
        let isOpen = state.withLock { state in
            if !state.isClosed { state.lines += bytes }
            return !state.isClosed
        }
        if !isOpen { held.give(bytes) }
        return true
    }

    /// Gives room for bytes of a line back.
    func give(_ bytes: Int) {
        let isOpen = state.withLock { state in
            if !state.isClosed { state.lines -= bytes }
            return !state.isClosed
        }
        if isOpen { held.give(bytes) }
    }

    /// Waits until lines may be begun.
    func begin(_ bytes: Int) async {
        await withCheckedContinuation { reader in
            let isIn = state.withLock { state in
                defer { state.begun += bytes }
                if state.isClosed || state.begun + state.answers < share { return true }
                state.reader = reader
                return false
            }
            if isIn { reader.resume() }
        }
    }

    /// A line of so many bytes has its answer.
    func end(_ bytes: Int, answer: Int) {
        let isOpen = state.withLock { state in
            guard !state.isClosed else { return false }
            state.lines -= bytes
            state.begun -= bytes
            state.answers += answer
            state.usual = (3 * state.usual + answer) / 4
            return true
        }
        guard isOpen else { return }
        held.give(bytes)
        held.add(answer, for: channel)
        wake()
    }

    /// Answers have been handed to the connection.
    func giveAnswers(_ bytes: Int) {
        let isOpen = state.withLock { state in
            if !state.isClosed { state.answers -= bytes }
            return !state.isClosed
        }
        guard isOpen else { return }
        held.remove(bytes, for: channel)
        wake()
    }

    private func wake() {
        let reader = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.isClosed || state.begun + state.answers < share else { return nil }
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume()
    }

    /// Gives everything back: the batch has ended.
    func close() {
        let (lines, answers) = state.withLock { state in
            defer {
                state.isClosed = true
                (state.lines, state.answers) = (0, 0)
            }
            return (state.lines, state.answers)
        }
        if lines > 0 { held.give(lines) }
        if answers > 0 { held.remove(answers, for: channel) }
        wake()
    }
}
