import ArgumentParser
import Glibc
import Paywright

/// Writes text to a descriptor whole; a pipe that its reader has closed ends the run quietly.
enum StandardOutput {
    static func write(_ text: String) throws {
        try write(text, to: STDOUT_FILENO)
    }

    static func write(_ bytes: UnsafeBufferPointer<UInt8>) throws { try write(bytes, to: STDOUT_FILENO) }

    /// One line on standard error; the control characters that a file name or a file may hold are made visible.
    static func report(_ line: String) {
        writeError("paywright: " + NameSanitizer.visible(line) + "\n")
    }

    /// The same for what is wrong.
    static func report(_ diagnostic: Diagnostic) { report(diagnostic.reportLine) }

    static func writeError(_ text: String) {
        // Nothing can be told when standard error itself is gone.
        try? write(text, to: STDERR_FILENO)
    }

    private static func write(_ text: String, to descriptor: Int32) throws {
        var text = text
        try text.withUTF8 { try write($0, to: descriptor) }
    }

    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) throws {
        var offset = 0
        while offset < bytes.count {
            let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
            if count >= 0 {
                offset += count
            } else if errno == EPIPE {
                throw ExitCode.success
            } else if errno != EINTR {
                if descriptor == STDOUT_FILENO { report("cannot write: \(String(cString: strerror(errno)))") }
                throw ExitStatus.cannotCreate
            }
        }
    }
}
