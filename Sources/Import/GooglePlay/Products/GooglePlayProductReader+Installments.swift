internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension GooglePlayProductReader {
    private typealias Fields = GooglePlayProductsFields.InstallmentPlan

    /// The names of the two counts in `installmentPlanDetails`: those that the billing library reads its own JSON by, and
    /// those of its getters, by which other tools print them. Neither is documented; both have been seen in apps only.
    private static let commitmentFields = [
        Fields.commitmentPaymentsCount, Fields.installmentPlanCommitmentPaymentsCount,
    ]
    private static let subsequentFields = [
        Fields.subsequentCommitmentPaymentsCount, Fields.subsequentInstallmentPlanCommitmentPaymentsCount,
    ]

    /// The consequence of a fault in what follows the payments.
    static let renewalNotKnown = "what follows the commitment is not known"

    /// The installments of a base plan of `ProductDetails`: none where it has none. nil, and reported, where it is not known
    /// how many: a commitment that is not told would be a promise that one can cancel.
    mutating func installments(
        of details: [GooglePlayOfferDetails],
        price: Price,
        period: SubscriptionPeriod
    ) -> [BillingPlan]? {
        let stated = details.lazy.map { $0.node[GooglePlayProductsFields.OfferDetails.installmentPlanDetails] }.first {
            !$0.isAbsent
        }
        guard let node = stated else { return [] }
        let other = details.lazy.map { $0.node[GooglePlayProductsFields.OfferDetails.installmentPlanDetails] }.first {
            $0.value?.canonicalText != node.value?.canonicalText
        }
        if let other {
            warn(
                .contradictoryCommitment,
                at: other,
                expected: "the same installments in a base plan and its offers",
                consequence: "those that are stated first count"
            )
        }
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: productLeftOut)
            return nil
        }
        noteFields(of: node, Fields.table)
        guard let count = paymentCount(member(of: node, Self.commitmentFields), losing: productLeftOut) else {
            return nil
        }
        let plan = installmentPlan(
            prices: prices(price),
            period: period,
            paymentCount: count,
            renewal: part(losing: Self.renewalNotKnown) { reader in
                reader.renewal(after: count, reader.member(of: node, Self.subsequentFields))
            },
            at: details.first?.regular.node[GooglePlayProductsFields.PricingPhase.billingPeriod] ?? node
        )
        return [plan]
    }

    private func member(of node: JSONNode, _ fields: [FieldKey]) -> JSONNode {
        fields.lazy.map { node[$0] }.first { !$0.isAbsent } ?? node[fields[0]]
    }

    /// What follows: no payments means that nothing more is committed to, and no statement that it is not known.
    private mutating func renewal(after count: Int, _ node: JSONNode) -> Commitment.Renewal? {
        guard !node.isAbsent else { return nil }
        switch wholeNumber(of: node, in: 0...9_999) {
        case 0?: return .withoutCommitment
        case count?: return .newCommitment
        case nil: return nil
        default:
            warn(
                .contradictoryCommitment,
                at: node,
                expected: "0, or \(count) as in the first commitment",
                consequence: Self.renewalNotKnown
            )
            return nil
        }
    }

    /// How many payments are committed to.
    mutating func paymentCount(_ node: JSONNode, losing consequence: String) -> Int? {
        if let count = node.wholeNumber.flatMap({ Int(exactly: $0) }), (1...9_999).contains(count) { return count }
        let expected = "a whole number of payments from 1 to 9999"
        fail(.invalidNumber, at: node, expected: expected, consequence: consequence)
        return nil
    }

    /// The billing plan of installments.
    mutating func installmentPlan(
        prices: StorefrontPrices,
        period: SubscriptionPeriod,
        paymentCount: Int,
        renewal: Commitment.Renewal?,
        at node: JSONNode
    ) -> BillingPlan {
        if period != SubscriptionPeriod(1, .month) {
            warn(
                .unusualPeriod,
                at: node,
                expected: "P1M, as Google Play sells installments",
                consequence: "the period is kept"
            )
        }
        return BillingPlan(
            kind: .monthlyWithCommitment,
            prices: prices,
            billingPeriod: period,
            paymentCount: paymentCount,
            renewal: renewal
        )
    }
}
