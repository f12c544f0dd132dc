import Foundation
import Testing

@testable import PaywrightServer

@Suite("A signal to read files again")
struct ReloadTests {
    @Test("One that comes before the server runs does not end it, and is heeded once it runs", .timeLimit(.minutes(1)))
    func early() async throws {
        let (readings, continuation) = AsyncStream.makeStream(of: Void.self)
        let reload = await PaywrightServer.Reload {
            continuation.yield()
            return nil
        }
        kill(getpid(), SIGHUP)
        try await RunningServer.with(reload: reload) { _, _ in
            var reading = readings.makeAsyncIterator()
            #expect(await reading.next() != nil)
            kill(getpid(), SIGHUP)
            #expect(await reading.next() != nil)
        }
    }
}
