import Paywright

/// Words a review in many languages, on every core.
struct ReviewRenderer: Sendable {
    let library: CatalogLibrary
    let options: PaywallOptions
    /// The zone that days are told in.
    let timeZone: String
    /// Where its rules are looked for.
    let zoneData: TimeZoneData

    /// The subjects in each language, in the order asked for.
    func languages(_ subjects: ReviewSubjects, in locales: [LocaleTag]) async throws -> [RenderedLanguage] {
        try await locales.concurrentMap(showsProgress: true) { try RenderedLanguage(subjects, in: $0, by: self) }
    }
}
