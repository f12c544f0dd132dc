internal import PaywrightICU
internal import PaywrightStorage
internal import Synchronization

/// The compiled messages of a language: the evaluator runs once for all amounts, dates and names that change nothing else.
final class CompiledMessages: Sendable {
    /// By their keys, as many of each as there are other words around its values.
    let all = Mutex<[String: [CompiledMessage]]>([:])
    /// Of writers that are done: the next ones go on with them.
    let memories = Mutex<[LineMemory]>([])

    static let mostMemories = 32
    private static let mostOfKey = 64

    /// Those of a key.
    func of(_ key: String) -> [CompiledMessage] { all.withLock { $0[key] ?? [] } }

    /// Keeps one more of a key, in place of the oldest where there are many.
    func add(_ message: CompiledMessage, of key: String) {
        all.withLock { all in
            if all[key]?.count == Self.mostOfKey { all[key]?.removeFirst() }
            all[key, default: []].append(message)
        }
    }
}

/// What a writer has found, to be found again without a lock: compiled messages.
struct LineMemory: Sendable {
    /// A message, by its key, and the place of the one that was asked for after it last: lines come in the same order again.
    private struct Entry {
        let key: String
        let message: CompiledMessage
        var next = 0
    }

    private static let mostEntries = 4_096
    private var entries: [Entry] = []
    private var places: [String: [Int]] = [:]
    private var last = 0
    private var patterns: PatternMemory

    init(_ context: LanguageContext) { patterns = PatternMemory(context) }

    /// The message of a place.
    subscript(place: Int) -> CompiledMessage { entries[place].message }

    /// How an amount is written; nil where ICU has to print it.
    mutating func pattern(of amount: MessagePrice) -> AmountPattern? { patterns.pattern(of: amount) }

    /// Lets everything go where it has become much: for a new line, since places of before are none then.
    mutating func bound() {
        if entries.count > Self.mostEntries { (entries, places, last) = ([], [:], 0) }
    }

    /// Writes a message; nil where the evaluator has to write it, and some of it may have been written then.
    mutating func write(_ message: Message, in bundle: MessageBundle, to text: inout LineText) -> Int? {
        guard let place = place(of: message, in: bundle) else { return nil }
        if last < entries.count { entries[last].next = place }
        last = place
        let compiled = entries[place].message
        guard compiled.isWritten, compiled.write(message.arguments, &patterns, to: &text) else { return nil }
        return place
    }

    private mutating func place(of message: Message, in bundle: MessageBundle) -> Int? {
        if last < entries.count, isSaid(message, by: entries[last].next) { return entries[last].next }
        for place in places[message.key] ?? [] where isSaid(message, by: place) { return place }
        return learn(message, in: bundle).map { compiled in
            places[message.key, default: []].append(entries.count)
            entries.append(Entry(key: message.key, message: compiled))
            return entries.count - 1
        }
    }

    private mutating func isSaid(_ message: Message, by place: Int) -> Bool {
        entries[place].key == message.key && entries[place].message.says(message.arguments, &patterns)
    }

    /// A compiled message that another writer has found, or a new one; nil where the language does not know the message.
    private mutating func learn(_ message: Message, in bundle: MessageBundle) -> CompiledMessage? {
        for known in bundle.compiled.of(message.key) where known.says(message.arguments, &patterns) { return known }
        guard let compiled = bundle.compile(message, &patterns) else { return nil }
        bundle.compiled.add(compiled, of: message.key)
        return compiled
    }
}

/// How the amounts asked for last are written.
struct PatternMemory: Sendable {
    private static let mostPatterns = 64
    private let context: LanguageContext
    /// Those used last first.
    private var patterns: [(key: AmountKey, edges: TextEdges, pattern: AmountPattern)] = []

    init(_ context: LanguageContext) { self.context = context }

    /// How an amount is written; nil where ICU has to print it.
    mutating func pattern(of amount: MessagePrice) -> AmountPattern? { find(amount) ? patterns[0].pattern : nil }

    /// How its text meets its neighbors.
    mutating func edges(of amount: MessagePrice) -> TextEdges? { find(amount) ? patterns[0].edges : nil }

    /// Puts an amount's pattern first.
    private mutating func find(_ amount: MessagePrice) -> Bool {
        guard let key = amount.key else { return false }
        if let first = patterns.first, first.key == key { return true }
        if let index = patterns.firstIndex(where: { $0.key == key }) {
            patterns.swapAt(0, index)
            return true
        }
        guard let pattern = context.pattern(for: key) else { return false }
        patterns = [(key, pattern.edges, pattern)] + patterns.prefix(Self.mostPatterns - 1)
        return true
    }
}

extension MessageBundle {
    /// How many compiled messages are held: a test states by it what was compiled.
    package var compiledCount: Int { compiled.all.withLock { $0.values.reduce(0) { $0 + $1.count } } }

    /// Writes lines of this language: for a loop.
    package func writer() -> LineWriter { LineWriter(self) }

    /// A message compiled, which is not to be written where something is at fault, another language speaks, or the places do not
    /// fit; nil where the language does not know the message.
    func compile(_ message: Message, _ patterns: inout PatternMemory) -> CompiledMessage? {
        guard let evaluated = evaluate(message, in: own) else { return nil }
        let (evaluator, written) = (evaluated.evaluator, text(of: message, evaluated, in: own))
        let isSaid = own.pseudoLocale == nil && message.keys.allSatisfy { own.diagnostics(of: $0).isEmpty }
        let compiled = CompiledMessage(message, evaluator, as: written, isSaid: isSaid, &patterns)
        guard compiled.isWritten else { return compiled }
        // What the places hold must be what the evaluator wrote there.
        var text = LineText(capacity: 256)
        let isSame = compiled.write(message.arguments, &patterns, to: &text) && text.bytes.string == written.string
        if isSame, text.parts == written.parts { return compiled }
        return CompiledMessage(message, evaluator, as: written, isSaid: false, &patterns)
    }
}
