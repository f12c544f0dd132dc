import PaywrightDecisions
import PaywrightModel
import Testing

/// What a field of the App Store's states, and no sentence tells, written from the documentation of the fields: the field is named.
@Suite("App Store: what is left out is withheld by its field")
struct AppStoreWithheldTests {
    private typealias Sample = AppStoreSample

    private static let renewalInfo = "$.data[0].lastTransactions[0].signedRenewalInfo"
    /// The third of twelve payments; the commitment ends in September 2027.
    private static let third = Sample.transaction.with([
        "billingPlanType": #""MONTHLY""#, "commitmentInfo.billingPeriodNumber": "3",
        "commitmentInfo.totalBillingPeriods": "12", "commitmentInfo.commitmentExpiresDate": "1819785600000",
    ])
    private static let next = Sample.renewal.with([
        "renewalBillingPlanType": #""MONTHLY""#, "commitmentInfo.commitmentAutoRenewStatus": "1",
        "commitmentInfo.commitmentRenewalBillingPlanType": #""MONTHLY""#,
        "commitmentInfo.commitmentRenewalDate": "1819785600000", "commitmentInfo.commitmentRenewalPrice": "9990",
    ])

    static let cases: [(name: String, transaction: JSONText, renewal: JSONText, withheld: [String])] = [
        ("a commitment of which all is told", third, next, []),
        (
            "a price of the next commitment that no payment has",
            third,
            next.with(["commitmentInfo.commitmentRenewalPrice": "119880"]),
            ["later undecided \(renewalInfo).commitmentInfo.commitmentRenewalPrice"]
        ),
        (
            "a price of what follows that is paid at once",
            third,
            next.with([
                "commitmentInfo.commitmentRenewalPrice": "99990",
                "commitmentInfo.commitmentRenewalBillingPlanType": #""BILLED_UPFRONT""#,
            ]),
            []
        ),
        (
            "two ends of one commitment",
            third,
            next.with(["commitmentInfo.commitmentRenewalDate": "1820649600000"]),
            ["later undecided \(renewalInfo)"]
        ),
        (
            "a payment of a commitment that has failed, which moves the end",
            third,
            next.with(["isInBillingRetryPeriod": "true"]),
            ["later undecided \(renewalInfo).commitmentInfo.commitmentRenewalDate"]
        ),
        (
            "an increase that is agreed to, and no price",
            Sample.transaction,
            Sample.renewal.with(["priceIncreaseStatus": "1", "renewalPrice": "null"]),
            ["amount undecided \(renewalInfo).priceIncreaseStatus"]
        ),
        (
            "an increase that is agreed to, with its price",
            Sample.transaction,
            Sample.renewal.with(["priceIncreaseStatus": "1", "renewalPrice": "12990"]),
            []
        ),
    ]

    @Test("What is not told is withheld by its field", arguments: cases.indices)
    func withheld(_ index: Int) async throws {
        let row = Self.cases[index]
        let answer = try await RuleAnswer([Sample.statuses(Sample.item("1", row.transaction, row.renewal)).description])
        let doubts = answer.status.purchases.flatMap(\.withheld)
        let words = doubts.map { "\($0.facts.names.joined(separator: " ")) \($0.reason.rawValue) \($0.field)" }
        #expect(words == row.withheld, "\(row.name): \(answer.text)")
    }
}
