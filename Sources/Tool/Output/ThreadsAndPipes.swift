import Glibc

/// The two ends of a pipe, which no other program gets.
func makePipe() -> (reading: Int32, writing: Int32) {
    var pipe: [Int32] = [-1, -1]
    _ = Glibc.pipe(&pipe)
    for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (pipe[0], pipe[1])
}

/// Starts a thread of its own: one of the pool must not wait.
func startThread(_ body: @escaping @Sendable () -> Void) {
    final class Start: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    // As large as the main thread's: files are nested as deeply as there.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let start = Unmanaged.passRetained(Start(body)).toOpaque()
    let code = pthread_create(
        &thread,
        &attributes,
        { start in
            guard let start else { return nil }
            Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body()
            return nil
        },
        start
    )
    pthread_attr_destroy(&attributes)
    precondition(code == 0, "no thread can be started")
}
