import Paywright

/// What people call the files of catalogs: the package's own stand in its folder `Locales`.
struct CatalogFileNames: Sendable {
    private let builtin: Set<String>

    init(of options: CatalogOptions) throws {
        guard options.folder == nil else {
            builtin = []
            return
        }
        // By their names alone: to read all of them takes longer than most runs.
        builtin = Set(try options.library().locales.map { "\($0).arb" }).subtracting(options.messages)
    }

    /// "Locales/de.arb" for a built-in catalog; any other file as it is named.
    func name(_ file: String) -> String { builtin.contains(file) ? "Locales/\(file)" : file }
}
