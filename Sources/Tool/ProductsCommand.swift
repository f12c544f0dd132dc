import ArgumentParser
import Paywright
import PaywrightReports
internal import PaywrightRuns

struct ProductsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "products",
        abstract: "Print the products of a store's files as one product list that a person can edit.",
        discussion: """
            Reads what copy reads and prints it as a product list ("paywright/products/1", JSON), which copy reads \
            too. Exit codes: 0 something was printed, 65 nothing was (or --strict and a fault), 66 an input cannot be \
            read and nothing was printed, 64 wrong usage, 73 the output cannot be written.
            """
    )

    @Argument(help: ArgumentHelp("Files to read; - is standard input.", valueName: "input"))
    var inputs: [String]

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file to write; standard output if left out.", valueName: "file")
    )
    var output: String?

    @Option(help: ArgumentHelp("The storefront (DEU), where a file states none.", valueName: "code"))
    var storefront: String?

    @OptionGroup var prices: PriceOptions

    @OptionGroup var fields: FieldOptions

    @Flag(help: "Exit with 65 when a fault was reported; notes are none.")
    var strict = false

    func validate() throws {
        if let storefront, Storefront(storefront) == nil {
            let hint = Misspelling.hint(Storefront.meant(by: storefront))
            throw ValidationError("unknown storefront \"\(storefront)\"; expected a code such as DEU\(hint)")
        }
        guard (inputs + prices.files).count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
    }

    func run() throws {
        try reportingFailures(printProducts)
    }

    private func printProducts() throws {
        let rules = try fields.rules()
        var input = ProductInput(storefront: storefront.flatMap { Storefront($0) }, fields: rules)
        input.read(inputs)
        input.replacePrices(try prices.lists(rules))
        let (products, repeated) = Self.withoutRepeated(input.products)
        // What copy does with a repeated product is not what happens to it here.
        let diagnostics = input.diagnostics.filter { RunCode($0) != .repeatedProduct } + repeated
        for diagnostic in diagnostics { StandardOutput.report(diagnostic) }
        guard !products.isEmpty else { throw input.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError }
        let text = ProductListWriter().text(of: products)
        if let output { try OutputFile.write(text, to: output) } else { try StandardOutput.write(text) }
        if strict, diagnostics.contains(where: \.severity.countsAsFault) { throw ExitStatus.dataError }
    }

    /// A product list has each product of a store once: of several the first.
    private static func withoutRepeated(_ products: [Product]) -> ([Product], [Diagnostic]) {
        var seen: Set<[String]> = []
        var diagnostics: [Diagnostic] = []
        let kept = products.filter { product in
            guard !seen.insert([product.store.rawValue, product.qualifiedID]).inserted else { return true }
            diagnostics.append(
                Diagnostic(
                    .error,
                    RunCode.repeatedProduct,
                    at: Diagnostic.Place(.product(product.qualifiedID)),
                    message: "found a product again, expected each product of a store once; the first one is printed"
                )
            )
            return false
        }
        return (kept, diagnostics)
    }
}
