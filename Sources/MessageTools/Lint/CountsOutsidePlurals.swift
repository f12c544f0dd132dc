internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightValues

/// Finds a count that the source has in a plural and a translation writes beside words that cannot agree with it: "for all seats
/// (3)".
struct CountsOutsidePlurals {
    let source: Catalog
    /// Whether the language tells any two numbers apart: without plurals every noun stands as it is.
    private let hasPlurals: Bool

    init(source: Catalog, samples: PluralSamples) {
        self.source = source
        hasPlurals = Set(samples.numbers.map(samples.category)).count > 1
    }

    func diagnostics(in variants: [MessageVariant], _ entry: CatalogEntry) -> [Diagnostic] {
        guard hasPlurals, !CatalogEntry.isForm(entry.key), case .success(let program)? = source.program(for: entry.key)
        else { return [] }
        let counted = program.instructions.compactMap { instruction -> ArgumentReference? in
            guard case .plural(let reference, _) = instruction, reference.name.kind == .count else { return nil }
            return reference
        }
        let bare = Set(counted).filter { reference in
            variants.contains { $0.choices[reference] == nil && $0.pieces.contains(.value(reference)) }
        }
        return bare.map { reference in
            let found = "found {\(reference)} outside a plural, expected it inside one"
            return Diagnostic(
                .countOutsidePlural,
                "\(found), as in \(source.locale): the words around it agree with it"
            )
        }.sorted { $0.message < $1.message }
    }
}
