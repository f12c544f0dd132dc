#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// What the machine has and gives.
enum System {
    /// The cores that this process may use.
    static let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// Seconds since 1970.
    static var secondsSinceEpoch: Int { time(nil) }

    /// Lets the process open as many files and connections as the system allows it.
    static func raiseFileLimit() {
        #if canImport(Glibc)
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
            limit.rlim_cur = limit.rlim_max
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        #endif
    }

    /// Gives large pieces of memory back to the system when they are free. By default the C library keeps what was large once, up
    /// to 32 MiB a piece.
    static func giveMemoryBack() {
        #if canImport(Glibc)
            // Its header is in no module.
            guard let symbol = dlsym(nil, "mallopt") else { return }
            let set = unsafeBitCast(symbol, to: (@convention(c) (CInt, CInt) -> CInt).self)
            let mmapThreshold: CInt = -3
            _ = set(mmapThreshold, 1 << 20)
        #endif
    }

    /// Files that are made from now on, and sockets, are for the process's user and group alone.
    static func keepFilesPrivate() { umask(0o117) }

    /// What tells a file apart from all others that there are at the same time.
    struct FileIdentity: Hashable {
        let device: UInt64
        let inode: UInt64
    }

    /// Which file a path leads to, a link itself; nil where it leads to none.
    static func identity(of path: String) -> FileIdentity? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    }

    static func remove(_ path: String) { unlink(path) }

    /// A crash is the system’s alone: Swift’s backtraces, many lines for a person, are not written. `SWIFT_BACKTRACE` stays in force.
    static func leaveOutBacktraces() {
        guard getenv("SWIFT_BACKTRACE") == nil else { return }
        for number in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
    }

    /// Writes to standard error, whole where it can be.
    static func writeError(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// What the process holds of memory, and for how long it has run.
    static var residentBytes: Int? {
        guard let file = fopen("/proc/self/statm", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, 128, file) != nil else { return nil }
        let text = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let fields = String(decoding: text, as: UTF8.self).split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
