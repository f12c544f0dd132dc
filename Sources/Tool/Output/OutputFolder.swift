import Glibc

/// Makes folders to write into.
enum OutputFolder {
    /// A folder with those above it, where there are none. Throws where nothing can be written into it.
    static func create(_ name: String) throws {
        var path = name.hasPrefix("/") ? "/" : ""
        for part in name.split(separator: "/") {
            path += part + "/"
            guard mkdir(path, 0o777) == 0 || isFolder(path) else {
                throw OutputFile.failure(name, errno == EEXIST ? ENOTDIR : errno)
            }
        }
        guard access(name, W_OK | X_OK) == 0 else { throw OutputFile.failure(name) }
    }

    /// A new folder for temporary files; the caller removes it.
    static func createTemporary() throws -> String {
        let stated = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let parent = stated.isEmpty ? "/tmp" : stated
        guard let made = "\(parent)/paywright-XXXXXX".withCString(strdup) else { throw OutputFile.failure(parent) }
        defer { free(made) }
        guard mkdtemp(made) != nil else { throw OutputFile.failure("folder for temporary files (TMPDIR) \(parent)") }
        return String(cString: made)
    }

    /// Whether there is such a folder; `errno` stays.
    private static func isFolder(_ path: String) -> Bool {
        let code = errno
        defer { errno = code }
        var standing = stat()
        return stat(path, &standing) == 0 && standing.st_mode & S_IFMT == S_IFDIR
    }
}
