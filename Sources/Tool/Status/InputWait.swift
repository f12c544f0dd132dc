import Dispatch
import Glibc

/// Waits until a descriptor can be read, in a thread of its own: on one that words customers it would hold them up.
final class InputWait: Sendable {
    private let descriptor: Int32
    /// A pipe that has something to read once the wait was given up; without one it cannot be, and ends with the input.
    private let givenUp: (read: Int32, write: Int32)
    private let queue = DispatchQueue(label: "paywright.input")

    init(descriptor: Int32) {
        self.descriptor = descriptor
        var pipe: [Int32] = [-1, -1]
        _ = Glibc.pipe(&pipe)
        givenUp = (pipe[0], pipe[1])
    }

    deinit {
        _ = close(givenUp.read)
        _ = close(givenUp.write)
    }

    /// Whether something can be read without waiting: bytes, the end, or a fault.
    static func isReadable(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) != 0
    }

    /// Returns when something can be read, or when the task is cancelled.
    func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                queue.async { [self] in
                    var requests = [descriptor, givenUp.read].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
                    while poll(&requests, 2, -1) < 0, errno == EINTR {}
                    continuation.resume()
                }
            }
        } onCancel: {
            giveUp()
        }
    }

    /// Ends the wait.
    private func giveUp() { _ = write(givenUp.write, "!", 1) }
}
