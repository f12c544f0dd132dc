import NIOCore
import NIOHPACK

/// HTTP/2 by hand over a wire: frames in, frames out, right or wrong.
final class HTTP2Wire {
    struct Frame {
        let type: UInt8
        let flags: UInt8
        let stream: Int
        let payload: [UInt8]
    }

    static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    let wire: Wire
    private var encoder = HPACKEncoder(allocator: ByteBufferAllocator(), useHuffmanEncoding: false)
    private var decoder = HPACKDecoder(allocator: ByteBufferAllocator())
    private var position = 0
    private var frames: [Frame] = []

    init(port: Int) throws {
        wire = try Wire(port: port, offering: ["h2"])
        wire.send(Self.preface + Self.frame(4))
    }

    static func frame(_ type: UInt8, flags: UInt8 = 0, stream: Int = 0, _ payload: [UInt8] = []) -> [UInt8] {
        let (length, id) = (payload.count, UInt32(stream))
        return [UInt8(length >> 16), UInt8(length >> 8 & 255), UInt8(length & 255), type, flags]
            + (0..<4).map { UInt8(truncatingIfNeeded: id >> (24 - 8 * $0)) } + payload
    }

    /// The headers of a request, as a block.
    func block(_ method: String, _ path: String, _ fields: [(String, String)] = []) throws -> [UInt8] {
        var headers = HPACKHeaders([
            (":method", method), (":scheme", "https"), (":authority", "localhost"), (":path", path),
        ])
        for (name, value) in fields { headers.add(name: name, value: value, indexing: .nonIndexable) }
        var buffer = ByteBuffer()
        try encoder.encode(headers: headers, to: &buffer)
        return Array(buffer.readableBytesView)
    }

    /// The frames of a block, in as many as it needs.
    static func headers(_ block: [UInt8], stream: Int, ends: Bool) -> [UInt8] {
        let most = 16_384
        let pieces = stride(from: 0, to: block.count, by: most).map { Array(block[$0..<min($0 + most, block.count)]) }
        return pieces.enumerated().flatMap { index, piece in
            let flags: UInt8 = (index == pieces.count - 1 ? 4 : 0) | (index == 0 && ends ? 1 : 0)
            return frame(index == 0 ? 1 : 9, flags: flags, stream: stream, piece)
        }
    }

    /// Sends a whole request without a body.
    func get(_ path: String, stream: Int, _ fields: [(String, String)] = []) throws {
        wire.send(Self.headers(try block("GET", path, fields), stream: stream, ends: true))
    }

    /// Sends the headers of a request whose body follows.
    func beginPost(_ path: String, stream: Int, type: String = "application/json") throws {
        wire.send(Self.headers(try block("POST", path, [("content-type", type)]), stream: stream, ends: false))
    }

    /// All frames so far.
    private func readFrames() -> [Frame] {
        let bytes = wire.received
        while bytes.count >= position + 9 {
            let header = bytes[position..<position + 9].map { Int($0) }
            let length = header[0] << 16 | header[1] << 8 | header[2]
            guard bytes.count >= position + 9 + length else { break }
            let stream = header[5...].reduce(0) { $0 << 8 | $1 }
            let payload = Array(bytes[position + 9..<position + 9 + length])
            frames.append(Frame(type: UInt8(header[3]), flags: UInt8(header[4]), stream: stream, payload: payload))
            position += 9 + length
        }
        return frames
    }

    /// The first frame of a kind on a stream, once it has come; nil where it has not in time.
    func frame(_ type: UInt8, stream: Int, seconds: Double = 10) -> Frame? {
        var found: Frame?
        _ = wire.wait(seconds: seconds) { wire in
            found = readFrames().first { $0.type == type && $0.stream == stream }
            return found != nil || wire.isClosed
        }
        return found
    }

    /// Streams in the order in which their answers come.
    func order(of streams: Set<Int>, seconds: Double = 10) -> [Int] {
        var order: [Int] = []
        _ = wire.wait(seconds: seconds) { wire in
            order = readFrames().filter { $0.type == 1 && streams.contains($0.stream) }.map(\.stream)
            return order.count == streams.count || wire.isClosed
        }
        return order
    }

    /// The status of the answer on a stream; nil where none comes. Each is read once, in the order in which they come.
    func status(stream: Int) throws -> String? {
        guard let answer = frame(1, stream: stream) else { return nil }
        var buffer = ByteBuffer(bytes: answer.payload)
        return try decoder.decodeHeaders(from: &buffer).first(name: ":status")
    }
}
