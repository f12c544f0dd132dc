internal import PaywrightValues

/// Which keys a file of one's own messages may have: those of the source language, and new ones that do not look like one of them.
struct OwnKeys {
    private let source: Catalog
    /// The keys of built-in messages.
    private let builtin: Set<String>
    /// Where those of several messages stand: "callToAction".
    private let families: Set<Substring>
    /// The keys of lines of one's own that a file has an entry about, or that are there already.
    private let declared: Set<String>

    /// - Parameters:
    ///   - known: The lines of one's own that the library has.
    ///   - files: The files of messages that are added.
    init(source: Catalog, known: [String], files: [Catalog]) {
        self.source = source
        builtin = Set(source.entries.map(\.key)).subtracting(known)
        // A family that messages have left is still one.
        families = Set(
            builtin.union(source.metadata.renamed.keys).filter { $0.contains(".") }
                .compactMap { $0.split(separator: ".").first }
        )
        declared = Set(known).union(files.flatMap { $0.entries.filter(\.isDeclared).map(\.key) })
    }

    /// Whether a key is that of a line of one's own.
    func isOwn(_ key: String) -> Bool {
        !builtin.contains(key) && !CatalogEntry.isForm(key) && !NameSanitizer.isBlank(key)
    }

    /// A file with the keys that messages have today, and a note of each that it has by an old name.
    func renaming(_ file: Catalog) -> (file: Catalog, notes: [Diagnostic]) {
        var names: [String: String] = [:]
        var notes: [Diagnostic] = []
        for entry in file.entries {
            guard let name = source.metadata.renamed[entry.key], isOwn(entry.key), file.entry(for: name) == nil else {
                continue
            }
            names[entry.key] = name
            notes.append(
                Diagnostic(.renamedKey, entry, "found the old name of \"\(name)\", which the message is used as")
            )
        }
        return (names.isEmpty ? file : file.renaming(names), notes)
    }

    /// Why no message may have the key of an entry; nil where one may.
    ///
    /// - Parameter forms: The keys of forms that the language has.
    func diagnostic(of entry: CatalogEntry, forms: Set<String>) -> Diagnostic? {
        let key = entry.key
        if CatalogEntry.isForm(key), !forms.contains(key), !declared.contains(key) {
            let meant = forms.filter { Misspelling.isNear($0, key) }.sorted()
            return meant.isEmpty ? nil : unknownKey(entry, meant: meant)
        }
        guard isOwn(key) else { return nil }
        if let messages = source.vocabulary.lines[key] {
            let names = messages.filter(builtin.contains).map { "\"\($0)\"" }.joined(separator: ", ")
            let expected =
                names.isEmpty
                ? "a key of its own: no message words the line" : "the key of one of its messages: \(names)"
            return Diagnostic(.reservedKey, entry, "found the name of a line, expected \(expected)")
        }
        guard !declared.contains(key) else { return nil }
        let meant = Misspelling.meant(by: key, among: builtin)
        guard let family = key.split(separator: ".").first, !meant.isEmpty || families.contains(family) else {
            return nil
        }
        return unknownKey(entry, meant: meant)
    }

    private func unknownKey(_ entry: CatalogEntry, meant: [String]) -> Diagnostic {
        let expected = "expected the key of a message, or an entry \"@\(entry.key)\" that declares a line of your own"
        return Diagnostic(.unknownKey, entry, "found a key that no message has, \(expected)\(Misspelling.hint(meant))")
    }
}
