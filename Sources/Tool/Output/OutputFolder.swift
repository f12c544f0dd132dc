import Glibc

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Makes folders to write into.
enum OutputFolder {
    /// A folder with those above it, where there are none. Throws where nothing can be written into it.
    static func create(_ name: String) throws {
        var path = name.utf8.first == UInt8(ascii: "/") ? "/" : ""
        for part in name.unicodeScalars.split(separator: "/") {
            path += String(part) + "/"
            guard mkdir(path, 0o777) == 0 || isFolder(path) else {
                throw OutputFile.failure(name, errno == EEXIST ? ENOTDIR : errno)
            }
        }
        guard access(name, W_OK | X_OK) == 0 else { throw OutputFile.failure(name) }
    }

    /// A new folder for temporary files; the caller removes it, and so does a signal that ends the run.
    static func createTemporary() throws -> String {
        let stated = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let parent = stated.isEmpty ? "/tmp" : stated
        let path = "\(parent)/paywright-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
        Interruption.willRemove(path)
        guard mkdir(path, 0o700) == 0 else {
            let code = errno
            Interruption.didRemove(path)
            throw OutputFile.failure("folder for temporary files (TMPDIR) \(parent)", code)
        }
        return path
    }

    /// Removes a folder for temporary files with all that is in it.
    static func removeTemporary(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
        Interruption.didRemove(path)
    }

    /// Whether there is such a folder; `errno` stays.
    private static func isFolder(_ path: String) -> Bool {
        let code = errno
        defer { errno = code }
        var standing = stat()
        return stat(path, &standing) == 0 && standing.st_mode & S_IFMT == S_IFDIR
    }
}
