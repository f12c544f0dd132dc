import Paywright
import PaywrightMessages
import PaywrightModel
import PaywrightReviewCases
import TestSupport
import Testing

/// What each line of a paywall must, may and may not say, judged by messages, roles and values: the same in every language.
@Suite("A paywall's lines say the same facts, and only those that hold")
struct PaywallMeaningTests {
    private static let locales = try? CatalogLibrary.builtin().locales.map(\.tag)

    private static let lines: [ProductLine] = [
        .offer, .offerBadge, .callToAction, .callToActionShort, .disclosure, .commitment, .period, .frequency,
    ]

    @Test("Every scenario in every language", arguments: Sweep.languages(3, of: try #require(locales)))
    func scenarios(locale: String) throws {
        let formatter = try PaywallFormatter(locale: locale)
        for scenario in ScenarioMatrix.all {
            let lines = formatter.lines(for: scenario.terms)
            for breach in Self.breaches(in: lines, of: scenario.terms) {
                Issue.record("\(scenario.name): \(breach)")
            }
        }
    }

    // MARK: Rules

    private static func breaches(in lines: ProductLines, of terms: PurchaseTerms) -> [String] {
        free(lines, terms) + commitment(lines, terms) + sameAmounts(lines, terms) + disclosure(lines, terms)
            + count(lines, terms)
    }

    /// "Free" only where nothing is charged, and "trial" only for customers who have not subscribed before.
    private static func free(_ lines: ProductLines, _ terms: PurchaseTerms) -> [String] {
        let hasFreeTime = terms.phases.contains { $0.price.isFree }
        let hasTrial = terms.offerPhases.contains { $0.price.isFree && $0.offer?.type == .introductory }
        return lines.entries.flatMap { entry -> [String] in
            let keys = entry.text.messages.joined(separator: " ")
            let isReturning = keys.contains("freeTrial.returning") || keys.contains("alreadySubscribed.freeTrial")
            var breaches: [String] = []
            if !hasFreeTime, keys.lowercased().contains("free") { breaches.append("\(entry.line): free, by \(keys)") }
            let saysTrial = ["callToAction.freeTrial", "disclosure.cancel.freeTrial"].contains { keys.contains($0) }
            if !hasTrial, saysTrial, !isReturning, !keys.contains("freeTrial.freeTrial") {
                breaches.append("\(entry.line): a trial, by \(keys)")
            }
            return breaches
        }
    }

    /// Who is bound reads for how long on every line that a purchase is made by, and what it comes to beside the button.
    private static func commitment(_ lines: ProductLines, _ terms: PurchaseTerms) -> [String] {
        let bound: [ProductLine] = [
            .period, .frequency, .commitment, .offer, .callToAction, .callToActionShort, .disclosure,
        ]
        let calculated: [ProductLine] = [.pricePerDay, .pricePerWeek, .pricePerMonth, .pricePerYear]
        return lines.entries.flatMap { entry -> [String] in
            let text = entry.text
            let names = text.arguments.contains(.commitmentDuration)
            if terms.commitment == nil {
                return names ? ["\(entry.line): a commitment where there is none: \(text)"] : []
            }
            var breaches: [String] = []
            if bound.contains(entry.line), !names {
                breaches.append("\(entry.line): no length of the commitment: \(text)")
            }
            if calculated.contains(entry.line) { breaches.append("\(entry.line): calculated: \(text)") }
            let needsTotal = [ProductLine.commitment, .offer, .disclosure].contains(entry.line)
            if needsTotal, text.parts.count(where: { $0.role == .total }) != 1 {
                breaches.append("\(entry.line): not one total: \(text)")
            }
            return breaches
        }
    }

    /// No amount for seats, or for several pieces, stands without how many it is for, but for one that is struck through.
    private static func count(_ lines: ProductLines, _ terms: PurchaseTerms) -> [String] {
        guard terms.product.isSoldPerSeat || terms.quantity > 1 else { return [] }
        let naming = [
            "forSeats", "forQuantity", "seats", "quantity", "disclosure.regular.seats", "callToAction.buy.quantity",
        ]
        return lines.entries.filter { entry in
            entry.line != .formerPrice && entry.text.parts.contains { $0.kind == .money }
                && !entry.text.messages.contains { key in naming.contains { key == $0 || key.hasPrefix($0 + ".") } }
                && !entry.text.arguments.contains { $0 == .seats || $0 == .quantity }
        }.map { "\($0.line): an amount without how many it is for: \($0.text)" }
    }

    /// One fact has one amount, whichever line states it.
    private static func sameAmounts(_ lines: ProductLines, _ terms: PurchaseTerms) -> [String] {
        var amounts: [String: Set<String>] = [:]
        for entry in lines.entries where Self.lines.contains(entry.line) {
            for part in entry.text.parts where part.kind == .money {
                guard let name = part.argument else { continue }
                amounts["\(name) \(part.role?.rawValue ?? "")", default: []].insert(Self.amount(part, of: entry.text))
            }
        }
        return amounts.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value.sorted())" }
    }

    private static func amount(_ part: FormattedText.Part, of text: FormattedText) -> String {
        String(decoding: Array(text.string.utf16)[part.range], as: UTF16.self)
    }

    /// The terms of a subscription: the offer as its line has it, the first payment, the renewal, the way out, each once.
    private static func disclosure(_ lines: ProductLines, _ terms: PurchaseTerms) -> [String] {
        guard terms.regularPhase.isOpenEnded, !terms.regularPhase.price.isFree, let text = lines[.disclosure] else {
            return []
        }
        var breaches: [String] = []
        func says(_ key: String) -> Int { text.messages.count { $0 == key || $0.hasPrefix(key + ".") } }
        let isTaxApart = says("disclosure.tax") > 0
        if let offer = lines[.offer],
            !letters(text.string).hasPrefix(beginning(of: offer, terms, isTaxApart: isTaxApart))
        {
            breaches.append("the terms do not begin with the offer: \(text)")
        }
        let isCommitted = terms.commitment != nil
        let chargesNow = terms.offerPhases.first.map { !$0.price.isFree } ?? isCommitted
        if says("disclosure.firstPayment") != (chargesNow ? 1 : 0) { breaches.append("first payment: \(text)") }
        let renewal =
            says("disclosure.renews") + says("disclosure.commitment.renews")
            + says("disclosure.commitment.continues") + says("disclosure.commitment.renewsUnstated")
        if renewal != 1 { breaches.append("the renewal is stated \(renewal) times: \(text)") }
        let wayOut = says("disclosure.cancel") + says("disclosure.commitment.cancel")
        let expected = isCommitted && !terms.leadingFreePhases.isEmpty ? 2 : 1
        if wayOut != expected { breaches.append("the way out is stated \(wayOut) times: \(text)") }
        if text.parts.count(where: { $0.role == .billed }) < 1 { breaches.append("no billed amount: \(text)") }
        return breaches
    }

    /// The letters and digits alone, in small letters: a line begins with a capital, and a sentence ends with a full stop.
    /// The words of an offer; without those behind its last amount where they are how many it is
    /// for, or the tax, which a sentence of its own tells.
    private static func beginning(of offer: FormattedText, _ terms: PurchaseTerms, isTaxApart: Bool) -> String {
        let amount = offer.parts.last { $0.kind == .money }
        guard terms.product.isSoldPerSeat || terms.quantity > 1 || isTaxApart, let amount else {
            return letters(offer.string)
        }
        return letters(String(decoding: Array(offer.string.utf16)[..<amount.range.upperBound], as: UTF16.self))
    }

    private static func letters(_ text: String) -> String {
        String(
            text.lowercased().unicodeScalars.filter {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
        )
    }

    // MARK: One payment

    @Test(
        "One payment for one period never reads like a rate: the badge differs in more than numbers",
        arguments: Sweep.languages(6, of: try #require(locales))
    )
    func onePayment(locale: String) throws {
        let formatter = try PaywallFormatter(locale: locale)
        func lines(_ name: String) throws -> ProductLines {
            formatter.lines(for: try #require(ScenarioMatrix.all.first { $0.name == name }).terms)
        }
        let pairs = [
            ("introductory.payAsYouGo.P1W", "weekly"), ("introductory.payUpFront.P1M", "monthly"),
            ("introductory.payAsYouGo.P1Y", "yearly"), ("promotional.payAsYouGo.P1M", "monthly"),
        ]
        for (offer, regular) in pairs {
            let badge = try #require(try lines(offer)[.offerBadge])
            for line in [
                ProductLine.pricePerPeriod, .pricePerPeriodShort, .pricePerPeriodAbbreviated, .pricePerPeriodSpoken,
            ] {
                let rate = try #require(try lines(regular)[line])
                #expect(words(badge) != words(rate), "\(badge) | \(rate)")
            }
        }
    }

    /// The words of a line without its amounts and digits.
    private func words(_ line: FormattedText) -> String {
        var units = Array(line.string.utf16)
        for part in line.parts.reversed() where part.kind == .money { units.removeSubrange(part.range) }
        let text = String(decoding: units, as: UTF16.self).lowercased()
        return String(text.unicodeScalars.filter { $0.properties.isAlphabetic && $0.properties.numericType == nil })
    }
}
