public import ArgumentParser
import Paywright
public import PaywrightReports

/// How prices are shown.
struct PriceDisplayOptions: ParsableArguments {
    @Option(name: .customLong("whole-amounts"), help: "Whether whole prices show decimals: auto, keep or drop.")
    var wholeAmounts: WholeAmounts = .auto

    @Flag(name: .customLong("prefer-display-price"), help: "Print the store's own price text where it gave one.")
    var prefersDisplayPrice = false

    @Option(
        name: .customLong("derived-prices"),
        help: """
            How prices per day, week, month and year are calculated: by Paywright's rule, or as another library does; by \
            default standard, and in templates revenuecat.
            """
    )
    var derivedPrices: DerivedPriceRule?

    /// The options of a formatter. Who sells is a group of its own: the argument parser reads a group in a group many times
    /// over.
    func paywall(soldBy merchant: MerchantOptions, _ button: PaywallButton = .order) -> PaywallOptions {
        PaywallOptions(
            wholeAmounts: wholeAmounts,
            prefersStoreDisplayPrice: prefersDisplayPrice,
            derivedPrices: derivedPrices?.policy,
            merchant: merchant.merchant,
            button: button
        )
    }
}

extension DerivedPriceRule: ExpressibleByArgument {}

extension WholeAmounts: ExpressibleByArgument {}
