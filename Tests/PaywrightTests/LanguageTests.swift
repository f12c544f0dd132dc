import Foundation
import Paywright
import Testing

@testable import PaywrightMessages

@Suite("One import, one language, one call")
struct LanguageTests {
    private static let examples = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

    @Test("A German paywall of a file")
    func paywall() throws {
        let german = try Language("de")
        let shop = try StoreFile.products(at: Self.examples.appending(path: "aurora.storekit").path)
        let paywalls = german.paywalls(shop, in: .unitedStates, claims: [.introductory])
        let monthly = try #require(paywalls.first { $0.name == "Aurora monatlich" })
        #expect(monthly.callToAction == "1\u{A0}Woche kostenlos testen")
        #expect(monthly.offer.hasSuffix("pro Monat"))
        #expect(monthly.disclosure.contains("9,99\u{A0}$"))
        #expect(monthly[.offer]?.string == monthly.offer)
        #expect(monthly.mostProminentAmount == monthly[.pricePerPeriod])
        #expect(paywalls.map(\.name) == german.paywalls(shop.products, in: .unitedStates).map(\.name))
        #expect(german.paywall(shop.products[0], in: .japan) == nil)
        #expect(try Language(Locale(identifier: "de_DE")).match.matched.tag == "de")
    }

    @Test("What formatters say that are made from a language, they say by themselves")
    func formatters() throws {
        let shop = try StoreFile.products(at: Self.examples.appending(path: "aurora.storekit").path)
        for tag in ["de", "ar", "zh-Hant-HK", "tlh"] {
            let language = try Language(tag)
            let formatter = try PaywallFormatter(locale: tag)
            for product in shop.products {
                let terms = OfferSelection.terms(for: product, in: .unitedStates, claims: [.noOffer])
                let expected = terms.map { formatter.lines(for: $0) }
                #expect(language.paywall(product, in: .unitedStates)?.lines == expected)
            }
            #expect(language.label(.notNow) == formatter.label(.notNow))
        }
    }

    @Test("A German status of a file, and what cannot be relied on")
    func status() async throws {
        let german = try Language("de")
        let shop = try StoreFile.products(at: Self.examples.appending(path: "aurora.storekit").path)
        let file = Self.examples.appending(path: "customers/trial-running.json").path
        let customer = try await StoreFile.customer(at: file, signatures: .unverified)
        let now = Instant(milliseconds: 1_795_176_000_000)
        let status = try german.status(of: customer.history, products: shop.products, at: now, in: "Europe/Berlin")
        #expect(status.headline.contains("Probeabo"))
        #expect(!status.detail.isEmpty)
        #expect(status.isReliable)
        var broken = customer.history
        broken.reading = HistoryReading(isWhole: false, verification: .notVerified)
        #expect(try !german.status(of: broken, at: now, in: "UTC").isReliable)
        #expect(throws: StoreCalendar.UnknownTimeZone.self) {
            try german.status(of: customer.history, at: now, in: "Europe/Berlim")
        }
    }

    @Test("Segments joined are the text, and markup escapes what a name holds")
    func segments() throws {
        for tag in ["en", "ar", "th"] {
            let language = try Language(tag)
            let shop = try StoreFile.products(at: Self.examples.appending(path: "aurora.storekit").path)
            for paywall in language.paywalls(shop, in: .unitedStates, claims: [.introductory]) {
                for entry in paywall.lines.entries {
                    #expect(entry.text.segments.map(\.text).joined() == entry.text.string)
                    #expect(String(AttributedString(entry.text).characters[...]) == entry.text.string)
                    let kinds = entry.text.segments.compactMap(\.kind)
                    #expect(kinds == entry.text.parts.map(\.kind))
                }
            }
        }
        let text = FormattedText(
            string: "Say \"<b>\" & pay $9.99",
            parts: [
                FormattedText.Part(kind: .name, role: nil, argument: .product, range: 4..<9),
                FormattedText.Part(kind: .money, role: .billed, argument: .price, range: 16..<21),
            ],
            locale: "en"
        )
        let html = text.html { segment in
            if segment.role == .billed { return "strong" }
            return segment.kind == .name ? "a onclick" : nil
        }
        #expect(html == "Say &quot;&lt;b&gt;&quot; &amp; pay <strong>$9.99</strong>")
    }
}
