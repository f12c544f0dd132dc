import Paywright
import PaywrightReports
import PaywrightStorage
import Synchronization
internal import PaywrightRuns

/// Answers the lines of a file on every core, and hands the answers on in the order of the lines, in bounded memory.
///
/// A line that takes long holds up those after it only in being handed on: they are read and answered meanwhile.
struct AnsweredLines {
    /// The answers to some lines, in their order.
    struct Answers: Sendable {
        let text: Text
        /// How many lines have an answer, and of how many something was reported.
        let rendered: Int
        let reported: Int
        /// What is told once for a run, by what it is about.
        var notes: [(name: String, note: Diagnostic)] = []
    }

    /// UTF-8, handed from the task that wrote it to the one that prints it without a copy.
    final class Text: Sendable {
        let bytes: ByteBuffer

        init(_ bytes: consuming ByteBuffer) { self.bytes = bytes }
    }

    /// The bytes of lines and answers held at a time, from which on nothing more is read: 32 MiB, four of the longest lines.
    private static let mostBytes = 32 << 20

    private let reader: LineReader
    private let wait: InputWait
    private let longestBatch: Int
    private let tasks: OrderedTasks<[LineReader.Line], Answers>

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
        tasks = OrderedTasks(
            holding: Self.mostBytes,
            size: { lines in lines.reduce(0) { $0 + $1.bytes.count } },
            sizeOfOutput: { $0.text.bytes.count },
            perform: answer
        )
    }

    /// Reads to the end. Throws what `write` throws, and when the system cannot read: then what was read is answered first.
    func forEach(_ write: (Answers) throws -> Void) async throws {
        let batches = Mutex(LineBatches(reader, longestBatch: longestBatch))
        try await tasks.run(
            next: { [wait] in
                while true {
                    switch try batches.withLock({ try $0.step() }) {
                    case .batch(let lines): return lines
                    case .waiting:
                        await wait.wait()
                        try Task.checkCancellation()
                    case .end: return nil
                    }
                }
            },
            take: write
        )
    }
}
