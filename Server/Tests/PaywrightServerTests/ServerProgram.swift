import Foundation

/// The built program, which runs with options of its own.
final class ServerProgram {
    /// It stands in the folder that the tests were built into.
    private static var executable: URL {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "paywright-server")
    }

    let port: Int
    private let log: Log
    private let process: Process

    /// Starts it at a free port, and waits until it listens.
    init(_ options: [String]) throws {
        let log = try Log()
        let process = try Self.start(options, log)
        var address: String?
        _ = Self.wait {
            address = log.lines.first { $0["message"] == "listening" }?["address"]
            return address != nil || !process.isRunning
        }
        guard let port = address?.split(separator: ":").last.flatMap({ Int($0) }) else {
            process.terminate()
            throw RawClient.Failure(what: "the program does not listen: \(log.text)")
        }
        (self.port, self.log, self.process) = (port, log, process)
    }

    deinit { end() }

    /// What its log has so far: the members of each line that is JSON.
    var lines: [[String: String]] { log.lines }
    /// The log as it stands in the file.
    var text: String { log.text }

    func reload() { kill(process.processIdentifier, SIGHUP) }

    func end() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    /// One request over a connection of its own.
    func answer(_ send: (RawClient) -> Void) throws -> RawClient.Answer {
        let client = try RawClient(port: port)
        send(client)
        guard let answer = try client.answer() else { throw RawClient.Failure(what: "the connection was closed") }
        return answer
    }

    /// Waits until something holds; false where it does not in time.
    static func wait(seconds: Double = 30, until holds: () throws -> Bool) rethrows -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            if try holds() { return true }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return try holds()
    }

    /// The exit code and the messages of a program that does not start.
    static func refusal(_ options: [String]) throws -> (code: Int32, text: String) {
        let log = try Log()
        let process = try start(options, log)
        guard wait(until: { !process.isRunning }) else {
            process.terminate()
            throw RawClient.Failure(what: "the program started with \(options)")
        }
        return (process.terminationStatus, log.text)
    }

    private static func start(_ options: [String], _ log: Log) throws -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = ["--port", "0"] + options
        process.standardError = try FileHandle(forWritingTo: log.file)
        try process.run()
        return process
    }

    /// What it writes to standard error.
    private struct Log {
        private let folder: TemporaryFolder
        var file: URL { folder.file("log") }

        init() throws {
            folder = try TemporaryFolder()
            try Data().write(to: file)
        }

        var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
        var lines: [[String: String]] {
            text.split(separator: "\n").compactMap { line in
                try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
            }
        }
    }
}

/// A folder that goes with what has it.
final class TemporaryFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> URL { url.appending(path: name) }
}
