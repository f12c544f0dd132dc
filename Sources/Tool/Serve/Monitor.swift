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

    /// Lets one thread that waits ask again.
    func wakeOne() { pthread_cond_signal(condition) }

    /// Lets every thread that waits ask again.
    func wakeAll() { pthread_cond_broadcast(condition) }
}
