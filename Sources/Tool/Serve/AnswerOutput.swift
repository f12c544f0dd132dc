import ArgumentParser

/// Writes answers to standard output as they are ready, or in the order of their requests. A thread that has an answer while none
/// is being written writes it, and then what has become ready.
final class AnswerOutput: Sendable {
    private struct State {
        /// What is to be written next.
        var ready: [UInt8] = []
        /// Answers before whose turn others come, by the numbers of their requests, and how many bytes they have.
        var early: [Int: [UInt8]] = [:]
        var earlyBytes = 0
        var next = 0
        var isWriting = false
        /// How many pieces have been written.
        var written = 0
        var end: ExitCode?
    }

    /// The most bytes of a piece: of more, a reader that is slow would look like one that takes nothing.
    private static let pieceSize = 64 << 10

    private let state = Monitor(State())
    private let isOrdered: Bool
    /// The bytes that wait for a reader, from which on threads with more answers wait too.
    private let mostBytes: Int

    init(isOrdered: Bool, mostBytes: Int) { (self.isOrdered, self.mostBytes) = (isOrdered, mostBytes) }

    /// What the process ends with, as nothing more can be written; nil while it can.
    var end: ExitCode? { state.withLock { $0.end } }

    /// The reader has closed the pipe.
    func close() {
        state.withLock { $0.end = $0.end ?? .success }
        state.wakeAll()
    }

    /// Takes the answer to the request of a number, counted from 0.
    func put(_ answer: [UInt8], number: Int) {
        let writes = state.wait { state -> Bool? in
            guard state.end == nil else { return false }
            if isOrdered, number != state.next {
                // The answers before it are being made: to wait for room could be to wait for them.
                state.early[number] = answer
                state.earlyBytes += answer.count
                return false
            }
            guard !state.isWriting || state.ready.count < mostBytes else { return nil }
            state.ready += answer
            state.next += 1
            while isOrdered, let answer = state.early.removeValue(forKey: state.next) {
                state.ready += answer
                state.next += 1
                state.earlyBytes -= answer.count
            }
            guard !state.isWriting else { return false }
            state.isWriting = true
            return true
        }
        if writes { write() }
    }

    /// Whether answers that have not had their turn are so many bytes that no more work is to be begun.
    var isFull: Bool { state.withLock { $0.earlyBytes > mostBytes } }

    /// Writes what is ready until nothing is.
    private func write() {
        var piece: [UInt8] = []
        while true {
            piece.removeAll(keepingCapacity: piece.capacity <= 1 << 20)
            let goesOn = state.withLock { state in
                guard state.end == nil, !state.ready.isEmpty else {
                    state.isWriting = false
                    return false
                }
                swap(&piece, &state.ready)
                state.written += 1
                return true
            }
            guard goesOn else { return }
            // Others may have waited for the room.
            state.wakeAll()
            if let end = piece.withUnsafeBufferPointer({ write($0) }) { state.withLock { $0.end = end } }
        }
    }

    /// The number of pieces written: it stays the same while a reader takes nothing; nil where none is being written.
    var progress: Int? { state.withLock { $0.isWriting ? $0.written : nil } }

    private func write(_ bytes: UnsafeBufferPointer<UInt8>) -> ExitCode? {
        for start in stride(from: 0, to: bytes.count, by: Self.pieceSize) {
            let end = min(start + Self.pieceSize, bytes.count)
            do {
                try StandardOutput.write(UnsafeBufferPointer(rebasing: bytes[start..<end]))
            } catch {
                return error as? ExitCode ?? ExitStatus.cannotCreate
            }
            if end < bytes.count { state.withLock { $0.written += 1 } }
        }
        return nil
    }
}
