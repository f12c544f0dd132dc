import ArgumentParser
import PaywrightServer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the server listens.
struct PlaceOptions: ParsableArguments {
    @Option(help: "The address. One that other machines reach needs --token-file, and TLS or --behind-proxy.")
    var host = "127.0.0.1"

    @Option(help: "The port; 0 for one that is free.")
    var port = 8080

    @Option(help: ArgumentHelp("A Unix socket instead, for the process’s user and group.", valueName: "file"))
    var socket: String?

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("found --port \(port); expected a number from 0 to 65535")
        }
        // The system keeps the path of a socket in so many bytes.
        if let socket, !(1...107).contains(socket.utf8.count) {
            throw ValidationError("--socket: expected a path of at most 107 bytes")
        }
    }

    var binding: Binding { socket.map { .socket($0) } ?? .address(host, port: port) }

    /// The same, once a socket that a server left behind is gone. Throws where the path is anything else.
    func freeBinding() throws -> Binding {
        guard let socket else { return binding }
        var status = stat()
        guard lstat(socket, &status) == 0 else { return binding }
        guard status.st_mode & S_IFMT == S_IFSOCK else {
            throw Failure(status: ExitCode(69), message: "\(socket): found a file, expected a socket or nothing")
        }
        guard !isListening(socket) else {
            throw Failure(status: ExitCode(69), message: "\(socket): found another server that listens")
        }
        return binding
    }

    private func isListening(_ path: String) -> Bool {
        #if os(Linux)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let descriptor = Self.makeSocket(kind)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }

    private static func makeSocket(_ kind: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.socket(AF_UNIX, kind, 0)
        #elseif canImport(Musl)
            Musl.socket(AF_UNIX, kind, 0)
        #else
            Darwin.socket(AF_UNIX, kind, 0)
        #endif
    }
}
