import ArgumentParser
import Paywright

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

    func validate() throws { _ = try claims() }

    /// The claims of the one customer described; nil for each offer in turn.
    func claims() throws -> [OfferClaim]? {
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
        // A customer who gets no offer, or of whom nothing is known, gets no other offer but an entered code.
        let isAlone = claims.count == 1 || !claims.contains(.noOffer)
        let isKnown = !claims.contains(.unknown) || claims.allSatisfy { $0 == .unknown || $0.isCode }
        guard isAlone, isKnown else {
            throw ValidationError("contradictory eligibility: none stands alone, and unknown alone or beside a code")
        }
        return claims
    }
}
