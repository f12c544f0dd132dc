internal import NIOPosix
internal import Synchronization

/// Threads for the work of requests, so that the threads of connections stay free. Single requests go before lines of batches.
final class WorkerPool: Sendable {
    /// Who waits for the work.
    final class Lane: TaskExecutor {
        private let jobs: Jobs
        private let isSingle: Bool
        private let threads: NIOThreadPool

        fileprivate init(_ jobs: Jobs, _ threads: NIOThreadPool, isSingle: Bool) {
            (self.jobs, self.threads, self.isSingle) = (jobs, threads, isSingle)
        }

        func enqueue(_ job: consuming ExecutorJob) {
            jobs.put(UnownedJob(job), isSingle: isSingle)
            let executor = asUnownedTaskExecutor()
            // Whichever job is next: a thread that becomes free takes a single request first.
            threads.submit { [jobs] _ in jobs.take()?.runSynchronously(on: executor) }
        }
    }

    fileprivate final class Jobs: Sendable {
        private let queues = Mutex((single: FirstInFirstOut<UnownedJob>(), batch: FirstInFirstOut<UnownedJob>()))

        func put(_ job: UnownedJob, isSingle: Bool) {
            queues.withLock { queues in
                if isSingle { queues.single.append(job) } else { queues.batch.append(job) }
            }
        }

        func take() -> UnownedJob? { queues.withLock { $0.single.popFirst() ?? $0.batch.popFirst() } }
    }

    /// For single requests.
    let singles: Lane
    /// For lines of batches.
    let batches: Lane
    private let threads: NIOThreadPool

    init(threads count: Int) {
        threads = NIOThreadPool(numberOfThreads: count)
        let jobs = Jobs()
        singles = Lane(jobs, threads, isSingle: true)
        batches = Lane(jobs, threads, isSingle: false)
        threads.start()
    }

    /// Ends the threads after what they do now.
    func end() async { try? await threads.shutdownGracefully() }
}

/// A queue that takes the same time to put in and to take out, however long it is.
struct FirstInFirstOut<Element> {
    private var elements: [Element?] = []
    private var first = 0

    var isEmpty: Bool { first == elements.count }
    var count: Int { elements.count - first }
    /// The element to be taken out next.
    var next: Element? { first < elements.count ? elements[first] : nil }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard first < elements.count else { return nil }
        defer {
            elements[first] = nil
            first += 1
            if first == elements.count {
                elements.removeAll(keepingCapacity: elements.capacity < 4_096)
                first = 0
            } else if first > 1_024, first * 2 > elements.count {
                elements.removeFirst(first)
                first = 0
            }
        }
        return elements[first]
    }
}
