import MessageCatalog
import Paywright
import StoreDecisions
import StoreModel

extension CopyReport {
    /// What there is to say before anything is worded, beside what was `known`: about the languages, the claims and the
    /// catalogs.
    func diagnostics(beside known: [ToolDiagnostic]) -> [ToolDiagnostic] {
        let formatters = speakers.map(\.formatter)
        let found =
            formatters.flatMap { ToolDiagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
            + formatters.flatMap(ToolDiagnostic.untranslated) + unmatchedClaims
        // Faults in catalogs of one's own, each once; the built-in ones have none.
        var seen = Set(known)
        let issues = formatters.flatMap(\.catalogIssues).map { ToolDiagnostic($0) }
        return found + issues.filter { seen.insert($0).inserted }
    }

    /// A claim that no product can meet is a mistake in the call more often than in the file.
    private var unmatchedClaims: [ToolDiagnostic] {
        guard let claims else { return [] }
        var known: Set<OfferClaim> = [.noOffer, .unknown]
        for item in offered {
            for storefront in item.storefronts {
                let offers = OfferSelection.offers(of: item.product, in: storefront)
                known.formUnion(offers.compactMap { OfferClaim(offer: $0) })
                if offers.contains(where: { $0.type == .introductory }) { known.insert(.introductory) }
            }
        }
        return claims.filter { !known.contains($0) }.map { claim in
            let message = "found no product with an offer for eligibility \"\(claim)\", printed the regular lines"
            return ToolDiagnostic(severity: "warning", code: "no-such-offer", message: message)
        }
    }
}
