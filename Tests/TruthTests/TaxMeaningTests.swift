import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightReviewCases
import PaywrightValues
import TestSupport
import Testing

/// Every built-in case as if tax were added to its prices: which lines tell it, judged by messages and roles, so in every
/// language alike.
@Suite("No amount that will be charged stands without the words that tax is added to it")
struct TaxMeaningTests {
    private static let locales = try? CatalogLibrary.builtin().locales.map(\.tag)
    private static let words: Set<String> = [
        "plusTax", "plusTax.spoken", "price.plusTax", "disclosure.tax", "forSeats.plusTax", "forQuantity.plusTax",
    ]
    /// What is not charged: what is saved, what is compared with, what is struck through.
    private static let silent: Set<ProductLine> = [
        .formerPrice, .savingsPercent, .savingsAmount, .savingsTime, .savingsComparison, .savingsPerUnit,
        .savingsOfferPercent, .savingsOfferAmount, .savingsWithOfferPercent, .savingsWithOfferAmount,
    ]

    @Test("Every case in every language", arguments: Sweep.languages(2, of: try #require(locales)))
    func everyCase(locale: String) throws {
        let formatter = try PaywallFormatter(locale: locale)
        for scenario in ScenarioMatrix.all {
            let plain = formatter.lines(for: Self.terms(scenario.terms, nil))
            let taxed = formatter.lines(for: Self.terms(scenario.terms, .added))
            #expect(plain.entries.map(\.line) == taxed.entries.map(\.line), "\(scenario.name)")
            let included = formatter.lines(for: Self.terms(scenario.terms, .included)).entries
            #expect(included.filter { $0.line != .taxIncluded } == plain.entries)
            #expect(taxed.diagnostics == plain.diagnostics)
            for (before, after) in zip(plain.entries, taxed.entries) {
                let amounts = Self.amounts(before.text)
                let tells = !Self.words.isDisjoint(with: after.text.messages)
                let mustTell = !amounts.isEmpty && !Self.silent.contains(before.line)
                #expect(tells == mustTell, "\(scenario.name) \(before.line): \(after.text)")
                // The terms tell it of all their amounts at once, or beside the only one.
                let told = Self.words.intersection(after.text.messages)
                #expect(told.count <= 1, "\(scenario.name) \(before.line): \(after.text)")
                #expect(Self.amounts(after.text) == amounts, "\(scenario.name): no amount becomes another")
                #expect(Self.words.isDisjoint(with: before.text.messages))
            }
        }
    }

    private static func amounts(_ text: FormattedText) -> [String] {
        text.parts.filter { $0.kind == .money }.map { part in
            String(decoding: Array(text.string.utf16)[part.range], as: UTF16.self)
        }
    }

    private static func terms(_ terms: PurchaseTerms, _ tax: TaxTreatment?) -> PurchaseTerms {
        let product = terms.product
        return PurchaseTerms(
            product: Product(
                id: product.id,
                basePlanID: product.basePlanID,
                store: product.store,
                type: product.type,
                names: product.names,
                prices: product.prices,
                period: product.period,
                group: product.group,
                offers: product.offers,
                billingPlans: product.billingPlans,
                isSoldPerSeat: product.isSoldPerSeat,
                tax: tax,
                includes: product.includes
            ),
            storefront: terms.storefront,
            offerPhases: terms.offerPhases,
            regularPhase: terms.regularPhase,
            eligibility: terms.eligibility,
            commitment: terms.commitment,
            quantity: terms.quantity,
            unitPrice: terms.unitPrice
        )
    }

    @Test("Prices that stand to tax otherwise are not compared")
    func notCompared() throws {
        func terms(_ name: String, _ tax: TaxTreatment?) throws -> PurchaseTerms {
            Self.terms(try #require(ScenarioMatrix.all.first { $0.name == name }).terms, tax)
        }
        let formatter = try PaywallFormatter(locale: "en")
        let unlike: [(TaxTreatment?, TaxTreatment?)] = [
            (.added, nil), (.added, .included), (nil, .added), (.included, nil), (nil, .included),
        ]
        for (tax, other) in unlike {
            let (yearly, monthly) = (try terms("yearly", tax), try terms("monthly", other))
            #expect(yearly.obstacle(toComparisonWith: monthly) == .otherTax)
            #expect(formatter.lines(for: yearly, comparedWith: monthly)[.savingsPercent] == nil)
        }
        let (yearly, monthly) = (try terms("yearly", .added), try terms("monthly", .added))
        #expect(formatter.lines(for: yearly, comparedWith: monthly)[.savingsPercent]?.string == "Save 49%")
    }

    @Test(
        "The words of each language",
        arguments: [
            (
                "en",
                [
                    "$9.99 plus tax", "$9.99/month, plus tax", "1 week free, then $9.99 per month, plus tax",
                    "Subscribe for $9.99 per month, plus tax",
                ]
            ),
            (
                "de",
                [
                    "9,99 $ (zzgl. Steuern)", "9,99 $/Monat (zzgl. Steuern)",
                    "1 Woche kostenlos, danach 9,99 $ pro Monat (zzgl. Steuern)",
                    "Für 9,99 $ pro Monat abonnieren (zzgl. Steuern)",
                ]
            ),
            ("ja", ["$9.99（税別）", "$9.99/月（税別）", "1週間無料、その後は月額$9.99（税別）", "月額$9.99で登録（税別）"]),
            (
                "ar",
                [
                    "9.99 US$ (غير شامل الضريبة)", "9.99 US$/شهر (غير شامل الضريبة)",
                    "أسبوع مجانًا، ثم 9.99 US$ شهريًا (غير شامل الضريبة)",
                    "الاشتراك مقابل 9.99 US$ شهريًا (غير شامل الضريبة)",
                ]
            ),
        ]
    )
    func words(locale: String, texts: [String]) throws {
        let formatter = try PaywallFormatter(locale: locale)
        func line(_ scenario: String, _ line: ProductLine) throws -> String {
            let scenario = try #require(ScenarioMatrix.all.first { $0.name == scenario })
            let text = try #require(formatter.lines(for: scenario.terms)[line]?.string)
            // Marks of direction and spaces that do not break stand where the language wants them.
            return String(text.unicodeScalars.filter { !$0.properties.isBidiControl })
                .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
        let found = [
            try line("tax.monthly", .price), try line("tax.monthly", .pricePerPeriodShort),
            try line("tax.freeTrial", .offer), try line("tax.monthly", .callToAction),
        ]
        #expect(found == texts)
    }
}
