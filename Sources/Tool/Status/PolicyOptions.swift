import ArgumentParser
import Paywright
import PaywrightReports

/// What no store states and a merchant decides.
struct PolicyOptions: ParsableArguments {
    @Option(
        name: .customLong("after-refund"),
        help: "What a refund means for introductory offers: ineligible, or onlyUsedOffersCount (the App Store’s rule)."
    )
    var afterRefund: StatusPolicy.AfterRefund = .ineligible

    @Option(
        name: .customLong("after-failed-payment"),
        help: """
            What a customer has whose payment failed, where the merchant decides it: unstated, retry (no access), or grace \
            (access goes on).
            """
    )
    var afterFailedPayment: StatusPolicy.AfterFailedPayment = .unstated

    @Option(
        name: .customLong("policy"),
        help: ArgumentHelp(
            "What the merchant decides about access and pauses, by store (paywright/policy/1).",
            valueName: "file"
        )
    )
    var merchants: String?

    /// The files that are read.
    var files: [String] { [merchants].compactMap { $0 } }

    /// Whether nothing is decided.
    var isEmpty: Bool { afterRefund == .ineligible && afterFailedPayment == .unstated && merchants == nil }

    /// What is decided. Throws an exit code where the file is of no use, which is reported.
    func policy() throws -> StatusPolicy {
        StatusPolicy(
            afterRefund: afterRefund,
            afterFailedPayment: afterFailedPayment,
            merchants: try merchants.map(SettingsFile.policy) ?? [:]
        )
    }
}
