internal import PaywrightICU
internal import PaywrightStorage
internal import Synchronization

/// The compiled messages of a language: the evaluator runs once for all amounts, dates and names that change nothing else.
final class CompiledMessages: Sendable {
    /// By their keys, as many of each as there are other words around its values.
    let all = Mutex<[String: [CompiledMessage]]>([:])
    /// What has found some of them.
    let writers = RoomPool<LineWriter>()

    private static let mostOfKey = 64
    /// A writer that wrote more has much room, and is not kept.
    static let longestLine = 1 << 16

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
        /// Lines of several sentences that begin with it, those made last.
        var lines: [Line] = []
    }

    /// A line of several sentences by their places, and what they name together.
    private struct Line {
        let sentences: [Int]
        let names: Names
    }

    /// The keys of messages, and the arguments that their text names, each once.
    typealias Names = (messages: [String], arguments: [ArgumentName])

    private static let mostEntries = 4_096
    private static let mostLines = 16
    private var entries: [Entry] = []
    private var places: [String: [Int]] = [:]
    private var last = 0
    var patterns: PatternMemory

    init(_ context: LanguageContext) { patterns = PatternMemory(context) }

    /// The message of a place, without a reference that is counted: cores that count the same one wait for each other.
    subscript(place: Int) -> Unmanaged<CompiledMessage> { Unmanaged.passUnretained(entries[place].message) }

    /// Lets the older half go where there are many: for a new line, since places of before are others then.
    mutating func bound() {
        guard entries.count > Self.mostEntries else { return }
        entries.removeFirst(entries.count / 2)
        (places, last) = (Dictionary(grouping: entries.indices) { entries[$0].key }, 0)
        for place in entries.indices { (entries[place].next, entries[place].lines) = (0, []) }
    }

    /// What the sentences of a line name together.
    mutating func names(of sentences: [Int]) -> Names {
        guard let first = sentences.first else { return ([], []) }
        if sentences.count == 1 { return self[first]._withUnsafeGuaranteedRef { ($0.messages, $0.arguments) } }
        for index in entries[first].lines.indices where entries[first].lines[index].sentences == sentences {
            return entries[first].lines[index].names
        }
        var names: Names = ([], [])
        for message in sentences.map({ entries[$0].message }) {
            names.messages += message.messages
            for name in message.arguments where !names.arguments.contains(name) { names.arguments.append(name) }
        }
        if entries[first].lines.count == Self.mostLines { entries[first].lines.removeFirst() }
        entries[first].lines.append(Line(sentences: sentences, names: names))
        return names
    }

    /// Writes a message; nil where the evaluator has to write it, and some of it may have been written then.
    mutating func write(_ message: Message, in bundle: borrowing MessageBundle, to text: inout LineText) -> Int? {
        guard let place = place(of: message, in: bundle) else { return nil }
        if last < entries.count { entries[last].next = place }
        last = place
        let isWritten = self[place]._withUnsafeGuaranteedRef {
            $0.isWritten && $0.write(message.arguments, &patterns, to: &text)
        }
        return isWritten ? place : nil
    }

    private mutating func place(of message: Message, in bundle: borrowing MessageBundle) -> Int? {
        if last < entries.count, isSaid(message, by: entries[last].next) { return entries[last].next }
        for place in places[message.key] ?? [] where isSaid(message, by: place) { return place }
        return learn(message, in: bundle).map { compiled in
            places[message.key, default: []].append(entries.count)
            entries.append(Entry(key: message.key, message: compiled))
            return entries.count - 1
        }
    }

    private mutating func isSaid(_ message: Message, by place: Int) -> Bool {
        guard entries[place].key == message.key else { return false }
        return self[place]._withUnsafeGuaranteedRef { $0.says(message.arguments, &patterns) }
    }

    /// A compiled message that another writer has found, or a new one; nil where the language does not know the message.
    private mutating func learn(_ message: Message, in bundle: borrowing MessageBundle) -> CompiledMessage? {
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

    /// Writes an amount; false, and nothing written, where ICU has to print it.
    mutating func append(_ amount: MessagePrice, to text: inout LineText) -> Bool {
        guard find(amount) else { return false }
        Unmanaged.passUnretained(patterns[0].pattern)._withUnsafeGuaranteedRef { $0.append(amount.amount, to: &text) }
        return true
    }

    /// How an amount's text meets its neighbors; nil where ICU has to print it.
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

    /// Gives a closure a writer of this language, for one line or for a loop.
    @inline(__always)
    package func withWriter<Result>(_ body: (inout LineWriter) -> Result) -> Result {
        compiled.writers.withRoom(
            make: { LineWriter(own) },
            keepingIf: { $0.text.bytes.count <= CompiledMessages.longestLine },
            body
        )
    }

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
