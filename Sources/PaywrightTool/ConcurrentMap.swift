extension RandomAccessCollection where Self: Sendable, Element: Sendable {
    /// The elements transformed on every core, in their order, with progress told where it takes long and the caller wants
    /// it. Throws what an element that fails throws.
    func concurrentMap<Result: Sendable>(
        showsProgress: Bool = false,
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            for (offset, element) in enumerated() { group.addTask { (offset, try transform(element)) } }
            var results = [Result?](repeating: nil, count: count)
            var progress = Progress(total: count)
            for try await (offset, result) in group {
                results[offset] = result
                if showsProgress { progress.advance() }
            }
            if showsProgress { progress.finish() }
            return results.compactMap { $0 }
        }
    }
}
