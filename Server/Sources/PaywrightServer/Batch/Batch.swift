internal import HummingbirdCore
internal import NIOCore
internal import PaywrightReports
internal import Synchronization

/// A batch: a request a line, and an answer a line in the same order, while the lines still come.
struct Batch: Sendable {
    /// The most lines, and bytes of lines, that are answered in one go: single requests go between.
    private static let (mostLines, mostBytes) = (16, 64 << 10)

    let handler: RequestHandler
    let pool: WorkerPool
    let limits: Limits
    let metrics: Metrics
    let window: AnswerWindow

    init(_ handler: RequestHandler, _ pool: WorkerPool, _ limits: Limits, _ metrics: Metrics) {
        (self.handler, self.pool, self.limits, self.metrics) = (handler, pool, limits, metrics)
        window = AnswerWindow(most: 2 * limits.workers + 1)
    }

    /// Reads requests and writes their answers until the requests end.
    func run(_ body: RequestBody, to writer: inout any ResponseBodyWriter, _ open: OpenBatches) async throws {
        let id = open.add(window)
        defer { open.remove(id) }
        let isCut = try await withThrowingTaskGroup(of: Void.self) { group in
            defer {
                window.end()
                group.cancelAll()
            }
            group.addTask {
                defer { window.end() }
                try await read(body)
            }
            while let portion = await window.next() { try await writer.write(await portion.value) }
            // Cut off by the end of the server, the reader still waits for its client.
            guard window.isWhole || !open.isEnding else { return true }
            try await group.next()
            return false
        }
        if isCut { try await writer.write(ByteBuffer(bytes: Refusal.shuttingDown.answer.utf8 + [0x0A])) }
    }

    private func read(_ body: RequestBody) async throws {
        var splitter = LineSplitter(longest: limits.bodyBytes)
        for try await piece in body {
            guard await put(splitter.take(piece)) else { return }
        }
        if await put(splitter.end()) { window.end(isWhole: true) }
    }

    /// Has lines answered; false where no more are to be.
    private func put(_ lines: [LineSplitter.Line]) async -> Bool {
        var portion: [LineSplitter.Line] = []
        var bytes = 0
        for line in lines {
            portion.append(line)
            bytes += line?.count ?? 0
            guard portion.count == Self.mostLines || bytes > Self.mostBytes else { continue }
            guard await window.put({ answers(portion) }) else { return false }
            (portion, bytes) = ([], 0)
        }
        return portion.isEmpty ? true : await window.put { answers(portion) }
    }

    private func answers(_ lines: [LineSplitter.Line]) -> AnswerWindow.Portion {
        Task(executorPreference: pool.batches) { [handler, metrics] in
            var buffer = ByteBuffer()
            for line in lines {
                let answer = if let line { await handler.answer(to: line) } else { RequestAnswer.tooLarge }
                buffer.writeBytes(answer.utf8)
                buffer.writeInteger(UInt8(ascii: "\n"))
            }
            metrics.count(batchLines: lines.count)
            return buffer
        }
    }
}

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
