package import Paywright
internal import PaywrightStorage

/// Files of products that requests name together.
package final class ProductSet: Sendable {
    /// A file, and the name that diagnostics give it.
    package typealias File = (file: String, bytes: [UInt8])

    package let name: String
    private let files: [File]
    private let fields: FieldRules
    /// What the files say where no storefront is asked for.
    package let base: ProductInput
    let names: ProductNames
    /// When the files were read.
    let readAt = Instant.now
    /// The same for a storefront: a file that states none has its prices there.
    private let byStorefront = BoundedCache<Storefront, ProductInput>(capacity: 64)

    /// A set of files; `failures` are those that could not be read, and `fields` those that count of stores’ objects.
    package init(
        _ name: String,
        _ files: [File],
        fields: FieldRules = FieldRules(),
        failures: [Diagnostic] = []
    ) {
        self.name = name
        self.files = files
        self.fields = fields
        var base = ProductInput(storefront: nil, fields: fields)
        base.read(files)
        for failure in failures { base.miss(failure) }
        self.base = base
        names = ProductNames(base.products)
    }

    /// Products that have been read before.
    init(_ name: String, _ products: ProductImport) {
        self.name = name
        files = []
        fields = FieldRules()
        base = ProductInput(products)
        names = ProductNames(base.products)
    }

    /// Whether every file was read, and there are products.
    package var isUsable: Bool { !base.isInputMissing && !base.isInputRefused && !base.products.isEmpty }

    /// The products for a storefront. What is wrong in the files stands in it only where it differs from `base`.
    func input(in storefront: Storefront?) -> ProductInput {
        guard let storefront, !files.isEmpty else { return base.withoutDiagnostics() }
        return byStorefront.value(for: storefront) {
            var input = ProductInput(storefront: storefront, fields: fields)
            input.read(files)
            return input.withoutDiagnostics(of: base)
        }
    }

    /// The files, as the caller named them.
    package var fileNames: [String] { files.map(\.file) }
}

/// The sets of products that requests name. They can be read again while requests are answered: those that have begun keep what
/// they have.
package struct ProductSets: Sendable {
    package private(set) var all: [ProductSet]

    package init(_ sets: [ProductSet] = []) { all = sets }

    subscript(name: String) -> ProductSet? { all.first { $0.name == name } }

    /// The set that is meant where a request names none: the only one.
    var only: ProductSet? { all.count == 1 ? all.first : nil }

    /// Puts sets that were read again in place of those with their names. One that is of no use is left as it was; an error says
    /// so.
    mutating func replace(by sets: [ProductSet]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for set in sets {
            diagnostics += set.base.diagnostics
            guard set.isUsable else {
                let message =
                    "found product set \"\(set.name)\" with a file of no use, expected products in each of its files"
                diagnostics.append(
                    Diagnostic(
                        .error,
                        RequestCode.notReloaded,
                        message: message,
                        consequence: "the set stays as it was"
                    )
                )
                continue
            }
            all = all.map { $0.name == set.name ? set : $0 }
        }
        return diagnostics
    }
}
