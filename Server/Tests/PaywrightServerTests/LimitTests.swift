import Foundation
import HTTPTypes
import Testing

@testable import PaywrightServer

@Suite("Limits refuse early, and nothing waits for ever")
struct LimitTests {
    @Test("A body that is too large is refused by its header, and where it has none as it comes")
    func bodies() async throws {
        var limits = Limits()
        limits.bodyBytes = 1_000
        let declared = try await RunningServer.answer(limits) { client in
            client.send(
                "POST /v1/price HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1001\r\n\r\n"
            )
        }
        #expect(declared?.status == 413)
        #expect(declared?.code == "request-too-large")
        #expect(declared?.headers["connection"] == "close")
        let chunked = try await RunningServer.answer(limits) { client in
            client.send("POST /v1/price HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
            client.send("Transfer-Encoding: chunked\r\n\r\n7d0\r\n\(String(repeating: " ", count: 2_000))\r\n")
        }
        #expect(chunked?.status == 413)
    }

    @Test("A client that sends on after its refusal still gets it, and the connection ends")
    func endless() async throws {
        try await RunningServer.with { port, _ in
            let (answer, isClosed) = try await inThread {
                let client = try RawClient(port: port)
                client.send(
                    "POST /v1/price HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n"
                )
                let piece = [UInt8](repeating: 0x20, count: 1 << 16)
                var sent = 0
                while sent < 64 << 20, client.send(piece) { sent += piece.count }
                return (try? client.answer(), sent < 64 << 20)
            }
            #expect(isClosed)
            #expect(answer == nil || answer?.status == 413)
        }
    }

    @Test("Headers that are too large, and what is no HTTP, are refused in the contract’s form")
    func heads() async throws {
        var limits = Limits()
        limits.headerBytes = 2_000
        let large = try await RunningServer.answer(limits) { client in
            client.get("/healthz", headers: "X-Large: \(String(repeating: "a", count: 3_000))\r\n")
        }
        #expect(large?.status == 431)
        #expect(large?.code == "headers-too-large")
        let other = try await RunningServer.answer { $0.send("what is this\r\n\r\n") }
        #expect(other?.status == 400)
        #expect(other?.code == "invalid-http")
    }

    @Test("A sender that is too slow gets 408")
    func slowSender() async throws {
        var limits = Limits()
        limits.requestTime = .milliseconds(400)
        let start = ContinuousClock.now
        let answer = try await RunningServer.answer(limits) { client in
            client.send(
                "POST /v1/price HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
            )
        }
        #expect(answer?.status == 408)
        #expect(answer?.code == "out-of-time")
        #expect(ContinuousClock.now - start < .seconds(15))
    }

    @Test("An idle connection is closed, one with half a request too")
    func idle() async throws {
        var limits = Limits()
        limits.idleTime = .milliseconds(300)
        try await RunningServer.with(limits) { port, _ in
            for text in ["", "GET /healthz HT"] {
                let isClosed = try await inThread {
                    let client = try RawClient(port: port)
                    client.send(text)
                    return try client.isClosed()
                }
                #expect(isClosed)
            }
        }
    }

    @Test("A reader that takes nothing is cut off")
    func slowReader() async throws {
        var limits = Limits()
        (limits.requestTime, limits.idleTime) = (.milliseconds(700), .milliseconds(700))
        try await RunningServer.with(limits) { port, _ in
            try await inThread {
                let client = try RawClient(port: port)
                // Answers of many languages, more than the buffers of a connection hold; none is read.
                client.send(
                    "POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n"
                )
                let line = #"{"op": "paywall", "locale": "all"}"# + "\n"
                let chunk = String(line.utf8.count, radix: 16) + "\r\n" + line + "\r\n"
                // The system keeps several megabytes on the way: only time tells that the server takes no more.
                let start = ContinuousClock.now
                var isCutOff = false
                while !isCutOff, ContinuousClock.now - start < .seconds(20) { isCutOff = !client.send(chunk) }
                #expect(isCutOff)
            }
            let healthy = try await inThread {
                let client = try RawClient(port: port)
                client.get("/healthz")
                return try client.answer()?.status
            }
            #expect(healthy == 200)
        }
    }

    @Test("A client that sends no more gets the answer to what it has sent")
    func halfClosed() async throws {
        let answer = try await RunningServer.answer { client in
            client.post("/v1/period", #"{"period": "P1M"}"#)
            client.endSending()
        }
        #expect(answer?.status == 200)
    }

    @Test("One connection too many gets an answer")
    func connections() async throws {
        var limits = Limits()
        limits.connections = 2
        try await RunningServer.with(limits) { port, _ in
            let answer = try await inThread {
                let kept = try (0..<2).map { _ in
                    let client = try RawClient(port: port)
                    client.get("/healthz")
                    _ = try client.answer()
                    return client
                }
                let client = try RawClient(port: port)
                client.get("/healthz")
                let answer = try client.answer()
                return withExtendedLifetime(kept) { answer }
            }
            #expect(answer?.status == 503)
            #expect(answer?.code == "too-many-connections")
            #expect(answer?.headers["retry-after"] == "5")
        }
    }

    @Test("What is let in is counted, for all and for each token")
    func admission() throws {
        var limits = Limits()
        (limits.requests, limits.requestsOfToken, limits.heldBytes, limits.batches) = (3, 2, 100, 1)
        let admission = Admission(limits)
        try admission.enter([1])
        try admission.enter([1])
        #expect { try admission.enter([1]) } throws: { ($0 as? Refusal)?.status == .tooManyRequests }
        try admission.enter([2])
        #expect { try admission.enter([2]) } throws: { error in
            let refusal = error as? Refusal
            return refusal?.status == .serviceUnavailable && refusal?.headers[.retryAfter] == "1"
        }
        admission.leave([1])
        try admission.enter([2])
        #expect(admission.held.take(100) && !admission.held.take(1))
        admission.held.give(100)
        #expect(admission.held.take(75, isBatch: true) && !admission.held.take(1, isBatch: true))
        #expect(admission.held.take(25))
        try admission.enterBatch(nil)
        #expect(throws: Refusal.self) { try admission.enterBatch(nil) }
    }
}
