package import PaywrightICU
package import PaywrightValues

extension Diagnostic {
    /// A fault of a catalog's file: of the message or the file's metadata of a key, or of the file as a whole where that is nil.
    package init(code: CatalogCode, file: String, key: String?, line: Int, column: Int, message: String) {
        let subject = key.map { Subject.message($0) } ?? .catalog
        self.init(
            code.severity,
            code,
            at: Place(file: file, line: line, column: column, subject),
            message: message
        )
    }

    /// A fault of a message, where the message stands.
    package init(_ code: CatalogCode, _ entry: CatalogEntry, _ message: String) {
        self.init(code.severity, code, at: Place(of: entry), message: message)
    }

    /// The same at the place of a message.
    package func placed(at entry: CatalogEntry) -> Diagnostic {
        var placed = self
        placed.place = Place(of: entry)
        return placed
    }

    /// A fault of a catalog as a run reports that goes on with what the catalog has: a warning or a note, its key in the place of a
    /// path.
    package var reported: Diagnostic {
        var reported = self
        if severity == .error { reported.severity = .warning }
        reported.place.path = place.key
        reported.place.subject = .catalog
        return reported
    }

    /// A file whose `@@locale` is another than its name says.
    package init(wrongLocale locale: LocaleTag, file: String, expected: LocaleTag) {
        self.init(
            code: .wrongLocale,
            file: file,
            key: "@@locale",
            line: 1,
            column: 1,
            message: "found \"\(locale)\", expected \"\(expected)\" as the file is named"
        )
    }
}

extension Diagnostic.Place {
    fileprivate init(of entry: CatalogEntry) {
        self.init(file: entry.file, line: entry.line, column: entry.column, .message(entry.key))
    }
}
