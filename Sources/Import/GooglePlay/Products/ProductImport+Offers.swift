internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ProductImport {
    /// The import with each of Google Play's offers attached to its base plan, and with a diagnostic for each offer whose
    /// base plan is not among the products.
    ///
    /// When several files are imported, attach once to all of them together, see `init(joining:)`: an offer and its base
    /// plan are different resources of the store, and often different files.
    ///
    /// What an offer costs in a region is what the file states, or follows from the base plan's price there. A
    /// `relativeDiscount` is the part that is taken off the base plan's price, prorated over one recurrence of the phase; an
    /// `absoluteDiscount` is subtracted from that price. Google documents both by examples ($100 and a relative discount of
    /// 0.8: $20; $12 a year, 3 months, and an absolute one of $1: $2) and that the price is rounded to the nearest unit that
    /// can be billed. Before revision 20261026 of its schema, Google called the relative discount the part that is paid; its
    /// one example, of 0.5, is right by both. It documents neither what happens between two units nor how many days a month has: a tie
    /// goes up, so that no copy states less than is billed, and months, weeks and days convert as everywhere in this
    /// package (30 days a month, 365 days a year). Every such amount is reported as calculated.
    ///
    /// An offer has no price where its base plan has none, or where either is not open to new subscribers.
    public func attachingOffers() -> ProductImport {
        let attached = attachingKnownOffers()
        let missing = attached.unattachedOffers.map { offer in
            offer.diagnostic(
                .error,
                .offerWithoutBasePlan,
                found: "an offer of \(offer.basePlanName)",
                expected: "a base plan among the products that were read",
                consequence: "offer \(Excerpt.quoted(offer.offerID)) is left out"
            )
        }
        return ProductImport(
            products: attached.products,
            diagnostics: attached.diagnostics + missing,
            unknownFields: unknownFields
        )
    }

    /// The same, but keeping the offers that find no base plan.
    func attachingKnownOffers() -> ProductImport {
        guard !unattachedOffers.isEmpty else { return self }
        var indices: [String: [Int]] = [:]
        for (index, product) in products.enumerated() where product.isBasePlan {
            indices[product.qualifiedID, default: []].append(index)
        }
        var added: [Int: [SubscriptionOffer]] = [:]
        // The offers of each base plan that has one attached, by which a second one is known.
        var names: [Int: Set<String>] = [:]
        var open: Set<Int> = []
        var kept: [UnattachedOffer] = []
        var diagnostics = DiagnosticList(more: ImportCode.moreFaults)
        diagnostics += self.diagnostics
        for offer in unattachedOffers {
            guard let candidates = indices["\(offer.productID):\(offer.basePlanID)"] else {
                kept.append(offer)
                continue
            }
            // A base plan may stand in two files, one of which lists the offer itself.
            for index in candidates where names[index] == nil {
                names[index] = Set(products[index].offers.compactMap(\.id))
            }
            guard let index = candidates.first(where: { names[$0]?.contains(offer.offerID) != true }) else {
                diagnostics.append(offer.duplicateDiagnostic)
                continue
            }
            var attachment = OfferAttachment(offer: offer, product: products[index])
            if let resolved = attachment.resolve() {
                added[index, default: []].append(resolved)
                if offer.leavesCalculationsOpen { open.insert(index) }
                names[index]?.insert(offer.offerID)
            }
            diagnostics += attachment.diagnostics
        }
        let complete = products.enumerated().map { index, product in
            added[index].map { offers in
                let isOpen = product.leavesCalculationsOpen || open.contains(index)
                return product.replacing(offers: product.offers + offers, leavesCalculationsOpen: isOpen)
            } ?? product
        }
        return ProductImport(
            products: complete,
            diagnostics: diagnostics.all,
            unattachedOffers: kept,
            unknownFields: unknownFields
        )
    }
}

extension UnattachedOffer {
    /// The base plan, as a diagnostic names it.
    var basePlanName: String { "product " + Excerpt.quoted("\(productID):\(basePlanID)") }

    fileprivate var duplicateDiagnostic: Diagnostic {
        diagnostic(
            .error,
            .duplicateOffer,
            found: "another offer \(Excerpt.quoted(offerID))",
            expected: "each offer once in a base plan",
            consequence: "this second offer is left out of \(basePlanName)"
        )
    }

    /// A diagnostic about the offer, or about a place in it.
    func diagnostic(
        _ severity: Diagnostic.Severity,
        _ code: ImportCode,
        at place: SourcePlace? = nil,
        found: String,
        expected: String,
        consequence: String
    ) -> Diagnostic {
        let place = place ?? self.place
        return Diagnostic(
            severity,
            code,
            at: Diagnostic.Place(
                file: file,
                line: place.line,
                column: place.column,
                path: place.path,
                .product(productID)
            ),
            found: found,
            expected: expected,
            consequence: consequence
        )
    }
}

extension Product {
    /// Whether it is a base plan of a product that is known. One that goes by its base plan's id is in no group.
    fileprivate var isBasePlan: Bool { store == .googlePlay && basePlanID != nil && group != nil }
}
