import Foundation
import Testing

@testable import PaywrightServer

@Suite("A server removes its own socket and no other file")
struct SocketFileTests {
    @Test("The socket goes with its server, and what has taken its place stays", arguments: [false, true])
    func ends(isReplaced: Bool) async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try await RunningServer.with(binding: .socket(path)) { _, _ in
            let status = try await inThread {
                let client = try RawClient(socket: path)
                client.get("/healthz")
                return try client.answer()?.status
            }
            #expect(status == 200)
            guard isReplaced else { return }
            try FileManager.default.removeItem(atPath: path)
            try Data("another".utf8).write(to: URL(filePath: path))
        }
        #expect(FileManager.default.fileExists(atPath: path) == isReplaced)
    }
}
