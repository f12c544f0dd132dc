import PaywrightJSON
import Paywright

/// Collects what goes to standard output into large pieces: one system call for 64 KB, not for a line.
final class BufferedOutput {
    private static let size = 64 << 10
    private var buffer = ByteBuffer(capacity: size)

    /// Adds text, and writes once there is enough. Throws exit codes.
    func write(_ text: String) throws {
        var text = text
        try text.withUTF8 { try write($0) }
    }

    /// The same in UTF-8. What does not fit into the buffer is written at once, behind what is there.
    func write(_ bytes: UnsafeBufferPointer<UInt8>) throws {
        if buffer.count + bytes.count > Self.size { try flush() }
        if bytes.count >= Self.size { return try StandardOutput.write(bytes) }
        buffer.append(bytes)
    }

    /// Writes what has been collected.
    func flush() throws {
        guard !buffer.isEmpty else { return }
        defer { buffer.removeAll() }
        try buffer.withBytes { try StandardOutput.write($0) }
    }
}
