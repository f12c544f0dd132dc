/// Collects what goes to standard output into large pieces: one system call for 64 KB, not for a line.
struct BufferedOutput {
    private static let size = 64 << 10
    private var buffer = ""

    /// Adds text, and writes once there is enough. Throws exit codes.
    mutating func write(_ text: String) throws {
        buffer += text
        if buffer.utf8.count >= Self.size { try flush() }
    }

    /// Writes what has been collected.
    mutating func flush() throws {
        guard !buffer.isEmpty else { return }
        defer { buffer.removeAll(keepingCapacity: true) }
        try StandardOutput.write(buffer)
    }
}
