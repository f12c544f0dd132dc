import Glibc

/// Writes a file whole or not at all.
enum OutputFile {
    /// Hands on a text in pieces until one is not taken; false then, with `errno`.
    typealias Pieces = (_ take: (String) -> Bool) -> Bool

    static func write(_ text: String, to name: String) throws { try write(to: name) { take in take(text) } }

    /// A file in place of one that may stand there: written beside it, then renamed, so that a full disk or a stopped run
    /// leaves what was. A link stays a link; the mode stays. What is no file, such as a pipe, is written into.
    static func write(to name: String, _ text: Pieces) throws {
        var standing = stat()
        guard stat(name, &standing) == 0 else {
            let isMissing = errno == ENOENT
            // A link to nothing is written through.
            guard isMissing, lstat(name, &standing) != 0 else { return try writeInto(name, O_CREAT, text) }
            return try replace(name, with: text, mode: nil)
        }
        guard standing.st_mode & S_IFMT == S_IFREG else { return try writeInto(name, 0, text) }
        // Renaming needs no right to write the file itself.
        guard access(name, W_OK) == 0, let path = realpath(name, nil) else { throw failure(name) }
        defer { free(path) }
        try replace(String(cString: path), with: text, mode: standing.st_mode & 0o7777, as: name)
    }

    /// A new file. Throws where there is one, whatever is in it.
    static func create(_ text: String, at name: String) throws {
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, newMode)
        guard descriptor >= 0 else {
            guard errno == EEXIST else { throw failure(name) }
            var standing = stat()
            if stat(name, &standing) == 0, [S_IFCHR, S_IFIFO].contains(standing.st_mode & S_IFMT) {
                return try writeInto(name, 0) { take in take(text) }
            }
            StandardOutput.report("\(name): found a file, expected none: it is not replaced")
            throw ExitStatus.cannotCreate
        }
        guard fill(descriptor, with: { take in take(text) }) else {
            let code = errno
            unlink(name)
            throw failure(name, code)
        }
    }

    private static let newMode: mode_t = 0o644

    private static func replace(_ path: String, with text: Pieces, mode: mode_t?, as name: String? = nil) throws {
        let folder = path.unicodeScalars.lastIndex(of: "/").map { String(path.unicodeScalars[...$0]) } ?? ""
        let temporary = "\(folder).paywright-\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
        Interruption.willRemove(temporary)
        defer { Interruption.didRemove(temporary) }
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, newMode)
        guard descriptor >= 0 else { throw failure(name ?? path) }
        if let mode, fchmod(descriptor, mode) != 0 {
            let code = errno
            close(descriptor)
            unlink(temporary)
            throw failure(name ?? path, code)
        }
        guard fill(descriptor, with: text), rename(temporary, path) == 0 else {
            let code = errno
            unlink(temporary)
            throw failure(name ?? path, code)
        }
    }

    private static func writeInto(_ name: String, _ flags: Int32, _ text: Pieces) throws {
        let descriptor = open(name, O_WRONLY | O_CLOEXEC | flags, newMode)
        guard descriptor >= 0, fill(descriptor, with: text, isFile: false) else { throw failure(name) }
    }

    /// Writes everything, waits until the disk has it, and closes; false with `errno` where that fails.
    private static func fill(_ descriptor: Int32, with text: Pieces, isFile: Bool = true) -> Bool {
        guard text({ append($0, to: descriptor) }) else { return closing(descriptor) }
        if isFile, fsync(descriptor) != 0 { return closing(descriptor) }
        return close(descriptor) == 0
    }

    private static func append(_ piece: String, to descriptor: Int32) -> Bool {
        var piece = piece
        return piece.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { return false }
                offset += count
            }
            return true
        }
    }

    /// Closes after a failure, whose `errno` stays.
    private static func closing(_ descriptor: Int32) -> Bool {
        let code = errno
        close(descriptor)
        errno = code
        return false
    }

    /// Reports why a file cannot be written, for the caller that throws the exit code.
    static func failure(_ name: String, _ code: Int32 = errno) -> any Error {
        StandardOutput.report("\(name): cannot be written: \(String(cString: strerror(code)))")
        return ExitStatus.cannotCreate
    }
}
