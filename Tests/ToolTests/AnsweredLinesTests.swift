import Foundation
import PaywrightStorage
import Synchronization
import Testing

@testable import PaywrightTool

@Suite("Lines answered on every core, in order, in bounded memory")
struct AnsweredLinesTests {
    private static func lines(
        _ text: String,
        longestBatch: Int = 64,
        answer: @escaping @Sendable ([LineReader.Line]) async -> AnsweredLines.Answers
    ) throws -> AnsweredLines {
        let name = try Tool.file(text, named: "lines.ndjson")
        return AnsweredLines(
            descriptor: try InputFile.open(name),
            name: name,
            longestBatch: longestBatch,
            answer: answer
        )
    }

    private static func answers(_ text: String = "", rendered: Int = 0) -> AnsweredLines.Answers {
        var bytes = ByteBuffer()
        bytes.append(text)
        return AnsweredLines.Answers(text: AnsweredLines.Text(bytes), rendered: rendered, reported: 0)
    }

    private static func text(_ line: LineReader.Line) -> String { String(decoding: line.bytes, as: UTF8.self) }

    @Test("A large line is a batch of its own, small ones are together up to 64 KiB", .timeLimit(.minutes(30)))
    func batches() async throws {
        let large = String(repeating: "x", count: LineBatches.largeLine + 1)
        let half = String(repeating: "y", count: LineBatches.largeLine / 2)
        let batches = Mutex<[Int: [Int]]>([:])
        let lines = ["a", "b", large, "c", large, large, half, half, "d", "e", "f", "g"]
        try await Self.lines(lines.joined(separator: "\n"), longestBatch: 3) { lines in
            batches.withLock { $0[lines[0].number] = lines.map(\.number) }
            return Self.answers()
        }
        .forEach { _ in }
        let found = batches.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
        #expect(found == [[1, 2], [3], [4], [5], [6], [7, 8], [9, 10, 11], [12]])
    }

    @Test(
        "While one large line is answered, so are all others; they wait only for their turn",
        .timeLimit(.minutes(30))
    )
    func slowLine() async throws {
        let small = 2_000
        let large = String(repeating: "x", count: LineBatches.largeLine + 1)
        for place in [0, 10, small] {
            var lines = (0..<small).map { "line \($0)" }
            lines.insert(large, at: place)
            let answered = Mutex(0)
            var handedOn: [String] = []
            try await Self.lines(lines.joined(separator: "\n")) { lines in
                // It would wait for ever if those after it waited for it.
                if lines[0].bytes.count > LineBatches.largeLine {
                    while answered.withLock({ $0 }) < small { try? await Task.sleep(for: .milliseconds(1)) }
                } else {
                    answered.withLock { $0 += lines.count }
                }
                return Self.answers(lines.map { Self.text($0) + "\n" }.joined())
            }
            .forEach { handedOn.append($0.text.bytes.string) }
            #expect(handedOn.joined() == lines.joined(separator: "\n") + "\n")
        }
    }

    @Test("What waits for its turn is bounded: reading stops where the answers would not fit", .timeLimit(.minutes(30)))
    func memory() async throws {
        let count = 400
        let mebibyte = Self.answers(String(repeating: "x", count: 1 << 20), rendered: 1)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let answered = Mutex(0)
        let mostAnswered = Mutex(0)
        var handedOn = 0
        try await Self.lines((0...count).map(String.init).joined(separator: "\n"), longestBatch: 1) { lines in
            guard lines[0].number == 1 else {
                answered.withLock { $0 += 1 }
                return mebibyte
            }
            var last = -1
            // Until nothing more is answered before this one is.
            while last < 31 || answered.withLock({ $0 }) != last {
                last = answered.withLock { $0 }
                try? await Task.sleep(for: .milliseconds(300))
            }
            mostAnswered.withLock { $0 = last }
            return Self.answers(rendered: 1)
        }
        .forEach { handedOn += $0.rendered }
        #expect(handedOn == count + 1)
        let most = mostAnswered.withLock { $0 }
        #expect(most >= 31 && most <= 32 + 2 * cores, "\(most)")
    }

    @Test("A descriptor that cannot be read is a failure, not the end")
    func failure() async throws {
        let folder = FileManager.default.temporaryDirectory.path
        let lines = AnsweredLines(descriptor: try InputFile.open(folder), name: folder, longestBatch: 1) { _ in
            Self.answers()
        }
        await #expect(throws: InputFile.Failure.self) { try await lines.forEach { _ in } }
    }

    @Test("A writer that fails ends the run though more input may come", .timeLimit(.minutes(30)))
    func failingWriter() async throws {
        struct Full: Error {}
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data("one\n".utf8))
        let lines = AnsweredLines(
            descriptor: pipe.fileHandleForReading.fileDescriptor,
            name: "pipe",
            longestBatch: 1
        ) { _ in
            Self.answers("answer")
        }
        await #expect(throws: Full.self) { try await lines.forEach { _ in throw Full() } }
        try pipe.fileHandleForWriting.close()
    }
}
