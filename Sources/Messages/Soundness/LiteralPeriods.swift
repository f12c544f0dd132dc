internal import PaywrightICU
internal import PaywrightValues
internal import Synchronization

/// Finds lengths that a message about an amount writes out: "just {price} a month" is also the message of a yearly plan.
///
/// The words are CLDR's for a unit, and those that begin with them: "month", "monthly". Others, such as "daily", it does not know.
final class LiteralPeriods: Sendable {
    private let context: LanguageContext
    private let words = Mutex<[PeriodUnit: Set<String>]?>(nil)

    init(_ context: LanguageContext) { self.context = context }

    /// - Parameter amounts: The amounts that are charged again and again.
    func diagnostics(in variants: [MessageVariant], amounts: Set<ArgumentName>, _ entry: CatalogEntry) -> [Diagnostic] {
        let about = variants.filter { variant in variant.stated.contains { amounts.contains($0.name) } }
        return Set(about.flatMap(lengths)).sorted().map { word in
            let expected =
                "expected a value such as {period}, or a branch for the unit: plans of other lengths have the message too"
            return Diagnostic(.literalPeriod, entry, "found “\(word)” beside an amount, \(expected)")
        }
    }

    /// The words of a variant that name a unit which the variant is not for.
    private func lengths(in variant: MessageVariant) -> [String] {
        let units = Set(
            variant.choices.compactMap { reference, choice -> String? in
                guard reference.facet == .unit || reference.name == .unit, case .word(let word) = choice else {
                    return nil
                }
                return word
            }
        )
        let words = unitWords()
        return variant.text.split { !$0.isLetter }.map(String.init).filter { word in
            let lowercased = word.lowercased()
            let named = PeriodUnit.allCases.filter { unit in
                words[unit]?.contains { lowercased == $0 || $0.count > 3 && lowercased.hasPrefix($0) } == true
            }
            return !named.isEmpty && !named.contains { units.contains($0.rawValue) }
        }
    }

    private func unitWords() -> [PeriodUnit: Set<String>] {
        words.withLock { words in
            if let words { return words }
            let pairs = PeriodUnit.allCases.map { unit -> (PeriodUnit, Set<String>) in
                let texts = ["1", "2", "5"].compactMap { try? context.number(.unit(unit.rawValue)).format($0) }
                let found = texts.flatMap { String(decoding: $0, as: UTF8.self).lowercased().split { !$0.isLetter } }
                return (unit, Set(found.map(String.init).filter { $0.count > 2 }))
            }
            let made = Dictionary(uniqueKeysWithValues: pairs)
            words = made
            return made
        }
    }
}
