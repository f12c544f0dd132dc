import Foundation
import HTTPTypes
import ServiceLifecycle
import Testing

@testable import PaywrightServer

@Suite("Every connection has a deadline")
struct DeadlineTests {
    /// How a client begins, and what it sends again and again after that.
    struct Trickle: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var protocols: [String]?
        /// Sent at once, piece by piece.
        let begin: @Sendable (Wire) throws -> Void
        let again: [UInt8]

        init(
            _ name: String,
            _ protocols: [String]? = nil,
            again: String = "a",
            begin: @escaping @Sendable (Wire) throws -> Void
        ) {
            self.init(name, protocols, again: Array(again.utf8), begin: begin)
        }

        init(
            _ name: String,
            _ protocols: [String]?,
            again: [UInt8],
            begin: @escaping @Sendable (Wire) throws -> Void
        ) {
            (testDescription, self.protocols, self.again, self.begin) = (name, protocols, again, begin)
        }
    }

    private static let get = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
    private static func post(_ path: String, _ length: Int, _ type: String = "application/json") -> String {
        "POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: \(type)\r\nContent-Length: \(length)\r\n\r\n"
    }

    /// Beginnings of HTTP/1.1, each after nothing and after a request that was answered.
    private static let parts: [(String, String)] = [
        ("nothing", ""), ("a line of a request", "GET /heal"), ("a field", get + "X: "), ("blank lines", "\r\n"),
        ("a body", post("/v1/price", 5_000) + "{"),
        ("a line of a batch", post("/v1/batch", 5_000, "application/x-ndjson") + "{"),
        (
            "a chunk",
            "POST /v1/price HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n5"
        ),
    ]

    private static let http1: [Trickle] = [nil, ["http/1.1"]].flatMap { (protocols: [String]?) in
        parts.flatMap { name, text in
            [false, true].map { isLater in
                let place = "\(protocols == nil ? "plain" : "TLS"), \(isLater ? "second" : "first"), \(name)"
                let again = ["blank lines": "\r\n", "a chunk": "0", "nothing": ""][name] ?? "a"
                return Trickle(place, protocols, again: again) { wire in
                    if isLater {
                        wire.send(get + "\r\n")
                        #expect(wire.wait { $0.text.hasSuffix("ok\n") })
                    }
                    wire.send(text)
                }
            }
        }
    }

    private static func hello(_ wire: Wire) {
        // The header of a record and of a ClientHello (RFC 8446, 5.1 and 4).
        wire.send([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xFC, 0x03, 0x03] as [UInt8])
    }

    /// What a client of HTTP/2 sends again and again, after it has been answered once.
    private static let frames: [(String, [UInt8], [UInt8])] = [
        ("nothing", [], []), ("unknown frames", [], HTTP2Wire.frame(200, [1])),
        ("pings", [], HTTP2Wire.frame(6, [UInt8](repeating: 7, count: 8))),
        ("settings", [], HTTP2Wire.frame(4)), ("windows", [], HTTP2Wire.frame(8, [0, 0, 0, 1])),
        ("priorities", [], HTTP2Wire.frame(2, stream: 3, [0, 0, 0, 0, 1])),
        ("a partial frame", [0, 0x20, 0, 200, 0, 0, 0, 0, 0], [1]), ("the header of a frame", [0], [0]),
        ("headers in pieces", HTTP2Wire.frame(1, stream: 3, [0]), [0, 0, 0, 9, 0, 0, 0, 0, 3].map { UInt8($0) }),
        ("a body", [], [0, 0, 1, 0, 0, 0, 0, 0, 3, 0x20]),
        ("a body and windows", [], HTTP2Wire.frame(8, stream: 3, [0, 0, 0, 1])),
    ]

    @Test("HTTP/1.1: whatever trickles in, and when, the connection ends; a request that has begun has 408")
    func trickles() async throws {
        var limits = Limits()
        (limits.requestTime, limits.idleTime) = (.milliseconds(600), .milliseconds(900))
        try await Self.run(Self.http1, limits) { trickle, wire in
            let name = trickle.testDescription
            let isAsking = !name.contains("nothing") && !name.contains("batch")
            #expect(wire.text.contains("HTTP/1.1 408 ") == isAsking, "\(name): \(wire.text)")
            if name.contains("batch") { #expect(wire.text.contains("out-of-time"), "\(name): \(wire.text)") }
        }
    }

    @Test("TLS: a handshake that trickles, or comes in part, ends")
    func handshakes() async throws {
        var limits = Limits()
        (limits.requestTime, limits.idleTime) = (.milliseconds(600), .seconds(60))
        let all = [
            Trickle("nothing", again: "") { _ in }, Trickle("half a hello", again: "") { Self.hello($0) },
            Trickle("a hello that trickles", again: "\u{1}") { Self.hello($0) },
        ]
        try await Self.run(all, limits, isEncrypted: true) { _, _ in }
    }

    @Test("HTTP/2: a connection without a request ends, and one with part of a frame, whatever else it carries")
    func frames() async throws {
        var limits = Limits()
        (limits.requestTime, limits.idleTime) = (.milliseconds(600), .milliseconds(900))
        let certificate = try TestCertificate.load()
        try await RunningServer.with(limits, certificate: certificate) { port, _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (name, begin, again) in Self.frames {
                    for isLater in [false, true] {
                        group.addTask {
                            try await inThread {
                                let client = try HTTP2Wire(port: port)
                                if isLater {
                                    try client.get("/healthz", stream: 1)
                                    #expect(try client.status(stream: 1) == "200")
                                }
                                if name.hasPrefix("a body") { try client.beginPost("/v1/price", stream: 3) }
                                client.wire.send(begin)
                                Self.expectEnd(of: client.wire, again, "\(isLater ? "second" : "first"), \(name)")
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    private static func run(
        _ all: [Trickle],
        _ limits: Limits,
        isEncrypted: Bool = false,
        _ check: @escaping @Sendable (Trickle, Wire) -> Void
    ) async throws {
        let certificate = try TestCertificate.load()
        for isTLS in [false, true] {
            let some = all.filter { ($0.protocols != nil || isEncrypted) == isTLS }
            if some.isEmpty { continue }
            try await RunningServer.with(limits, certificate: isTLS ? certificate : nil) { port, _ in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for trickle in some {
                        group.addTask {
                            try await inThread {
                                let wire = try Wire(port: port, offering: trickle.protocols)
                                try trickle.begin(wire)
                                expectEnd(of: wire, trickle.again, trickle.testDescription)
                                check(trickle, wire)
                            }
                        }
                    }
                    try await group.waitForAll()
                }
            }
        }
    }

    /// A connection ends within the longer of the two times and what it has to learn why; here with room for a machine that is busy.
    private static func expectEnd(of wire: Wire, _ again: [UInt8], _ name: String) {
        let isClosed = wire.wait(seconds: 8) { wire in
            if !again.isEmpty { wire.send(again) }
            Thread.sleep(forTimeInterval: 0.05)
            return wire.isClosed
        }
        #expect(isClosed, "\(name)")
        wire.close()
    }

    // MARK: Honest clients

    private static let patient: Limits = {
        var limits = Limits()
        (limits.requestTime, limits.idleTime) = (.seconds(4), .seconds(2))
        return limits
    }()

    private static let body = #"{"period": "P3M", "locale": "pl"}"#

    @Test("A slow client that is done in time has its answer", arguments: [nil, ["http/1.1"]] as [[String]?])
    func slow(protocols: [String]?) async throws {
        let certificate = try protocols.map { _ in try TestCertificate.load() }
        try await RunningServer.with(Self.patient, certificate: certificate) { port, _ in
            try await inThread {
                let wire = try Wire(port: port, offering: protocols)
                for _ in 0..<2 {
                    let text = Self.post("/v1/period", Self.body.utf8.count) + Self.body
                    for start in stride(from: 0, to: text.utf8.count, by: 20) {
                        wire.send(text.utf8.dropFirst(start).prefix(20))
                        Thread.sleep(forTimeInterval: 0.1)
                    }
                    Thread.sleep(forTimeInterval: 1)
                }
                #expect(wire.text.components(separatedBy: "HTTP/1.1 200").count == 3)
            }
        }
    }

    @Test("A slow client of HTTP/2 that is done in time has its answer, and so has its next request")
    func slowStreams() async throws {
        try await RunningServer.with(Self.patient, certificate: try TestCertificate.load()) { port, _ in
            try await inThread {
                let client = try HTTP2Wire(port: port)
                for stream in [1, 3] {
                    try client.beginPost("/v1/period", stream: stream)
                    for (index, byte) in Self.body.utf8.enumerated() {
                        let isLast = index == Self.body.utf8.count - 1
                        client.wire.send(HTTP2Wire.frame(0, flags: isLast ? 1 : 0, stream: stream, [byte]))
                        Thread.sleep(forTimeInterval: 0.03)
                    }
                    #expect(try client.status(stream: stream) == "200")
                    Thread.sleep(forTimeInterval: 1)
                }
            }
        }
    }

    @Test("A long batch that moves is not cut, and one whose lines stop has a last line that says so")
    func batches() async throws {
        var limits = Limits()
        (limits.requestTime, limits.idleTime) = (.milliseconds(500), .milliseconds(700))
        let line = #"{"op": "period", "period": "P1M"}"# + "\n"
        try await RunningServer.with(limits) { port, _ in
            try await inThread {
                let client = try RawClient(port: port)
                client.send("POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\n")
                client.send("Transfer-Encoding: chunked\r\n\r\n")
                _ = try client.head()
                for _ in 0..<25 {
                    client.send(String(line.utf8.count, radix: 16) + "\r\n" + line + "\r\n")
                    #expect(try client.chunk()?.contains("paywright/value/1") == true)
                    Thread.sleep(forTimeInterval: 0.1)
                }
                #expect(try client.chunk()?.contains("out-of-time") == true)
                #expect(try client.chunk() == nil)
                #expect(try client.isClosed())
            }
        }
    }

    @Test("An answer that is not taken ends its stream: a window of nothing, and none that opens by a byte")
    func unread() async throws {
        var limits = Limits()
        (limits.requestTime, limits.idleTime) = (.milliseconds(600), .milliseconds(900))
        let certificate = try TestCertificate.load()
        try await RunningServer.with(limits, certificate: certificate) { port, _ in
            try await inThread {
                let client = try HTTP2Wire(port: port)
                // SETTINGS_INITIAL_WINDOW_SIZE 0.
                client.wire.send(HTTP2Wire.frame(4, [0, 4, 0, 0, 0, 0]))
                for stream in stride(from: 1, to: 40, by: 2) { try client.get("/openapi.json", stream: stream) }
                try client.get("/healthz", stream: 41, [("x-large", String(repeating: "a", count: 20_000))])
                let opens = HTTP2Wire.frame(8, stream: 1, [0, 0, 0, 1])
                Self.expectEnd(of: client.wire, opens, "windows of nothing")
            }
        }
    }

    @Test("A client that answers nothing holds up no end of the server")
    func mute() async throws {
        let certificate = try TestCertificate.load()
        let start = ContinuousClock.now
        try await RunningServer.with(certificate: certificate) { port, _ in
            try await inThread {
                let client = try HTTP2Wire(port: port)
                try client.get("/healthz", stream: 1)
                #expect(try client.status(stream: 1) == "200")
                _ = try Wire(port: port)
            }
        }
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    // MARK: HTTP/2, one stream alone

    @Test("Headers that are too large are 431 on their stream; others go on, and a name of another host is 400")
    func headers() async throws {
        let certificate = try TestCertificate.load()
        try await RunningServer.with(certificate: certificate) { port, _ in
            try await inThread {
                let client = try HTTP2Wire(port: port)
                // At once, before the client has seen the server’s settings.
                try client.beginPost("/v1/period", stream: 1)
                try client.get("/healthz", stream: 3, [("x-large", String(repeating: "a", count: 20_000))])
                try client.get("/healthz", stream: 5, [("x-large", String(repeating: "a", count: 90_000))])
                try client.get("/healthz", stream: 7, (0..<201).map { ("x-\($0)", "") })
                try client.get("/healthz", stream: 9, [("host", "evil.example")])
                try client.get("/healthz", stream: 11, [("host", "localhost"), ("host", "localhost")])
                let large = ("x-large", String(repeating: "a", count: 15_000))
                try client.get("/healthz", stream: 13, [("host", "localhost"), large])
                client.wire.send(HTTP2Wire.frame(0, flags: 1, stream: 1, Array(#"{"period": "P1M"}"#.utf8)))
                var statuses: [String?] = []
                // In the order in which they come, for the table of the headers.
                let order = client.order(of: [1, 3, 5, 7, 9, 11, 13])
                for stream in order { statuses.append(try client.status(stream: stream)) }
                let found = Dictionary(uniqueKeysWithValues: zip(order, statuses))
                #expect(found == [1: "200", 3: "431", 5: "431", 7: "431", 9: "400", 11: "400", 13: "200"])
                #expect(!client.wire.isClosed)
            }
        }
    }

    @Test("A token has so many batches at a time, and each that ends makes room")
    func batchesOfToken() throws {
        var limits = Limits()
        (limits.batches, limits.batchesOfToken) = (3, 2)
        let admission = Admission(limits)
        try admission.enterBatch([1])
        try admission.enterBatch([1])
        #expect { try admission.enterBatch([1]) } throws: { ($0 as? Refusal)?.status == .tooManyRequests }
        try admission.enterBatch([2])
        #expect { try admission.enterBatch([2]) } throws: { ($0 as? Refusal)?.status == .serviceUnavailable }
        admission.leaveBatch([1])
        try admission.enterBatch([2])
        admission.leaveBatch([1])
        admission.leaveBatch([2])
        try admission.enterBatch(nil)
        try admission.enterBatch(nil)
        #expect(throws: Refusal.self) { try admission.enterBatch(nil) }
    }
}
