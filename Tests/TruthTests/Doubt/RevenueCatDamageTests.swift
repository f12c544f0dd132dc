import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

/// A damage replaces the value of a field by one that is not legal there. What is told then is equal, or not told; and what
/// the row of the field does not name stays.
@Suite("RevenueCat: a broken field adds nothing to what is told, and takes away what its row names")
struct RevenueCatDamageTests {
    /// Each seed with one damage: what stands where.
    private struct Damage {
        let seed: RevenueCatSeed
        let row: FieldLedger.Row
        let path: [String]
        let value: String
    }

    private static let seed: UInt64 = 0x5CA7
    private static let moments = ["2026-11-20T12:00:00Z", "2026-12-20T12:00:00Z", "2028-01-20T12:00:00Z"]

    private func damages() throws -> [Damage] {
        let ledger = try FieldLedger(of: "RevenueCat/revenueCat")
        return RevenueCatSeed.all.flatMap { seed in
            ([(seed.object, seed.path)] + seed.others).flatMap { object, path in
                ledger.fields(of: object, at: path, in: seed.document)
            }
            .flatMap { row, path in
                var values = row.type.damages
                // Version 1 alone writes dates as texts: elsewhere an instant in milliseconds is one, and seconds are not.
                values = values.map { $0 == "1796198400000" ? "1796198400" : $0 }
                // What states nothing withholds nothing.
                if row.kind == "withholds" { values.removeAll { ["[]", "{}", "false"].contains($0) } }
                return values.map { Damage(seed: seed, row: row, path: path, value: $0) }
            }
        }
    }

    @Test("Every field of the table")
    func damaged() async throws {
        let all = try damages()
        var random = SplitMix64(seed: Self.seed)
        let damages = Sweep.isWhole ? all : (0..<1_500).map { _ in all[Int.random(in: all.indices, using: &random)] }
        let moments = try Self.moments.map { try #require(Instant(rfc3339: $0)) }
        var intact: [String: [[ToldFacts]]] = [:]
        for seed in RevenueCatSeed.all {
            let history = await HistoryText.history(of: seed.document.bytes)
            intact[seed.name] = moments.map { facts($0, history) }
        }
        var (told, withheld) = (0, 0)
        var failures: [String] = []
        for damage in damages {
            let document = damage.seed.document.replacing(damage.path, with: JSONText(parsing: damage.value))
            let history = await HistoryText.history(of: document.bytes)
            for (index, moment) in moments.enumerated() {
                let before = intact[damage.seed.name]?[index] ?? []
                let after = facts(moment, history)
                told += before.map(\.facts.count).reduce(0, +)
                withheld += before.map(\.facts.count).reduce(0, +) - after.map(\.facts.count).reduce(0, +)
                for problem in problems(before, after, damage.row) {
                    let place = damage.path.joined(separator: ".")
                    failures.append("\(damage.seed.name) \(place) = \(damage.value) at \(moment): \(problem)")
                }
            }
        }
        let seeds = Set(damages.map(\.seed.name)).count
        print(
            "RevenueCat: seed \(Self.seed), \(damages.count) of \(all.count) damages of \(seeds) seeds, \(moments.count) moments:"
                + " \(told) facts told before, \(withheld) not told after, \(failures.count) failures"
        )
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }

    private func facts(_ now: Instant, _ history: CustomerHistory?) -> [ToldFacts] {
        guard let history else { return [] }
        return CustomerStatus(of: history, now: now).purchases.map(ToldFacts.init)
    }

    private func problems(_ before: [ToldFacts], _ after: [ToldFacts], _ row: FieldLedger.Row) -> [String] {
        var open = row.facts.withDependents
        // What follows free time is told as a charge at its end.
        if open.contains(.nextCharge) { open.insert(.renewal) }
        let mayVanish = open.contains(.access) || ["id", "object"].contains(row.field)
        let added = after.flatMap { told in
            let same = before.filter { $0.productID == told.productID }
            return (same.isEmpty ? before : same).map { told.beyond($0) }.min { $0.count < $1.count } ?? []
        }
        if mayVanish { return added }
        return added
            + before.flatMap { told in
                let same = after.first { $0.productID == told.productID }
                return same.map { $0.missing(of: told, besides: open) } ?? ["nothing for \(told.productID ?? "it")"]
            }
    }
}
