import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightReviewCases
import PaywrightValues
import TestSupport
import Testing

@Suite("Lines that several offers say alike, worded once, are the lines of each offer")
struct MessagesOfOffersTests {
    private func wordings(of terms: [PurchaseTerms], _ formatter: PaywallFormatter) -> [ProductWording] {
        terms.map { formatter.wording(of: $0, named: formatter.names(of: $0.product)) }
    }

    @Test(
        "Every case, all offers together",
        arguments: Sweep.some(3, of: ["en", "de", "ar", "he", "ja", "pl", "hi", "en-XA"])
    )
    func everyCase(locale: String) throws {
        let formatter = try PaywallFormatter(locale: locale)
        for (store, terms) in Dictionary(grouping: ScenarioMatrix.all.map(\.terms), by: \.product.store) {
            let together = MessagesOfOffers(wordings(of: terms, formatter))
            let texts = together.lines.map { formatter.messages.of(store).format($0.content) }
            #expect(together.numbers.count == terms.count)
            for (numbers, terms) in zip(together.numbers, terms) {
                let said = numbers.filter { !texts[$0].string.isEmpty }
                let alone = formatter.lines(for: terms)
                #expect(said.map { together.lines[$0].line } == alone.entries.map(\.line))
                #expect(said.map { texts[$0] } == alone.entries.map(\.text))
            }
            #expect(terms.count == 1 || together.lines.count < together.numbers.joined().count)
        }
    }

    @Test("What an offer does not change is there once; chosen lines come in the order asked for")
    func shared() throws {
        let formatter = try PaywallFormatter(locale: "de")
        let trial = try #require(ScenarioMatrix.all.first { $0.name == "introductory.freeTrial.P1W" }).terms
        let regular = OfferSelection.terms(for: trial.product, in: trial.storefront, claims: [.noOffer])
        let offers = wordings(of: [trial, try #require(regular)], formatter)
        let together = MessagesOfOffers(offers, showing: [.callToAction, .price, .offer])
        #expect(together.numbers == [[0, 1, 2], [3, 1]])
        #expect(
            together.lines.map { formatter.messages.general.format($0.content).string } == [
                "1\u{A0}Woche kostenlos testen", "9,99\u{A0}$", "1\u{A0}Woche kostenlos, danach 9,99\u{A0}$ pro Monat",
                "Für 9,99\u{A0}$ pro Monat abonnieren",
            ]
        )
    }

    @Test("Names that are equal in other bytes are not alike")
    func bytes() throws {
        let formatter = try PaywallFormatter(locale: "en")
        let price = try #require(Price("9.99", "USD"))
        let terms = try ["Caf\u{E9}", "Cafe\u{301}", "Caf\u{E9}"].map { name in
            let prices = StorefrontPrices(price, in: .unitedStates)
            let names = [LocalizedName(locale: "en", name: name)]
            let product = Product(id: "cafe", type: .nonConsumable, names: names, prices: prices)
            return try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.noOffer]))
        }
        let together = MessagesOfOffers(wordings(of: terms, formatter), showing: [.name, .price])
        #expect(together.numbers == [[0, 1], [2, 1], [0, 1]])
    }
}
