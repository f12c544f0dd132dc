import Paywright
import PaywrightPatterns
import PaywrightReviewCases
import TestSupport
import Testing

@Suite("No pattern has a number that its shape does not state")
struct StatedNumberTests {
    /// The numbers that words about a shape may have: its lengths as stated and in smaller units, its counts, and the hours before a
    /// renewal in which the App Store takes no cancellation.
    private static func numbers(_ shape: ProductShape, _ variant: String) -> Set<Int> {
        var numbers: Set<Int> = [1, 24]
        func add(_ duration: CalendarDuration?, times count: Int = 1) {
            guard let duration else { return }
            for length in [duration, duration.times(count)].compactMap({ $0 }) {
                numbers.formUnion([length.years, length.months, length.weeks, length.days])
                numbers.formUnion([length.years * 12 + length.months, length.weeks * 7 + length.days])
            }
        }
        add(shape.period, times: shape.commitment?.payments ?? 1)
        for offer in shape.offers {
            add(offer.period, times: offer.cycles)
            numbers.insert(offer.cycles)
        }
        // "The second free period" has a digit in some languages.
        numbers.formUnion(shape.offers.indices.map { $0 + 1 })
        numbers.formUnion([shape.commitment?.payments, shape.seats, shape.quantity, Int(variant)].compactMap { $0 })
        return numbers
    }

    /// The numbers in words, in any digits.
    private static func numbers(in pattern: PatternText) -> Set<Int> {
        var (numbers, current): (Set<Int>, Int?) = ([], nil)
        for piece in pattern.pieces {
            guard case .words(let words) = piece else { continue }
            for scalar in words.unicodeScalars {
                let digit =
                    scalar.properties.numericType == .decimal ? scalar.properties.numericValue.map { Int($0) } : nil
                if let digit {
                    current = (current ?? 0) * 10 + digit
                } else if let number = current {
                    numbers.insert(number)
                    current = nil
                }
            }
            if let number = current { numbers.insert(number) }
            current = nil
        }
        return numbers
    }

    @Test("All scenarios in all languages")
    func scenarios() throws {
        var seen = 0
        for language in Sweep.languages(8, of: try CatalogLibrary.builtin().locales.map(\.tag)) {
            let formatter = try PaywallFormatter(locale: language)
            for scenario in Sweep.some(60, of: ScenarioMatrix.all) {
                let pattern = PaywallPattern(scenario.terms, comparedWith: scenario.reference, by: formatter)
                for line in pattern.lines {
                    for variant in line.variants {
                        let found = Self.numbers(in: variant.text)
                        seen += found.count
                        let stated = Self.numbers(pattern.shape, variant.name)
                        #expect(
                            found.isSubset(of: stated),
                            "\(language) \(scenario.name) \(line.line): \(variant.text)"
                        )
                    }
                }
            }
        }
        #expect(seen > 1_000)
    }
}
