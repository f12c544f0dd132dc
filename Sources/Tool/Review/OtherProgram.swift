import Glibc
import Subprocess
import SystemPackage

/// Runs another program, such as git or a browser, without a shell between.
struct OtherProgram: Sendable {
    /// What came of it.
    struct Outcome: Sendable {
        let output: [UInt8]
        /// What it wrote on standard error.
        let errors: String
        let isSuccess: Bool

        /// The last lines of what it wrote on standard error, as one.
        func lastErrors(_ count: Int) -> String {
            errors.split(separator: "\n").suffix(count).joined(separator: "; ")
        }
    }

    /// Why there is no outcome.
    enum Failure: Error {
        /// No such program, or it cannot be run.
        case cannotRun
        /// It did not end in time and was stopped.
        case timedOut
        /// It wrote more than anybody reads.
        case tooMuchOutput
    }

    private let name: String

    /// A program by its name on PATH, or by a path, which has a slash in it.
    init(_ name: String) { self.name = name }

    private var isPath: Bool { name.utf8.contains(UInt8(ascii: "/")) }
    private var executable: Executable { isPath ? .path(.init(name)) : .name(name) }

    /// Whether there is such a program that can be run.
    var isInstalled: Bool {
        get async {
            if isPath { return access(name, X_OK) == 0 }
            return (try? await executable.resolveExecutablePath(in: .inherit)) != nil
        }
    }

    /// Runs it to its end, or until the time is up.
    func run(_ arguments: [String], within limit: Duration) async throws(Failure) -> Outcome {
        let outcome: Outcome?
        do {
            outcome = try await withThrowingTaskGroup(of: Outcome?.self) { group in
                group.addTask { try await run(arguments) }
                group.addTask {
                    try await Task.sleep(for: limit)
                    return nil
                }
                // What is left is stopped: the program, or the clock.
                defer { group.cancelAll() }
                return try await group.next() ?? nil
            }
        } catch let error as SubprocessError where error.code == .outputLimitExceeded {
            throw .tooMuchOutput
        } catch {
            throw .cannotRun
        }
        guard let outcome else { throw .timedOut }
        return outcome
    }

    private func run(_ arguments: [String]) async throws -> Outcome {
        let result = try await Subprocess.run(
            executable,
            arguments: Arguments(arguments),
            output: .bytes(limit: InputFile.largestSize),
            error: .string(limit: 1 << 20)
        )
        return Outcome(
            output: result.standardOutput,
            errors: result.standardError,
            isSuccess: result.terminationStatus.isSuccess
        )
    }
}
