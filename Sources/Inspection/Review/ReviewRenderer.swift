package import Paywright
internal import PaywrightRuns

/// Words a review in many languages, on every core.
package struct ReviewRenderer: Sendable {
    let library: CatalogLibrary
    let options: PaywallOptions
    /// The zone of the days.
    let timeZone: String
    /// Where its rules are looked for.
    let zoneData: TimeZoneData

    package init(library: CatalogLibrary, options: PaywallOptions, timeZone: String, zoneData: TimeZoneData) {
        self.library = library
        self.options = options
        self.timeZone = timeZone
        self.zoneData = zoneData
    }

    /// The subjects in each language, in the order asked for.
    func languages(
        _ subjects: ReviewSubjects,
        in locales: [LocaleTag],
        _ progress: ProgressHandler
    ) async throws -> [RenderedLanguage] {
        try await locales.concurrentMap(progress: progress) { try RenderedLanguage(subjects, in: $0, by: self) }
    }
}
