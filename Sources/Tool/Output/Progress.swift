import Glibc
import PaywrightReports
internal import PaywrightRuns

/// How far a long run is, on standard error when that is a terminal: nothing in the first second, nothing in a pipe, and
/// nothing where the output itself goes to the terminal, whose lines it would break.
struct Progress {
    private let total: Int
    private let isShown = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0
    private let start = ContinuousClock.now
    private var done = 0
    private var lastShown = ContinuousClock.now
    private var hasShown = false

    init(total: Int) { self.total = total }

    /// Counts one more piece of work.
    mutating func advance() {
        done += 1
        guard isShown else { return }
        let now = ContinuousClock.now
        guard now - start > .seconds(1), now - lastShown > .milliseconds(200) else { return }
        lastShown = now
        hasShown = true
        StandardOutput.writeError("\r\(done) of \(total)")
    }

    /// Clears what was shown.
    func finish() {
        if hasShown { StandardOutput.writeError("\r\u{1B}[K") }
    }

    /// Shows runs one after the other, each to its end.
    static func handler() -> ProgressHandler {
        var current: Progress?
        return { done, total in
            var progress = current ?? Progress(total: total)
            progress.advance()
            current = done < total ? progress : nil
            if done >= total { progress.finish() }
        }
    }
}
