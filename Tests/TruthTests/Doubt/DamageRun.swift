import Foundation
import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

/// A damage replaces the value of a field by one that is not legal there. What is told then is equal, or not told; and what
/// the row of the field does not name stays.
struct DamageRun {
    /// What is printed before the counts.
    let store: String
    let ledger: FieldLedger
    let seeds: [DamageSeed]
    /// What is legal in this store's forms after all, for fields of a type.
    var legal: [FieldType: Set<String>] = [:]
    /// The first is before what was bought, of which nothing is told then.
    var moments = [
        "2025-06-10T12:00:00Z", "2026-11-20T12:00:00Z", "2026-12-20T12:00:00Z", "2028-01-20T12:00:00Z",
    ]
    /// How many damages a plain run of the tests takes. A sweep takes four times as many, and all of them are a command of
    /// their own: `PAYWRIGHT_DAMAGES=all`.
    var sample = 1_000

    /// Every field of the tables, one at a time, and pairs of them at random: what is wrong.
    func failures() async throws -> [String] {
        try writeSeeds()
        let all = seeds.flatMap { FieldDamage.all(of: $0, in: ledger, legal: legal) }
        let chosen = FieldDamage.chosen(sample, of: all)
        let moments = try moments.map { try #require(Instant(rfc3339: $0)) }
        var intact: [String: [[ToldFacts]]] = [:]
        for seed in seeds {
            let history = await HistoryText.history(of: seed.document.bytes)
            intact[seed.name] = moments.map { facts($0, history) }
        }
        var (told, withheld) = (0, 0)
        var failures: [String] = []
        for damages in chosen {
            let seed = damages[0].seed
            let history = await HistoryText.history(of: damages.document.bytes)
            for (index, moment) in moments.enumerated() {
                let before = intact[seed.name]?[index] ?? []
                let after = facts(moment, history)
                let stated = before.map(\.facts.count).reduce(0, +)
                told += stated
                withheld += stated - after.map(\.facts.count).reduce(0, +)
                for problem in problems(before, after, damages.map(\.row)) {
                    let place = damages.map(\.place).joined(separator: ", ")
                    failures.append("\(seed.name) \(place) at \(moment): \(problem)")
                }
            }
        }
        print(
            "\(store): seed \(FieldDamage.seed), \(chosen.count { $0.count == 1 }) of \(all.count) damages and"
                + " \(chosen.count { $0.count == 2 }) pairs of"
                + " \(seeds.count) seeds, \(moments.count) moments: \(told) facts told before, \(withheld) not told after,"
                + " \(failures.count) failures"
        )
        return failures
    }

    /// Writes each intact input as a file, for other builds to be asked for: `PAYWRIGHT_SEEDS=FOLDER`.
    private func writeSeeds() throws {
        guard let path = ProcessInfo.processInfo.environment["PAYWRIGHT_SEEDS"] else { return }
        let folder = URL(filePath: path).appending(path: store)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for seed in seeds {
            let name = seed.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
            try Data(seed.document.bytes).write(to: folder.appending(path: "\(String(name)).json"))
        }
    }

    private func facts(_ now: Instant, _ history: CustomerHistory?) -> [ToldFacts] {
        guard let history else { return [] }
        return CustomerStatus(of: history, now: now).purchases.map(ToldFacts.init)
    }

    private func problems(_ before: [ToldFacts], _ after: [ToldFacts], _ rows: [FieldLedger.Row]) -> [String] {
        let open = rows.reduce(FactSet()) { $0.union($1.facts) }
        let mayVanish = open.contains(.access) || rows.contains(where: \.isRequired)
        return ToldFacts.problems(before, after, open: open, mayVanish: mayVanish)
    }
}
