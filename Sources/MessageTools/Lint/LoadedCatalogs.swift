public import PaywrightMessages
public import PaywrightValues

/// Catalogs with files of an app's own messages over them, and all that is wrong in those files.
///
///     let words = try Catalog(parsing: bytes, file: "words.arb")
///     let loaded = try LoadedCatalogs([words], over: .builtin())
///     loaded.diagnostics    // words.arb:4:3: warning: callToAction: … (the message is not used)
///     let language = try Language("de", catalogs: loaded.library)
///
/// The library is that of `CatalogLibrary.adding(messages:)`: a message in which a buyer could read something untrue, such as one
/// without its amount, is not used, and the one before it is. The diagnostics also have what is wrong in messages that are used.
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
    /// - Throws: `CatalogFailure`, when a file of `base` cannot be read.
    public init(_ files: [Catalog], over base: CatalogLibrary) throws {
        guard !files.isEmpty else {
            (library, diagnostics) = (base, [])
            return
        }
        let library = try base.adding(messages: files)
        let found = try files.flatMap { file in
            try CatalogLint(messages: file, in: library).diagnostics().filter {
                CatalogCode($0)?.isMatterOfStyle != true
            }
        }
        var seen: Set<Diagnostic> = []
        self.library = library
        var listed = DiagnosticList(more: CatalogCode.moreFaults)
        for diagnostic in found where seen.insert(diagnostic).inserted { listed.append(diagnostic.reported) }
        diagnostics = listed.all
    }
}
