package import PaywrightICU

/// Catalogs in another form of address than their language's own: "de-x-formal" beside "de". Each has only the messages that differ.
extension CatalogLibrary {
    /// The match of a locale that asks for a form of address: the catalogs of that form speak first, where the language has any.
    func addressed(_ match: LocaleMatch, by address: FormOfAddress) -> LocaleMatch {
        guard !match.isFallback else { return match }
        let matched = match.matched.addressing(address)
        if match.matched.ancestry.contains(where: { addressed.contains($0.addressing(address)) }) {
            return match.addressed(matched, lacksAddress: false)
        }
        return match.addressed(match.matched, lacksAddress: ownAddress(of: match.matched) != address)
    }

    /// The form of address that a catalog has without being asked for one, its own or that of its parent; nil where none is stated.
    package func ownAddress(of locale: LocaleTag) -> FormOfAddress? {
        let plain = locale.withoutPrivateUse
        return plain.ancestry.lazy.compactMap { try? self.catalog(for: $0)?.metadata.address }.first
    }

    /// What the catalogs beneath a part of a language state about the language.
    func metadata(beneath locale: LocaleTag) throws(CatalogFailure) -> CatalogMetadata {
        try speakers(for: Self.beneath(locale)).first?.metadata ?? CatalogMetadata()
    }

    /// The same locale without its layer, or else without its form of address.
    private static func beneath(_ locale: LocaleTag) -> LocaleTag {
        locale.layer == nil ? locale.addressing(nil) : locale.layered(nil)
    }

    /// What the texts of a catalog are made from: the source language's messages; for a part of a language the same messages with the
    /// texts of its language, so that a text that changes there is looked at here.
    package func origin(of locale: LocaleTag) throws(CatalogFailure) -> Catalog? {
        let source = try catalog(for: LocaleTag(canonical: Self.sourceLocale))
        guard locale.isPartOfLanguage else { return source }
        let speakers = try speakers(for: Self.beneath(locale))
        return source?.wording { entry in
            speakers.lazy.compactMap { $0.entry(for: entry.key) }.first?.pattern ?? entry.pattern
        }
    }
}
