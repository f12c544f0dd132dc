#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The bytes of a file of secrets, and who else can read or change them: asked of the same open file, so that none takes its place
/// between.
struct SecretFileContent {
    /// A file of secrets has a few lines.
    static let mostBytes = 1 << 20

    private(set) var bytes: [UInt8] = []
    private(set) var warnings: [String] = []

    init(_ path: String) throws(SecretFile.Unusable) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.unreadable(path) }
        defer { close(descriptor) }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.unreadable(path) }
            guard count > 0 else { break }
            bytes += chunk[..<count]
            guard bytes.count <= Self.mostBytes else {
                let description = "\(path): found more than \(Self.mostBytes) bytes, expected a file of secrets"
                throw SecretFile.Unusable(description: description, isUnreadable: false)
            }
        }
        var status = stat()
        if fstat(descriptor, &status) == 0 { note(UInt32(status.st_mode), of: path) }
    }

    private mutating func note(_ mode: UInt32, of path: String) {
        // A pipe, as of `<(…)`, is nobody else's.
        guard mode & UInt32(S_IFMT) == UInt32(S_IFREG) else { return }
        let (canRead, canWrite) = (mode & UInt32(S_IROTH) != 0, mode & UInt32(S_IWOTH) != 0)
        guard canRead || canWrite else { return }
        let access = canRead && canWrite ? "read and change" : canRead ? "read" : "change"
        let permissions = String(mode & 0o777, radix: 8)
        warnings.append(
            "\(path): every user of this machine can \(access) it (mode \(permissions)), expected mode 600 or 640"
        )
    }

    private static func unreadable(_ path: String) -> SecretFile.Unusable {
        let reason = String(cString: strerror(errno))
        return SecretFile.Unusable(description: "\(path): cannot be read: \(reason)", isUnreadable: true)
    }

    static var isReadAsRoot: Bool { geteuid() == 0 }
}
