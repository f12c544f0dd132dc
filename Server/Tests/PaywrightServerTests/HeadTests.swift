import Foundation
import NIOHTTP1
import Testing

@testable import PaywrightServer

@Suite("Heads are read as RFC 9112 has them, and no two ways")
struct HeadTests {
    private static let body = #"{"period": "P1M"}"#

    /// Heads of a request for a period without its end, and the status of the answer.
    static let heads: [(String, Int)] = [
        // 3.2: one host.
        ("POST /v1/period HTTP/1.1\r\nHost: localhost", 200),
        ("POST /v1/period HTTP/1.1", 400),
        ("POST /v1/period HTTP/1.1\r\nHost: localhost\r\nHost: localhost", 400),
        ("POST /v1/period HTTP/1.1\r\nHost: localhost\r\nhost: evil.example", 400),
        ("POST /v1/period HTTP/1.1\r\nHost: localhost/x", 400), ("POST /v1/period HTTP/1.1\r\nHost: a@localhost", 400),
        ("POST /v1/period HTTP/1.1\r\nHost: local host", 400), ("POST /v1/period HTTP/1.1\r\nHost: evil.example", 421),
        ("POST /v1/period HTTP/1.0\r\nHost: localhost", 200), ("POST /v1/period HTTP/1.0", 421),
        // 3.2.2: what an absolute target states comes before the header.
        ("POST http://localhost/v1/period HTTP/1.1\r\nHost: localhost", 200),
        ("POST http://localhost:8080/v1/period HTTP/1.1\r\nHost: evil.example", 200),
        ("POST HTTPS://127.0.0.1/v1/period?a=b HTTP/1.1\r\nHost: ", 200),
        ("POST http://evil.example/v1/period HTTP/1.1\r\nHost: localhost", 421),
        ("POST http://localhost.evil.example/v1/period HTTP/1.1\r\nHost: localhost", 421),
        ("POST http://localhost@evil.example/v1/period HTTP/1.1\r\nHost: localhost", 400),
        ("POST http:///v1/period HTTP/1.1\r\nHost: localhost", 400),
        ("POST ftp://localhost/v1/period HTTP/1.1\r\nHost: localhost", 400),
        // HTTP/2 is for TLS alone.
        ("PRI * HTTP/2.0\r\n", 400),
        // An absolute target needs the header too.
        ("POST http://localhost/v1/period HTTP/1.1", 400), ("POST http://localhost HTTP/1.1\r\nHost: localhost", 405),
    ]

    @Test("A host, or none, or two; a target with a host of its own", arguments: heads)
    func hosts(head: String, status: Int) async throws {
        let answer = try await RunningServer.answer { client in
            client.send("\(head)\r\nContent-Type: application/json\r\nContent-Length: \(Self.body.utf8.count)\r\n\r\n")
            client.send(Self.body)
        }
        #expect(answer?.status == status)
        #expect(answer?.headers["cross-origin-resource-policy"] == "same-origin")
        if status == 400 { #expect(answer?.code == "invalid-http") }
    }

    /// What states where a body ends, and the status of the answer; 6.1 to 6.3.
    static let framings: [(String, Int)] = [
        ("Transfer-Encoding: chunked", 200), ("Transfer-Encoding: CHUNKED", 200),
        ("Transfer-Encoding: gzip, chunked", 501), ("Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked", 501),
        ("Transfer-Encoding: chunked, gzip", 400), ("Transfer-Encoding: gzip", 400),
        ("Transfer-Encoding: chunked, chunked", 400), ("Transfer-Encoding: chunked\r\nContent-Length: 5", 400),
        ("Transfer-Encoding: identity", 400), ("Transfer-Encoding: xchunked", 400),
        ("Content-Length: 5\r\nContent-Length: 6", 400), ("Content-Length: 5, 5", 400), ("Content-Length: +5", 400),
        ("Content-Length: -5", 400), ("Content-Length: 0x5", 400), ("Content-Length: 5 5", 400),
        ("Content-Length: 9223372036854775807", 413), ("Content-Length: 9223372036854775808", 400),
        ("Content-Length: 18446744073709551615", 400), ("Content-Length: 18446744073709551616", 400),
        ("Content-Length: 99999999999999999999999999", 400),
    ]

    @Test("A body has one end, and what follows a head that is refused is no request", arguments: framings)
    func bodies(field: String, status: Int) async throws {
        let chunk = String(Self.body.utf8.count, radix: 16) + "\r\n" + Self.body + "\r\n0\r\n\r\n"
        let (first, second) = try await RunningServer.with { port, _ in
            try await inThread {
                let client = try RawClient(port: port)
                client.send("POST /v1/period HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
                client.send("\(field)\r\n\r\n")
                client.send(chunk)
                let first = try client.answer()
                client.get("/healthz")
                // A connection that the server has closed with bytes unread may be reset.
                return (first, try? client.answer())
            }
        }
        #expect(first?.status == status)
        #expect(status == 200 ? second?.status == 200 : second == nil)
        if status >= 400 { #expect(first?.headers["connection"] == "close") }
    }

    @Test(
        "What is refused after a request that is in work is answered after it, and ends the connection",
        arguments: [
            ("GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost", 400), ("what is this", 400),
            ("GET /healthz HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked", 501),
            ("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "a", count: 20_000))", 431),
        ]
    )
    func ahead(head: String, status: Int) async throws {
        let statuses = try await RunningServer.with { port, _ in
            try await inThread {
                let client = try RawClient(port: port)
                let good = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
                client.send("\(good)\(head)\r\n\r\n\(good)")
                return [try client.answer(), try client.answer(), try? client.answer()].map { $0?.status }
            }
        }
        #expect(statuses == [200, status, nil])
    }

    @Test("A chunked body is refused in HTTP/1.0, which has none")
    func old() throws {
        var head = HTTPRequestHead(version: .http1_0, method: .POST, uri: "/")
        head.headers.add(name: "Transfer-Encoding", value: "chunked")
        #expect(throws: Refusal.self) { try HeadReader.checkFraming(of: head) }
    }

    @Test("An absolute target is taken apart, or is none")
    func targets() {
        for (target, authority, path) in [
            ("http://a/b", "a", "/b"), ("http://a", "a", "/"), ("http://a?b", "a", "/?b"),
            ("HTTP://[::1]:80/", "[::1]:80", "/"),
        ] {
            let parts = HeadReader.absoluteTarget(target)
            #expect(parts?.authority == authority, "\(target)")
            #expect(parts?.path == path, "\(target)")
        }
        for target in ["http:/a", "http:a", "https", "a:80", "://a", "http://", "http://?", "http://a b/", "ws://a/"] {
            #expect(HeadReader.absoluteTarget(target) == nil, "\(target)")
        }
    }
}
