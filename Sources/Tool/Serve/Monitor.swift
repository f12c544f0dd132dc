import Glibc

/// A value that threads share, and a condition for which they wait. The standard library has a mutex, and nothing to wait for.
final class Monitor<State>: @unchecked Sendable {
    // The value and the condition are used under the lock alone.
    private var state: State
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ state: sending State) {
        self.state = state
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Does something with the value, alone.
    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&state)
    }

    /// Waits until the closure gives something; it is asked again after each `wake`.
    func wait<Result>(for body: (inout State) -> Result?) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) { return result }
            pthread_cond_wait(condition, mutex)
        }
    }

    /// What a thread that looks at the value does.
    enum Look<Result> {
        case done(Result)
        /// It looks again when it is woken.
        case sleep
        /// It looks again after a few milliseconds too.
        case nap(milliseconds: Int)
    }

    /// Looks at the value until the closure gives something.
    func watch<Result>(_ body: (inout State) -> Look<Result>) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            switch body(&state) {
            case .done(let result): return result
            case .sleep: pthread_cond_wait(condition, mutex)
            case .nap(let milliseconds):
                var end = timespec()
                clock_gettime(CLOCK_REALTIME, &end)
                end.tv_nsec += milliseconds * 1_000_000
                (end.tv_sec, end.tv_nsec) = (end.tv_sec + end.tv_nsec / 1_000_000_000, end.tv_nsec % 1_000_000_000)
                pthread_cond_timedwait(condition, mutex, &end)
            }
        }
    }

    /// Lets one thread that waits ask again.
    func wakeOne() { pthread_cond_signal(condition) }

    /// Lets every thread that waits ask again.
    func wakeAll() { pthread_cond_broadcast(condition) }
}
