import PaywrightReports
import Synchronization
import Testing
import PaywrightRuns

@Suite("Work on every core, its results in order")
struct OrderedTasksTests {
    private struct Fault: Error, Equatable {
        let number: Int
    }

    @Test("Results come in the order of the work, however long each takes", arguments: [0, 1, 2, 500])
    func order(count: Int) async throws {
        let tasks = OrderedTasks { (number: Int) in
            if number.isMultiple(of: 7) { try await Task.sleep(for: .milliseconds(2)) }
            return number * number
        }
        var results: [Int] = []
        try await tasks.run((0..<count).makeIterator()) { results.append($0) }
        #expect(results == (0..<count).map { $0 * $0 })
    }

    @Test("Work that is begun and not taken is bounded", .timeLimit(.minutes(10)))
    func bound() async throws {
        let begun = Mutex(0)
        let mostAhead = Mutex(0)
        let taken = Mutex(0)
        let tasks = OrderedTasks(holding: 5, size: { _ in 1 }, sizeOfOutput: { _ in 1 }) { (number: Int) in
            if number == 0 { try await Task.sleep(for: .milliseconds(50)) }
            return number
        }
        try await tasks.run(
            next: {
                let number = begun.withLock { begun in
                    begun += 1
                    return begun
                }
                let ahead = number - taken.withLock { $0 }
                mostAhead.withLock { $0 = max($0, ahead) }
                return number <= 200 ? number - 1 : nil
            },
            take: { _ in taken.withLock { $0 += 1 } }
        )
        #expect(taken.withLock { $0 } == 200 && mostAhead.withLock { $0 } <= 6)
    }

    @Test("The first of the elements that fail is thrown; what cannot be read is thrown after what was")
    func faults() async throws {
        await #expect(throws: Fault(number: 3)) {
            try await Array(0..<100).concurrentMap { number in
                if number >= 3 { throw Fault(number: number) }
                return number
            }
        }
        let numbers = Mutex(0)
        var results: [Int] = []
        let tasks = OrderedTasks { (number: Int) in number }
        await #expect(throws: Fault(number: 10)) {
            try await tasks.run(
                next: {
                    try numbers.withLock { number in
                        if number == 10 { throw Fault(number: number) }
                        number += 1
                        return number
                    }
                },
                take: { results.append($0) }
            )
        }
        #expect(results == Array(1...10))
    }

    @Test("How much is done is told for each element, at the end the whole")
    func progress() async throws {
        var told: [[Int]] = []
        let doubled = try await Array(1...4).concurrentMap(progress: { told.append([$0, $1]) }) { $0 * 2 }
        #expect(doubled == [2, 4, 6, 8] && told == [[1, 4], [2, 4], [3, 4], [4, 4]])
    }
}
