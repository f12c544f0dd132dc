internal import PaywrightJSON
internal import PaywrightStorage

/// Collects what goes somewhere into large pieces: one system call for 64 KB, not for a line.
package final class BufferedOutput {
    private static let size = 64 << 10
    private var buffer = ByteBuffer(capacity: size)
    private let sink: (UnsafeBufferPointer<UInt8>) throws -> Void

    /// What takes the pieces; what it throws, writing throws.
    package init(to sink: @escaping (UnsafeBufferPointer<UInt8>) throws -> Void) { self.sink = sink }

    /// Adds text, and writes once there is enough.
    package func write(_ text: String) throws {
        var text = text
        try text.withUTF8 { try write($0) }
    }

    /// The same in UTF-8. What does not fit into the buffer is written at once, after what is there.
    package func write(_ bytes: UnsafeBufferPointer<UInt8>) throws {
        if buffer.count + bytes.count > Self.size { try flush() }
        if bytes.count >= Self.size { return try sink(bytes) }
        buffer.append(bytes)
    }

    /// Writes what has been collected.
    package func flush() throws {
        guard !buffer.isEmpty else { return }
        defer { buffer.removeAll() }
        try buffer.withBytes { try sink($0) }
    }
}
