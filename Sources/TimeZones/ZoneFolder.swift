#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A folder of zone files, as the time zone database installs it.
enum ZoneFolder {
    /// Why a file cannot be read.
    enum Failure: Error {
        /// There is none of that name.
        case missing
        /// There is one, for this reason unread.
        case unreadable(String)
    }

    /// More bytes than any zone file has: the largest of the database has 4,000.
    private static let largestFile = 1 << 20

    static func exists(_ directory: String) -> Bool {
        var status = stat()
        return stat(directory, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The release that a folder says its files are of; nil where it says none.
    ///
    /// macOS writes it into a file of its own; elsewhere it stands in the first line of the text that the files were made from.
    static func version(of directory: String) -> String? {
        if let bytes = try? start(of: directory + "/+VERSION"), let version = release(in: bytes[...]) { return version }
        let mark = Array("# version ".utf8)
        guard let bytes = try? start(of: directory + "/tzdata.zi"), bytes.starts(with: mark) else { return nil }
        return release(in: bytes[mark.count...])
    }

    /// The release that a text begins with: a year, letters for the releases of that year, and perhaps what else was done.
    private static func release(in text: ArraySlice<UInt8>) -> String? {
        let name = text.prefix { (0x21...0x7E).contains($0) }.prefix(32)
        guard name.count > 4, name.prefix(4).allSatisfy({ (0x30...0x39).contains($0) }),
            name.dropFirst(4).first.map({ (0x61...0x7A).contains($0) }) == true
        else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    /// The bytes of a file.
    static func contents(of path: String) throws(Failure) -> [UInt8] {
        let bytes = try contents(of: path, atMost: largestFile + 1)
        guard bytes.count <= largestFile else { throw .unreadable("more than \(largestFile) bytes") }
        return bytes
    }

    private static func start(of path: String) throws(Failure) -> [UInt8] { try contents(of: path, atMost: 64) }

    private static func contents(of path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
        // A pipe of that name must not be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG { throw .missing }
            throw .unreadable(String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .missing }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 14))
        while bytes.count < limit {
            let count = chunk.withUnsafeMutableBytes { buffer in
                read(descriptor, buffer.baseAddress, min(buffer.count, limit - bytes.count))
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        return bytes
    }
}
