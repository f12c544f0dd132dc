import Foundation
import Testing

@testable import PaywrightServer

@Suite("Only who has a token is let in")
struct AccessTests {
    private static let tokens = TokenList([RunningServer.token, "another-token-for-tests"].map { Array($0.utf8) })

    @Test(
        "A token that is wrong, missing or cut is refused before the body is read",
        arguments: [
            "", "Authorization: Bearer wrong-token-for-tests\r\n", "Authorization: Bearer a-token-for-the-test\r\n",
            "Authorization: Bearer \r\n", "Authorization: Basic a-token-for-the-tests\r\n",
            "Authorization: a-token-for-the-tests\r\n", "Authorization: Bearer a-token-for-the-testsx\r\n",
            "Authorization: Bearer # the back office\r\n",
        ]
    )
    func refused(header: String) async throws {
        let tokens = Self.tokens
        for path in ["/v1/price", "/v1/batch"] {
            let answer = try await RunningServer.answer(tokens: tokens) { client in
                client.send(
                    "POST \(path) HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\(header)\r\n"
                )
            }
            #expect(answer?.status == 401)
            #expect(answer?.code == "unauthorized")
            #expect(answer?.headers["www-authenticate"] == "Bearer")
        }
        let metrics = try await RunningServer.answer(tokens: tokens) { $0.get("/metrics", headers: header) }
        #expect(metrics?.status == 401)
    }

    @Test(
        "Each token of the file lets in, and what tells nothing needs none",
        arguments: [RunningServer.token, "another-token-for-tests"]
    )
    func letIn(token: String) async throws {
        let tokens = Self.tokens
        let answer = try await RunningServer.answer(tokens: tokens) {
            $0.post("/v1/locales", "{}", headers: "authorization: bearer \(token)\r\n")
        }
        #expect(answer?.status == 200)
        for path in ["/healthz", "/readyz", "/openapi.json", "/page/shop.json"] {
            #expect(try await RunningServer.answer(tokens: tokens) { $0.get(path) }?.status == 200)
        }
    }

    @Test("Without tokens a request must name this machine: a name that another site leads here is refused")
    func hosts() async throws {
        for host in ["localhost", "localhost:8080", "127.0.0.1:1", "[::1]:8080"] {
            #expect(try await RunningServer.answer { $0.get("/healthz", host: host) }?.status == 200, "\(host)")
        }
        for host in ["evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", ""] {
            let answer = try await RunningServer.answer { $0.get("/healthz", host: host) }
            #expect(answer?.status == 421, "\(host)")
            #expect(answer?.code == "unknown-host")
        }
    }

    @Test("An address that other machines reach needs tokens, and TLS or a proxy")
    func bindings() {
        for host in ["127.0.0.1", "127.8.9.1", "::1", "localhost"] {
            #expect(Binding.address(host, port: 1).refusal(hasTokens: false, isEncrypted: false) == nil)
        }
        #expect(Binding.socket("s").refusal(hasTokens: false, isEncrypted: false) == nil)
        for host in ["0.0.0.0", "::", "10.0.0.1", "example.com", "127.0.0.1.example.com", "127.0.0", "128.0.0.1"] {
            let binding = Binding.address(host, port: 1)
            #expect(binding.refusal(hasTokens: false, isEncrypted: false) != nil)
            #expect(binding.refusal(hasTokens: true, isEncrypted: false)?.contains("--behind-proxy") == true)
            #expect(binding.refusal(hasTokens: false, isEncrypted: true)?.contains("--token-file") == true)
            #expect(binding.refusal(hasTokens: true, isEncrypted: true) == nil)
        }
    }
}
