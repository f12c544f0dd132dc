package import Paywright
package import PaywrightJSON

/// The languages there are, or which one speaks for a locale.
package struct LocalesReport {
    /// A language of the library.
    package struct Row {
        package let locale: LocaleTag
        /// "German"
        package let name: String
        /// How the texts address the reader; nil where nothing is stated.
        package let address: FormOfAddress?
        package let review: CatalogMetadata.Review?
        package let messageCount: Int
        /// How many of the texts have been read, and by whom.
        package let readings: Reading.Counts

        var json: JSONOutput {
            .inline(
                .object([
                    ("locale", .string(locale.tag)), ("name", .string(name)),
                    ("address", address.map { .string($0.rawValue) } ?? .null),
                    ("review", .string(review?.level ?? "")),
                    ("reviewedBy", review.flatMap(LocalesReport.reader) ?? .null), ("messages", .integer(messageCount)),
                    ("readings", readings.json),
                ])
            )
        }
    }

    /// The name and version of the contract.
    static let schema = "paywright/locales/1"

    /// Every language; throws when the file of a catalog cannot be read.
    package static func rows(of library: CatalogLibrary) throws -> [Row] { try rows(library.locales, library) }

    /// The catalogs in another form of address than their language's own.
    package static func addressedRows(of library: CatalogLibrary) throws -> [Row] {
        try rows(library.addressed, library)
    }

    /// The catalogs with words of their own for what one store sells.
    package static func layerRows(of library: CatalogLibrary) throws -> [Row] { try rows(library.layered, library) }

    private static func rows(_ locales: [LocaleTag], _ library: CatalogLibrary) throws -> [Row] {
        let english = try LocaleTag(CatalogLibrary.sourceLocale)
        let readings = try library.readings()
        return try locales.map { locale in
            let catalog = try library.catalog(for: locale)
            return Row(
                locale: locale,
                name: locale.layered(nil).displayName(in: english),
                address: locale.address ?? library.ownAddress(of: locale),
                review: catalog?.metadata.review,
                messageCount: catalog?.entries.count ?? 0,
                readings: catalog.map(readings.counts) ?? Reading.Counts()
            )
        }
    }

    /// The versioned output for every language.
    package static func json(_ rows: [Row], addressed: [Row], layers: [Row]) -> JSONOutput {
        .object([
            ("schema", .string(schema)), ("icu", .string(ICUVersions.icu)), ("cldr", .string(ICUVersions.cldr)),
            ("locales", .array(rows.map(\.json))), ("addressed", .array(addressed.map(\.json))),
            ("layers", .array(layers.map(\.json))),
        ])
    }

    /// The versioned output for locales that are matched.
    package static func json(_ matches: [ExplainedMatch]) -> JSONOutput {
        .object([("schema", .string("paywright/locale-matches/1")), ("matches", .array(matches.map(\.json)))])
    }

    /// Who has read a language, and when; nil where no native speaker has.
    private static func reader(_ review: CatalogMetadata.Review) -> JSONOutput? {
        guard case .native(let name, let day) = review else { return nil }
        return .object([("name", .string(name)), ("date", .string(day.description))])
    }
}
