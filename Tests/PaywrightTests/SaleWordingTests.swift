import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@testable import Paywright

@Suite("What is rented, and what is ordered before its release")
struct SaleWordingTests {
    private func lines(
        _ sale: OneTimeSale,
        at now: String? = nil,
        in timeZone: String? = "Europe/Berlin",
        tax: TaxTreatment? = nil,
        quantity: Int = 1
    ) throws -> [ProductLine: String] {
        let price = try #require(Price("3.99", "EUR"))
        let product = Product(
            id: "film",
            store: .googlePlay,
            type: sale.rental == nil ? .nonConsumable : .nonRenewable,
            names: [LocalizedName(locale: "en", name: "Film")],
            prices: StorefrontPrices(price, in: .germany),
            tax: tax,
            sale: sale
        )
        let terms = try #require(
            OfferSelection.terms(for: product, in: .germany, claims: [.noOffer], quantity: quantity)
        )
        let calendar = try StoreCalendar(timeZone: timeZone)
        let dated = try now.flatMap { terms.dated(at: try #require(Instant(rfc3339: $0)), in: calendar) }
        let formatter = try PaywallFormatter(locale: "en")
        let words = formatter.lines(for: terms, dated: dated)
        let texts = ProductLine.allCases.compactMap { line in
            words[line].map { (line, $0.string.replacing("\u{A0}", with: " ")) }
        }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    @Test(
        "A rental names its length, and the time that is left once it is started",
        arguments: [
            (
                Rental(period: .days(30), afterStart: .hours(48)),
                "The rental lasts 30 days. Once you start using it, the rental ends after 48 hours at the latest."
            ),
            (
                Rental(period: .days(30), afterStart: .days(1)),
                "The rental lasts 30 days. Once you start using it, the rental ends after 1 day at the latest."
            ),
            (Rental(period: .months(1)), "The rental lasts 1 month."),
            (
                Rental(period: nil, afterStart: .hours(1)),
                "Once you start using it, the rental ends after 1 hour at the latest."
            ),
            (Rental(period: nil), nil),
        ] as [(Rental, String?)]
    )
    func rental(rental: Rental, sentences: String?) throws {
        let lines = try lines(.rental(rental))
        #expect(lines[.rental] == sentences)
        #expect(lines[.callToAction] == "Rent for €3.99" && lines[.callToActionShort] == "Rent")
        let terms =
            "You pay €3.99 once, when you confirm. Your access is for a limited time and isn’t renewed automatically."
        #expect(lines[.disclosure] == terms + (sentences.map { " " + $0 } ?? ""))
        #expect(lines[.preorder] == nil && lines[.period] == nil && lines[.pricePerDay] == nil)
    }

    private static let release = Instant(milliseconds: 1_796_889_600_000)  // 2026-12-10T08:00:00Z

    @Test(
        "A pre-order is charged on its release, at most what it costs; the day stands where a time zone is stated",
        arguments: [
            ("2026-11-20T12:00:00Z", "Europe/Berlin", "December 10, 2026"),
            ("2026-11-20T12:00:00Z", "Pacific/Honolulu", "December 9, 2026"), ("2026-11-20T12:00:00Z", nil, nil),
            (nil, "Europe/Berlin", nil),
            // The release has passed.
            ("2026-12-10T08:00:00Z", "Europe/Berlin", nil),
        ] as [(String?, String?, String?)]
    )
    func preorder(now: String?, zone: String?, day: String?) throws {
        let lines = try lines(.preorder(Preorder(release: Self.release)), at: now, in: zone)
        #expect(lines[.callToAction] == "Pre-order" && lines[.callToActionShort] == nil)
        #expect(lines[.preorder] == day.map { "Release date: \($0)" })
        let terms =
            day.map { "Release date: \($0). You’re charged then: at most €3.99." }
            ?? "You’re charged when it’s released: at most €3.99."
        #expect(lines[.disclosure] == terms)
        #expect(lines[.dueToday] == nil && lines[.nextCharge] == nil)
        for text in lines.values {
            #expect(!text.contains("when you confirm") && !text.contains("Due") && !text.contains("Buy"), "\(text)")
        }
    }

    @Test("What is charged on the release is at most the price, and nothing at the order")
    func datedPreorder() throws {
        let price = try #require(Price("3.99", "EUR"))
        let product = Product(
            id: "film",
            store: .googlePlay,
            type: .nonConsumable,
            prices: StorefrontPrices(price, in: .germany),
            sale: .preorder(Preorder(release: Self.release, end: Self.release.adding(milliseconds: -1)))
        )
        let terms = try #require(OfferSelection.terms(for: product, in: .germany, claims: [.noOffer]))
        let calendar = try StoreCalendar(timeZone: "Europe/Berlin")
        let now = Self.release.adding(milliseconds: -2)
        let dated = try #require(terms.dated(at: now, in: calendar))
        #expect(dated.dueToday.isFree && dated.firstCharge == nil && !dated.goesOn)
        #expect(dated.moments.map(\.moment.charge) == [.atMost(price)])
        #expect(dated.moments.map(\.day?.description) == ["2026-12-10"])
        // It cannot be ordered any more.
        #expect(terms.dated(at: now.adding(milliseconds: 1), in: calendar) == nil)
    }

    @Test("Tax on top, and several, are told of a rental; a button without an amount tells neither")
    func taxAndCount() throws {
        let rental = OneTimeSale.rental(Rental(period: .days(30)))
        #expect(try lines(rental, tax: .added)[.callToAction]?.hasPrefix("Rent for €3.99") == true)
        #expect(try lines(rental, tax: .added)[.callToAction]?.hasSuffix("plus tax") == true)
        let several = try lines(rental, quantity: 2)[.callToAction]
        #expect(several?.hasPrefix("Rent for €7.98 (") == true && several?.hasSuffix("quantity: 2)") == true)
        let order = OneTimeSale.preorder(Preorder(release: Self.release))
        #expect(try lines(order, tax: .added)[.callToAction] == "Pre-order")
        #expect(try lines(order, tax: .added)[.disclosure]?.contains("at most €3.99.") == true)
    }
}
