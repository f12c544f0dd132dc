public import PaywrightMessages
public import PaywrightValues

/// Catalogs with files of an app's own messages over them, and what is wrong in those files.
///
///     let words = try Catalog(parsing: bytes, file: "words.arb")
///     let loaded = try LoadedCatalogs([words], over: .builtin(), reservedKeys: lines)
///     loaded.diagnostics    // words.arb:4:3: warning: callToAction: … (the message is not used)
///     let language = try Language("de", catalogs: loaded.library)
///
/// A message in which a buyer could read something untrue, such as one without its amount, is not used: the one before it speaks.
public struct LoadedCatalogs: Sendable {
    /// The catalogs with the messages of the files that are used.
    public let library: CatalogLibrary
    /// What is wrong in the files, as warnings; a matter of style is not among them.
    public let diagnostics: [Diagnostic]

    /// The catalogs with files of messages over them.
    ///
    /// - Parameters:
    ///   - files: The files, the last one with the highest precedence.
    ///   - base: The catalogs before the files.
    ///   - reservedKeys: Keys that a new message cannot have: the names of the lines there are.
    /// - Throws: `CatalogFailure`, when a file of `base` cannot be read.
    public init(_ files: [Catalog], over base: CatalogLibrary, reservedKeys: Set<String> = []) throws {
        guard !files.isEmpty else {
            (library, diagnostics) = (base, [])
            return
        }
        let all = try base.adding(messages: files)
        let found = try files.flatMap { file in
            try CatalogLint(messages: file, in: all, reservedKeys: reservedKeys).diagnostics().filter {
                CatalogCode($0)?.isMatterOfStyle != true
            }
        }
        let sound = files.map { file in
            file.removing(Set(found.filter { $0.place.file == file.file && $0.forbidsMessage }.compactMap(\.place.key)))
        }
        library = try base.adding(messages: sound)
        var seen: Set<Diagnostic> = []
        diagnostics = found.filter { seen.insert($0).inserted }.map { diagnostic in
            diagnostic.reported(consequence: diagnostic.forbidsMessage ? "the message is not used" : nil)
        }
    }
}
