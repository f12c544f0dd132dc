package import Paywright

/// The offers that a customer gets, as a caller lists them: "introductory", "code=SPRING".
package struct ClaimList: Sendable {
    /// Why a list cannot mean anything.
    package enum Unusable: Error, CustomStringConvertible {
        case unknown(String)
        case contradictory

        package var description: String {
            switch self {
            case .unknown(let text):
                """
                unknown eligibility "\(text)"; expected \(text == "each" ? "each alone, or " : "")none, introductory, \
                promotional=<offer id>, win-back=<offer id>, code=<offer name>, offer=<offer id> or \
                unknown\(Misspelling.hint(ClaimList.meant(by: text)))
                """
            case .contradictory: "contradictory eligibility: none stands alone, and unknown alone or beside a code"
            }
        }
    }

    /// What an unknown text may mean; of one with an offer's identifier the kind of the offer.
    private static func meant(by text: String) -> [String] {
        guard let equals = text.firstIndex(of: "=") else {
            return Misspelling.meant(by: text, among: ["each", "none", "introductory", "unknown"])
        }
        let kinds = Misspelling.meant(
            by: String(text[..<equals]),
            among: ["promotional", "win-back", "code", "offer"]
        )
        return kinds.map { $0 + text[equals...] }
    }

    /// The claims of one customer; nil for each offer in turn.
    package let claims: [OfferClaim]?

    /// "each" alone means each offer in turn.
    package init(_ texts: [String]) throws(Unusable) {
        guard texts != ["each"] else {
            claims = nil
            return
        }
        var claims: [OfferClaim] = []
        for text in texts {
            guard let claim = OfferClaim(text) else { throw .unknown(text) }
            claims.append(claim)
        }
        // A customer who gets no offer, or of whom nothing is known, gets no other offer but an entered code.
        let isAlone = claims.count == 1 || !claims.contains(.noOffer)
        let isKnown = !claims.contains(.unknown) || claims.allSatisfy { $0 == .unknown || $0.isCode }
        guard isAlone, isKnown else { throw .contradictory }
        self.claims = claims
    }
}
