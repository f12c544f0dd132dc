import PaywrightDecisions
import PaywrightModel
import Testing

/// What follows a commitment, as the store states it. Written from the documentation of Google Play's `InstallmentPlan` and of
/// the App Store's `JWSRenewalInfoDecodedPayload` (1.21) alone.
@Suite("Rule 22: what follows a commitment states what it commits to")
struct NextCommitmentTests {
    private typealias Sample = GooglePlaySample

    private func following(_ text: String) async throws -> NextRenewal? {
        let answer = try await RuleAnswer([text])
        guard case .commitment(let commitment)? = answer.status.purchases.first?.situation else {
            Issue.record("\(answer.text)")
            return nil
        }
        return commitment.following
    }

    private func google(left: Int, _ more: String = "") -> String {
        Sample.subscription(items: Sample.item(plan: Sample.plan(more: Sample.installments(left: left, more: more))))
    }

    @Test("Google Play: another commitment of so many payments follows while payments are left")
    func running() async throws {
        let next = try await following(google(left: 7, #", "subsequentCommittedPaymentsCount": 12"#))
        #expect(next?.beginsCommitment == true && next?.payments == 12)
        #expect(next?.date == nil && next?.price == nil)
    }

    @Test("Google Play: empty means an ordinary renewal")
    func ordinary() async throws {
        let next = try await following(google(left: 7))
        #expect(next?.beginsCommitment == false && next?.payments == nil)
    }

    @Test("Google Play: the renewal begins another commitment")
    func last() async throws {
        let next = try await following(google(left: 0, #", "subsequentCommittedPaymentsCount": 12"#))
        #expect(next?.beginsCommitment == true && next?.payments == 12)
        #expect(next?.date != nil && next?.price != nil)
    }

    @Test("Google Play: no support line says that the store is silent", arguments: [0, 7])
    func support(left: Int) async throws {
        let text = google(left: left, #", "subsequentCommittedPaymentsCount": 12"#)
        let answer = try await RuleAnswer([text])
        #expect(!answer.text.contains("doesn’t say whether it renews"))
        #expect(!answer.text.contains("show whether your subscription renews"))
    }
}
