internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import PaywrightReports

/// Answers requests: who may ask, what is asked, how much of it; then the handler of the contract.
struct Responder: Sendable {
    let handler: RequestHandler
    let limits: Limits
    let access: Access
    let admission: Admission
    let pool: WorkerPool
    let room: WorkRoom
    let turns: StreamTurns
    let batches: OpenBatches
    let metrics: Metrics
    let connections: ConnectionList
    let page: Page
    let logger: Logger
    let date = HTTPDate()

    /// What the log and the metrics say of a request.
    private struct Record {
        let id: String
        let start = ContinuousClock.now
        var route = "other"
        var status = 0
    }

    private enum Answer {
        case whole(Reply)
        /// A batch that was let in.
        case lines(Token.ID?)
    }

    /// Answers one request.
    func respond(_ request: Request, _ writer: consuming ResponseWriter, on channel: any Channel) async throws {
        metrics.begin()
        var record = Record(id: RequestID.of(request.head))
        defer { end(record) }
        switch try await answer(to: request, writer, on: channel, &record) {
        case .whole(let reply): try await write(reply, request, writer, on: channel, &record)
        case .lines(let token): try await writeLines(request, token, writer, on: channel, &record)
        }
    }

    private func answer(
        to request: Request,
        _ writer: borrowing ResponseWriter,
        on channel: any Channel,
        _ record: inout Record
    ) async throws -> Answer {
        do {
            try access.checkHost(of: request.head)
            let path = request.uri.path
            guard let route = Route.byPath[path] ?? page.files[path].map({ _ in .page }) else {
                throw Refusal.unknownPath
            }
            record.route = route.name
            guard route.takes(request.head.method) else { throw Refusal.unknownMethod(route.methods) }
            let token = route.needsToken ? try access.token(of: request.head) : nil
            guard route == .batch else {
                return .whole(try await reply(to: request, route, token, writer, on: channel))
            }
            try Self.checkType(of: request.head, Self.lines)
            if admission.isEnding { throw Refusal.shuttingDown }
            try admission.enterBatch(token)
            return .lines(token)
        } catch let refusal as Refusal {
            return .whole(Reply(refusal))
        } catch is RequestTooSlow {
            return .whole(Reply(Refusal.tooSlow))
        }
    }

    private func reply(
        to request: Request,
        _ route: Route,
        _ token: Token.ID?,
        _ writer: borrowing ResponseWriter,
        on channel: any Channel
    ) async throws -> Reply {
        switch route {
        case .operation(let operation):
            try Self.checkType(of: request.head, Self.json)
            try admission.check(token)
            if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.bodyBytes {
                throw Refusal.bodyTooLarge(limits.bodyBytes)
            }
            if Self.waitsForWord(request.head) { try await writer.writeInformationalHead(Self.goOn) }
            return try await answer(request, operation, token, on: channel)
        case .openAPI: return Reply(.ok, Reply.json, OpenAPI.document)
        case .health: return Reply(.ok, Self.plain, "ok\n")
        case .readiness:
            return admission.isEnding
                ? Reply(.serviceUnavailable, Self.plain, "ending\n") : Reply(.ok, Self.plain, "ready\n")
        case .metrics: return Reply(.ok, "text/plain; version=0.0.4; charset=utf-8", allMetrics)
        case .page:
            guard let file = page.files[request.uri.path] else { throw Refusal.unknownPath }
            var headers = Page.headers
            headers[.eTag] = file.tag
            guard request.headers[.ifNoneMatch] != file.tag else {
                return Reply(.notModified, file.type, file.bytes, headers)
            }
            return Reply(.ok, file.type, file.bytes, headers)
        case .batch: throw Refusal.unknownPath
        }
    }

    // MARK: Requests

    private static let json = ["application/json"]
    private static let lines = ["application/x-ndjson", "application/ndjson", "application/jsonl", "application/json"]

    /// A page of another site can send other types without asking, and not these.
    private static func checkType(of request: HTTPRequest, _ types: [String]) throws(Refusal) {
        let stated = request.headerFields[.contentType]?.prefix { $0 != ";" } ?? ""
        let type = stated.filter { $0 != " " }.lowercased()
        let encoding = request.headerFields[.contentEncoding] ?? "identity"
        guard types.contains(type), encoding == "identity" else { throw .unknownMediaType(types[0]) }
    }

    private static let plain = "text/plain; charset=utf-8"

    /// Whether a client sends its body only once it is wanted.
    private static func waitsForWord(_ request: HTTPRequest) -> Bool {
        request.headerFields[.expect]?.lowercased() == "100-continue"
    }

    private static let goOn = HTTPResponse(status: .continue)

    private func answer(
        _ request: Request,
        _ operation: RequestOperation,
        _ token: Token.ID?,
        on channel: any Channel
    ) async throws -> Reply {
        let holding = Holding(admission.held)
        defer { holding.release() }
        let bytes = try await read(request.body, holding)
        try admission.enter(token)
        defer { admission.leave(token) }
        let latest = ContinuousClock.now + limits.requestTime
        let answers = AnswerLimits(
            bytes: limits.answerBytes,
            isWanted: { channel.isActive && ContinuousClock.now < latest },
            hold: holding.take
        )
        let answer = await turns.withTurn(of: channel) { () -> RequestAnswer? in
            // Streams of a connection that is gone keep what it holds until they end: they do not wait for a thread.
            guard answers.isWanted() else { return nil }
            return await room.withRoom(bytes.count) {
                await withTaskExecutorPreference(pool.singles) { [handler] () -> RequestAnswer? in
                    // Its client may have gone, and others wait.
                    answers.isWanted() ? await handler.answer(to: bytes, as: operation, within: answers) : nil
                }
            }
        }
        guard let answer else { throw Refusal.notBegun }
        return Reply(answer)
    }

    private func read(_ body: RequestBody, _ holding: Holding) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await piece in body {
            guard bytes.count + piece.readableBytes <= limits.bodyBytes else {
                throw Refusal.bodyTooLarge(limits.bodyBytes)
            }
            guard holding.take(piece.readableBytes) else { throw Refusal.tooManyHeld(limits.heldBytes) }
            piece.withUnsafeReadableBytes { bytes += $0 }
        }
        return bytes
    }

    // MARK: Batches

    private func writeLines(
        _ request: Request,
        _ token: Token.ID?,
        _ writer: consuming ResponseWriter,
        on channel: any Channel,
        _ record: inout Record
    ) async throws {
        defer { admission.leaveBatch(token) }
        if Self.waitsForWord(request.head) { try await writer.writeInformationalHead(Self.goOn) }
        var head = HTTPResponse(status: .ok)
        head.headerFields[.contentType] = Self.lines[0]
        head.headerFields[.cacheControl] = "no-store"
        head.headerFields[.xContentTypeOptions] = "nosniff"
        head.headerFields[.crossOriginResourcePolicy] = "same-origin"
        complete(&head, record)
        var body: any ResponseBodyWriter = try await writer.writeHead(head)
        let batch = Batch(handler, pool, room, limits, metrics, admission.held, on: channel)
        do {
            try await batch.run(request.body, to: &body, batches)
        } catch is RequestTooSlow {
            try await body.write(ByteBuffer(bytes: Refusal.tooSlow.answer.utf8 + [0x0A]))
        }
        try await body.finish(nil)
        record.status = 200
    }

    // MARK: Answers

    private func write(
        _ reply: Reply,
        _ request: Request,
        _ writer: consuming ResponseWriter,
        on channel: any Channel,
        _ record: inout Record
    ) async throws {
        var head = reply.head
        complete(&head, record)
        let hasBody = request.head.method != .head && reply.head.status != .notModified
        if !hasBody {
            try await writer.write(response: head, body: ResponseBody())
        } else if reply.buffer.readableBytes <= AnswerPieces.size {
            try await writer.write(response: head, body: ResponseBody(byteBuffer: reply.buffer))
        } else {
            let pieces = AnswerPieces(reply.buffer, admission.held, channel)
            var body: any ResponseBodyWriter = try await writer.writeHead(head)
            try await pieces.write(to: &body)
            try await body.finish(nil)
        }
        record.status = reply.head.status.code
    }

    private func complete(_ head: inout HTTPResponse, _ record: Record) {
        head.headerFields[.requestID] = record.id
        head.headerFields[.date] = date.now
    }

    private func end(_ record: Record) {
        let took = ContinuousClock.now - record.start
        metrics.end(route: record.route, status: record.status, took: took)
        // Routes and methods that there are not could hold anything, and are not logged.
        logger.info(
            "request",
            metadata: [
                "request": "\(record.id)", "route": "\(record.route)", "status": "\(record.status)",
                "microseconds":
                    "\(took.components.seconds * 1_000_000 + took.components.attoseconds / 1_000_000_000_000)",
            ]
        )
    }
}
