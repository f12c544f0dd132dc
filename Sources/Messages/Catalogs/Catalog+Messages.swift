extension Catalog {
    /// The catalog with a file of messages laid over it: its messages replace those of the same key, new ones follow, and
    /// it changes what it states about the language.
    ///
    /// The messages are those of the file that are used, see `CheckedMessages`.
    /// What is said of a key, above all the values it offers, stays unless the key is among `ownKeys`: the values of a
    /// built-in message are the package's to give.
    func adding(_ messages: Catalog, ownKeys: Set<String>) -> Catalog {
        var entries = entries
        var indexes = Dictionary(
            entries.enumerated().map { ($1.key, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for entry in messages.entries {
            if let index = indexes[entry.key] {
                entries[index] = entry.taking(place: entries[index], isOwn: ownKeys.contains(entry.key))
            } else {
                indexes[entry.key] = entries.count
                entries.append(entry)
            }
        }
        return Catalog(
            vocabulary: vocabulary,
            locale: locale,
            file: file,
            metadata: metadata.stating(messages.statements),
            entries: entries,
            // What has got its words waits no longer.
            untranslated: untranslated.filter { indexes[$0.key] == nil },
            diagnostics: diagnostics + messages.diagnostics
        )
    }
}

extension CatalogEntry {
    /// The entry in the place of another of its key, with what was said of that one and is not said anew.
    fileprivate func taking(place other: CatalogEntry, isOwn: Bool) -> CatalogEntry {
        var entry = self
        if !isOwn || description.isEmpty { entry.description = other.description }
        if !isOwn || lengthBudget == nil { entry.lengthBudget = other.lengthBudget }
        if !isOwn || !statesPlaceholders {
            entry.placeholders = other.placeholders
            entry.statesPlaceholders = other.statesPlaceholders
        }
        return entry
    }
}
