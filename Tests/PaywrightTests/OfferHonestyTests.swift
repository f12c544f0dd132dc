import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightReviewCases
import Testing
import TestSupport

/// What must hold in every language, by the amounts and parts of a line, not by its words.
@Suite("In every language an offer says what is paid now, what is paid later, and when")
struct OfferHonestyTests {
    private func lines(_ name: String, _ locale: String) throws -> ProductLines {
        let scenario = try #require(ScenarioMatrix.all.first { $0.name == name })
        return try PaywallFormatter(locale: locale).lines(for: scenario.terms)
    }

    /// The text of a line with every value taken out: its words alone.
    private func words(_ line: FormattedText) -> String {
        var units = Array(line.string.utf16)
        for part in line.parts.reversed() { units.removeSubrange(part.range) }
        let text = String(decoding: units, as: UTF16.self)
        return String(text.unicodeScalars.filter { $0.properties.numericType == nil && $0.properties.isAlphabetic })
    }

    /// A line's words, and which values stand among them: where "per month" is said by a form, it is a value.
    private func shape(_ line: FormattedText) -> String {
        words(line) + " " + line.parts.map { $0.kind.rawValue + ($0.role?.rawValue ?? "") }.joined(separator: " ")
    }

    @Test(
        "A trial, three cycles and one payment read differently in more than numbers",
        arguments: Sweep.languages(6, of: try SnapshotTests.locales)
    )
    func modesDiffer(locale: String) throws {
        let names = [
            "introductory.freeTrial.P1W", "introductory.payAsYouGo.3xP1M", "introductory.payUpFront.P1M",
        ]
        for line in [ProductLine.offer, .disclosure] {
            let texts = try names.map { shape(try #require(lines($0, locale)[line])) }
            #expect(Set(texts).count == names.count, "\(texts)")
        }
    }

    @Test(
        "Every offer line and its terms show the offer's amount, its length and the regular amount",
        arguments: Sweep.languages(6, of: try SnapshotTests.locales)
    )
    func amounts(locale: String) throws {
        let formatter = try PaywallFormatter(locale: locale)
        for scenario in ScenarioMatrix.offers where scenario.terms.regularPhase.isOpenEnded {
            let lines = formatter.lines(for: scenario.terms)
            guard !scenario.terms.offers.isEmpty else { continue }
            for line in [try #require(lines[.offer]), try #require(lines[.disclosure])] {
                let amounts = line.parts.filter { $0.kind == .money }.map(\.role)
                let paid = scenario.terms.offerPhases.count { !$0.price.isFree }
                #expect(amounts.count { $0 == .introductory } == paid, "\(scenario.name): \(line)")
                #expect(amounts.count { $0 == .billed } == 1, "\(scenario.name): \(line)")
                let lengths = line.parts.filter {
                    $0.kind == .length
                        && ($0.argument == .offerDuration || $0.argument == .trialDuration
                            || $0.argument == .nextOfferDuration)
                }
                #expect(lengths.count >= scenario.terms.offerPhases.count, "\(scenario.name): \(line)")
            }
        }
    }

    @Test(
        "Ineligible shows the regular lines only; unknown adds one sentence to the terms and promises nothing",
        arguments: Sweep.languages(6, of: try SnapshotTests.locales)
    )
    func unknown(locale: String) throws {
        let regular = try lines("monthly", locale)
        let unknown = try lines("eligibility.unknown", locale)
        #expect(regular.entries.map(\.line) == unknown.entries.map(\.line))
        for (left, right) in zip(regular.entries, unknown.entries) where left.line != .disclosure {
            #expect(left.text.string == right.text.string)
        }
        let before = try #require(regular[.disclosure]).string
        let after = try #require(unknown[.disclosure]).string
        #expect(after.hasPrefix(before) && after.count > before.count + 10)
    }

    @Test(
        "Only an introductory offer may speak of a first time",
        arguments: Sweep.languages(6, of: try SnapshotTests.locales)
    )
    func first(locale: String) throws {
        for (new, returning) in [
            ("introductory.payAsYouGo.3xP1M", "promotional.payAsYouGo.3xP1M"),
            ("introductory.payAsYouGo.P1M", "promotional.payAsYouGo.P1M"),
        ] {
            let first = try #require(lines(new, locale)[.offer]).string
            let again = try #require(lines(returning, locale)[.offer]).string
            #expect(first != again)
        }
        let scenarios = ScenarioMatrix.offers.filter { $0.terms.offers.contains { $0.type != .introductory } }
        for scenario in scenarios where scenario.terms.offers.count == 1 {
            let keys = ProductWording(scenario.terms, name: "").messages().flatMap { message -> [String] in
                guard case .sentences(let sentences) = message.content else { return [] }
                return sentences.map(\.key)
            }
            let charged = keys.filter { key in
                key.hasPrefix("offer.")
            }
            #expect(charged.allSatisfy { $0.hasSuffix(".returning") || $0 == "offer.oneTime" }, "\(charged)")
        }
    }

    @Test(
        "A free product says so in a word and has no lines per period",
        arguments: Sweep.languages(6, of: try SnapshotTests.locales)
    )
    func free(locale: String) throws {
        let lines = try lines("free", locale)
        #expect(lines.entries.map(\.line) == [.name, .price, .callToAction])
        #expect(try #require(lines[.price]).parts.isEmpty)
    }

    @Test("Roles: the product's price is billed, derived ones are calculated, an offer's is introductory")
    func roles() throws {
        let yearly = try lines("yearly", "en")
        #expect(yearly[.price]?.parts.map(\.role) == [.billed])
        #expect(yearly[.pricePerMonth]?.parts.map(\.role) == [.calculated])
        let offer = try lines("introductory.payUpFront.P6M", "de")
        #expect(offer[.offer]?.parts.compactMap(\.role) == [.introductory, .billed])
    }
}
