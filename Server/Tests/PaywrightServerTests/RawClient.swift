import Foundation
import Glibc

/// A client that sends what it is given, byte by byte if it must.
final class RawClient {
    struct Failure: Error {
        let what: String
    }

    /// An answer of HTTP/1.1.
    struct Answer {
        let status: Int
        let headers: [String: String]
        let body: String

        /// The code of an error in the contract's form.
        var code: String? {
            let object = try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
            return (object?["error"] as? [String: Any])?["code"] as? String
        }

        var schema: String? {
            (try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])?["schema"] as? String
        }
    }

    private let descriptor: Int32
    private var buffer: [UInt8] = []

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard result == 0 else { throw Failure(what: "connect: \(errno)") }
        // Long enough for a machine that does other work too.
        setTimeout(seconds: 90)
    }

    init(socket path: String) throws {
        descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard result == 0 else { throw Failure(what: "connect: \(errno)") }
        // Long enough for a machine that does other work too.
        setTimeout(seconds: 90)
    }

    deinit { close(descriptor) }

    private func setTimeout(seconds: Int) {
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Sends bytes; false where the server takes no more.
    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Sends no more, and reads on.
    func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// A whole request.
    func post(
        _ path: String,
        _ body: String,
        type: String = "application/json",
        host: String = "localhost",
        headers: String = ""
    ) {
        let length = body.utf8.count
        send(
            "POST \(path) HTTP/1.1\r\nHost: \(host)\r\nContent-Type: \(type)\r\nContent-Length: \(length)\r\n\(headers)\r\n\(body)"
        )
    }

    func get(_ path: String, method: String = "GET", host: String = "localhost", headers: String = "") {
        send("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\(headers)\r\n")
    }

    // MARK: Answers

    /// What comes next; nil at the end.
    private func more() throws -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count < 0, errno == EAGAIN { throw Failure(what: "nothing came in time") }
        guard count > 0 else { return false }
        buffer += chunk[..<count]
        return true
    }

    /// Whether the server has closed; what comes before is dropped.
    func isClosed() throws -> Bool {
        while try more() {}
        return true
    }

    func line() throws -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: buffer[..<end], as: UTF8.self)
                buffer.removeFirst(end + 1)
                return line.hasSuffix("\r") ? String(line.dropLast()) : line
            }
            guard try more() else { return nil }
        }
    }

    private func take(_ count: Int) throws -> String {
        while buffer.count < count {
            guard try more() else { throw Failure(what: "the answer ends early") }
        }
        defer { buffer.removeFirst(count) }
        return String(decoding: buffer[..<count], as: UTF8.self)
    }

    /// The next answer; nil where the server has closed.
    func answer(hasBody: Bool = true) throws -> Answer? {
        guard let head = try head() else { return nil }
        var body = ""
        if let length = head.headers["content-length"].flatMap({ Int($0) }) {
            if hasBody { body = try take(length) }
        } else if head.headers["transfer-encoding"] == "chunked" {
            while let chunk = try chunk() { body += chunk }
        }
        return Answer(status: head.status, headers: head.headers, body: body)
    }

    func head() throws -> (status: Int, headers: [String: String])? {
        guard let first = try line() else { return nil }
        var headers: [String: String] = [:]
        while let line = try line(), !line.isEmpty {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
        }
        return (Int(first.split(separator: " ")[1]) ?? 0, headers)
    }

    /// The next chunk of a body; nil after the last.
    func chunk() throws -> String? {
        guard let size = try line().flatMap({ Int($0, radix: 16) }) else { throw Failure(what: "no chunk") }
        let chunk = try take(size)
        _ = try take(2)
        return size == 0 ? nil : chunk
    }
}

/// Runs what blocks in a thread of its own: the threads of tasks are the server's too.
func inThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
}
