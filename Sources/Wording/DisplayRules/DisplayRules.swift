internal import PaywrightDecisions
internal import PaywrightICU
internal import PaywrightMessages
public import PaywrightModel
public import PaywrightValues

/// A store's rules on what a paywall must show. Judged by the kinds, roles and arguments of what stands there, so in
/// every language alike; size and place on a screen are not known here, only the order of the texts.
///
///     let lines = formatter.lines(for: terms, showing: [.name, .pricePerMonth])
///     DisplayRules(of: .appStore).diagnostics(in: PaywallDisplay(lines, in: formatter)).first?.code
///     // "calculated-price-alone"
public struct DisplayRules: Hashable, Sendable {
    /// Whose rules they are.
    public let store: StoreName

    /// The rules of a store; `other` has none.
    ///
    /// - Parameter store: The store.
    public init(of store: StoreName) { self.store = store }

    /// Everything on a paywall that breaks a rule, in the order of `DisplayRule`; empty when nothing does.
    ///
    /// - Parameter display: What stands on the paywall.
    public func diagnostics(in display: PaywallDisplay) -> [Diagnostic] {
        DisplayRule.allCases.compactMap { rule in
            guard let source = rule.source(of: store), let keys = display.breaches(of: rule) else { return nil }
            let place = keys.isEmpty ? "" : " (\(keys.joined(separator: ", ")))"
            return Diagnostic(
                .error,
                rule,
                at: Diagnostic.Place(.texts(keys)),
                found: rule.found + place,
                expected: "\(rule.expected): \(source)",
                consequence: nil
            )
        }
    }
}

extension PaywallDisplay {
    /// The keys of the texts that break a rule, none where something is missing; nil when the rule is kept.
    fileprivate func breaches(of rule: DisplayRule) -> [String]? {
        switch rule {
        case .noName: lacks(isSubscription) { $0.uses(.product) }
        case .noPeriod: lacks(isPaidForATime) { $0.uses(.period) && !$0.shows(.calculated) }
        case .noBilledPrice: lacks(isPaid && !showsCalculated) { showsCharge($0) }
        case .priceWithoutPeriod: priceWithoutPeriod
        case .calculatedPriceAlone: showsBilled ? nil : keys { $0.shows(.calculated) }
        case .calculatedPriceFirst: calculatedPriceFirst
        case .offerWithoutSequel: offerWithoutSequel
        case .trialWithoutDuration: trialWithoutDuration
        case .noAutoRenewal:
            lacks(isPaidSubscription && isPurchase) { $0.says(anyOf: Self.renewalMessages) }
        case .noCancellation:
            lacks(isPaidSubscription && isPurchase && beginsFree && showsOffer) {
                $0.says(messagesOf: "disclosure.cancel")
            }
        case .savingWithoutReference: savingWithoutReference
        case .accessWithoutDuration:
            terms.product.type == .nonRenewable && terms.regularPhase.period == nil
                && terms.product.sale?.rental?.period == nil ? [] : nil
        case .commitmentWithoutTotal: lacks(terms.commitment != nil) { $0.shows(.total) }
        case .noTermsOfUse: isSubscription && !contains(.termsOfUse) ? [] : nil
        case .noPrivacyPolicy: isSubscription && !contains(.privacyPolicy) ? [] : nil
        case .otherLanguage: otherLanguage
        }
    }

    /// The messages that say that a subscription renews by itself.
    private static let renewalMessages = [
        "disclosure.renews", "disclosure.commitment.renews", "disclosure.commitment.continues",
        "disclosure.commitment.renewsUnstated",
    ]

    // MARK: What is sold

    private var isSubscription: Bool { terms.regularPhase.isOpenEnded }
    var isPaidSubscription: Bool { isSubscription && !terms.regularPhase.price.isFree }
    /// Whether what is paid for ends or renews after a time that is known: a prepaid plan has a length too.
    private var isPaidForATime: Bool { terms.regularPhase.period != nil && !terms.regularPhase.price.isFree }
    private var beginsFree: Bool { !terms.leadingFreePhases.isEmpty }
    /// Whether anything is ever charged.
    var isPaid: Bool { terms.phases.contains { !$0.price.isFree } }

    // MARK: What is shown

    private var showsBilled: Bool { texts.contains { $0.shows(.billed) } }
    private var showsCalculated: Bool { texts.contains { $0.shows(.calculated) } }
    private var showsOffer: Bool { texts.contains { $0.isAboutOffer } }

    /// Whether a text shows what is charged: the regular price or, where an offer takes its place for good, the offer's.
    private func showsCharge(_ text: DisplayedText) -> Bool {
        let isReplaced = !isSubscription && !terms.offerPhases.isEmpty
        return text.shows(isReplaced ? .introductory : .billed)
    }

    /// An empty list when a rule applies and no text keeps it.
    private func lacks(_ applies: Bool, _ keeps: (DisplayedText) -> Bool) -> [String]? {
        applies && !texts.contains(where: keeps) ? [] : nil
    }

    /// The keys of the texts that something is true of; nil without any.
    private func keys(where isTrue: (DisplayedText) -> Bool) -> [String]? {
        let keys = texts.filter(isTrue).map(\.key)
        return keys.isEmpty ? nil : keys
    }

    // MARK: Rules of more than one text

    private var priceWithoutPeriod: [String]? {
        guard isPaidSubscription, !texts.contains(where: { $0.shows(.billed) && $0.uses(.period) }) else { return nil }
        return keys { $0.shows(.billed) }
    }

    private var calculatedPriceFirst: [String]? {
        let amounts = texts.flatMap { text in text.text.parts.compactMap(\.role).map { (text.key, $0) } }
        guard let billed = amounts.firstIndex(where: { $0.1 == .billed }) else { return nil }
        let first = amounts[..<billed].filter { $0.1 == .calculated }.map(\.0)
        return first.isEmpty ? nil : first
    }

    private var offerWithoutSequel: [String]? {
        guard isSubscription, !terms.offerPhases.isEmpty else { return nil }
        let isChain = terms.offerPhases.count > 1
        let isTold = texts.contains { text in
            text.tellsWhatFollows && (!isChain || text.uses(.nextOfferPrice, .nextOfferDuration))
        }
        return isTold ? nil : keys { $0.isAboutOffer }
    }

    private var trialWithoutDuration: [String]? {
        guard isSubscription, beginsFree, !texts.contains(where: { $0.uses(.trialDuration, .offerDuration) }) else {
            return nil
        }
        return keys { $0.isAboutOffer }
    }

    /// A percentage saved against another plan needs that plan's price beside it; one off the product's own price has it.
    private var savingWithoutReference: [String]? {
        texts.contains { $0.shows(.reference) } ? nil : keys { $0.says(anyOf: ["savings.percent"]) }
    }

    /// One language and script is the same language in every region.
    private var otherLanguage: [String]? {
        let asked = match.matched.languageAndScript
        var isOther: [String: Bool] = [:]
        for locale in Set(texts.map(\.text.locale)) {
            isOther[locale] = (try? LocaleTag(locale))?.languageAndScript != asked
        }
        return keys { match.isFallback || isOther[$0.text.locale] ?? true }
    }
}
