extension RandomAccessCollection where Self: Sendable, Element: Sendable, Index: Sendable {
    /// The elements transformed on every core, in order. Throws what an element that fails throws.
    func concurrentMap<Result: Sendable>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            for (offset, element) in enumerated() { group.addTask { (offset, try transform(element)) } }
            var results = [Result?](repeating: nil, count: count)
            for try await (offset, result) in group { results[offset] = result }
            return results.compactMap { $0 }
        }
    }
}
