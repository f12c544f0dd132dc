internal import PaywrightStorage
internal import Synchronization

/// The compiled lines of a language: all, and what its writers keep from line to line.
final class CompiledLines: Sendable {
    /// nil for those that the evaluator has to write each time.
    let all = BoundedCache<LineKey, CompiledLine?>(capacity: 4_096)
    /// Of writers that are done: the next ones go on with them.
    private let memories = Mutex<[LineMemory]>([])
    private static let mostMemories = 32

    /// A memory that no other writer has.
    func takeMemory() -> LineMemory { memories.withLock { $0.popLast() } ?? LineMemory(lineCount: 256) }

    /// Keeps a memory for another writer.
    func giveBack(_ memory: LineMemory) {
        memories.withLock { if $0.count < Self.mostMemories { $0.append(memory) } }
    }
}

/// The patterns of the amounts written last, and the lines found last: without a lock, and mostly those of the next line.
struct LineMemory: Sendable {
    private struct Slot {
        var shape: LineShape?
        var edges: UInt64 = 0
        var line: CompiledLine?
    }

    /// How a line's amounts are written, in order; more where the line before had more.
    private(set) var patterns: [AmountPattern] = []
    /// By the hash of their shapes: a line takes the place of another one.
    private var slots: [Slot]

    /// A memory of so many lines, a power of two, or none.
    init(lineCount: Int) { slots = Array(repeating: Slot(), count: lineCount) }

    /// The compiled line; nil where the evaluator has to write it.
    mutating func compiledLine(_ line: PreparedLine, in bundle: MessageBundle) -> CompiledLine? {
        guard bundle.own.pseudoLocale == nil, let edges = edges(of: line, in: bundle.own) else { return nil }
        guard !slots.isEmpty else { return bundle.compiledLine(line, patterns, edges) }
        let place = (line.shape.hash ^ Int(truncatingIfNeeded: edges)) & (slots.count - 1)
        if slots[place].shape !== line.shape || slots[place].edges != edges {
            let compiled = bundle.compiledLine(line, patterns, edges)
            slots[place] = Slot(shape: line.shape, edges: edges, line: compiled)
        }
        return slots[place].line
    }

    /// How the texts of a line's amounts begin and end, in order, a byte each; nil where one has no pattern.
    private mutating func edges(of line: PreparedLine, in context: LanguageContext) -> UInt64? {
        guard let amounts = line.amounts else { return nil }
        var edges: UInt64 = 0
        for index in amounts.indices {
            let key = amounts[index].key
            if index == patterns.count || patterns[index].key != key {
                // The amounts of a line are mostly in one currency.
                let known = index > 0 && patterns[0].key == key ? patterns[0] : context.pattern(for: key)
                guard let known else { return nil }
                patterns[index...] = [known]
            }
            edges = edges << 8 | UInt64(patterns[index].edges.rawValue)
        }
        return edges
    }
}
