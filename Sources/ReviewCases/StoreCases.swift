internal import Paywright
internal import PaywrightDecisions
internal import PaywrightMessages
package import PaywrightModel

/// In a language with words of its own for what a store sells: scenarios of other stores as that store would have them, so that a
/// reviewer reads each message of the layer. Of their lines those are kept that have a message which no line before has.
struct StoreCases {
    private let store: StoreName
    private let words: MessageBundle
    /// The messages of the layer that stand in some line.
    private var seen: Set<String> = []

    /// The cases of a store beside others; nil where the language has no words of its own for it.
    ///
    /// - Parameter known: The cases before them.
    init?(_ store: StoreName, in messages: StoreMessages, after known: [ReviewCase]) {
        guard messages.haveLayer(of: store) else { return nil }
        (self.store, words) = (store, messages.of(store))
        for line in known.filter({ $0.store == store }).flatMap(\.lines) { _ = isNew(line) }
    }

    /// The same cases in the store's words, with the lines that are new.
    mutating func cases(_ cases: [ReviewCase]) -> [ReviewCase] {
        cases.compactMap { reviewed in
            let lines = reviewed.lines.filter { isNew($0) }
            let name = "\(store.rawValue).\(reviewed.name)"
            return lines.isEmpty
                ? nil : ReviewCase(name, reviewed.kind, title: reviewed.title, of: store, lines: lines)
        }
    }

    private mutating func isNew(_ line: ReviewCase.Line) -> Bool {
        guard case .line(.sentences(let sentences)) = line.content else { return false }
        let keys = sentences.flatMap(\.keys).filter(words.isOfLayer)
        let isNew = !seen.isSuperset(of: keys)
        seen.formUnion(keys)
        return isNew
    }
}

extension Scenario {
    /// The same as another store would sell it.
    package func sold(in store: StoreName) -> Scenario { Scenario(self, terms: terms.sold(in: store)) }
}

extension PurchaseTerms {
    fileprivate func sold(in store: StoreName) -> PurchaseTerms {
        PurchaseTerms(
            product: product.replacing(store: store),
            storefront: storefront,
            offerPhases: offerPhases,
            regularPhase: regularPhase,
            eligibility: eligibility,
            commitment: commitment,
            quantity: quantity,
            unitPrice: unitPrice
        )
    }
}
