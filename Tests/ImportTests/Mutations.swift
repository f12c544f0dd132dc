import PaywrightImport
import PaywrightValues
import TestSupport

extension Tree {
    /// The texts of trees with many values changed, and as many of this tree with bytes changed, the same for a seed.
    func variations(seed: UInt64) -> [[UInt8]] {
        var generator = SplitMix64(seed: seed)
        return (0..<20).flatMap { _ in
            var tree = self
            for _ in 0..<Int.random(in: 1...12, using: &generator) { tree = tree.changed(using: &generator).tree }
            return [Array(tree.description.utf8), damaged(using: &generator)]
        }
    }

    /// The text of the tree with one byte somewhere in it changed, or up to three.
    func damaged(using generator: inout SplitMix64) -> [UInt8] {
        var bytes = Array(description.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let index = Int.random(in: bytes.indices, using: &generator)
            bytes[index] = UInt8.random(in: 0...255, using: &generator)
        }
        return bytes
    }
}

extension Diagnostic {
    /// Whether it has a place, and says in one line what stands there, what should and what became of it.
    var isPlaced: Bool {
        place.line ?? 0 >= 1 && place.column ?? 0 >= 1 && place.path?.hasPrefix("$") == true
            && found?.isEmpty == false && expected?.isEmpty == false && consequence?.isEmpty == false
            && !description.contains(where: \.isNewline)
    }
}

extension [Diagnostic] {
    /// Whether each is placed, in a line that the file has.
    func arePlaced(in bytes: [UInt8]) -> Bool {
        let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        return allSatisfy { $0.isPlaced && $0.place.line ?? 0 <= lines }
    }
}
