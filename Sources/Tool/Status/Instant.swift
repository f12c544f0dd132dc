import ArgumentParser
import Glibc
import Paywright

/// An instant on the command line: "2026-11-20T12:00:00Z".
struct Instant: ExpressibleByArgument {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    let milliseconds: Int64

    init(milliseconds: Int64) { self.milliseconds = milliseconds }

    init?(argument: String) {
        guard let milliseconds = Timestamp.milliseconds(rfc3339: argument) else { return nil }
        self.milliseconds = milliseconds
    }

    /// The machine's clock: the tool's default, never the library's.
    static var current: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
