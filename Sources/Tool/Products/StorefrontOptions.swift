import ArgumentParser
import Paywright

/// Where products are shown.
struct StorefrontOptions: ParsableArguments {
    @Option(
        name: .customLong("storefront"),
        help: ArgumentHelp(
            "The storefront (DEU), also where a file states none; all is every one with a price.",
            valueName: "code"
        )
    )
    var codes: [String] = []

    private var storefront: String? { codes.first }

    func validate() throws {
        if codes.count > 1 {
            throw ValidationError("--storefront is one code, or all: found \(codes.joined(separator: ", "))")
        }
        if let storefront, storefront != "all", Storefront(storefront) == nil {
            let hint = Misspelling.hint(Storefront.meant(by: storefront))
            throw ValidationError("unknown storefront \"\(storefront)\"; expected a code such as DEU, or all\(hint)")
        }
    }

    /// The one storefront asked for.
    var one: Storefront? { storefront.flatMap { Storefront($0) } }

    /// What was asked for.
    var request: StorefrontSelection.Request { storefront == "all" ? .all : one.map { .only($0) } ?? .unstated }
}
