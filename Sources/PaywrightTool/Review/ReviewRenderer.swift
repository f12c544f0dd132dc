import MessageCatalog
import Paywright

/// Words a review in many languages, on every core.
struct ReviewRenderer: Sendable {
    let library: CatalogLibrary
    let options: PaywallOptions
    /// The zone that days are told in.
    let timeZone: String

    /// The subjects in each language, in the order asked for.
    func languages(_ subjects: ReviewSubjects, in locales: [LocaleTag]) async throws -> [RenderedLanguage] {
        try await Self.onEveryCore(locales) { try RenderedLanguage(subjects, in: $0, by: self) }
    }

    /// The results of some work on each element, in the elements' order.
    static func onEveryCore<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        _ work: @escaping @Sendable (Element) throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            for (index, element) in elements.enumerated() {
                group.addTask { (index, try work(element)) }
            }
            var results: [Int: Result] = [:]
            var progress = Progress(total: elements.count)
            for try await (index, result) in group {
                results[index] = result
                progress.advance()
            }
            progress.finish()
            return elements.indices.compactMap { results[$0] }
        }
    }
}
