import Glibc
import Paywright
import PaywrightReports
internal import PaywrightRuns

/// Reads inputs whole, up to a bound.
enum InputFile {
    /// Why an input could not be read.
    struct Failure: Error, CustomStringConvertible {
        let name: String
        let reason: String
        /// Whether there is no such file.
        let isMissing: Bool
        var description: String { "\(name): \(reason)" }
        var diagnostic: Diagnostic {
            Diagnostic(.error, RunCode.unreadableInput, at: Diagnostic.Place(file: name), message: reason)
        }

        init(name: String, code: Int32) {
            self.name = name
            reason = InputFile.describe(code)
            isMissing = code == ENOENT
        }
    }

    /// One byte more than the JSON reader takes, so that it reports what is too large in its own words.
    static let largestSize = (64 << 20) + 1

    /// The bytes of a file, or of standard input for "-".
    static func read(_ name: String) throws(Failure) -> [UInt8] {
        let descriptor = try open(name)
        defer { close(descriptor) }
        return try read(descriptor: descriptor, name: displayName(name))
    }

    /// A descriptor to read an input from, which `close` gives back.
    static func open(_ name: String) throws(Failure) -> Int32 {
        guard name != "-" else { return STDIN_FILENO }
        let descriptor = Glibc.open(name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(name: name, code: errno) }
        return descriptor
    }

    /// Gives a descriptor back; standard input stays.
    static func close(_ descriptor: Int32) {
        if descriptor != STDIN_FILENO { _ = Glibc.close(descriptor) }
    }

    /// How an input is named in diagnostics.
    static func displayName(_ name: String) -> String { name == "-" ? "standard input" : name }

    private static func read(descriptor: Int32, name: String) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < largestSize {
            let count = Glibc.read(descriptor, &chunk, min(chunk.count, largestSize - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure(name: name, code: errno) }
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        return bytes
    }

    private static func describe(_ code: Int32) -> String {
        switch code {
        case ENOENT: "found no such file, expected a file to read"
        case EISDIR: "found a directory, expected a file"
        default: "cannot be read: \(String(cString: strerror(code)))"
        }
    }
}
