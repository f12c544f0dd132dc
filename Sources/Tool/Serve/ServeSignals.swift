import ArgumentParser
import Glibc

/// What comes from outside while requests are read, as bytes of a pipe that can be waited for beside the input.
final class ServeSignals: Sendable {
    /// What is asked for.
    enum Event: UInt8 {
        /// SIGTERM: no more is read, and what has begun is answered.
        case end = 1
        /// SIGHUP: the product files are read again.
        case reload = 2
    }

    /// How long answers that have begun may take after SIGTERM, in seconds: a reader that takes nothing would hold the process.
    private static let grace: UInt32 = 5

    /// Becomes readable with each event.
    let descriptor: Int32
    private let input: Int32

    /// Takes the signals from now on, in the thread that calls it and in every thread it starts.
    init() {
        var pipe: [Int32] = [-1, -1]
        _ = Glibc.pipe(&pipe)
        for descriptor in pipe {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        }
        (descriptor, input) = (pipe[0], pipe[1])
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        startThread { [input, signals] in
            var signals = signals
            while true {
                var signal: Int32 = 0
                guard sigwait(&signals, &signal) == 0 else { continue }
                var event = (signal == SIGHUP ? Event.reload : .end).rawValue
                _ = write(input, &event, 1)
                guard signal == SIGTERM else { continue }
                sleep(Self.grace)
                StandardOutput.report("cannot write: the reader of the answers takes nothing")
                _exit(ExitStatus.cannotCreate.rawValue)
            }
        }
    }

    /// The next event; nil for none.
    func next() -> Event? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Event(rawValue: byte) : nil
    }
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
