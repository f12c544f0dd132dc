import Glibc
import Synchronization

/// Where the signals' handler writes: a handler can reach nothing else. Set once, before the handler is.
nonisolated(unsafe) private var signalPipe: Int32 = -1

/// How many events have come that have not been taken.
private let signalCount = Atomic<Int>(0)

/// What comes from outside while requests are read, as bytes of a pipe that can be waited for beside the input.
final class ServeSignals: Sendable {
    /// What is asked for.
    enum Event {
        /// SIGTERM: no more is read, and what has begun is answered.
        case end
        /// SIGHUP: the product files and the secrets of webhooks are read again.
        case reload
    }

    /// Becomes readable with each event.
    let descriptor: Int32

    /// Takes the signals from now on.
    init() {
        let pipe = makePipe()
        for descriptor in [pipe.reading, pipe.writing] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        descriptor = pipe.reading
        signalPipe = pipe.writing
        signalCount.store(0, ordering: .sequentiallyConsistent)
        for number in [SIGTERM, SIGHUP] {
            signal(number) { number in
                let before = errno
                var byte = UInt8(truncatingIfNeeded: number)
                signalCount.add(1, ordering: .sequentiallyConsistent)
                _ = write(signalPipe, &byte, 1)
                errno = before
            }
        }
    }

    /// The next event; nil for none. To ask costs no call of the system.
    func next() -> Event? {
        guard signalCount.load(ordering: .relaxed) > 0 else { return nil }
        var byte: UInt8 = 0
        guard read(descriptor, &byte, 1) == 1 else { return nil }
        signalCount.subtract(1, ordering: .sequentiallyConsistent)
        return byte == UInt8(SIGHUP) ? .reload : .end
    }
}
