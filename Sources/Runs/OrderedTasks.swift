internal import Glibc
internal import Synchronization

// Two pieces a core: one that is being done, one ready.
private let mostRunning = max(2, 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN)))

/// Does pieces of work on every core, and takes the results in the order of the work, in bounded memory.
///
/// A piece that takes long holds up those after it only in being taken.
package struct OrderedTasks<Work: Sendable, Output: Sendable>: Sendable {
    /// How much of work and results is held at a time, from which on no more work is begun.
    private let most: Int
    private let size: @Sendable (Work) -> Int
    private let sizeOfOutput: @Sendable (Output) -> Int
    private let perform: @Sendable (Work) async throws -> Output

    /// Work whose results are held up to a size, that of the work included.
    package init(
        holding most: Int,
        size: @escaping @Sendable (Work) -> Int,
        sizeOfOutput: @escaping @Sendable (Output) -> Int,
        perform: @escaping @Sendable (Work) async throws -> Output
    ) {
        self.most = most
        self.size = size
        self.sizeOfOutput = sizeOfOutput
        self.perform = perform
    }

    /// Work of which no more pieces are begun and not taken than keep every core busy; `isUnbounded` for work that is in
    /// memory anyway.
    package init(isUnbounded: Bool = false, perform: @escaping @Sendable (Work) async throws -> Output) {
        let most = isUnbounded ? Int.max : mostRunning
        self.init(holding: most, size: { _ in 1 }, sizeOfOutput: { _ in 1 }, perform: perform)
    }

    /// What a task of the group came to.
    private enum Event {
        case next(Result<Work?, any Error>)
        case done(Int, size: Int, Output)
    }

    /// Does every piece of work.
    ///
    /// - Parameters:
    ///   - next: The next piece; nil where there is none. It may wait; what it throws is thrown when the work before is taken.
    ///   - take: Takes a result; what it throws ends everything, as what the work throws.
    package func run(
        next: @escaping @Sendable () async throws -> Work?,
        take: (Output) throws -> Void
    ) async throws {
        var (begun, taken, running, held) = (0, 0, 0, 0)
        var early: [Int: Output] = [:]
        var isAsking = false
        var end: Result<Void, any Error>?
        try await withThrowingTaskGroup(of: Event.self) { group in
            while true {
                if end == nil, !isAsking, running < mostRunning, held < most {
                    isAsking = true
                    group.addTask {
                        do { return .next(.success(try await next())) } catch { return .next(.failure(error)) }
                    }
                }
                switch try await group.next() {
                case .next(.success(let work?))?:
                    isAsking = false
                    let (index, size) = (begun, size(work))
                    (begun, running, held) = (begun + 1, running + 1, held + size)
                    group.addTask { .done(index, size: size, try await perform(work)) }
                case .next(let last)?:
                    isAsking = false
                    end = last.map { _ in }
                case .done(let index, let size, let output)?:
                    (running, held) = (running - 1, held + sizeOfOutput(output) - size)
                    early[index] = output
                    while let output = early.removeValue(forKey: taken) {
                        try take(output)
                        (taken, held) = (taken + 1, held - sizeOfOutput(output))
                    }
                case nil: return
                }
            }
        }
        try end?.get()
    }

    /// The same for work that needs no waiting. A single piece is done here: to start a thread takes as long as a language.
    package func run<Works: IteratorProtocol<Work> & Sendable>(
        _ works: Works,
        take: (Output) throws -> Void
    ) async throws {
        var works = works
        guard let first = works.next() else { return }
        guard let second = works.next() else { return try take(try await perform(first)) }
        let rest = Mutex((early: [second, first], works: works))
        try await run(next: { rest.withLock { $0.early.popLast() ?? $0.works.next() } }, take: take)
    }
}

/// Takes how much of a long run is done, for a program that shows it; at the end `done` is `total`.
package typealias ProgressHandler = (_ done: Int, _ total: Int) -> Void

extension Array where Element: Sendable {
    /// The elements transformed on every core, in their order. Throws what the first of the elements that fail throws.
    package func concurrentMap<Success: Sendable>(
        progress: ProgressHandler = { _, _ in },
        _ transform: @escaping @Sendable (Element) throws -> Success
    ) async throws -> [Success] {
        let tasks = OrderedTasks(isUnbounded: true) { element in Result { try transform(element) } }
        var results: [Success] = []
        try await tasks.run(makeIterator()) { result in
            results.append(try result.get())
            progress(results.count, count)
        }
        return results
    }
}
