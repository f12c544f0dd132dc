import Glibc
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where the signals' handler writes: a handler can reach nothing else. Set once, before the handler is.
nonisolated(unsafe) private var interruptionPipe: Int32 = -1

/// What is undone where SIGINT, SIGTERM or SIGHUP ends a run: its temporary files are removed, and the programs that it started
/// are stopped. The run then ends by the signal, as it would have without.
enum Interruption {
    private struct State {
        var paths: Set<String> = []
        var isWatching = false
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private static let state = Mutex(State())

    /// A file, or a folder with all that is in it, is temporary from now on. To be said before it is made.
    static func willRemove(_ path: String) {
        state.withLock { state in
            state.paths.insert(path)
            guard !state.isWatching else { return }
            state.isWatching = true
            watch()
        }
    }

    /// The file is gone, or has its own name.
    static func didRemove(_ path: String) { state.withLock { _ = $0.paths.remove(path) } }

    /// Takes the signals from now on, but for those that the caller has had ignored, as `nohup` does.
    private static func watch() {
        let pipe = makePipe()
        interruptionPipe = pipe.writing
        startThread { end(bySignalFrom: pipe.reading) }
        for number in signals {
            var before = sigaction()
            sigaction(number, nil, &before)
            guard before.__sigaction_handler.sa_handler == nil else { continue }
            signal(number) { number in
                let before = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(interruptionPipe, &byte, 1)
                errno = before
            }
        }
    }

    private static func end(bySignalFrom descriptor: Int32) {
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) != 1 { guard errno == EINTR else { return } }
        // The lock stays taken: nothing temporary is made any more.
        state.withLock { state in
            clear(state.paths)
            signal(Int32(byte), SIG_DFL)
            kill(getpid(), Int32(byte))
            // The signal comes to another thread where it is blocked in this one.
            pause()
        }
    }

    /// Stops the programs and removes the files until there is none: another may just have been started, and what was stopped may
    /// write for a moment.
    private static func clear(_ paths: Set<String>) {
        var looks = 0
        for _ in 0..<100 where looks < 2 {
            let running = children()
            for child in running { kill(child, SIGKILL) }
            for path in paths { try? FileManager.default.removeItem(atPath: path) }
            let isClear = running.isEmpty && paths.allSatisfy { access($0, F_OK) != 0 }
            looks = isClear ? looks + 1 : 0
            usleep(10_000)
        }
    }

    /// The programs that run on behalf of this one.
    private static func children() -> [pid_t] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.flatMap { task in
            let list = try? String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8)
            return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
        }
    }
}
