import Foundation
import Glibc

/// The tool, started and measured as a process of its own.
struct Tool {
    let path: String

    /// What one run took.
    struct Run {
        /// Seconds from start to end.
        let wall: Double
        /// Seconds of all cores.
        let processor: Double
        /// The most memory at one time, in bytes.
        let memory: Int
    }

    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs the tool with its output thrown away; on one core only where asked.
    func run(_ arguments: [String], input: String? = nil, onOneCore: Bool = false) throws -> Run {
        let command = onOneCore ? ["/usr/bin/taskset", "-c", "0", path] : [path]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input ?? "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        let words = (command + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let start = ContinuousClock.now
        guard posix_spawn(&process, command[0], &actions, nil, words + [nil], environ) == 0 else {
            throw Failed(description: "cannot start \(command[0])")
        }
        var (status, usage): (Int32, rusage) = (0, rusage())
        guard wait4(process, &status, 0, &usage) == process, status == 0 else {
            throw Failed(description: "\(arguments.joined(separator: " ")) ended with status \(status >> 8)")
        }
        let wall = (ContinuousClock.now - start) / .seconds(1)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return Run(
            wall: wall,
            processor: seconds(usage.ru_utime) + seconds(usage.ru_stime),
            memory: usage.ru_maxrss << 10
        )
    }

    /// A run to measure.
    struct Command {
        let arguments: [String]
        var input: String? = nil
        var onOneCore = false
    }

    /// For each command the run in the middle of several, by its time from start to end. The commands take turns: an hour of a
    /// shared machine is not like another, and neither are two seconds.
    func medians(of count: Int, _ commands: [Command]) throws -> [Run] {
        var runs = commands.map { _ in [Run]() }
        for _ in 0..<count {
            for (index, command) in commands.enumerated() {
                runs[index].append(
                    try run(command.arguments, input: command.input, onOneCore: command.onOneCore)
                )
            }
        }
        return runs.map { $0.sorted { $0.wall < $1.wall }[count / 2] }
    }

    /// The run in the middle of several of one command.
    func median(of count: Int, _ arguments: [String], input: String? = nil) throws -> Run {
        try medians(of: count, [Command(arguments: arguments, input: input)])[0]
    }
}
