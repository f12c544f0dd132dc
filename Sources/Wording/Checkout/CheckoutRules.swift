internal import PaywrightDecisions
internal import PaywrightModel
public import PaywrightValues

/// Checks a page where a purchase is confirmed: what its texts show, not their words.
///
///     let page = PaywallDisplay(lines, in: formatter)
///     CheckoutRules.findings(in: page).diagnostics.map(\.code)    // ["charge-without-date"]
public enum CheckoutRules {
    /// What was found, and what was looked at.
    public struct Findings: Hashable, Sendable {
        /// What breaks a rule, in the order of `CheckoutRule`.
        public internal(set) var diagnostics: [Diagnostic] = []
        /// The rules that were checked: also those that ask nothing of this product in this country.
        public internal(set) var checked: [CheckoutRule] = []
        /// The rules that were not, each with what was missing.
        public internal(set) var notChecked: [CheckoutRule: String] = [:]

        /// Both lists as a note: for people "checked: …; not checked: …", for programs `checked` and `notChecked`.
        public var note: Diagnostic {
            let left = CheckoutRule.allCases.compactMap { rule in notChecked[rule].map { "\(rule.rawValue) (\($0))" } }
            let names = checked.map(\.rawValue)
            let list = names.isEmpty ? "no rule" : names.joined(separator: ", ")
            let message = "checked: \(list)" + (left.isEmpty ? "" : "; not checked: \(left.joined(separator: ", "))")
            var note = Diagnostic(.note, CheckoutCode.checkoutChecked, message: message)
            note.checked = names
            note.notChecked = Dictionary(uniqueKeysWithValues: notChecked.map { ($0.key.rawValue, $0.value) })
            return note
        }
    }

    /// What breaks a rule on a page.
    ///
    /// - Parameters:
    ///   - page: What stands on it.
    ///   - isDatable: Whether the day of the next charge can be stated: not of a change of plan, nor where an offer is not certain.
    public static func findings(in page: PaywallDisplay, isDatable: Bool = true) -> Findings {
        var findings = Findings()
        for rule in CheckoutRule.allCases {
            switch page.judgement(of: rule, isDatable: isDatable) {
            case .kept: findings.checked.append(rule)
            case .open(let missing): findings.notChecked[rule] = missing
            case .broken(let keys):
                findings.checked.append(rule)
                findings.diagnostics.append(
                    Diagnostic(
                        .error,
                        rule,
                        at: Diagnostic.Place(.texts(keys)),
                        found: rule.found + (keys.isEmpty ? "" : " (\(keys.joined(separator: ", ")))"),
                        expected: "\(rule.expected): \(rule.source)",
                        consequence: nil
                    )
                )
            }
        }
        return findings
    }
}

extension PurchaseTerms {
    /// Whether another price follows the charge that comes next.
    fileprivate var changesAfterNextCharge: Bool {
        let isChargedAgain = phases.first.map { !$0.price.isFree && $0.cycles != 1 } == true
        return (isChargedAgain ? 1 : 0) + phases.dropFirst().count { !$0.price.isFree } > 1
    }
}

/// What is found of one rule.
private enum Judgement {
    case kept
    /// The texts that break it; none where something is missing.
    case broken([String])
    /// What is missing to judge.
    case open(String)
}

extension PaywallDisplay {
    fileprivate func judgement(of rule: CheckoutRule, isDatable: Bool) -> Judgement {
        switch rule {
        case .orderButtonWithoutDutyToPay: orderButton
        case .priceWithoutTax: priceWithTax
        case .chargeWithoutDate: datedCharge(isDatable)
        case .renewalWithoutWayOut: wayOut
        }
    }

    private var isSoldByMerchant: Bool { terms.product.store.isSoldByMerchant }

    private var orderButton: Judgement {
        // In the app stores the store has the button.
        guard isSoldByMerchant, isPaid else { return .kept }
        guard terms.storefront != .unstated else { return .open("no storefront is stated") }
        guard FixedWords.areFixed(.orderButton, in: terms.storefront) else {
            return Self.economicArea.contains(terms.storefront.alpha3)
                ? .open("no words for \(terms.storefront.alpha3) in the table") : .kept
        }
        let buttons = texts.filter { ["callToAction", "callToAction.short", "label"].contains($0.key) }
        if buttons.isEmpty {
            return FixedWords.find(.orderButton, for: match.requested, in: terms.storefront) == nil
                ? lacksWords : .open("no button among the lines")
        }
        let words = FixedWords.all.filter { row in
            row.kind == .orderButton && row.countries.contains(terms.storefront.alpha3)
        }
        // What an offer makes free obliges nobody to pay, and the label of the customer's own plan orders nothing.
        let orderless = ["callToAction.free", PaywallLabel.currentPlan.rawValue]
        let others = buttons.filter { button in
            !button.says(anyOf: orderless) && !words.contains { $0.text == button.text.string }
        }
        if others.isEmpty { return .kept }
        return FixedWords.find(.orderButton, for: match.requested, in: terms.storefront) == nil
            ? lacksWords : .broken(others.map(\.key))
    }

    /// Of a language without a row in the table nothing can be judged.
    private var lacksWords: Judgement { .open("no words in \(match.requested.withoutExtensions) in the table") }

    private var priceWithTax: Judgement {
        let countries = Self.economicArea.union(["GBR"])
        guard isSoldByMerchant, isPaid else { return .kept }
        guard terms.storefront != .unstated else { return .open("no storefront is stated") }
        guard countries.contains(terms.storefront.alpha3) else { return .kept }
        switch terms.product.tax {
        case .included?: return .kept
        case .added?:
            let amounts = texts.filter { text in text.text.parts.contains { $0.kind == .money } }
            return .broken(amounts.map(\.key))
        case nil: return .open("no field states whether prices hold the tax")
        }
    }

    private func datedCharge(_ isDatable: Bool) -> Judgement {
        guard isPaidSubscription, isPurchase else { return .kept }
        guard texts.contains(where: { $0.says(anyOf: ["nextCharge", "trialTimeline.charge"]) }) else {
            return isDatable ? .broken([]) : .open("no field states the day")
        }
        return terms.changesAfterNextCharge ? .open("no line has the day of the charge after the next one") : .kept
    }

    private var wayOut: Judgement {
        guard isPaidSubscription, isPurchase else { return .kept }
        let families = ["disclosure.cancel", "disclosure.commitment.cancel"]
        let isTold = texts.contains { text in families.contains { text.says(messagesOf: $0) } }
        guard isTold else { return .broken([]) }
        // Where a customer of a merchant cancels stands there only with the merchant's name.
        let places = ["disclosure.cancel.merchant", "disclosure.cancel.merchantLink"]
        let isPlaceTold = texts.contains { $0.says(anyOf: places) }
        return isPlaceTold || !isSoldByMerchant ? .kept : .open("no merchant is named")
    }

    /// Where the directive holds: the European Union, Iceland, Liechtenstein and Norway.
    private static let economicArea = Set(FixedWords.europeanUnion + ["ISL", "LIE", "NOR"])
}
