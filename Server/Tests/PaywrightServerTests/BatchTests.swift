import Foundation
import NIOCore
import ServiceLifecycle
import Testing

@testable import PaywrightServer

@Suite("A batch has an answer for each line, in order, while it comes")
struct BatchTests {
    private static let head =
        "POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n"

    private static func chunk(_ text: String) -> String { String(text.utf8.count, radix: 16) + "\r\n" + text + "\r\n" }

    private static func request(_ id: Int) -> String {
        #"{"id": \#(id), "op": "period", "period": "P\#(id % 12 + 1)M"}"# + "\n"
    }

    private static func identifiers(_ text: String) throws -> [Int?] {
        try text.split(separator: "\n").map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return object?["id"] as? Int
        }
    }

    @Test("Thousands of lines in pieces of any size keep their order")
    func order() async throws {
        let body = (0..<5_000).map(Self.request).joined()
        let answer = try await RunningServer.with { port, _ in
            try await inThread {
                let client = try RawClient(port: port)
                client.send(Self.head)
                let bytes = Array(body.utf8)
                var start = 0
                var size = 1
                while start < bytes.count {
                    let piece = String(decoding: bytes[start..<min(start + size, bytes.count)], as: UTF8.self)
                    client.send(Self.chunk(piece))
                    start += size
                    size = size * 7 % 5_003
                }
                client.send("0\r\n\r\n")
                return try client.answer()
            }
        }
        #expect(answer?.status == 200)
        #expect(answer?.headers["content-type"] == "application/x-ndjson")
        #expect(try Self.identifiers(answer?.body ?? "") == (0..<5_000).map { $0 })
    }

    @Test("A line is answered before the next one comes")
    func conversation() async throws {
        let first = try await RunningServer.with { port, _ in
            try await inThread {
                let client = try RawClient(port: port)
                client.send(Self.head)
                _ = try client.head()
                var answers: [String] = []
                for id in 0..<3 {
                    client.send(Self.chunk(Self.request(id)))
                    answers.append(try client.chunk() ?? "")
                }
                client.send("0\r\n\r\n")
                #expect(try client.chunk() == nil)
                return answers
            }
        }
        #expect(try first.flatMap(Self.identifiers) == [0, 1, 2])
    }

    @Test("A line of no use, and one that is too long, have errors in their places; the last line needs no end")
    func bad() async throws {
        var limits = Limits()
        limits.bodyBytes = 1_000
        let long = String(repeating: "x", count: 3_000)
        let body = "{\n\n" + Self.request(1) + long + "\n" + #"{"id": 2, "op": "period", "period": "P1M"}"#
        let answer = try await RunningServer.answer(limits) { client in
            client.post("/v1/batch", body, type: "application/x-ndjson")
        }
        let lines = answer?.body.split(separator: "\n").map(String.init) ?? []
        #expect(lines.count == 4)
        #expect(lines.first?.contains("invalid-json") == true)
        #expect(lines.dropFirst(2).first?.contains("request-too-large") == true)
        #expect(try Self.identifiers(answer?.body ?? "") == [nil, 1, nil, 2])
    }

    @Test("Lines are cut in memory that the longest one bounds")
    func splitter() {
        var splitter = LineSplitter(longest: 4, take: { _ in true }, give: { _ in })
        #expect(splitter.take(ByteBuffer(string: "ab")) == [])
        #expect(splitter.take(ByteBuffer(string: "c\r\n\n \t\nd")) == [.whole(Array("abc".utf8))])
        #expect(splitter.take(ByteBuffer(string: "efgh")) == [])
        #expect(splitter.heldBytes == 0)
        #expect(splitter.take(ByteBuffer(string: "i\nj")) == [.tooLong])
        #expect(splitter.end() == [.whole(Array("j".utf8))])
        #expect(splitter.end() == [])
    }

    // MARK: The end of the server

    @Test("A request that has begun is answered, though the server was asked to end")
    func ending() async throws {
        let statuses = try await RunningServer.with { port, group in
            let (sent, continuation) = AsyncStream.makeStream(of: Void.self)
            let half = #"{"period": "#
            async let answers = inThread {
                let clients = try (0..<5).map { _ in try RawClient(port: port) }
                for client in clients {
                    client.send("POST /v1/period HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
                    client.send("Content-Length: 17\r\n\r\n\(half)")
                }
                Thread.sleep(forTimeInterval: 0.3)
                continuation.yield()
                Thread.sleep(forTimeInterval: 0.5)
                for client in clients { client.send(#""P1M"}"#) }
                return try clients.map { try $0.answer()?.status }
            }
            var iterator = sent.makeAsyncIterator()
            await iterator.next()
            await group.triggerGracefulShutdown()
            return try await answers
        }
        #expect(statuses == [200, 200, 200, 200, 200])
    }

    @Test("A batch that does not end is cut off: what has come is answered, and a line says so")
    func cutOff() async throws {
        var limits = Limits()
        limits.requestTime = .milliseconds(500)
        let lines = try await RunningServer.with(limits) { port, group in
            let (sent, continuation) = AsyncStream.makeStream(of: Void.self)
            async let answers = inThread {
                let client = try RawClient(port: port)
                client.send(Self.head)
                client.send(Self.chunk(Self.request(1)))
                _ = try client.head()
                var lines = [try client.chunk() ?? ""]
                continuation.yield()
                while let chunk = try client.chunk() { lines.append(chunk) }
                return lines
            }
            var iterator = sent.makeAsyncIterator()
            await iterator.next()
            await group.triggerGracefulShutdown()
            return try await answers
        }
        #expect(lines.count == 2)
        #expect(lines.last?.contains("shutting-down") == true)
    }
}
