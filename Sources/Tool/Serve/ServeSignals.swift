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
        /// SIGHUP: the product files are read again.
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

/// The two ends of a pipe, which no other program gets.
func makePipe() -> (reading: Int32, writing: Int32) {
    var pipe: [Int32] = [-1, -1]
    _ = Glibc.pipe(&pipe)
    for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (pipe[0], pipe[1])
}

/// Starts a thread of its own: one of the pool must not wait.
func startThread(_ body: @escaping @Sendable () -> Void) {
    final class Start: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    // As large as the main thread's: files are nested as deeply as there.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let start = Unmanaged.passRetained(Start(body)).toOpaque()
    let code = pthread_create(
        &thread,
        &attributes,
        { start in
            guard let start else { return nil }
            Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body()
            return nil
        },
        start
    )
    pthread_attr_destroy(&attributes)
    precondition(code == 0, "no thread can be started")
}
