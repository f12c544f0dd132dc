extension MessageBundle {
    /// The keys of the messages that nobody has read as they are, in the language or in the one that is used instead.
    package func unreadKeys(_ readings: Readings) -> Set<String> {
        var (seen, unread) = (Set<String>(), Set<String>())
        for catalog in ownCatalogs + sourceCatalogs {
            for entry in catalog.entries where seen.insert(entry.key).inserted {
                if readings.reading(of: entry, in: catalog.locale) == .none { unread.insert(entry.key) }
            }
        }
        return unread
    }
}
