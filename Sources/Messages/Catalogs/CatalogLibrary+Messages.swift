package import PaywrightICU

/// A caller's own words over the catalogs of a library.
extension CatalogLibrary {
    /// The library with files of messages laid over its catalogs; of two files the later one wins.
    ///
    ///     let words = try Catalog(parsing: Array(#"{"@@locale": "de", "price.free": "gratis"}"#.utf8), file: "own.de.arb")
    ///     let library = try CatalogLibrary.builtin().adding(messages: [words])
    ///     try PaywallFormatter(locale: LocaleTag("de"), catalogs: library)    // says "Gratis" where it said "Kostenlos"
    ///
    /// - A message replaces the one of its key in its own language only: each language speaks its own words first, the
    ///   caller's before the library's, and the source language only where it has none.
    /// - A message counts in either form of address, unless a file for that form ("de-x-formal") has it too, and about what any store
    ///   sells, unless a file for Google Play ("de-x-gplay") has it too.
    /// - A key that the source language does not have is a line of one's own: see `ownKeys`. A language that lacks it
    ///   leaves it to the source language.
    /// - `@@x-…` entries count where a file states them. The values a built-in key offers stay as they are; a new key's
    ///   placeholders are what its file says, and any where it says nothing.
    /// - A locale without a catalog gets one and takes part in matching: words for en-US speak where en-US is asked for, not
    ///   where en is. What it lacks is spoken, and its digits and
    ///   typography are stated, by its CLDR parents in the library; where it has none there, by the catalog that was
    ///   matched for it before (zh-Hans for zh-SG); then by the source language.
    /// - A message with a fault is refused by itself, and the one before it is used: one that does not compile, that leaves out an
    ///   amount, how often it is charged, a length or whatever else the source language's message has to state, that writes an
    ///   amount out, or whose key no message has. `diagnostics` names each, with file, line and column. `CatalogLint` also finds
    ///   what is only bad style.
    ///
    /// - Parameter files: The files of messages, the last one with the highest precedence.
    /// - Throws: `CatalogFailure`, when the source language cannot be read.
    public func adding(messages files: [Catalog]) throws -> CatalogLibrary {
        let checked = try checking(files)
        let keys = try ownKeys(with: checked.map(\.used))
        return overlaid(checked, ownKeys: keys)
    }

    /// The keys of lines of one's own, with those of more files.
    func ownKeys(with files: [Catalog]) throws(CatalogFailure) -> [String] {
        let source = try catalog(for: LocaleTag(canonical: Self.sourceLocale))
        var known = Set((source?.entries ?? []).map(\.key) + ownKeys)
        let entries = files.flatMap(\.entries).filter { entry in
            !CatalogEntry.isForm(entry.key) && !NameSanitizer.isBlank(entry.key) && known.insert(entry.key).inserted
        }
        return ownKeys + entries.map(\.key)
    }

    /// The library with files over its catalogs.
    func overlaid(_ files: [CheckedMessages], ownKeys: [String]) -> CatalogLibrary {
        var locales = catalogLocales
        for file in files where !locales.contains(file.used.locale) { locales.append(file.used.locale) }
        return CatalogLibrary(
            locales: locales,
            vocabulary: vocabulary,
            ownKeys: ownKeys,
            origin: .messages(files, over: self),
            readings: readings
        )
    }

    /// A catalog of the library under this one, or a new one, with every file of its locale laid over it.
    func catalog(
        for locale: LocaleTag,
        adding messages: [CheckedMessages],
        to base: CatalogLibrary
    ) throws(CatalogFailure) -> Catalog? {
        let files = messages.map(\.used).filter { $0.locale == locale }
        var catalog = try base.catalog(for: locale)
        if catalog == nil, let first = files.first {
            var parent: Catalog?
            if let nearest = locales(speakingFor: locale).first(where: { $0 != locale }) {
                parent = try self.catalog(for: nearest)
            }
            catalog = Catalog(
                vocabulary: vocabulary,
                locale: locale,
                file: first.file,
                metadata: parent?.metadata ?? CatalogMetadata(),
                entries: [],
                diagnostics: []
            )
        }
        // The caller's words of the language come before the library's in one form of address, or in a layer.
        let beneath = locale.partsOfLanguage.dropFirst()
        let stated = messages.map(\.used).filter { beneath.contains($0.locale) }.flatMap { $0.entries.map(\.key) }
        catalog = catalog?.removing(Set(stated))
        let ownKeys = Set(ownKeys)
        return files.reduce(catalog) { $0?.adding($1, ownKeys: ownKeys) }
    }

    /// The catalogs that speak for a catalog's locale, nearest first, without the source language that follows them.
    package func speakers(for locale: LocaleTag) throws(CatalogFailure) -> [Catalog] {
        if let pseudo = PseudoLocale(locale) {
            return try catalog(speakingAs: pseudo).map { [$0] } ?? []
        }
        var speakers: [Catalog] = []
        for locale in locales(speakingFor: locale) {
            if let catalog = try catalog(for: locale) { speakers.append(catalog) }
        }
        return speakers
    }

    /// Whether only files of messages speak for a locale, so that it says no more than they do.
    package func isMessagesOnly(_ locale: LocaleTag) -> Bool {
        var root = self
        while case .messages(_, let base) = root.origin { root = base }
        return !locales(speakingFor: locale).contains(where: root.hasCatalog)
    }

    /// The locale and its CLDR parents, as far as they have a catalog, each in the layer and the form of address that are asked for
    /// before its own. After a locale that only files of messages have, and whose parents only they have, comes whatever was matched for it
    /// without them.
    private func locales(speakingFor locale: LocaleTag) -> [LocaleTag] {
        let family = locale.ancestry.flatMap { plain in
            plain.addressing(locale.address).layered(locale.layer).partsOfLanguage
        }.filter(hasCatalog)
        guard case .messages(_, let base) = origin, !family.contains(where: base.hasCatalog) else {
            return family
        }
        let match = base.match(locale)
        return match.isFallback ? family : family + base.locales(speakingFor: match.matched)
    }
}
