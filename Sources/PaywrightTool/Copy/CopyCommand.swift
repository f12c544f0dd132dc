import ArgumentParser
import MessageCatalog
import Paywright
import StoreDecisions
import StoreModel

struct CopyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Print paywall copy for the products of a store's files.",
        discussion: """
            Reads StoreKit configuration files (.storekit), Google Play’s ProductDetails, monetization.subscriptions \
            and basePlans.offers (JSON; offers may be in other files than their base plans), and catalogs of \
            Paywright’s own form ("paywright/catalog/1"). The regular lines come first, then one set of lines per \
            offer, each named. Exit codes: 0 something was rendered, 65 nothing was (or --strict and a diagnostic), 66 \
            an input cannot be read and nothing was rendered, 64 wrong usage, 73 the output cannot be written.
            """
    )

    @Argument(help: ArgumentHelp("Files to read; - is standard input.", valueName: "input"))
    var inputs: [String]

    @OptionGroup var locales: LocaleOptions

    @Option(
        help: ArgumentHelp(
            "The storefront (DEU), where a file states none; all is every one with a price.",
            valueName: "code"
        )
    )
    var storefront: String?

    @Option(
        help: ArgumentHelp(
            """
            Which offers the customer gets: each, none, introductory, promotional=<offer id>, win-back=<offer id>, \
            code=<offer name>, offer=<offer id> (Google Play), unknown. May be repeated.
            """,
            valueName: "claim"
        )
    )
    var eligibility: [String] = ["each"]

    @OptionGroup var prices: PriceOptions

    @Option(name: .customLong("invalid-ids"), help: "A file of product ids, one a line, to leave out.")
    var invalidIDs: String?

    @Option(name: .customLong("whole-amounts"), help: "Whether whole prices show decimals: auto, keep or drop.")
    var wholeAmounts: WholeAmounts = .auto

    @Flag(name: .customLong("prefer-display-price"), help: "Print the store's own price text where it gave one.")
    var prefersDisplayPrice = false

    @Flag(help: "Exit with 65 when anything was reported.")
    var strict = false

    @Option(help: "How to print: text or json.")
    var format: OutputFormat = .text

    @OptionGroup var catalogs: CatalogOptions

    func validate() throws {
        guard !inputs.isEmpty else { throw ValidationError("missing input: a file, or - for standard input") }
        if let storefront, storefront != "all", Storefront(storefront) == nil {
            throw ValidationError("unknown storefront \"\(storefront)\"; expected a code such as DEU, or all")
        }
        guard (inputs + prices.files + [invalidIDs].compactMap { $0 }).count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
        _ = try claims()
    }

    func run() throws {
        try reportingFailures(printCopy)
    }

    private func printCopy() throws {
        let options = PaywallOptions(wholeAmounts: wholeAmounts, prefersStoreDisplayPrice: prefersDisplayPrice)
        let catalogs = try catalogs.load()
        let library = catalogs.library
        let requested = try locales.locales(of: library)
        var products = ProductInput(
            storefront: storefront.flatMap { Storefront($0) },
            diagnostics: catalogs.diagnostics
        )
        products.read(inputs)
        try products.replacePrices(prices)
        if let invalidIDs { try products.leaveOut(listedIn: invalidIDs) }
        let report = try CopyReport(
            products: products,
            locales: requested,
            claims: claims(),
            library: library,
            options: options
        )
        switch format {
        case .text:
            for diagnostic in report.diagnostics { StandardOutput.report(diagnostic.description) }
            try StandardOutput.write(report.text)
        case .json:
            try StandardOutput.write(report.json.text + "\n")
        }
        if report.results.isEmpty { throw products.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError }
        if strict, !report.diagnostics.isEmpty { throw ExitStatus.dataError }
    }

    /// The claims of the one customer described; nil for each offer in turn.
    private func claims() throws -> [OfferClaim]? {
        if eligibility == ["each"] { return nil }
        let claims: [OfferClaim] = try eligibility.map { text in
            guard let claim = OfferClaim(text) else {
                let alone = text == "each" ? "each alone, or " : ""
                throw ValidationError(
                    """
                    unknown eligibility "\(text)"; expected \(alone)none, introductory, promotional=<offer id>, \
                    win-back=<offer id>, code=<offer name>, offer=<offer id> or unknown
                    """
                )
            }
            return claim
        }
        // Who gets no offer, or nobody knows about, gets no other offer but an entered code.
        let isAlone = claims.count == 1 || !claims.contains(.noOffer)
        let isKnown = !claims.contains(.unknown) || claims.allSatisfy { $0 == .unknown || $0.isCode }
        guard isAlone, isKnown else {
            throw ValidationError("contradictory eligibility: none stands alone, and unknown alone or beside a code")
        }
        return claims
    }
}

extension WholeAmounts: ExpressibleByArgument {}
