import Foundation
import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

/// An input in which nothing is broken, and where the objects of a table stand in it.
struct DamageSeed: Sendable {
    let name: String
    let document: JSONText
    let objects: [(name: String, path: [String])]

    init(_ name: String, _ document: JSONText, objects: [(name: String, path: [String])]) {
        self.name = name
        self.document = document
        self.objects = objects
    }

    /// An input that is one object of the table.
    init(_ name: String, _ text: String, of object: String, at path: [String] = []) {
        self.init(name, JSONText(parsing: text), objects: [(object, path)])
    }
}

/// A damage replaces the value of a field by one that is not legal there. What is told then is equal, or not told; and what
/// the row of the field does not name stays.
struct DamageRun {
    /// One value in the place of another.
    private struct Damage {
        let seed: DamageSeed
        let row: FieldLedger.Row
        let path: [String]
        let value: String

        var place: String { "\(path.joined(separator: ".")) = \(value)" }
    }

    /// What is printed before the counts.
    let store: String
    let ledger: FieldLedger
    let seeds: [DamageSeed]
    /// What is legal in this store's forms after all, for fields of a type.
    var legal: [FieldType: Set<String>] = [:]
    var moments = ["2026-11-20T12:00:00Z", "2026-12-20T12:00:00Z", "2028-01-20T12:00:00Z"]
    /// How many damages a plain run of the tests takes. A sweep takes four times as many, and all of them are a command of
    /// their own: `PAYWRIGHT_DAMAGES=all`.
    var sample = 1_000
    private static let seed: UInt64 = 0xD0B7

    /// Every field of the tables, one at a time, and pairs of them at random: what is wrong.
    func failures() async throws -> [String] {
        try writeSeeds()
        let all = seeds.flatMap(damages)
        var random = SplitMix64(seed: Self.seed)
        let isExhaustive = ProcessInfo.processInfo.environment["PAYWRIGHT_DAMAGES"] == "all"
        let count = Sweep.isWhole ? sample * 4 : sample
        let chosen = isExhaustive ? all : (0..<count).map { _ in all[Int.random(in: all.indices, using: &random)] }
        let pairs = pairs(isExhaustive ? all.count * 2 : count / 2, of: all, using: &random)
        let moments = try moments.map { try #require(Instant(rfc3339: $0)) }
        var intact: [String: [[ToldFacts]]] = [:]
        for seed in seeds {
            let history = await HistoryText.history(of: seed.document.bytes)
            intact[seed.name] = moments.map { facts($0, history) }
        }
        var (told, withheld) = (0, 0)
        var failures: [String] = []
        for damages in chosen.map({ [$0] }) + pairs {
            let seed = damages[0].seed
            let document = damages.reduce(seed.document) { document, damage in
                document.replacing(damage.path, with: JSONText(parsing: damage.value))
            }
            let history = await HistoryText.history(of: document.bytes)
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
            "\(store): seed \(Self.seed), \(chosen.count) of \(all.count) damages and \(pairs.count) pairs of"
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

    private func damages(of seed: DamageSeed) -> [Damage] {
        seed.objects.flatMap { ledger.fields(of: $0.name, at: $0.path, in: seed.document) }.flatMap { row, path in
            var values = row.type.damages
            // What states nothing withholds nothing.
            if row.kind == "withholds" { values.removeAll { ["[]", "{}", "false"].contains($0) } }
            values.removeAll { legal[row.type]?.contains($0) == true }
            return values.map { Damage(seed: seed, row: row, path: path, value: $0) }
        }
    }

    /// Two damages of one seed, neither inside the other.
    private func pairs(_ count: Int, of all: [Damage], using random: inout SplitMix64) -> [[Damage]] {
        let bySeed = Dictionary(grouping: all) { $0.seed.name }
        let names = bySeed.keys.sorted()
        return (0..<count).compactMap { _ in
            let damages = bySeed[names[Int.random(in: names.indices, using: &random)]] ?? []
            let first = damages[Int.random(in: damages.indices, using: &random)]
            let second = damages[Int.random(in: damages.indices, using: &random)]
            let isNested = first.path.starts(with: second.path) || second.path.starts(with: first.path)
            return isNested ? nil : [first, second]
        }
    }

    private func facts(_ now: Instant, _ history: CustomerHistory?) -> [ToldFacts] {
        guard let history else { return [] }
        return CustomerStatus(of: history, now: now).purchases.map(ToldFacts.init)
    }

    private func problems(_ before: [ToldFacts], _ after: [ToldFacts], _ rows: [FieldLedger.Row]) -> [String] {
        var open = rows.reduce(FactSet()) { $0.union($1.facts) }.withDependents
        // What follows free time is told as a charge at its end.
        if open.contains(.nextCharge) { open.insert(.renewal) }
        let mayVanish = open.contains(.access) || rows.contains(where: \.isRequired)
        let added = after.flatMap { told in
            let same = before.filter { $0.productID == told.productID }
            return (same.isEmpty ? before : same).map { told.beyond($0) }.min { $0.count < $1.count } ?? []
        }
        if mayVanish { return added }
        return added
            + before.flatMap { told in
                let same = after.filter { $0.productID == told.productID }
                return same.map { $0.missing(of: told, besides: open) }.min { $0.count < $1.count }
                    ?? ["nothing for \(told.productID ?? "it")"]
            }
            // The day of a charge that is open is no end of paid time either.
            .filter { !(open.contains(.nextCharge) && $0.hasPrefix("until:")) }
    }
}
