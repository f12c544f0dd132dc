import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import Testing

@testable import Paywright

@Suite("Which words a situation gets")
struct StatusWordingTests {
    private func instant(_ text: String) throws -> Instant {
        try #require(Instant(rfc3339: text))
    }

    private func lines(
        _ situation: SubscriptionSituation,
        at now: String,
        in timeZone: String = "UTC",
        locale: String = "en",
        options: StatusOptions = StatusOptions()
    ) throws -> StatusLines {
        let formatter = try StatusFormatter(locale: locale, timeZone: timeZone, options: options)
        let purchase = CustomerStatus.Purchase(store: .appStore, productID: "pro", situation: situation)
        return formatter.lines(for: purchase, now: try instant(now))
    }

    @Test(
        "Days are counted by midnights in the customer's time zone, across clock changes and leap days",
        arguments: [
            // Ends at noon UTC on 1 December.
            ("2026-12-01T00:00:00Z", "UTC", "Renews today"), ("2026-11-30T23:59:59Z", "UTC", "Renews tomorrow"),
            ("2026-11-30T00:00:00Z", "UTC", "Renews tomorrow"), ("2026-11-29T23:59:59Z", "UTC", "Renews in 2 days"),
            ("2026-11-24T00:00:00Z", "UTC", "Renews in 7 days"),
            ("2026-11-23T23:59:59Z", "UTC", "Renews on Dec 1, 2026"),
            // Noon UTC is already 2 December in Kiritimati, and 1 December at 04:00 in Los Angeles.
            ("2026-11-30T11:00:00Z", "Pacific/Kiritimati", "Renews tomorrow"),
            ("2026-11-30T09:59:59Z", "Pacific/Kiritimati", "Renews in 2 days"),
            ("2026-12-01T07:59:59Z", "America/Los_Angeles", "Renews tomorrow"),
            ("2026-12-01T08:00:00Z", "America/Los_Angeles", "Renews today"),
        ]
    )
    func days(now: String, timeZone: String, headline: String) throws {
        let next = NextRenewal(date: try instant("2026-12-01T12:00:00Z"))
        let text = try #require(try lines(.active(next), at: now, in: timeZone)[.headline]).string
        #expect(text.replacing("\u{A0}", with: " ") == headline)
    }

    @Test("After a pause a charge is told where one is stated, and none where the next period is free")
    func pauses() throws {
        let until = try instant("2026-12-20T12:00:00Z")
        func detail(_ price: Price?) throws -> String? {
            let pause = PauseState(until: until, charge: NextRenewal(date: until, price: price), cause: .customer)
            return try lines(.paused(pause), at: "2026-11-20T12:00:00Z")[.detail]?.string
                .replacing("\u{A0}", with: " ")
        }
        let free = try detail(Price("0", "USD"))
        #expect(free?.contains("It resumes automatically on December 20, 2026.") == true)
        #expect(free?.contains("charged") == false && free?.contains("payment") == false, "\(free ?? "")")
        #expect(try detail(nil)?.contains("you’ll be charged then") == true)
        #expect(try detail(Price("9.99", "USD"))?.contains("Your next payment is $9.99 on December 20, 2026.") == true)
    }

    @Test("After free time without an end no charge is told that has no date")
    func chargeWithoutDate() throws {
        let price = try #require(Price("9.99", "USD"))
        let (now, date) = ("2026-11-20T12:00:00Z", try instant("2026-12-01T12:00:00Z"))
        for situation in [
            SubscriptionSituation.freeTrial(until: nil, renewal: NextRenewal(price: price)),
            .freePeriod(until: nil, renewal: NextRenewal(price: price)),
        ] {
            let detail = try #require(try lines(situation, at: now)[.detail]).string
            #expect(
                !detail.contains("9.99")
                    && detail.contains(
                        "Your paid subscription starts automatically after that. To avoid being charged, cancel"
                    ),
                "\(detail)"
            )
        }
        let dated = SubscriptionSituation.freeTrial(until: nil, renewal: NextRenewal(date: date, price: price))
        let detail = try #require(try lines(dated, at: now)[.detail]).string
        #expect(detail.contains("9.99") && detail.contains("December 1, 2026"), "\(detail)")
    }

    @Test("1.9 days are not one: the day after tomorrow is two midnights away, in a day of 23 hours too")
    func nearlyTwoDays() throws {
        // Berlin puts the clock forward on 29 March 2026 at 02:00.
        let end = try instant("2026-03-30T08:00:00+02:00")
        let days = StatusOptions(timeStyle: .none)
        let text = try lines(
            .cancelled(until: end),
            at: "2026-03-28T09:00:00+01:00",
            in: "Europe/Berlin",
            options: days
        )
        #expect(text[.headline]?.string.replacing("\u{A0}", with: " ") == "Ends in 2 days")
        #expect(text[.detail]?.string == "Your subscription won’t renew. Your access ends on March 30, 2026.")
        let leapDay = try instant("2028-02-29T00:00:00Z")
        let leap = try lines(.cancelled(until: leapDay), at: "2028-02-27T12:00:00Z", options: days)
        #expect(leap[.headline]?.string.replacing("\u{A0}", with: " ") == "Ends in 2 days")
        #expect(leap[.detail]?.string == "Your subscription won’t renew. Your access ends on February 29, 2028.")
    }

    @Test("The date in a sentence is the customer's own, in the style asked for")
    func dates() throws {
        let next = NextRenewal(date: try instant("2026-12-01T02:00:00Z"))
        let now = "2026-11-20T12:00:00Z"
        let west = try lines(.active(next), at: now, in: "America/New_York")[.detail]?.string
        #expect(
            west
                == "Your subscription renews automatically on November 30, 2026. To avoid this, cancel on or before November 28, 2026."
        )
        let east = try lines(.active(next), at: now, in: "Asia/Tokyo", locale: "en-GB")[.detail]?.string
        #expect(
            east
                == "Your subscription renews automatically on 1\u{A0}December 2026. To avoid this, cancel on or before 29\u{A0}November 2026."
        )
        let full = StatusOptions(dateStyle: .full)
        #expect(
            try lines(.active(next), at: now, options: full)[.detail]?.string
                == "Your subscription renews automatically on Tuesday, December 1, 2026. To avoid this, cancel on or before "
                + "Sunday, November 29, 2026."
        )
        let never = StatusOptions(nearDays: -1)
        #expect(
            try lines(.active(next), at: "2026-12-01T01:00:00Z", options: never)[.headline]?.string
                == "Renews on Dec 1, 2026"
        )
    }

    @Test("A product without a name is spoken of without one; its identifier is for staff")
    func names() throws {
        let change = PlanChange(direction: .downgrade, productID: "basic", renewal: NextRenewal())
        let purchase = CustomerStatus.Purchase(
            store: .appStore,
            productID: "pro",
            transactionID: "42",
            situation: .planChange(change)
        )
        let formatter = try StatusFormatter(locale: "en", timeZone: "UTC")
        let cancel =
            "To avoid the next charge, cancel in your App Store account settings at least 24\u{A0}hours before the current period ends."
        let nameless = formatter.lines(for: purchase, now: .distantPast)
        #expect(nameless[.name] == nil)
        #expect(
            nameless[.detail]?.string
                == "You’ll switch to a lower plan at the next renewal. You’ll be charged for it then. " + cancel
        )
        #expect(
            nameless[.support]?.string
                == "Change to a lower plan at the next renewal: basic. Product ID: pro. Original transaction ID: 42."
        )
        let products = [("pro", "Pro"), ("basic", "Basic")].map { id, name in
            Product(
                id: id,
                type: .autoRenewable,
                names: [LocalizedName(locale: "en", name: name)],
                prices: StorefrontPrices()
            )
        }
        let named = formatter.lines(for: purchase, now: .distantPast, products: ProductNames(products))
        #expect(named[.name]?.string == "Pro")
        #expect(
            named[.detail]?.string == "You’ll switch to “Basic” at the next renewal. You’ll be charged for it then. "
                + cancel
        )
    }

    @Test(
        "Tax on top of a charge is told where a new price comes after it",
        arguments: [TaxTreatment?.some(.added), nil]
    )
    func taxBeforeNewPrice(tax: TaxTreatment?) throws {
        let now = try #require(Instant(rfc3339: "2026-11-20T12:00:00Z"))
        let first = now.adding(milliseconds: 20 * 86_400_000)
        let change = AnnouncedPriceChange(
            kind: .increase,
            date: first.adding(milliseconds: 31 * 86_400_000),
            before: .active(NextRenewal(date: first, price: Price("9.99", "USD"), tax: tax))
        )
        let purchase = CustomerStatus.Purchase(
            store: .stripe,
            productID: "pro",
            transactionID: "42",
            situation: .priceChange(change)
        )
        let lines = try StatusFormatter(locale: "en", timeZone: "UTC").lines(for: purchase, now: now)
        let detail = try #require(lines[.detail]?.string)
        #expect(detail.contains("$9.99 on December 10, 2026. To avoid this, cancel on or before December 9, 2026."))
        #expect(detail.contains("Any tax that applies is added to the price.") == (tax == .added), "\(detail)")
    }

    @Test("An unknown time zone is refused when the formatter is made")
    func timeZone() {
        #expect(throws: StoreCalendar.UnknownTimeZone.self) {
            try StatusFormatter(locale: "en", timeZone: "Mars/Olympus")
        }
    }

    @Test("An outcome that says nothing has no lines; the balance agrees with the app's own word")
    func outcomes() throws {
        let formatter = try StatusFormatter(locale: "en", timeZone: "UTC")
        for outcome in [PurchaseOutcome.silent, .cancelled] {
            #expect(formatter.lines(for: outcome, store: .appStore) == nil)
        }
        #expect(
            formatter.lines(for: .nothingToRestore, store: .appStore)?.detail.string.contains("Apple Account") == true
        )
        #expect(
            formatter.lines(for: .nothingToRestore, store: .stripe)?.detail.string.contains("another account") == true
        )
        #expect(formatter.lines(for: .signInNeeded, store: .googlePlay)?.action?.string == "Try again")
        #expect(formatter.lines(for: .alreadyOwned, store: .googlePlay)?.action?.string == "Restore purchases")
        for store in StoreName.allCases {
            let restores = ![.stripe, .paddle, .other].contains(store)
            for outcome in [PurchaseOutcome.alreadyOwned, .failed] {
                #expect((formatter.lines(for: outcome, store: store)?.action != nil) == restores, "\(store)")
            }
            let owned = formatter.lines(for: .alreadyOwned, store: store)?.detail.string ?? ""
            #expect(owned.hasPrefix("You already have this.") && owned.contains("Restore") == restores, "\(store)")
        }
        let unit = "{balance, plural, one {# credit} other {# credits}}"
        #expect(formatter.balance(1, unit: unit).string.replacing("\u{A0}", with: " ") == "Your balance: 1 credit")
        #expect(
            formatter.balance(1_200, unit: unit).string.replacing("\u{A0}", with: " ") == "Your balance: 1,200 credits"
        )
        let broken = formatter.balance(12, unit: "{balance, plural")
        #expect(broken.string == "Your balance: 12")
        #expect(broken.diagnostics.map { FormattingCode($0) } == [.brokenMessage])
        let polish = try StatusFormatter(locale: "pl", timeZone: "UTC")
        let words = "{balance, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}"
        #expect(polish.balance(22, unit: words).string.hasSuffix("22\u{A0}monety"))
        #expect(polish.balance(5, unit: words).string.hasSuffix("5\u{A0}monet"))
    }
}
