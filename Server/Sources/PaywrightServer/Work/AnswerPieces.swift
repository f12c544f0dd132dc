internal import HummingbirdCore
internal import NIOCore

/// A large answer that is handed to its connection piece by piece, as the connection takes them: what waits counts as held.
struct AnswerPieces {
    /// The bytes of a piece: about what a connection takes before it is full.
    static let size = 64 << 10

    private var buffer: ByteBuffer
    private let held: HeldBytes
    private let channel: any Channel

    init(_ buffer: ByteBuffer, _ held: HeldBytes, _ channel: any Channel) {
        (self.buffer, self.held, self.channel) = (buffer, held, channel)
    }

    /// Writes all of it.
    consuming func write(to writer: inout any ResponseBodyWriter) async throws {
        var rest = buffer
        held.add(rest.readableBytes, for: channel)
        defer { held.remove(rest.readableBytes, for: channel) }
        while let piece = rest.readSlice(length: min(Self.size, rest.readableBytes)), piece.readableBytes > 0 {
            defer { held.remove(piece.readableBytes, for: channel) }
            try await writer.write(piece)
        }
    }
}
