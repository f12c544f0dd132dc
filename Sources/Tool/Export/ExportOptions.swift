public import ArgumentParser
import Paywright
import PaywrightReports
internal import PaywrightRuns

/// How exported lines are worded.
struct ExportOptions: ParsableArguments {
    @Option(
        name: .customLong("storefront"),
        help: ArgumentHelp("Only what is sold in a storefront (DEU); by default in any.", valueName: "code")
    )
    var storefrontCodes: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only the products of a store: \(StoreName.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "name"
        )
    )
    var store: StoreName?

    @Option(help: "How periods are worded: asStated, normalized (7 days as a week), or days (a week as 7 days).")
    var periods: PeriodWording = .asStated

    @Option(
        name: .customLong("derived-prices"),
        help:
            "How prices per day, week, month and year are calculated: \(DerivedPriceRule.allCases.map(\.rawValue).joined(separator: ", "))."
    )
    var derivedPrices: DerivedPriceRule?

    @Option(name: .customLong("whole-amounts"), help: "Whether whole prices show decimals: auto, keep or drop.")
    var wholeAmounts: WholeAmounts = .auto

    @Option(
        help: "What the button does that a merchant’s lines are for: order, or continue where another button orders."
    )
    var button: PaywallButton = .order

    /// What is sold where.
    var storefront: StorefrontOptions {
        var options = StorefrontOptions()
        options.codes = storefrontCodes
        return options
    }

    func validate() throws { try storefront.validate() }

    func paywall(soldBy merchant: MerchantOptions) -> PaywallOptions {
        PaywallOptions(
            wholeAmounts: wholeAmounts,
            periods: periods,
            derivedPrices: derivedPrices?.policy,
            merchant: merchant.merchant,
            button: button
        )
    }

    /// Languages without a catalog, and those without the form of address.
    static func diagnostics(of formatters: [PaywallFormatter]) -> [Diagnostic] {
        formatters.compactMap { Diagnostic.noAddress($0.match) }
            + formatters.filter(\.match.isFallback).map { formatter in
                Diagnostic(
                    .warning,
                    RunCode.localeFallback,
                    message:
                        "found no catalog for \(formatter.match.requested), expected one; its file is in \(formatter.match.matched)"
                )
            }
    }
}

extension PeriodWording: ExpressibleByArgument {}

extension StoreName: ExpressibleByArgument {}
