/// Collects what goes to standard output into large pieces: one system call for 64 KB, not for a line.
struct BufferedOutput {
    private static let size = 64 << 10
    private var buffer: [UInt8] = []

    /// Adds text, and writes once there is enough. Throws exit codes.
    mutating func write(_ text: String) throws { try write(Array(text.utf8)[...]) }

    /// The same in UTF-8. What is as large as the buffer is written at once.
    mutating func write(_ bytes: ArraySlice<UInt8>) throws {
        if bytes.count >= Self.size {
            try flush()
            return try StandardOutput.write(bytes)
        }
        buffer += bytes
        if buffer.count >= Self.size { try flush() }
    }

    /// Writes what has been collected.
    mutating func flush() throws {
        guard !buffer.isEmpty else { return }
        defer { buffer.removeAll(keepingCapacity: true) }
        try StandardOutput.write(buffer[...])
    }
}
