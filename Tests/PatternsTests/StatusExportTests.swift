import Foundation
import Paywright
import PaywrightPatterns
import TestSupport
import Testing

@Suite("Status lines of an export, filled with what a device writes")
struct StatusExportTests {
    /// The situations with their lines in English: name, places, text. What charges without an answer has a line `cancel`.
    private static let cases: [(key: String, roles: [String], text: String)] = [
        ("notPurchased.headline", [], "No purchases yet"),
        ("pending.headline", [], "Purchase pending"),
        ("pending.detail", [], "Your purchase isn’t complete yet. It’s waiting for approval or payment."),
        ("lifetime.headline", [], "Lifetime access"),
        ("lifetime.detail", [], "This was a one-time purchase. It doesn’t need to be renewed."),
        ("nonRenewing.headline", ["date"], "Access ends on {date}"),
        ("nonRenewing.detail", ["date"], "Your access ends on {date}. This purchase doesn’t renew automatically."),
        ("nonRenewing.detail.noDate", [], "This purchase doesn’t renew automatically."),
        ("nonRenewingEnded.detail", ["date"], "Your access ended on {date}."),
        ("prepaid.detail", ["date"], "Your access ends on {date}. Your prepaid plan doesn’t renew automatically."),
        ("familyShared.detail", [], "You have access through Family Sharing."),
        ("freeTrial.headline", ["date"], "Free trial ends on {date}"),
        ("freeTrial.headline.noDate", [], "Free trial"),
        (
            "freeTrial.detail", ["date"],
            "Your free trial ends on {date}. Your paid subscription starts automatically after that."
        ),
        (
            "freeTrial.detail.noDate", [],
            "You’re in your free trial. Your paid subscription starts automatically after that."
        ),
        (
            "freeTrial.cancel", [],
            "To avoid being charged, cancel in your App Store account settings at least 24\u{A0}hours before the trial ends."
        ),
        ("freeTrialCancelled.headline", ["date"], "Ends on {date}"),
        (
            "freeTrialCancelled.detail", ["date"],
            "Your free trial ends on {date}. It won’t turn into a paid subscription, and you won’t be charged."
        ),
        ("freePeriodCancelled.detail", ["date"], "Your free period ends on {date}. Your subscription won’t renew."),
        (
            "offerPrice.detail", ["price", "date"],
            "You’re paying an offer price. Your subscription renews automatically for {price} on {date}."
        ),
        ("renews.headline", ["date"], "Renews on {date}"),
        ("renews.headline.noDate", [], "Active"),
        ("renews.detail", ["price", "date"], "Your subscription renews automatically for {price} on {date}."),
        ("renews.detail.noPrice", ["date"], "Your subscription renews automatically on {date}."),
        ("renews.detail.noDate", [], "Your subscription renews automatically."),
        (
            "renews.cancel", [],
            "To avoid the next charge, cancel in your App Store account settings at least 24\u{A0}hours before the current "
                + "period ends."
        ),
        (
            "renewsAtOfferPrice.detail", ["price", "date"],
            "Your next renewal is on {date}, at the offer price of {price}."
        ),
        (
            "planChange.detail", ["price", "product", "date"],
            "You’ll switch to “{product}” on {date}. You’ll be charged {price} then."
        ),
        (
            "planChange.detail.noName.noDate", [],
            "You’ll switch to another plan at the next renewal. You’ll be charged for it then."
        ),
        ("priceConsent.detail", [], "Unless you agree, your subscription won’t renew."),
        ("priceIncrease.detail", [], "The price of your subscription is going up."),
        ("cancelled.headline", ["date"], "Ends on {date}"),
        ("cancelled.detail", ["date"], "Your subscription won’t renew. Your access ends on {date}."),
        ("cancelled.detail.noDate", [], "Your subscription won’t renew. Your access ends with the current period."),
        (
            "running.detail", ["date"],
            "Your current period ends on {date}. Your App Store account settings show whether your subscription renews."
        ),
        (
            "gracePeriod.detail", ["date"],
            "Your latest payment didn’t go through. You still have access, but it ends on {date}. To keep it, update your "
                + "payment method."
        ),
        (
            "billingRetry.detail", [],
            "Your latest payment didn’t go through, so you don’t have access right now. Update your payment method to pay "
                + "and get access back."
        ),
        ("expired.headline", [], "Subscription ended"),
        ("expired.detail", ["date"], "Your subscription ended on {date}."),
        ("expiredVoluntary.detail", ["date"], "Your subscription ended on {date}. It was canceled."),
        (
            "winBackAvailable.detail.noDate", [],
            "Your subscription has ended. An offer is available if you subscribe again."
        ),
        (
            "revoked.detail", [],
            "Your purchase was refunded or is no longer shared with you. Your access has ended."
        ),
        ("upgraded.headline", [], "Upgraded"),
    ]

    /// A form of a line: its key, its places, and the languages in which the date stands after its name.
    private struct Form {
        let key: String
        let roles: [String]
        let labelled: [String]
    }

    private struct Exported {
        /// Situation → line → forms.
        var statuses: [String: [String: [Form]]] = [:]
        /// Situation → when its lines are true.
        var conditions: [String: String] = [:]
        /// Language → key → pattern.
        var patterns: [String: [String: String]] = [:]
    }

    private static func exported(_ languages: [String]) async throws -> Exported {
        let product = Product(
            id: "com.example.monthly",
            type: .autoRenewable,
            names: [],
            prices: StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates),
            period: .months(1),
            group: SubscriptionGroup(id: "plans", name: "", level: nil),
            offers: []
        )
        let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.noOffer]))
        let formatters = try languages.map { try PaywallFormatter(locale: $0) }
        let request = ExportRequest(.json, by: .shape, options: PaywallOptions(), version: "0", policy: "standard")
        let export = try await PatternExport(
            [ExportedPurchase(claims: "", terms: terms, comparedWith: nil)],
            request
        ) { formatters.map($0) }
        #expect(export.diagnostics.isEmpty)
        var found = Exported()
        for file in export.files.files {
            let object = try ExportReader.object(file.text)
            if let locale = object["locale"] as? String {
                found.patterns[locale] = object["patterns"] as? [String: String]
                continue
            }
            for (situation, value) in try ExportReader.members(object["statuses"]) {
                let members = try ExportReader.members(value)
                found.conditions[situation] = try ExportReader.string(members["holds"])
                let lines = try ExportReader.members(members["lines"])
                found.statuses[situation] = try lines.mapValues { forms in
                    try #require(forms as? [[String: Any]]).map { form in
                        Form(
                            key: try ExportReader.string(form["key"]),
                            roles: form["roles"] as? [String] ?? [],
                            labelled: form["labelled"] as? [String] ?? []
                        )
                    }
                }
            }
        }
        return found
    }

    @Test("Each situation states in English what is true of it, and what is not known is left out")
    func english() async throws {
        let exported = try await Self.exported(["en"])
        let forms = exported.statuses.values.flatMap(\.values).joined()
        for (key, roles, text) in Self.cases {
            let form = try #require(forms.first { $0.key == "status." + key }, "\(key)")
            #expect(form.roles == roles, "\(key)")
            #expect(exported.patterns["en"]?[form.key] == text)
        }
        // The forms of a line follow each other from the most places to the fewest.
        for lines in exported.statuses.values.flatMap(\.values) {
            #expect(lines.map(\.roles.count) == lines.map(\.roles.count).sorted(by: >))
        }
    }

    @Test("A line that names how a charge is avoided is none of a plan with a commitment, whose payments go on")
    func commitments() async throws {
        let exported = try await Self.exported(["en"])
        let avoidable = exported.statuses.filter { $0.value["cancel"] != nil }.keys
        #expect(avoidable.count >= 7)
        for situation in avoidable {
            #expect(exported.conditions[situation]?.hasSuffix(" The plan has no commitment.") == true, "\(situation)")
        }
    }

    /// The day that stands in all lines.
    private static let day = Instant(milliseconds: 1_795_521_600_000)
    private static let price = Price(amount: DecimalAmount(billionths: 9_990_000_000), currency: .usd)

    /// Situations as a status has them, and the lines that state the same.
    private static let situations: [(name: String, situation: SubscriptionSituation, isPast: Bool)] = [
        ("renews", .active(NextRenewal(date: day, price: price)), false),
        ("renewsAtOfferPrice", .discountedRenewal(NextRenewal(date: day, price: price)), false),
        ("offerPrice", .introductoryPrice(NextRenewal(date: day, price: price), isLastPeriod: false), false),
        ("freeTrial", .freeTrial(until: day, renewal: NextRenewal(date: day)), false),
        ("freeTrialCancelled", .freeTrialCancelled(until: day), false),
        ("freePeriod", .freePeriod(until: day, renewal: NextRenewal(date: day)), false),
        ("freePeriodCancelled", .freePeriodCancelled(until: day), false),
        ("cancelled", .cancelled(until: day), false),
        ("running", .running(until: day), false),
        ("prepaid", .prepaid(until: day, extendableFrom: nil, canBeExtended: false), false),
        ("nonRenewing", .nonRenewing(until: day), false),
        ("nonRenewingEnded", .nonRenewingEnded(on: day), true),
        ("gracePeriod", .gracePeriod(until: day), false),
        ("billingRetry", .billingRetry, false),
        ("onHold", .onHold, false),
        ("expired", .expired(Expiration(date: day, cause: .unstated)), true),
        ("expiredBilling", .expired(Expiration(date: day, cause: .billing)), true),
        ("winBackAvailable", .winBackAvailable(Expiration(date: day, cause: .voluntary), offerIDs: []), true),
        ("lifetime", .lifetime, false),
        ("revoked", .revoked, false),
        ("upgraded", .upgraded, false),
        ("notPurchased", .notPurchased, false),
    ]

    @Test(
        "Filled with the day as a status has it, a sentence is the one of the status; every other one is labelled in its language"
    )
    func statuses() async throws {
        let languages = try CatalogLibrary.builtin().locales.map(\.tag)
        let exported = try await Self.exported(languages)
        var compared = 0
        for language in languages {
            let formatter = try StatusFormatter(
                locale: language,
                timeZone: "UTC",
                options: StatusOptions(nearDays: -1)
            )
            let patterns = try #require(exported.patterns[language])
            for (name, situation, isPast) in Self.situations {
                let purchase = CustomerStatus.Purchase(store: .appStore, productID: nil, situation: situation)
                let now = Instant(milliseconds: Self.day.milliseconds + (isPast ? 1 : -1) * 20 * 86_400_000)
                let lines = formatter.lines(for: purchase, now: now)
                for line in [StatusLine.headline, .detail] {
                    let form = try #require(exported.statuses[name]?[line.rawValue]?.first, "\(name)")
                    let text = try #require(patterns[form.key])
                    let pattern = try #require(PatternText(text))
                    let printed = try #require(lines[line])
                    var values = try Self.values(printed)
                    if form.labelled.contains(language) {
                        // Another text of the day than the form of the language.
                        values[.date] = "24/11/2026"
                        values[.price] = "$9.99"
                        let filled = try #require(
                            pattern.filled(values, isRightToLeft: formatter.match.matched.isRightToLeft)
                        )
                        #expect(filled.contains("24/11/2026"))
                        #expect(exported.patterns["en"]?[form.key] != pattern.description, "\(language) \(form.key)")
                        #expect(!form.roles.contains("price") || filled.contains("$9.99"))
                        continue
                    }
                    let filled = try #require(
                        pattern.filled(values, isRightToLeft: formatter.match.matched.isRightToLeft)
                    )
                    // What follows is how a charge is avoided: a line of its own.
                    let isWhole = exported.statuses[name]?["cancel"] == nil || line == .headline
                    #expect(
                        isWhole ? printed.string == filled : printed.string.hasPrefix(filled),
                        "\(language) \(form.key): \(filled) ≠ \(printed.string)"
                    )
                    compared += 1
                }
            }
        }
        #expect(compared > 1_500)
    }

    /// The day and the price of a status.
    private static func values(_ text: FormattedText) throws -> [PatternRole: String] {
        var values: [PatternRole: String] = [:]
        for part in text.parts {
            let units = Array(text.string.utf16)[part.range]
            let value = String(decoding: units, as: UTF16.self)
            // The last day to cancel comes after the day of the charge.
            if part.kind == .date, values[.date] == nil { values[.date] = value }
            if part.kind == .money { values[.price] = value }
        }
        return values
    }

    @Test("The languages with labelled lines are those whose catalogs write the day in a form of its own")
    func labelled() async throws {
        let languages = try CatalogLibrary.builtin().locales.map(\.tag)
        let exported = try await Self.exported(languages)
        let details: Set = ["ca", "el", "he", "hu", "it", "ml", "th"]
        let headlines: Set = ["fr", "fr-CA", "he", "hr", "ja", "pt-BR", "ru", "uk", "ur", "vi"]
        for (situation, lines) in exported.statuses where situation != "planChange" {
            for form in lines["detail"] ?? [] where form.roles.contains("date") {
                #expect(Set(form.labelled) == details, "\(form.key)")
            }
            for form in lines["headline"] ?? [] where form.roles.contains("date") {
                #expect(Set(form.labelled) == headlines, "\(form.key)")
            }
        }
    }

    @Test(
        "A full stop after the day is there once, whether the day ends in one or not",
        arguments: [
            ("ru", "status.expired.detail", "24 ноября 2026 г.", "Подписка закончилась 24 ноября 2026 г."),
            ("ru", "status.expired.detail", "24.11.2026", "Подписка закончилась 24.11.2026."),
            ("hr", "status.expired.detail", "24. studenoga 2026.", "Vaša je pretplata istekla 24. studenoga 2026."),
            ("hr", "status.expired.detail", "24/11/2026", "Vaša je pretplata istekla 24/11/2026."),
            ("hu", "status.expired.detail", "2026. 11. 24.", "Az előfizetése lejárt. Vége: 2026. 11. 24."),
            ("hu", "status.expired.detail", "2026-11-24", "Az előfizetése lejárt. Vége: 2026-11-24."),
        ]
    )
    func stops(language: String, key: String, day: String, text: String) async throws {
        let exported = try await Self.exported([language])
        let words = try #require(exported.patterns[language]?[key])
        let pattern = try #require(PatternText(words))
        #expect(pattern.filled([.date: day], isRightToLeft: false) == text)
    }
}
