internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension PriceAnswerReader {
    private static let expectation =
        "an answer of the App Store Connect API with \"data\" of " + pricePoints.keys.sorted().joined(separator: ", ")

    /// The failure of a file that has no prices, which says what it has instead where that is known.
    mutating func notAPriceList(_ data: [JSONNode]) -> ImportFailure {
        let types = Set(data.compactMap { $0[Fields.type].string }).sorted()
        if let type = types.first(where: { Self.pricePoints.values.map { $0.name + "s" }.contains($0) }) {
            fail(
                .notAPriceList,
                at: data[0],
                found: "\(type): all that could be charged, without a statement of what is",
                expected: Self.expectation,
                consequence: "the file is left out"
            )
        } else {
            let found = types.isEmpty ? "no such resource" : types.map { Excerpt.quoted($0) }.joined(separator: ", ")
            fail(
                .notAPriceList,
                at: JSONNode(root: document.root),
                found: found,
                expected: Self.expectation,
                consequence: "the file is left out"
            )
        }
        return ImportFailure(diagnostics: diagnosticsInOrder)
    }

    /// The failure of an answer that was asked for without the resources that have the amounts.
    mutating func withoutAmounts(_ prices: [JSONNode]) -> ImportFailure {
        let type = prices[0][Fields.type].string ?? ""
        fail(
            .missingPrice,
            at: prices[0],
            found: "prices without amounts",
            expected:
                "price points and territories in \"included\" (include=territory,\(Self.pricePoints[type]?.name ?? ""))",
            consequence: "the file is left out"
        )
        return ImportFailure(diagnostics: diagnosticsInOrder)
    }

    /// The failure of a file of which every price is left out.
    mutating func withoutPrices() -> ImportFailure {
        if !diagnostics.contains(where: { $0.severity == .error }) {
            fail(
                .missingPrice,
                at: root,
                found: "no price that is not left out",
                expected: "at least one",
                consequence: "the file is left out"
            )
        }
        return ImportFailure(diagnostics: diagnosticsInOrder)
    }

    /// Reports each page that refers to a next one which the file does not have; whether there is any.
    mutating func reportMorePages(_ pages: [JSONNode]) -> Bool {
        var hasMore = false
        let own = Set(pages.compactMap { $0[Answer.links][AppStoreConnectFields.Links.`self`].string })
        for next in pages.map({ $0[Answer.links][AppStoreConnectFields.Links.next] }) {
            // A link is a URL, or an object with one; where neither says anything there is no page.
            let link = next.isObject ? next[AppStoreConnectFields.Link.href] : next
            guard !link.isAbsent, !link.isBlank, !own.contains(link.string ?? "") else { continue }
            hasMore = true
            warn(
                .morePages,
                at: next,
                found: "a next page",
                expected: "every page: in an array, or as files of their own",
                consequence: "the prices there are not read"
            )
        }
        return hasMore
    }

    /// Reports prices of offers once.
    mutating func reportOffers(_ resources: [JSONNode]) {
        guard let offer = resources.first(where: { Self.offerTypes.contains($0[Fields.type].string ?? "") }) else {
            return
        }
        warn(
            .offerPricesNotRead,
            at: offer,
            found: offer[Fields.type].string ?? "",
            expected: "prices of products",
            consequence: "offers keep the prices they have"
        )
    }
}
