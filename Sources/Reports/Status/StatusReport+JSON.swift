package import Paywright
package import PaywrightJSON

extension StatusContext {
    private static let icu = ICUVersions.icu
    private static let cldr = ICUVersions.cldr

    /// Which contract an answer keeps to, of which data, moment, zone and languages it is: what every answer begins with, one
    /// that failed too.
    var commonMembers: [(String, JSONOutput)] {
        [
            ("schema", .string(StatusReport.schema)),
            ("icu", .string(Self.icu)),
            ("cldr", .string(Self.cldr)),
        ] + questionMembers
    }

    /// The moment, the zone and the languages of an answer.
    var questionMembers: [(String, JSONOutput)] {
        [
            ("now", .string(now.description)),
            ("timeZone", .string(zone.identifier)),
            ("zoneData", zone.origin.json),
            ("locales", .inline(.array(locales.map { .string($0.tag) }))),
        ]
    }

    /// The versioned output where no input says anything.
    package func jsonWithoutAnswer(_ diagnostics: [Diagnostic]) -> JSONOutput {
        .object(
            commonMembers + [("results", .array([])), ("diagnostics", .array(diagnostics.map(\.json)))]
        )
    }
}

extension StatusReport {
    /// The name and version of the contract.
    static let schema = "paywright/status/1"

    /// The versioned output of a run about one customer.
    package func json(adding common: [Diagnostic]) -> JSONOutput {
        .object(context.commonMembers + members(diagnostics: common + diagnostics))
    }

    /// The report as JSON, indented by two spaces a level.
    public var json: String { json(adding: context.diagnostics).text }

    /// What is said of the customer, which bulk output has a line for.
    func members(diagnostics: [Diagnostic]) -> [(String, JSONOutput)] {
        var members: [(String, JSONOutput)] = []
        if let customer = history.customer { members.append(("customer", .string(customer))) }
        members.append(("verified", .bool(history.verification == .verified)))
        members.append(("results", .array(results.map { $0.json(context.shown.texts) })))
        if context.shown.hasEligibility { members.append(("eligibility", .array(eligibility))) }
        members.append(("diagnostics", .array(diagnostics.map(\.json))))
        return members
    }

    /// Every group known of; where none is, the answer for every group.
    private var eligibility: [JSONOutput] {
        let groups = status.eligibility.groups
        return (groups.isEmpty ? [status.eligibility.everyOtherGroup] : groups).map { group in
            json(of: group)
        }
    }

    private func json(of group: GroupEligibility) -> JSONOutput {
        let lines = zip(context.locales, context.formatters).map { locale, formatter in
            (locale.tag, formatter.lines(for: group))
        }
        var members: [(String, JSONOutput)] = [
            ("store", .string(group.store.rawValue)), ("group", group.groupID.map(JSONOutput.string) ?? .null),
            ("products", .inline(.array(group.productIDs.map(JSONOutput.string)))),
        ]
        for line in EligibilityLine.allCases {
            var answer: [(String, JSONOutput)] = [("outcome", .string(line.answer(of: group).outcome))]
            if let reason = line.answer(of: group).reason { answer.append(("reason", .string(reason))) }
            if line == .winBack, !group.winBackOfferIDs.isEmpty {
                answer.append(("offers", .array(group.winBackOfferIDs.map(JSONOutput.string))))
            }
            if line == .offerCode, let standing = group.standing {
                answer.append(("customers", .string(standing.rawValue)))
            }
            answer.append(("support", .object(lines.map { ($0, .string($1[line]?.string ?? "")) })))
            members.append((line.rawValue, .inline(.object(answer))))
        }
        members.append(("purchaseScreen", .bool(group.showsPurchaseScreen)))
        return .object(members)
    }
}

extension StatusReport: Encodable {
    /// Encodes the members of `json`.
    public func encode(to encoder: any Encoder) throws { try json(adding: context.diagnostics).encode(to: encoder) }
}

extension StatusReport.Result {
    fileprivate func json(_ texts: TextForms) -> JSONOutput {
        let purchase = lines.purchase
        var members: [(String, JSONOutput)] = [("locale", .string(locale.tag))]
        if let product = purchase.productID {
            members += [("store", .string(purchase.store.rawValue)), ("product", .string(product))]
        }
        if let group = purchase.groupID { members.append(("group", .string(group))) }
        if let transaction = purchase.transactionID { members.append(("transaction", .string(transaction))) }
        members.append(("situation", purchase.situation.json))
        if let offer = purchase.offer { members.append(("offer", offer.json)) }
        members.append(("lines", .object(lines.entries.map { ($0.line.rawValue, $0.text.json(texts)) })))
        return .object(members)
    }
}

extension OfferEligibility {
    fileprivate var reason: String? {
        switch self {
        case .eligible: nil
        case .ineligible(let reason): reason.rawValue
        case .unknown(let reason): reason.rawValue
        }
    }
}
