public import ArgumentParser
import Paywright

/// How prices are shown.
struct PriceDisplayOptions: ParsableArguments {
    @Option(name: .customLong("whole-amounts"), help: "Whether whole prices show decimals: auto, keep or drop.")
    var wholeAmounts: WholeAmounts = .auto

    @Flag(name: .customLong("prefer-display-price"), help: "Print the store's own price text where it gave one.")
    var prefersDisplayPrice = false

    /// The options of a formatter.
    var paywall: PaywallOptions {
        PaywallOptions(wholeAmounts: wholeAmounts, prefersStoreDisplayPrice: prefersDisplayPrice)
    }
}

extension WholeAmounts: ExpressibleByArgument {}
