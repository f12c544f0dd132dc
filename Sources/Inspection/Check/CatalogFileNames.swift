/// What people call the files of catalogs: the package's own stand in its folder `Locales`.
package struct CatalogFileNames: Sendable {
    private let builtin: Set<String>

    /// `builtin` are the files of the package's own catalogs: "de.arb".
    package init(builtin: Set<String>) { self.builtin = builtin }

    /// "Locales/de.arb" for a built-in catalog; any other file as it is named.
    func name(_ file: String) -> String { builtin.contains(file) ? "Locales/\(file)" : file }
}
