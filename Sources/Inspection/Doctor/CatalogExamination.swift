internal import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// A catalog as the doctor sees it: how much it has, how far it has been read, and what is unusual about it.
struct CatalogExamination {
    let locale: LocaleTag
    /// "German"
    let name: String
    let review: String
    let messageCount: Int
    /// What is unusual about the language, or about its catalog here; none of it is a fault.
    let unusual: [String]
    /// What is wrong with the catalog, or with the data that ICU has for its language.
    let diagnostics: [Diagnostic]

    init(_ catalog: Catalog) {
        let metadata = catalog.metadata
        locale = catalog.locale
        name = locale.displayName(in: LocaleTag(canonical: CatalogLibrary.sourceLocale))
        review = metadata.review.level
        messageCount = catalog.entries.count
        let differing = Self.formatsOtherThanICU(metadata)
        unusual = [
            locale.isRightToLeft ? "right to left" : nil,
            Self.digits(of: metadata, locale),
            metadata.calendar.map { "\($0) calendar" },
            metadata.sentenceSeparator.isEmpty ? "no space between sentences" : nil,
            metadata.spacesFromLatin ? "a space between its script and others" : nil,
            metadata.bindsOneLetterWords ? "words of one letter stay with the next word" : nil,
            metadata.nameSeparator == nil ? nil : "a separator of names of its own",
            metadata.particles.isEmpty ? nil : "particles that follow values",
            differing == 0 ? nil : "formats other than this ICU's: \(differing)",
            catalog.untranslated.isEmpty ? nil : "messages without a translation: \(catalog.untranslated.count)",
        ].compactMap { $0 }
        diagnostics = catalog.diagnostics + Self.missingData(of: locale)
    }

    /// Digits that the catalog states, where ICU has others for the language.
    private static func digits(of metadata: CatalogMetadata, _ locale: LocaleTag) -> String? {
        let usual = locale.numberingSystem
        return metadata.numberingSystem.flatMap { $0 == usual ? nil : "digits \($0), \(usual) in ICU" }
    }

    /// How many formats the catalog states that the ICU in use has otherwise.
    private static func formatsOtherThanICU(_ metadata: CatalogMetadata) -> Int {
        let locale = metadata.datesLocale.tag
        return metadata.formats.texts.count { field, text in
            LocaleFormats.text(of: field, locale: locale).map { $0 != text } ?? true
        }
    }

    /// An ICU that was built without a language has not even its name.
    private static func missingData(of locale: LocaleTag) -> [Diagnostic] {
        guard locale.displayName(in: locale) == locale.tag else { return [] }
        return [
            Diagnostic(
                .error,
                RunCode.noLanguageData,
                message: "found no data of ICU for \"\(locale)\", expected an ICU with all of its data",
                consequence: "numbers, dates and plurals may be wrong"
            )
        ]
    }

    var json: JSONOutput {
        .inline(
            .object([
                ("locale", .string(locale.tag)), ("name", .string(name)), ("review", .string(review)),
                ("messages", .integer(messageCount)), ("unusual", .array(unusual.map { .string($0) })),
            ])
        )
    }
}
