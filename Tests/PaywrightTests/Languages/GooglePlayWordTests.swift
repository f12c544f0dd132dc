@testable import Paywright
import PaywrightDecisions
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightModel
import PaywrightReviewCases
import PaywrightTemplates
import PaywrightValues
import Testing

@Suite("What Google Play sells is worded in its own words, and what any other store sells is not")
struct GooglePlayWordTests {
    static var layered: [String] {
        get throws { try CatalogLibrary.builtin().layered.map(\.tag) }
    }

    @Test("The languages that have such words")
    func languages() throws {
        let languages = ["hi", "ko", "sv", "vi", "zh-Hant"]
        #expect(try Self.layered.sorted() == languages.map { "\($0)-x-gplay" })
    }

    @Test("Lint and lengths have nothing to say", arguments: try layered)
    func lint(tag: String) throws {
        let library = try CatalogLibrary.builtin()
        let catalog = try #require(try library.catalog(for: LocaleTag(tag)))
        // A reader of Hindi and Vietnamese had seen the texts before the rendered lines.
        let isDrafted = ["hi-x-gplay", "vi-x-gplay"].contains(tag)
        #expect(catalog.metadata.review == (isDrafted ? .drafted : .secondReading))
        #expect(!catalog.metadata.register.isEmpty)
        let found =
            try CatalogLint(catalog, in: library).diagnostics()
            + BudgetReview().diagnostics(for: catalog.locale, in: library)
        for diagnostic in found { Issue.record("\(diagnostic)") }
    }

    @Test("No message is that of the language, and each has the same values but for the store", arguments: try layered)
    func differs(tag: String) throws {
        let library = try CatalogLibrary.builtin()
        let locale = try LocaleTag(tag)
        let catalog = try #require(try library.catalog(for: locale))
        let base = try library.messages(for: locale.layered(nil)).own
        #expect(!catalog.entries.isEmpty)
        func values(_ program: MessageProgram) -> Set<String> {
            Set(program.references.filter { $0.reference.name != .store }.map { "\($0.reference)" })
        }
        for entry in catalog.entries {
            guard case (let other, .success(let original))? = base.message(entry.key),
                case .success(let program)? = catalog.program(for: entry.key)
            else {
                Issue.record("\(entry.key): no message of the language")
                continue
            }
            #expect(other.entry(for: entry.key)?.pattern != entry.pattern, "\(entry.key)")
            #expect(values(program) == values(original), "\(entry.key)")
        }
    }

    // MARK: In whose words

    /// German with a mark on messages of Google Play that stand in every kind of text.
    private static func library() throws -> CatalogLibrary {
        let keys = [
            "disclosure.renews", "status.renews.price", "outcome.failed", "notice.renewal.subject", "label.title",
            "label.currentPlan", "eligibility.reason.noHistory", "period.lifetime",
        ]
        let german = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag("de")))
        let members = try keys.map { key in
            "\"\(key)\": \"PLAY \(try #require(german.entry(for: key)).pattern)\""
        }
        let file = #"{"@@locale": "de-x-gplay", "# + members.joined(separator: ", ") + "}"
        let words = try Catalog(parsing: Array(file.utf8), file: "own.arb")
        let library = try CatalogLibrary.builtin().adding(messages: [words])
        #expect(library.diagnostics.isEmpty)
        return library
    }

    private static let mark = "PLAY "

    private static func terms(_ store: StoreName, _ name: String) throws -> PurchaseTerms {
        try #require(ScenarioMatrix.all.first { $0.name == name }).sold(in: store).terms
    }

    @Test("The lines of a product, one by one and together, and its button", arguments: StoreName.allCases)
    func products(store: StoreName) throws {
        let isMarked = store == .googlePlay
        let language = try Language("de", catalogs: Self.library())
        let formatter = language.paywallFormatter()
        let terms = try Self.terms(store, "monthly")
        let lines = formatter.lines(for: terms)
        #expect(lines[.disclosure]?.string.contains(Self.mark) == isMarked)
        #expect(lines[.disclosure]?.locale == "de")
        let paywall = try #require(language.paywall(terms.product, in: terms.storefront))
        #expect(paywall.disclosure.contains(Self.mark) == isMarked)
        let display = PaywallDisplay(lines, labels: [.title], in: formatter)
        #expect(display.texts.last?.text.string.contains(Self.mark) == isMarked)
        #expect(formatter.label(.title, besideProductsOf: [store]).string.contains(Self.mark) == isMarked)
        #expect(!formatter.label(.title, besideProductsOf: [store, .appStore]).string.contains(Self.mark))
        #expect(!formatter.label(.title).string.contains(Self.mark))
    }

    @Test("A purchase, a notice about it and what an attempt came to", arguments: StoreName.allCases)
    func purchases(store: StoreName) throws {
        let isMarked = store == .googlePlay
        let formatter = try StatusFormatter(locale: LocaleTag("de"), timeZone: "UTC", catalogs: Self.library())
        let now = StatusScenarios.now
        let purchase = CustomerStatus.Purchase(
            store: store,
            productID: nil,
            situation: .active(
                NextRenewal(date: now.adding(milliseconds: 20 * 86_400_000), price: Price("9.99", "USD"))
            )
        )
        let lines = formatter.lines(for: purchase, now: now)
        #expect(lines[.detail]?.string.contains(Self.mark) == isMarked, "\(lines[.detail]?.string ?? "none")")
        #expect(lines.entries.allSatisfy { $0.text.locale == "de" })
        let timed = try #require(StatusScenarios.purchases(in: store).first { $0.name == "active" }).purchase
        let utc = try StoreCalendar(timeZone: "UTC")
        for notice in timed.notices(at: now, asking: NoticeQuestion(), by: utc) {
            let text = formatter.text(of: notice, about: timed, now: now)
            #expect(text.body == formatter.lines(for: timed, now: now)[.detail])
            #expect([text.subject, text.opening].contains { $0.string.contains(Self.mark) } == isMarked)
        }
        let outcome = try #require(formatter.lines(for: .failed, store: store))
        #expect(outcome.detail.string.contains(Self.mark) == isMarked)
    }

    @Test("The offers of a group, worded before for another store's", arguments: StoreName.allCases)
    func eligibility(store: StoreName) throws {
        let formatter = try StatusFormatter(locale: LocaleTag("de"), timeZone: "UTC", catalogs: Self.library())
        for other in StoreName.allCases + [store] {
            let group = GroupEligibility(
                store: other,
                groupID: nil,
                productIDs: [],
                introductory: .unknown(.noHistory),
                promotional: .unknown(.noHistory),
                winBack: .unknown(.noHistory),
                winBackOfferIDs: [],
                offerCode: .unknown(.noHistory),
                standing: nil,
                showsPurchaseScreen: true
            )
            let isMarked = formatter.lines(for: group).values.allSatisfy { $0.string.contains(Self.mark) }
            #expect(isMarked == (other == .googlePlay))
        }
    }

    @Test("A template", arguments: StoreName.allCases)
    func templates(store: StoreName) throws {
        let isMarked = store == .googlePlay
        let formatter = try PaywallFormatter(locale: LocaleTag("de"), catalogs: Self.library())
        let template = PaywallTemplate("{{ product.period_with_unit }}", dialect: .revenueCat)
        let lifetime = TemplateContext(terms: try Self.terms(store, "lifetime"))
        #expect(template.render(lifetime, with: formatter).text.string.contains(Self.mark) == isMarked)
    }

    // MARK: Every case

    /// The beginnings of words that only texts about Google Play have, and those that none of them has.
    private static let stems: [String: (play: [String], others: [String])] = [
        "sv": (["prenumer"], ["abonn"]), "ko": (["구매"], ["구입"]), "vi": (["gói thuê bao"], ["gói đăng ký"]),
        "zh-Hant": (["恢復購買"], ["回復購買", "已回復", "可回復"]), "hi": (["सदस्यता"], ["सब्सक्र"]),
    ]

    @Test("No text has a term of the wrong store, were each case of each store", arguments: try layered)
    func everyCase(tag: String) throws {
        let locale = try LocaleTag(tag).layered(nil)
        let stems = try #require(Self.stems[locale.tag])
        let language = try Language(locale)
        let paywall = language.paywallFormatter()
        let status = try language.statusFormatter(timeZone: "UTC")
        for store in StoreName.allCases {
            let wrong = store == .googlePlay ? stems.others : stems.play
            var texts = ScenarioMatrix.all.flatMap { scenario in
                scenario.sold(in: store).lines(paywall).entries.map { (scenario.name, $0.text.string) }
            }
            let names = ProductNames(StatusScenarios.products)
            texts += StatusScenarios.purchases(in: store).flatMap { name, purchase in
                status.lines(for: purchase, now: StatusScenarios.now, products: names).entries
                    .map { ("status.\(name)", $0.text.string) }
            }
            texts += PurchaseOutcome.allCases.compactMap { outcome in
                status.lines(for: outcome, store: store).map { ("outcome.\(outcome)", $0.detail.string) }
            }
            for (name, text) in texts {
                // By its bytes: a vowel sign may follow on the last letter of a beginning.
                let found = wrong.first { Array(text.lowercased().utf8).firstRange(of: Array($0.utf8)) != nil }
                #expect(found == nil, "\(store) \(name): \(text)")
            }
        }
    }

    @Test("Each message of the layer stands in some case that a reviewer reads", arguments: try layered)
    func reviewed(tag: String) throws {
        let library = try CatalogLibrary.builtin()
        let locale = try LocaleTag(tag)
        let catalog = try #require(try library.catalog(for: locale))
        let language = try Language(locale.layered(nil))
        let cases =
            ScenarioReport.cases(language.paywallFormatter())
            + StatusScenarioReport.cases(try language.statusFormatter(timeZone: "UTC"))
        let shown = cases.filter { $0.store == .googlePlay }.flatMap(\.lines).flatMap { line -> [String] in
            guard case .line(.sentences(let sentences)) = line.content else { return [] }
            return sentences.flatMap(\.keys)
        }
        let left = catalog.entries.map(\.key).filter { !shown.contains($0) }
        // A case that is made from its parts states of Google Play not who has cancelled. What is shared no more is the App Store's.
        #expect(left.filter { !$0.hasPrefix("status.commitment.cancelled") && $0 != "status.revoked.cause" } == [])
    }

    @Test("A caller's words of the language come before the package's about Google Play")
    func ownWords() throws {
        let file = #"{"@@locale": "sv", "label.title": "välj ett abonnemang hos oss"}"#
        let words = try Catalog(parsing: Array(file.utf8), file: "own.arb")
        let library = try CatalogLibrary.builtin().adding(messages: [words])
        let formatter = try PaywallFormatter(locale: LocaleTag("sv"), catalogs: library)
        #expect(
            formatter.label(.title, besideProductsOf: [.googlePlay]).string == "Välj ett abonnemang hos oss"
        )
        let plain = try PaywallFormatter(locale: "sv")
        #expect(plain.label(.title, besideProductsOf: [.googlePlay]).string == "Välj din prenumeration")
        #expect(plain.label(.title).string == "Välj ditt abonnemang" && plain.match.matched.tag == "sv")
    }
}
