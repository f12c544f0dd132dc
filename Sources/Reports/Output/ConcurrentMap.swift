extension RandomAccessCollection where Self: Sendable, Element: Sendable {
    /// The elements transformed on every core, in their order, with progress told where it takes long and the caller wants
    /// it. Throws what the first of the elements that fail throws.
    func concurrentMap<Success: Sendable>(
        showsProgress: Bool = false,
        _ transform: @escaping @Sendable (Element) throws -> Success
    ) async throws -> [Success] {
        // One is done here: to start a thread takes as long as a language.
        if count == 1 { return try map(transform) }
        let results = await withTaskGroup(of: (Int, Result<Success, any Error>).self) { group in
            for (offset, element) in enumerated() {
                group.addTask { (offset, Result { try transform(element) }) }
            }
            var results = [Result<Success, any Error>?](repeating: nil, count: count)
            var progress = Progress(total: count)
            for await (offset, result) in group {
                results[offset] = result
                if showsProgress { progress.advance() }
            }
            if showsProgress { progress.finish() }
            return results
        }
        return try results.compactMap { try $0?.get() }
    }
}
