internal import HummingbirdCore
internal import NIOCore
internal import PaywrightReports

/// A batch: a request a line, and an answer a line in the same order, while the lines still come.
struct Batch: Sendable {
    /// The most lines, and bytes of lines, that are answered in one go: single requests go between.
    private static let (mostLines, mostBytes) = (16, 64 << 10)
    /// The bytes of answers after which a go ends: the lines that are left are answered in the next one.
    private static let mostAnswered = 1 << 20

    private let handler: RequestHandler
    private let pool: WorkerPool
    private let work: WorkRoom
    private let limits: Limits
    private let metrics: Metrics
    private let held: HeldBytes
    private let channel: any Channel
    private let room: BatchRoom
    private let window: AnswerWindow

    init(
        _ handler: RequestHandler,
        _ pool: WorkerPool,
        _ work: WorkRoom,
        _ limits: Limits,
        _ metrics: Metrics,
        _ held: HeldBytes,
        on channel: any Channel
    ) {
        (self.handler, self.pool, self.work, self.limits) = (handler, pool, work, limits)
        (self.metrics, self.held, self.channel) = (metrics, held, channel)
        room = BatchRoom(held, share: limits.heldBytes / 2 / limits.batches, on: channel)
        window = AnswerWindow(most: 2 * limits.workers + 1)
    }

    /// Reads requests and writes their answers until the requests end.
    func run(_ body: RequestBody, to writer: inout any ResponseBodyWriter, _ open: OpenBatches) async throws {
        let id = open.add(window)
        defer {
            open.remove(id)
            room.close()
        }
        let isCut = try await withThrowingTaskGroup(of: Void.self) { group in
            defer {
                window.end()
                room.close()
                group.cancelAll()
            }
            group.addTask {
                defer { window.end() }
                try await read(body)
            }
            while let portion = await window.next() { try await write(portion, to: &writer) }
            // Cut off by the end of the server, the reader still waits for its client.
            guard window.isWhole || !open.isEnding else { return true }
            try await group.next()
            return false
        }
        if isCut { try await writer.write(ByteBuffer(bytes: Refusal.shuttingDown.answer.utf8 + [0x0A])) }
    }

    private func write(_ portion: AnswerWindow.Portion, to writer: inout any ResponseBodyWriter) async throws {
        var answers = await portion.value
        while true {
            let count = answers.buffer.readableBytes
            defer { room.giveAnswers(count) }
            while let piece = answers.buffer.readSlice(length: min(AnswerPieces.size, answers.buffer.readableBytes)),
                piece.readableBytes > 0
            {
                try await writer.write(piece)
            }
            guard !answers.rest.isEmpty else { return }
            answers = await answer(answers.rest).value
        }
    }

    private func read(_ body: RequestBody) async throws {
        var splitter = LineSplitter(longest: limits.bodyBytes, take: room.take, give: room.give)
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
            bytes += line.bytes.count
            guard portion.count >= min(Self.mostLines, room.linesOfPortion) || bytes > Self.mostBytes else { continue }
            guard await put(portion, bytes) else { return false }
            (portion, bytes) = ([], 0)
        }
        return portion.isEmpty ? true : await put(portion, bytes)
    }

    private func put(_ portion: [LineSplitter.Line], _ bytes: Int) async -> Bool {
        await room.begin(bytes)
        return await window.put { answer(portion) }
    }

    private func answer(_ lines: [LineSplitter.Line]) -> AnswerWindow.Portion {
        Task(executorPreference: pool.batches) {
            var answers = BatchAnswers()
            for (number, line) in lines.enumerated() {
                if answers.buffer.readableBytes > Self.mostAnswered || number > 0 && room.isFull {
                    answers.rest = Array(lines[number...])
                    break
                }
                let answer = await answer(line)
                answers.buffer.writeBytes(answer.utf8)
                answers.buffer.writeInteger(UInt8(ascii: "\n"))
                room.end(line.bytes.count, answer: answer.utf8.count + 1)
            }
            metrics.count(batchLines: lines.count - answers.rest.count)
            return answers
        }
    }

    private func answer(_ line: LineSplitter.Line) async -> RequestAnswer {
        switch line {
        case .whole(let bytes):
            let holding = Holding(held, isBatch: true)
            defer { holding.release() }
            return await work.withRoom(bytes.count) {
                let latest = ContinuousClock.now + limits.requestTime
                let answers = AnswerLimits(
                    bytes: limits.answerBytes,
                    isWanted: { channel.isActive && ContinuousClock.now < latest },
                    hold: holding.take
                )
                return await handler.answer(to: bytes, within: answers)
            }
        case .tooLong: return .tooLarge
        case .noRoom: return Refusal.tooManyHeld(limits.heldBytes).answer
        }
    }
}

/// Answers to lines, and the lines that are to be answered after them.
struct BatchAnswers: Sendable {
    var buffer = ByteBuffer()
    var rest: [LineSplitter.Line] = []
}

extension LineSplitter.Line {
    /// The bytes that are held of it.
    fileprivate var bytes: [UInt8] {
        switch self {
        case .whole(let bytes): bytes
        case .tooLong, .noRoom: []
        }
    }
}
