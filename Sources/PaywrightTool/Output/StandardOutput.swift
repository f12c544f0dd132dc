import ArgumentParser
import Glibc

/// Writes text to a descriptor whole; a pipe that its reader has closed ends the run quietly.
enum StandardOutput {
    static func write(_ text: String) throws {
        try write(text, to: STDOUT_FILENO)
    }

    static func writeError(_ text: String) {
        // Nothing can be told when standard error itself is gone.
        try? write(text, to: STDERR_FILENO)
    }

    private static func write(_ text: String, to descriptor: Int32) throws {
        var text = text
        try text.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
                if count >= 0 {
                    offset += count
                } else if errno == EPIPE {
                    throw ExitCode.success
                } else if errno != EINTR {
                    throw ExitStatus.cannotCreate
                }
            }
        }
    }
}
