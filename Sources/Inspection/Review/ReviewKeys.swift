internal import Paywright
internal import PaywrightJSON

/// Every message key that any language of a review has: the source language's in its order, then those that only others
/// have, such as the forms of a length.
struct ReviewKeys: Sendable {
    /// A key, and the source language's message; nil where it has none.
    struct Entry: Sendable {
        let key: String
        let source: CatalogEntry?
    }

    private(set) var entries: [Entry] = []
    private var indexes: [String: Int] = [:]

    /// The keys of the catalogs that speak for some languages.
    init(of languages: [RenderedLanguage], in library: CatalogLibrary) throws {
        var seen: Set<LocaleTag> = []
        let source = try LocaleTag(CatalogLibrary.sourceLocale)
        let catalogs = try ([source] + languages.flatMap(\.bundle.speakers)).filter { seen.insert($0).inserted }
            .compactMap { try library.catalog(for: $0) }
        for catalog in catalogs {
            for entry in catalog.entries where indexes[entry.key] == nil {
                indexes[entry.key] = entries.count
                entries.append(Entry(key: entry.key, source: catalog.locale == source ? entry : nil))
            }
        }
    }

    /// Where a key stands; nil where no catalog has it.
    func index(of key: String) -> Int? { indexes[key] }
}

extension ReviewKeys.Entry {
    var json: JSONOutput {
        let placeholders = (source?.placeholders ?? []).map { placeholder in
            JSONOutput.object([
                ("name", .string(placeholder.name.rawValue)), ("example", .string(placeholder.example)),
                ("required", .bool(placeholder.isRequired)),
            ])
        }
        return .inline(
            .object([
                ("key", .string(key)), ("description", .string(source?.description ?? "")),
                ("source", (source?.pattern).map(JSONOutput.string) ?? .null),
                ("budget", (source?.lengthBudget).map(JSONOutput.integer) ?? .null),
                ("placeholders", .array(placeholders)),
            ])
        )
    }
}
