import Foundation
@testable import Paywright
import PaywrightReviewCases
import TestSupport
import Testing

@Suite("Notices state what the status states, and nothing else")
struct NoticeTests {
    private static let products = ProductNames(StatusScenarios.products)

    @Test(
        "Subject, push and opening add no amount and no day, and keep to their lengths",
        arguments: Sweep.languages(6, of: try CatalogLibrary.builtin().locales.map(\.tag))
    )
    func texts(locale: String) throws {
        let formatter = try StatusFormatter(locale: locale, timeZone: "Europe/Berlin")
        var seen = 0
        for (name, purchase) in StatusScenarios.purchases {
            let status = formatter.lines(for: purchase, now: StatusScenarios.now, products: Self.products)
            for notice in purchase.notices(
                at: StatusScenarios.now,
                asking: NoticeQuestion(),
                by: try StoreCalendar(timeZone: "Europe/Berlin")
            ) {
                seen += 1
                let text = formatter.text(
                    of: notice,
                    about: purchase,
                    now: StatusScenarios.now,
                    products: Self.products
                )
                let label = "\(locale) \(name) \(notice.kind)"
                #expect(text.body.string == status[.detail]?.string, "\(label)")
                #expect(text.push == text.subject || text.body.string.hasPrefix(text.push.string), "\(label)")
                #expect(text.push.string.count <= NoticeText.longestPush, "\(label): \(text.push.string)")
                let subject = text.subject.parts.map(\.kind)
                #expect(
                    !subject.contains(.money) && !text.opening.parts.contains { $0.kind == .money || $0.kind == .date },
                    "\(label)"
                )
                #expect(subject.filter { $0 == .date }.count <= (notice.event.date == nil ? 0 : 1), "\(label)")
                #expect(text.diagnostics.isEmpty, "\(label): \(text.diagnostics)")
            }
        }
        #expect(seen > 10)
    }

    // MARK: One customer

    private static func trial(ending end: String, store: String = "stripe", offer: String = "freeTrial") -> String {
        """
        {"schema": "paywright/customer/1", "customer": "u-7", "store": "\(store)", "complete": true, "asOf": "2026-11-20T00:00:00Z",
         "purchases": [{"id": "t1", "originalID": "s1", "productID": "pro", "productType": "autoRenewable",
           "purchaseDate": "2026-11-10T11:00:00Z", "expiresDate": "\(end)",
           "offer": {"type": "introductory", "paymentMode": "\(offer)"}}],
         "subscriptions": [{"originalID": "s1", "productID": "pro", "renewsAutomatically": true, "renewalDate": "\(end)",
           "renewalPrice": {"amount": "9.99", "currency": "USD"}}]}
        """
    }

    private static func notices(
        _ input: String,
        at now: String,
        by rules: [NoticeRule]?,
        in zone: String? = "UTC"
    ) async throws -> [(notice: Notice, text: NoticeText)] {
        let read = try await HistoryImporter(signatures: .unverified).history(
            from: Array(input.utf8),
            file: "customer.json"
        )
        return try Language("en").notices(
            for: read.history,
            at: try #require(Instant(rfc3339: now)),
            in: zone,
            asking: NoticeQuestion(rules: rules)
        )
    }

    private static let threeDays = NoticeRule(
        id: "three-days",
        kind: .trialEnding,
        window: NoticeRule.Window(from: CalendarDuration(days: 10), to: CalendarDuration(days: 3))
    )

    @Test("A notice has one name, on whatever day it is asked for")
    func names() async throws {
        var ids: Set<String?> = []
        for day in 20...30 {
            let found = try await Self.notices(
                Self.trial(ending: "2026-12-10T11:00:00Z"),
                at: "2026-11-\(day)T12:00:00Z",
                by: [Self.threeDays]
            )
            ids.formUnion(found.map(\.notice.id))
        }
        #expect(ids == ["stripe:s1:trialEnding:2026-12-10T11:00:00Z:three-days"])
    }

    @Test(
        "The days of a window, and the time after it in which a customer can still act",
        arguments: [
            ("2026-11-29T23:59:59Z", Notice.State?.some(.upcoming)), ("2026-11-30T00:00:00Z", .due),
            ("2026-12-07T23:59:59Z", .due), ("2026-12-08T00:00:00Z", .late), ("2026-12-10T10:59:59Z", .late),
        ]
    )
    func states(now: String, state: Notice.State?) async throws {
        let found = try await Self.notices(Self.trial(ending: "2026-12-10T11:00:00Z"), at: now, by: [Self.threeDays])
        #expect(found.map(\.notice.state) == [state])
    }

    @Test("What ends is named by the period before: a free one ends as one, whatever is paid today")
    func freePhase() async throws {
        let price = #"""
            {"id": "price_1", "object": "price", "currency": "usd", "unit_amount": 999, "product": "prod_1",
             "recurring": {"interval": "month", "interval_count": 1, "usage_type": "licensed"}, "type": "recurring"}
            """#
        func phase(_ start: Int, _ end: Int, _ trialEnd: String = "null") -> String {
            #"{"start_date": \#(start), "end_date": \#(end), "trial_end": \#(trialEnd), "items": [{"price": "price_1"}]}"#
        }
        // November 10 to December 10, 2026, then free until January 10, 2027, at 12:00 UTC.
        let phases = [
            phase(1_794_312_000, 1_796_904_000), phase(1_796_904_000, 1_799_582_400, "1799582400"),
            phase(1_799_582_400, 1_828_440_000),
        ]
        let input = #"""
            {"id": "sub_1", "object": "subscription", "status": "active", "currency": "usd", "customer": "cus_1",
             "billing_cycle_anchor": 1794312000, "cancel_at_period_end": false, "collection_method": "charge_automatically",
             "items": {"object": "list", "data": [{"id": "si_1", "object": "subscription_item", "quantity": 1, "price": \#(price),
              "current_period_start": 1794312000, "current_period_end": 1796904000}]},
             "schedule": {"id": "sub_sched_1", "object": "subscription_schedule", "status": "active", "end_behavior": "release",
              "current_phase": {"start_date": 1794312000, "end_date": 1796904000}, "phases": [\#(phases.joined(separator: ", "))]}}
            """#
        let found = try await Self.notices(input, at: "2026-12-01T00:00:00Z", by: [Self.threeDays])
        #expect(found.map(\.text.subject.string) == ["Your free period ends on Jan 10, 2027"])
    }

    @Test(
        "In the App Store nothing is sent any more once a cancellation may come too late, and the store is the sender"
    )
    func appStore() async throws {
        let input = Self.trial(ending: "2026-12-10T11:00:00Z", store: "appStore")
        let early = try await Self.notices(input, at: "2026-12-09T10:59:59Z", by: [Self.threeDays])
        #expect(early.map(\.notice.state) == [.late])
        #expect(early.map(\.notice.sender) == [.store])
        #expect(try await Self.notices(input, at: "2026-12-09T11:00:00Z", by: [Self.threeDays]).isEmpty)
    }

    @Test("By the last day to cancel the App Store’s window lies a day earlier, and more where part of a day is lost")
    func lastDay() async throws {
        var rule = Self.threeDays
        rule.anchor = .lastDay
        let input = Self.trial(ending: "2026-12-10T11:00:00Z", store: "appStore")
        let found = try await Self.notices(input, at: "2026-12-01T00:00:00Z", by: [rule])
        // The last whole day that ends 24 hours before the charge is December 8; three days before it is December 5.
        #expect(found.first?.notice.due?.latest.description == "2026-12-05T23:59:59.999Z")
    }

    /// A subscription that renews on December 10, with other members.
    private static func running(
        _ subscription: String = #""renewsAutomatically": true, "renewalDate": "2026-12-10T20:00:00Z""#,
        purchase: String = "",
        store: String = "stripe"
    ) -> String {
        """
        {"schema": "paywright/customer/1", "customer": "u-7", "store": "\(store)", "complete": true, "asOf": "2026-11-20T00:00:00Z",
         "purchases": [{"id": "t1", "originalID": "s1", "productID": "pro", "productType": "autoRenewable",
           "purchaseDate": "2026-11-10T20:00:00Z", "expiresDate": "2026-12-10T20:00:00Z"\(purchase)}],
         "subscriptions": [{"originalID": "s1", "productID": "pro", \(subscription)}]}
        """
    }

    private static let renewal = NoticeRule(
        id: "r",
        kind: .renewal,
        window: NoticeRule.Window(from: CalendarDuration(days: 21), to: CalendarDuration(days: 3))
    )

    @Test("Where only the country is known, the days are those of the charge’s day, for everyone there")
    func countries() async throws {
        let input = Self.running(purchase: #", "storefront": "USA""#)
        let due = try await Self.notices(input, at: "2026-12-01T00:00:00Z", by: [Self.renewal], in: nil).first?.notice
            .due
        #expect(due?.firstDay?.description == "2026-11-19" && due?.lastDay.description == "2026-12-07")
        // The day ends first in New York, and begins last in Hawaii.
        #expect(due?.earliest?.description == "2026-11-19T10:00:00Z")
        #expect(due?.latest.description == "2026-12-08T04:59:59.999Z")
    }

    @Test("No window reaches beyond the last moment to cancel")
    func windowToTheEnd() async throws {
        var rule = Self.renewal
        rule.window = NoticeRule.Window()
        let input = Self.running(store: "appStore")
        let due = try await Self.notices(input, at: "2026-12-01T00:00:00Z", by: [rule]).first?.notice.due
        #expect(due?.latest.description == "2026-12-09T19:59:59.999Z" && due?.lastDay.description == "2026-12-09")
        #expect(try await Self.notices(input, at: "2026-12-09T20:00:00Z", by: nil).isEmpty)
    }

    @Test(
        "A cancellation is confirmed as the customer’s own only where a field states it",
        arguments: [
            (
                "stripe", #", "expirationReason": "customerCancelled""#,
                "This message confirms the cancellation of your subscription."
            ),
            ("stripe", "", "This is a reminder about your subscription."),
            (
                "appStore", #", "expirationReason": "customerCancelled""#,
                "This message confirms the cancellation of your subscription."
            ),
            // Apple, subtype AUTO_RENEW_DISABLED: the customer, or the App Store after the customer asked for a refund.
            ("appStore", "", "This is a reminder about your subscription."),
            ("stripe", #", "expirationReason": "developerCancelled""#, nil),
            ("appStore", #", "expirationReason": "priceIncreaseNotAccepted""#, nil),
            ("appStore", #", "expirationReason": "somethingNew""#, nil),
            ("appStore", #", "expirationReason": 7"#, nil),
        ] as [(String, String, String?)]
    )
    func cancellations(store: String, reason: String, opening: String?) async throws {
        let input = Self.running(#""renewsAutomatically": false"# + reason, store: store)
        let found = try await Self.notices(input, at: "2026-11-20T12:00:00Z", by: nil)
        #expect(found.map(\.text.opening.string) == [opening].compactMap(\.self))
    }

    @Test("The end of a pause is a renewal only where a charge is stated")
    func pauses() async throws {
        let pause = #""state": "paused", "renewsAutomatically": false, "resumesDate": "2027-01-10T12:00:00Z""#
        #expect(try await Self.notices(Self.running(pause), at: "2026-12-20T12:00:00Z", by: nil).isEmpty)
        // A pause that is planned: what its end costs is told when it has begun.
        let planned =
            #""renewsAutomatically": true, "pauseDate": "2026-12-10T20:00:00Z", "resumesDate": "2027-01-10T12:00:00Z", "renewalPrice": {"amount": "9.99", "currency": "USD"}"#
        let found = try await Self.notices(Self.running(planned), at: "2026-11-20T12:00:00Z", by: nil)
        #expect(!found.contains { $0.notice.event.moment?.changes.contains(.resumes) == true })
    }

    @Test("A failed payment keeps its name from the grace period to the end of the retries")
    func failures() async throws {
        let grace =
            #""state": "gracePeriod", "renewsAutomatically": true, "gracePeriodExpiresDate": "2026-12-20T12:00:00Z", "isInBillingRetry": true"#
        let retry = #""state": "billingRetry", "renewsAutomatically": true, "isInBillingRetry": true"#
        let first = try await Self.notices(Self.running(grace, store: "appStore"), at: "2026-12-11T12:00:00Z", by: nil)
        let second = try await Self.notices(Self.running(retry, store: "appStore"), at: "2026-12-21T12:00:00Z", by: nil)
        #expect(first.map(\.notice.kind) == [.paymentFailed] && first.map(\.notice.id) == second.map(\.notice.id))
    }

    @Test("By another plan the period is that plan’s, and not known without its product")
    func otherPlans() async throws {
        var rule = Self.renewal
        rule.window = NoticeRule.Window(from: CalendarDuration(days: 60))
        rule.scope = NoticeRule.Scope(period: .atLeast(try #require(CalendarDuration(years: 1))))
        let change =
            #""renewsAutomatically": true, "renewalDate": "2026-12-10T20:00:00Z", "renewalProductID": "pro.yearly""#
        let found = try await Self.notices(Self.running(change), at: "2026-11-20T12:00:00Z", by: [rule])
        #expect(found.map(\.notice.state) == [.unknown] && found.first?.notice.missing.contains(.period) == true)
    }

    @Test("Without rules each event is there, without days")
    func withoutRules() async throws {
        let found = try await Self.notices(
            Self.trial(ending: "2026-12-10T11:00:00Z"),
            at: "2026-11-20T12:00:00Z",
            by: nil
        )
        #expect(found.map(\.notice.kind) == [.trialEnding])
        #expect(found.first?.notice.state == nil && found.first?.notice.due == nil)
        #expect(found.first?.notice.missing == [.product, .howToCancel])
    }

    @Test("A price that needs a consent stands in no push without it")
    func consent() async throws {
        let input = """
            {"schema": "paywright/customer/1", "store": "stripe", "complete": true, "asOf": "2026-11-20T00:00:00Z",
             "purchases": [{"id": "t1", "originalID": "s1", "productID": "pro", "productType": "autoRenewable",
               "purchaseDate": "2026-11-10T11:00:00Z", "expiresDate": "2026-12-10T11:00:00Z"}],
             "subscriptions": [{"originalID": "s1", "productID": "pro", "renewsAutomatically": true,
               "renewalDate": "2026-12-10T11:00:00Z", "priceChange": {"kind": "increase", "state": "awaitingConsent",
               "newPrice": {"amount": "12.99", "currency": "USD"}, "date": "2026-12-10T11:00:00Z"}}]}
            """
        let found = try await Self.notices(input, at: "2026-11-20T12:00:00Z", by: nil)
        #expect(found.map(\.notice.kind) == [.priceChange])
        let text = try #require(found.first?.text)
        #expect(found.first?.notice.event.needsConsent == true)
        #expect(text.push == text.subject)
        #expect(text.body.string.contains("$12.99") && text.body.string.contains("Unless you agree"))
    }

    @Test("Regions", arguments: [("US", "US"), ("USA", "US"), ("US-CA", "US-CA"), ("USA-CA", "US-CA")])
    func regions(_ text: String, code: String) { #expect(CustomerRegion(text)?.description == code) }

    @Test("What is no region", arguments: ["us", "California", "US-", "US-CALI", "US-ca", "XX", ""])
    func noRegions(_ text: String) { #expect(CustomerRegion(text) == nil) }
}
