import Glibc

/// Answers the lines of a file on every core, and hands the answers on in the order of the lines, in bounded memory.
///
/// A line that takes long holds up those after it only in being handed on: they are read and answered meanwhile.
struct AnsweredLines {
    /// The answers to some lines, in their order.
    struct Answers: Sendable {
        /// In UTF-8.
        var text: [UInt8] = []
        /// How many lines have an answer, and of how many something was reported.
        var rendered = 0
        var reported = 0
    }

    /// The bytes of lines and answers held at a time, from which on nothing more is read: 32 MiB, four of the longest lines.
    private static let mostBytes = 32 << 20

    private let reader: LineReader
    private let wait: InputWait
    private let longestBatch: Int
    private let answer: @Sendable ([LineReader.Line]) async -> Answers

    /// The lines of a descriptor, in batches of so many at most, and what answers a batch.
    init(
        descriptor: Int32,
        name: String,
        longestBatch: Int,
        answer: @escaping @Sendable ([LineReader.Line]) async -> Answers
    ) {
        reader = LineReader(descriptor: descriptor, name: name)
        wait = InputWait(descriptor: descriptor)
        self.longestBatch = longestBatch
        self.answer = answer
    }

    /// Reads to the end. Throws what `write` throws, and when the system cannot read: then what was read is answered first.
    func forEach(_ write: (Answers) throws -> Void) async throws {
        var batches = LineBatches(reader, longestBatch: longestBatch)
        var window = Window()
        var order = Order()
        var isWaiting = false
        var end: Result<Void, InputFile.Failure>?
        try await withThrowingTaskGroup(of: Event.self) { group in
            while true {
                reading: while end == nil, window.hasRoom {
                    switch Result(catching: { () throws(InputFile.Failure) in try batches.step() }) {
                    case .success(.batch(let lines)):
                        let batch = Batch(index: order.next(), bytes: lines.reduce(0) { $0 + $1.bytes.count })
                        window.open(batch)
                        group.addTask { .answered(batch, await answer(lines)) }
                    case .success(.waiting):
                        if !isWaiting {
                            isWaiting = true
                            group.addTask {
                                await wait.wait()
                                return .readable
                            }
                        }
                        break reading
                    case .success(.end): end = .success(())
                    case .failure(let failure): end = .failure(failure)
                    }
                }
                if end != nil, isWaiting { wait.giveUp() }
                switch try await group.next() {
                case .readable?: isWaiting = false
                case .answered(let batch, let answers)?:
                    window.close(batch, holding: answers)
                    for answers in order.ready(answers, at: batch.index) {
                        try write(answers)
                        window.release(answers)
                    }
                case nil: return
                }
            }
        }
        try end?.get()
    }

    private struct Batch {
        let index: Int
        let bytes: Int
    }

    /// What a task of the group came to.
    private enum Event {
        /// There is something to read.
        case readable
        case answered(Batch, Answers)
    }

    /// How far reading is ahead of writing.
    private struct Window {
        // Two batches a core: one being answered, one ready.
        private let mostBatches = max(2, 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        private var batches = 0
        private var bytes = 0

        /// Whether a core may fall idle if nothing is read, and there is memory to read it into.
        var hasRoom: Bool { batches < mostBatches && bytes < mostBytes }

        mutating func open(_ batch: Batch) {
            batches += 1
            bytes += batch.bytes
        }

        mutating func close(_ batch: Batch, holding answers: Answers) {
            batches -= 1
            bytes += answers.text.count - batch.bytes
        }

        mutating func release(_ answers: Answers) { bytes -= answers.text.count }
    }

    /// Puts answers into the order of their batches.
    private struct Order {
        private var read = 0
        private var written = 0
        private var early: [Int: Answers] = [:]

        /// The index of the next batch.
        mutating func next() -> Int {
            defer { read += 1 }
            return read
        }

        /// The answers whose turn it is, now that those at an index are there.
        mutating func ready(_ answers: Answers, at index: Int) -> [Answers] {
            early[index] = answers
            var ready: [Answers] = []
            while let next = early.removeValue(forKey: written) {
                ready.append(next)
                written += 1
            }
            return ready
        }
    }
}
