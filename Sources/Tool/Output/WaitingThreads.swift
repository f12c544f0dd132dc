import Glibc
import Synchronization

/// Work that waits for the disk.
enum WaitingThreads {
    /// Does a piece of work for each element, several at a time, and waits for all of them. Throws what the first of the elements that
    /// fail throws.
    static func forEach<Element: Sendable>(
        _ elements: [Element],
        _ body: @escaping @Sendable (Element) throws -> Void
    ) throws {
        let next = Mutex(0)
        let failures = Mutex<[(index: Int, error: any Error)]>([])
        let pipe = makePipe()
        defer { for end in [pipe.reading, pipe.writing] { close(end) } }
        let count = min(most, elements.count)
        for _ in 0..<count {
            startThread {
                while true {
                    let index = next.withLock { index in
                        index += 1
                        return index - 1
                    }
                    guard index < elements.count else { break }
                    do { try body(elements[index]) } catch { failures.withLock { $0.append((index, error)) } }
                }
                var byte: UInt8 = 0
                while write(pipe.writing, &byte, 1) < 0, errno == EINTR {}
            }
        }
        var byte: UInt8 = 0
        for _ in 0..<count { while read(pipe.reading, &byte, 1) < 0, errno == EINTR {} }
        if let first = failures.withLock({ $0.min { $0.index < $1.index } }) { throw first.error }
    }

    /// So many files wait at a time: the disk takes them together.
    private static let most = 8
}
