import Foundation
import Paywright
import PaywrightPatterns
import PaywrightReviewCases
import Testing

@Suite("Shapes: one text for all that is the same, another one for all that is not")
struct ProductShapeTests {
    private typealias Phase = ProductShape.Phase

    private static func yearly(_ period: CalendarDuration = .years(1), _ offers: [ProductShape.Phase] = [])
        -> ProductShape
    {
        ProductShape(kind: .autoRenewable, store: .appStore, period: period, offers: offers)
    }

    @Test("Texts of shapes")
    func forms() throws {
        let trial = Phase(mode: .free, type: .introductory, period: .days(7))
        let cheap = Phase(mode: .payAsYouGo, type: .promotional, period: .months(1), cycles: 3)
        let front = Phase(mode: .payUpFront, type: .unspecified, period: .months(12))
        let once = Phase(mode: .oneTime, type: .code, period: nil)
        let cases: [(ProductShape, form: String, name: String)] = [
            (Self.yearly(), "P1Y", "P1Y"),
            (Self.yearly(.months(12)), "P1Y", "P12M"),
            (Self.yearly(.days(30)), "P30D", "P30D"),
            (Self.yearly(.years(1), [trial]), "P1Y+free:P1W", "P1Y+free:P7D"),
            (
                Self.yearly(.months(1), [trial, cheap]), "P1M+free:P1W+promotional.payAsYouGo:P1M*3",
                "P1M+free:P7D+promotional.payAsYouGo:P1M*3"
            ),
            (Self.yearly(.months(1), [front]), "P1M+offer.payUpFront:P1Y", "P1M+offer.payUpFront:P12M"),
            (
                ProductShape(kind: .nonConsumable, store: .appStore, offers: [once]), "once+code.oneTime",
                "once+code.oneTime"
            ),
            (
                ProductShape(kind: .consumable, store: .appStore, quantity: 3), "consumable;quantity:3",
                "consumable;quantity:3"
            ),
            (ProductShape(kind: .nonRenewable, store: .googlePlay, period: .months(1)), "prepaid:P1M", "prepaid:P1M"),
            (
                ProductShape(kind: .nonRenewable, store: .appStore, isFree: true), "nonRenewable;free",
                "nonRenewable;free"
            ),
            (
                ProductShape(
                    kind: .autoRenewable,
                    store: .stripe,
                    period: .months(1),
                    commitment: .init(payments: 12, renewal: nil),
                    seats: 5,
                    tax: .added
                ),
                "P1M;commitment:12:unstated;seats:5;tax:added", "P1M;commitment:12:unstated;seats:5;tax:added"
            ),
        ]
        for (shape, form, name) in cases {
            #expect(shape.form == form)
            #expect(shape.name == name || shape.name == name + "~now")
            let coded = try JSONDecoder().decode(ProductShape.self, from: JSONEncoder().encode(shape))
            #expect(coded == shape)
        }
    }

    @Test("Whatever changes a purchase changes its shape, and then no line of the offer is found")
    func mutations() {
        let trial = Phase(mode: .free, type: .introductory, period: .weeks(1))
        let shape = Self.yearly(.years(1), [trial])
        let others = [
            Self.yearly(.months(6), [trial]),
            Self.yearly(.years(1), [Phase(mode: .free, type: .introductory, period: .days(3))]),
            Self.yearly(.years(1), [Phase(mode: .free, type: .introductory, period: .weeks(1), cycles: 2)]),
            Self.yearly(.years(1), [Phase(mode: .payUpFront, type: .introductory, period: .weeks(1))]),
            Self.yearly(.years(1), [Phase(mode: .free, type: .promotional, period: .weeks(1))]),
            Self.yearly(.years(1), [trial, trial]),
            Self.yearly(),
            ProductShape(kind: .autoRenewable, store: .appStore, period: .years(1), isFree: true, offers: [trial]),
            ProductShape(kind: .autoRenewable, store: .googlePlay, period: .years(1), offers: [trial]),
            ProductShape(kind: .autoRenewable, store: .appStore, period: .years(1), offers: [trial], seats: 2),
            ProductShape(kind: .autoRenewable, store: .appStore, period: .years(1), offers: [trial], tax: .added),
        ]
        for other in others { #expect(!shape.isEqual(to: other), "\(other.form)") }
        #expect(
            shape.isEqual(to: Self.yearly(.months(12), [Phase(mode: .free, type: .introductory, period: .days(7))]))
        )
    }

    @Test("Amounts in another currency, of another number of phases, or that save nothing, fill no line")
    func amounts() throws {
        let english = try PaywallFormatter(locale: "en")
        let scenario = try #require(ScenarioMatrix.all.first { $0.name == "savings.yearly.introductory" })
        let pattern = PaywallPattern(scenario.terms, comparedWith: scenario.reference, by: english)
        let amounts = PatternAmounts(scenario.terms, comparedWith: scenario.reference)
        func text(_ line: ProductLine, _ offers: [Price]? = nil, reference: Price? = nil) -> String? {
            let changed = PatternAmounts(
                price: amounts.price,
                unitPrice: amounts.unitPrice,
                offers: offers ?? amounts.offers,
                reference: reference ?? amounts.reference,
                storefront: amounts.storefront
            )
            return pattern.text(of: line, for: changed, by: english)
        }
        #expect(text(.offer) != nil)
        #expect(try JSONDecoder().decode(PaywallPattern.self, from: JSONEncoder().encode(pattern)) == pattern)
        #expect(text(.offer, []) == nil)
        #expect(text(.offer, [try #require(Price("39.99", "EUR"))]) == nil)
        #expect(text(.formerPrice, [amounts.price]) == nil)
        #expect(text(.savingsPercent) != nil)
        #expect(text(.savingsPercent, reference: Price("0.01", "USD")) == nil)
    }

    @Test("A pattern is read as it is written, with braces in its words")
    func texts() throws {
        for text in ["{price} per year", "", "{{price}} {price}", "a }} b", "{price}{percent}"] {
            let pattern = try #require(PatternText(text))
            #expect(pattern.description == text)
            #expect(try JSONDecoder().decode(PatternText.self, from: JSONEncoder().encode(pattern)) == pattern)
        }
        for text in ["{", "}", "{prices}", "{price", "{}"] { #expect(PatternText(text) == nil) }
    }

    @Test(
        "A full stop after a value that ends in one is left out, but for right-to-left letters, and isolates stand once"
    )
    func filling() throws {
        let sentence = try #require(PatternText("{price}. End"))
        #expect(sentence.filled([.price: "9 kr."], isRightToLeft: false) == "9 kr. End")
        #expect(sentence.filled([.price: "9 €"], isRightToLeft: false) == "9 €. End")
        #expect(sentence.filled([:], isRightToLeft: false) == nil)
        #expect(
            sentence.filled([.price: "٩ د.إ.\u{200F}"], isRightToLeft: false) == "\u{2068}٩ د.إ.\u{200F}\u{2069}. End"
        )
        let arabic = try #require(PatternText("\u{2068}{price}\u{2069}. a"))
        #expect(arabic.filled([.price: "٩ د.إ.\u{200F}"], isRightToLeft: true) == "\u{2068}٩ د.إ.\u{200F}\u{2069}. a")
    }
}
