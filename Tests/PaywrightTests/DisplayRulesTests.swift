import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightReviewCases
import Testing
import TestSupport

@Suite("Display rules find what a store wants to see and a paywall does not show")
struct DisplayRulesTests {
    private static let stores: [StoreName] = [.appStore, .googlePlay]
    private static let scenarios = ScenarioMatrix.all

    private func terms(_ name: String) throws -> PurchaseTerms {
        try #require(Self.scenarios.first { $0.name == name }).terms
    }

    // MARK: What passes

    @Test(
        "Every line of every scenario passes in every language",
        arguments: Sweep.languages(3, of: try SnapshotTests.locales)
    )
    func everything(locale: String) throws {
        for store in Self.stores {
            let formatter = try PaywallFormatter(locale: locale)
            for scenario in Self.scenarios {
                let display = PaywallDisplay(scenario.lines(formatter), in: formatter)
                let findings = DisplayRules(of: store).diagnostics(in: display)
                // Of a season pass that the App Store sells, no line says how long it lasts: no file of the store does.
                let expected: [DisplayRule] = scenario.name == "pass" ? [.accessWithoutDuration] : []
                #expect(findings.map { DisplayRule($0) } == expected, "\(scenario.name): \(findings)")
            }
        }
    }

    @Test(
        "Few lines are enough: name, price per period, price, offer and terms",
        arguments: Sweep.languages(3, of: try SnapshotTests.locales)
    )
    func fewLines(locale: String) throws {
        for store in Self.stores {
            let formatter = try PaywallFormatter(locale: locale)
            for scenario in Self.scenarios {
                let lines = formatter.lines(
                    for: scenario.terms,
                    showing: [.name, .pricePerPeriod, .price, .offer, .disclosure]
                )
                let display = PaywallDisplay(lines, labels: [.termsOfUse, .privacyPolicy], in: formatter)
                let findings = DisplayRules(of: store).diagnostics(in: display)
                // Of a season pass that the App Store sells, no line says how long it lasts: no file of the store does.
                let expected: [DisplayRule] = scenario.name == "pass" ? [.accessWithoutDuration] : []
                #expect(findings.map { DisplayRule($0) } == expected, "\(scenario.name): \(findings)")
            }
        }
    }

    @Test("A store without rules finds nothing, whatever is missing")
    func otherStore() throws {
        let formatter = try PaywallFormatter(locale: "en")
        let lines = formatter.lines(for: try terms("yearly"), showing: [.pricePerMonth])
        #expect(DisplayRules(of: .other).diagnostics(in: PaywallDisplay(lines, labels: [], in: formatter)).isEmpty)
    }

    @Test("What is paid once, and what is free, needs no words about subscriptions")
    func oneTime() throws {
        for store in Self.stores {
            let formatter = try PaywallFormatter(locale: "en")
            for (name, expected) in [("lifetime", [DisplayRule.noBilledPrice]), ("free", [])] {
                let lines = formatter.lines(for: try terms(name), showing: [.name])
                let display = PaywallDisplay(lines, labels: [], in: formatter)
                #expect(DisplayRules(of: store).diagnostics(in: display).map { DisplayRule($0) } == expected)
            }
            // With an offer the regular price is not what is charged.
            let lines = formatter.lines(for: try terms("code.oneTime"), showing: [.name, .price])
            let display = PaywallDisplay(lines, labels: [], in: formatter)
            #expect(DisplayRules(of: store).diagnostics(in: display).map { DisplayRule($0) } == [.noBilledPrice])
        }
    }

    // MARK: What is found, rule by rule

    /// A way to break one rule and nothing else on a paywall that shows everything.
    enum Damage: Sendable {
        case dropping([String])
        case forgetting(arguments: Set<ArgumentName>)
        case silencing(messages: String)
        case hiding(MoneyRole, onlyAboutOffers: Bool)
        case moving(String)
    }

    @Test(
        "Each rule is found, and it alone, when its words are taken away",
        arguments: [
            (.noName, .appStore, "monthly", .dropping(["name"])),
            (.noPeriod, .appStore, "quarterly", .forgetting(arguments: [.period])),
            (.noPeriod, .appStore, "prepaid.P3M", .forgetting(arguments: [.period])),
            (.noBilledPrice, .appStore, "monthly", .hiding(.billed, onlyAboutOffers: false)),
            (.noBilledPrice, .googlePlay, "monthly", .hiding(.billed, onlyAboutOffers: false)),
            (.priceWithoutPeriod, .googlePlay, "quarterly", .forgetting(arguments: [.period])),
            (.calculatedPriceAlone, .appStore, "yearly", .hiding(.billed, onlyAboutOffers: false)),
            (.calculatedPriceAlone, .googlePlay, "yearly", .hiding(.billed, onlyAboutOffers: false)),
            (.calculatedPriceFirst, .appStore, "yearly", .moving("pricePerMonth")),
            (.calculatedPriceFirst, .googlePlay, "yearly", .moving("pricePerMonth")),
            (
                .offerWithoutSequel, .appStore, "introductory.payAsYouGo.3xP1M",
                .hiding(.billed, onlyAboutOffers: true)
            ),
            (
                .offerWithoutSequel, .googlePlay, "winBack.payUpFront.P3M",
                .hiding(.billed, onlyAboutOffers: true)
            ),
            (
                .offerWithoutSequel, .appStore, "stacked.payUpFront.payAsYouGo",
                .forgetting(arguments: [.nextOfferPrice, .nextOfferDuration])
            ),
            (
                .trialWithoutDuration, .appStore, "introductory.freeTrial.P1W",
                .forgetting(arguments: [.trialDuration, .offerDuration])
            ),
            (
                .trialWithoutDuration, .googlePlay, "promotional.freeTrial.P1M",
                .forgetting(arguments: [.trialDuration, .offerDuration])
            ),
            (.noAutoRenewal, .appStore, "monthly", .silencing(messages: "disclosure.renews")),
            (.noAutoRenewal, .googlePlay, "introductory.freeTrial.P1W", .silencing(messages: "disclosure.renews")),
            (
                .noCancellation, .googlePlay, "introductory.freeTrial.P1W",
                .silencing(messages: "disclosure.cancel")
            ),
            (.savingWithoutReference, .appStore, "savings.yearly", .hiding(.reference, onlyAboutOffers: false)),
            (.savingWithoutReference, .googlePlay, "savings.yearly", .hiding(.reference, onlyAboutOffers: false)),
            (.noTermsOfUse, .appStore, "yearly", .dropping(["label.termsOfUse"])),
            (.noPrivacyPolicy, .appStore, "yearly", .dropping(["label.privacyPolicy"])),
        ] as [(DisplayRule, StoreName, String, Damage)]
    )
    func oneRule(rule: DisplayRule, store: StoreName, scenario: String, damage: Damage) throws {
        for locale in Sweep.languages(10, of: try SnapshotTests.locales) {
            let formatter = try PaywallFormatter(locale: locale)
            let subject = try #require(Self.scenarios.first { $0.name == scenario })
            let terms = subject.terms
            let whole = PaywallDisplay(formatter.lines(for: terms, comparedWith: subject.reference), in: formatter)
            var texts = whole.texts
            // Prices by the day and week would stand alone too; only where that is the rule may they stay.
            if rule == .noBilledPrice { texts.removeAll { $0.text.parts.contains { $0.role == .calculated } } }
            let display = PaywallDisplay(
                terms: terms,
                texts: Self.damaged(texts, damage),
                match: formatter.match
            )
            let findings = DisplayRules(of: store).diagnostics(in: display)
            #expect(findings.map { DisplayRule($0) } == [rule], "\(locale): \(findings)")
            #expect(
                findings.allSatisfy {
                    $0.severity == .error && $0.expected?.hasSuffix(rule.source(of: store) ?? "?") == true
                }
            )
        }
    }

    private static func damaged(_ texts: [DisplayedText], _ damage: Damage) -> [DisplayedText] {
        switch damage {
        case .dropping(let keys): texts.filter { !keys.contains($0.key) }
        case .moving(let key): texts.filter { $0.key == key } + texts.filter { $0.key != key }
        case .forgetting(let arguments):
            texts.map { text in copy(text, arguments: text.text.arguments.filter { !arguments.contains($0) }) }
        case .silencing(let family):
            texts.map { text in copy(text, messages: text.text.messages.filter { !$0.hasPrefix(family) }) }
        case .hiding(let role, let onlyAboutOffers):
            texts.map { text in
                guard !onlyAboutOffers || isAboutOffer(text) else { return text }
                return copy(text, parts: text.text.parts.filter { $0.role != role })
            }
        }
    }

    private static func isAboutOffer(_ text: DisplayedText) -> Bool {
        ProductLine(rawValue: text.key)?.dependsOnOffer == true
    }

    private static func copy(
        _ text: DisplayedText,
        parts: [FormattedText.Part]? = nil,
        messages: [String]? = nil,
        arguments: [ArgumentName]? = nil
    ) -> DisplayedText {
        DisplayedText(
            key: text.key,
            text: FormattedText(
                string: text.text.string,
                parts: parts ?? text.text.parts,
                messages: messages ?? text.text.messages,
                arguments: arguments ?? text.text.arguments,
                locale: text.text.locale
            )
        )
    }

    @Test(
        "A commitment needs its total, whichever text shows it",
        arguments: Sweep.languages(8, of: try SnapshotTests.locales)
    )
    func commitment(locale: String) throws {
        let formatter = try PaywallFormatter(locale: locale)
        let scenarios = Self.scenarios.filter { $0.terms.commitment != nil }
        #expect(!scenarios.isEmpty)
        for scenario in scenarios {
            for (lines, expected) in [
                ([ProductLine.name, .pricePerPeriod, .offer, .disclosure], []),
                ([.name, .pricePerPeriod, .commitment], [DisplayRule.noAutoRenewal]),
                ([.name, .pricePerPeriod], [.noAutoRenewal, .commitmentWithoutTotal]),
            ] {
                let display = PaywallDisplay(formatter.lines(for: scenario.terms, showing: lines), in: formatter)
                let rules = DisplayRules(of: .appStore).diagnostics(in: display).map { DisplayRule($0) }
                #expect(rules == expected, "\(scenario.name) \(lines)")
            }
        }
    }

    @Test("A text in another language than asked for is found by its key; all are where no catalog speaks")
    func otherLanguage() throws {
        let english = try PaywallFormatter(locale: "en")
        let german = try PaywallFormatter(locale: "de-AT")
        let terms = try terms("introductory.freeTrial.P1W")
        let fallen = DisplayedText(key: "disclosure", text: try #require(english.lines(for: terms)[.disclosure]))
        let texts = PaywallDisplay(german.lines(for: terms), in: german).texts.filter { $0.key != "disclosure" }
        let display = PaywallDisplay(
            terms: terms,
            texts: texts + [fallen],
            match: german.match
        )
        let findings = DisplayRules(of: .googlePlay).diagnostics(in: display)
        #expect(
            findings.map { DisplayRule($0) } == [.otherLanguage]
                && findings.first?.place.subject == .texts(["disclosure"])
        )

        let unknown = try PaywallFormatter(locale: "tlh")
        let whole = PaywallDisplay(unknown.lines(for: terms), in: unknown)
        let all = DisplayRules(of: .googlePlay).diagnostics(in: whole)
        #expect(all.map { DisplayRule($0) } == [.otherLanguage] && all.first.map(keys)?.count == whole.texts.count)
    }

    private func keys(_ diagnostic: Diagnostic) -> [String] {
        if case .texts(let keys) = diagnostic.place.subject { keys } else { [] }
    }

    // MARK: As callers use it

    @Test("The order asked for is the order judged")
    func order() throws {
        let formatter = try PaywallFormatter(locale: "de")
        let terms = try terms("yearly")
        for (lines, expected) in [
            ([ProductLine.name, .pricePerMonth, .pricePerPeriod, .disclosure], [DisplayRule.calculatedPriceFirst]),
            ([.name, .pricePerPeriod, .pricePerMonth, .disclosure], []),
        ] {
            let shown = formatter.lines(for: terms, showing: lines)
            #expect(shown.entries.map(\.line) == lines)
            let findings = DisplayRules(of: .appStore).diagnostics(in: PaywallDisplay(shown, in: formatter))
            #expect(findings.map { DisplayRule($0) } == expected)
            #expect(findings.allSatisfy { keys($0) == ["pricePerMonth"] })
        }
    }

    @Test("A button that promises free time is an offer, though it shows no value", arguments: stores)
    func wordlessButton(store: StoreName) throws {
        for locale in try SnapshotTests.locales {
            let formatter = try PaywallFormatter(locale: locale)
            let lines = formatter.lines(
                for: try terms("introductory.freeTrial.P1W"),
                showing: [.name, .pricePerPeriod, .callToActionShort]
            )
            let findings = DisplayRules(of: store).diagnostics(in: PaywallDisplay(lines, in: formatter))
            let rules = Set(findings.map { DisplayRule($0) })
            #expect(rules.isSuperset(of: [.offerWithoutSequel, .trialWithoutDuration, .noAutoRenewal]), "\(locale)")
            #expect(rules.contains(.noCancellation) == (store == .googlePlay))
        }
    }

    @Test("Whatever lines are chosen, what is found names only what is shown, and each rule once")
    func anyChoice() throws {
        for _ in Sweep.some(150, of: 0..<300) {
            let store = try #require(Self.stores.randomElement())
            let formatter = try PaywallFormatter(locale: try #require(SnapshotTests.locales.randomElement()))
            let lines = Array(ProductLine.allCases.shuffled().prefix(Int.random(in: 0...8)))
            let labels = PaywallLabel.allCases.filter { _ in Bool.random() }
            let scenario = try #require(Self.scenarios.randomElement())
            let shown = formatter.lines(for: scenario.terms, showing: lines)
            let findings = DisplayRules(of: store).diagnostics(in: PaywallDisplay(shown, labels: labels, in: formatter))
            let shownKeys = Set(shown.entries.map(\.line.rawValue) + labels.map(\.rawValue))
            #expect(findings.allSatisfy { shownKeys.isSuperset(of: keys($0)) })
            #expect(Set(findings.map { DisplayRule($0) }).count == findings.count)
            #expect(findings.allSatisfy { $0.description.contains("expected") })
        }
    }
}
