import Foundation
import PaywrightReports
import Synchronization
import Testing

@testable import PaywrightServer

@Suite("Answers have a size, and what nobody reads is not kept")
struct SizeTests {
    private static let whole = #"{"op": "paywall", "locale": "all"}"#

    @Test("An answer that is too large is an error with what to ask for instead, and so is one of a batch in its place")
    func answerBytes() async throws {
        var limits = Limits()
        limits.answerBytes = 4_096
        let answer = try await RunningServer.answer(limits) { $0.post("/v1/paywall", #"{"locale": "all"}"#) }
        #expect(answer?.status == 400)
        #expect(answer?.code == "answer-too-large")
        let lines =
            #"{"op": "period", "period": "P1M"}"# + "\n" + Self.whole + "\n" + #"{"op": "period", "period": "P2M"}"#
        let batch = try await RunningServer.answer(limits) { client in
            client.post("/v1/batch", lines, type: "application/x-ndjson")
        }
        let answers = batch?.body.split(separator: "\n").map(String.init) ?? []
        #expect(answers.map { $0.contains("answer-too-large") } == [false, true, false])
    }

    @Test("Work whose time is over ends")
    func time() async throws {
        var limits = Limits()
        (limits.requestTime, limits.answerBytes) = (.milliseconds(300), 1 << 30)
        let prices = #""prices": {"USA": "9.99"}"#
        let products = (0..<2_000).map { #"{"id": "p\#($0)", "type": "autoRenewable", "period": "P1M", \#(prices)}"# }
        let shop = #"{"schema": "paywright/products/1", "products": [\#(products.joined(separator: ", "))]}"#
        let start = ContinuousClock.now
        let answer = try await RunningServer.answer(limits) { client in
            client.post("/v1/paywall", #"{"locale": "all", "products": \#(shop)}"#)
        }
        #expect(answer?.status == 503)
        #expect(answer?.code == "out-of-time")
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test("A batch whose client reads has all its answers, which are more than may be held")
    func readBatch() async throws {
        var limits = Limits()
        limits.heldBytes = 32 << 20
        let lines = [String](repeating: Self.whole, count: 30).joined(separator: "\n")
        let answer = try await RunningServer.answer(limits) { client in
            client.post("/v1/batch", lines, type: "application/x-ndjson")
        }
        let answers = answer?.body.split(separator: "\n") ?? []
        #expect(answers.count == 30)
        #expect((answer?.body.utf8.count ?? 0) > limits.heldBytes)
        #expect(answers.filter { !$0.contains("\"schema\": \"paywright/paywall/1\"") }.map { $0.prefix(300) } == [])
    }

    @Test("Clients that read nothing are cut off: others have their answers, and what was held is given back")
    func unread() async throws {
        var limits = Limits()
        limits.heldBytes = 8 << 20
        try await RunningServer.with(limits) { port, _ in
            try await inThread {
                // The system keeps several megabytes on the way to each.
                let silent = try (0..<24).map { _ in
                    let client = try RawClient(port: port)
                    for _ in 0..<8 {
                        client.post("/v1/paywall", #"{"locale": "all", "texts": ["parts", "segments", "html"]}"#)
                    }
                    return client
                }
                Thread.sleep(forTimeInterval: 3)
                for _ in 0..<20 {
                    #expect(try Self.statusOfSmallRequest(port) == 200)
                    #expect(try Self.held(port) <= 12 << 20)
                }
                withExtendedLifetime(silent) {}
            }
            try await inThread {
                var held = try Self.held(port)
                for _ in 0..<100 where held > 0 {
                    Thread.sleep(forTimeInterval: 0.2)
                    held = try Self.held(port)
                }
                #expect(held == 0)
            }
        }
    }

    /// How a small request is answered, which is sent again as `Retry-After` asks: a client that reads nothing has a second before it
    /// is cut off, and the next one of its kind may take its room until then.
    private static func statusOfSmallRequest(_ port: Int) throws -> Int? {
        var status: Int?
        for _ in 0..<40 {
            let client = try RawClient(port: port)
            client.post("/v1/period", #"{"period": "P1M"}"#)
            let answer = try client.answer()
            status = answer?.status
            guard status == 503, let seconds = answer?.headers["retry-after"].flatMap(Double.init) else { break }
            Thread.sleep(forTimeInterval: seconds)
        }
        return status
    }

    /// What the server holds, by its metrics.
    private static func held(_ port: Int) throws -> Int {
        let client = try RawClient(port: port)
        client.get("/metrics")
        let lines = try client.answer()?.body.split(separator: "\n") ?? []
        let line = lines.first { $0.hasPrefix("paywright_held_bytes ") }
        return Int(line?.split(separator: " ").last ?? "") ?? -1
    }

    @Test("The work on large requests waits for room, the first first; that on small ones does not")
    func workRoom() async {
        let room = WorkRoom(size: 4 << 20)
        let log = Log()
        await withTaskGroup(of: Void.self) { group in
            let (begun, begin) = AsyncStream.makeStream(of: Void.self)
            let (ended, end) = AsyncStream.makeStream(of: Void.self)
            group.addTask {
                await room.withRoom(1 << 20) {
                    begin.yield()
                    var iterator = ended.makeAsyncIterator()
                    await iterator.next()
                    log.append("first")
                }
            }
            var iterator = begun.makeAsyncIterator()
            await iterator.next()
            group.addTask { await room.withRoom(1 << 20) { log.append("second") } }
            await room.withRoom(100) { log.append("small") }
            end.yield()
        }
        #expect(log.names == ["small", "first", "second"])
    }

    /// What ended, in order.
    private final class Log: Sendable {
        private let ended = Mutex<[String]>([])
        var names: [String] { ended.withLock { $0 } }
        func append(_ name: String) { ended.withLock { $0.append(name) } }
    }
}
