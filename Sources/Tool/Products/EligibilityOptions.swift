import ArgumentParser
import Paywright
import PaywrightReports

/// Which offers the customer gets.
struct EligibilityOptions: ParsableArguments {
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

    /// Whether each offer is printed in turn.
    var isEach: Bool { eligibility == ["each"] }

    func validate() throws { _ = try claims() }

    /// The claims of the one customer described; nil for each offer in turn.
    func claims() throws -> [OfferClaim]? {
        do {
            return try ClaimList(eligibility).claims
        } catch {
            throw ValidationError("\(error)")
        }
    }
}
