import PaywrightImport
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

extension ImportDiagnostic {
    /// Whether it has a place, and says in one line what stands there, what should and what became of it.
    var isPlaced: Bool {
        line >= 1 && column >= 1 && path.hasPrefix("$")
            && !found.isEmpty && !expected.isEmpty && !consequence.isEmpty
            && !description.contains(where: \.isNewline)
    }
}

extension [ImportDiagnostic] {
    /// Whether each is placed, in a line that the file has.
    func arePlaced(in bytes: [UInt8]) -> Bool {
        let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        return allSatisfy { $0.isPlaced && $0.line <= lines }
    }
}
