import Foundation
import TestSupport

/// An input in which nothing is broken, and where the objects of a table stand in it.
struct DamageSeed: Sendable {
    let name: String
    let document: JSONText
    let objects: [(name: String, path: [String])]
    /// Where things stand that are told by themselves, such as products: a damage in one loses nothing but what is told with it.
    let units: [[String]]

    init(_ name: String, _ document: JSONText, objects: [(name: String, path: [String])], units: [String] = []) {
        self.name = name
        self.document = document
        self.objects = objects
        self.units = units.map { $0.split(separator: ".").map(String.init) }
    }

    /// An input that is one object of the table.
    init(_ name: String, _ text: String, of object: String, at path: [String] = [], units: [String] = []) {
        self.init(name, JSONText(parsing: text), objects: [(object, path)], units: units)
    }
}

/// One value in the place of another.
struct FieldDamage: Sendable {
    let seed: DamageSeed
    let row: FieldLedger.Row
    let path: [String]
    let value: String

    /// The innermost unit of the seed that it is in; nil for none, or a whole one.
    var unit: [String]? {
        seed.units.filter { path.starts(with: $0) && path.count > $0.count }.max { $0.count < $1.count }
    }

    var place: String { "\(path.joined(separator: ".")) = \(value)" }

    /// Where the choice of damages begins.
    static let seed: UInt64 = 0xD0B7

    /// Every damage of every field of a seed's objects.
    ///
    /// - Parameter legal: What is legal in the store's forms after all, for fields of a type.
    static func all(of seed: DamageSeed, in ledger: FieldLedger, legal: [FieldType: Set<String>]) -> [FieldDamage] {
        seed.objects.flatMap { ledger.fields(of: $0.name, at: $0.path, in: seed.document) }.flatMap { row, path in
            var values = row.type.damages
            // What states nothing withholds nothing.
            if row.kind == "withholds" { values.removeAll { ["[]", "{}", "false", "0"].contains($0) } }
            if row.isLeftOutAsZero { values.removeAll { $0 == "0" } }
            values.removeAll { legal[row.type]?.contains($0) == true }
            return values.map { FieldDamage(seed: seed, row: row, path: path, value: $0) }
        }
    }

    /// Some damages, one at a time, and half as many pairs; four times as many in a sweep, or all, each in two pairs.
    static func chosen(_ sample: Int, of all: [FieldDamage]) -> [[FieldDamage]] {
        var random = SplitMix64(seed: seed)
        let isExhaustive = ProcessInfo.processInfo.environment["PAYWRIGHT_DAMAGES"] == "all"
        let count = Sweep.isWhole ? sample * 4 : sample
        let chosen = isExhaustive ? all : (0..<count).map { _ in all[Int.random(in: all.indices, using: &random)] }
        return chosen.map { [$0] } + pairs(isExhaustive ? all.count * 2 : count / 2, of: all, using: &random)
    }

    /// Two damages of one seed, neither inside the other.
    private static func pairs(
        _ count: Int,
        of all: [FieldDamage],
        using random: inout SplitMix64
    ) -> [[FieldDamage]] {
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
}

extension [FieldDamage] {
    /// The seed's document with all of them.
    var document: JSONText {
        reduce(self[0].seed.document) { $0.replacing($1.path, with: JSONText(parsing: $1.value)) }
    }
}
