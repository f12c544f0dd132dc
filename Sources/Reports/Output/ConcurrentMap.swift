/// Takes how much of a long run is done, for a program that shows it; at the end `done` is `total`.
package typealias ProgressHandler = (_ done: Int, _ total: Int) -> Void

extension RandomAccessCollection where Self: Sendable, Element: Sendable {
    /// The elements transformed on every core, in their order. Throws what the first of the elements that fail throws.
    package func concurrentMap<Success: Sendable>(
        progress: ProgressHandler = { _, _ in },
        _ transform: @escaping @Sendable (Element) throws -> Success
    ) async throws -> [Success] {
        // One is done here: to start a thread takes as long as a language.
        if count == 1 { return try map(transform) }
        let results = await withTaskGroup(of: (Int, Result<Success, any Error>).self) { group in
            for (offset, element) in enumerated() {
                group.addTask { (offset, Result { try transform(element) }) }
            }
            var results = [Result<Success, any Error>?](repeating: nil, count: count)
            var done = 0
            for await (offset, result) in group {
                results[offset] = result
                done += 1
                progress(done, count)
            }
            return results
        }
        return try results.compactMap { try $0?.get() }
    }
}
