import Glibc

/// Writes a file whole, in place of one that stands there.
enum OutputFile {
    static func write(_ text: String, to name: String) throws {
        let descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure(name) }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(name) }
            offset += count
        }
    }

    private static func failure(_ name: String) -> any Error {
        StandardOutput.report("\(name): cannot be written: \(String(cString: strerror(errno)))")
        return ExitStatus.cannotCreate
    }
}
