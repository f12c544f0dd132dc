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

    /// Keeps one more of a key, in place of the oldest where there are many, and returns all of the key.
    func add(_ message: CompiledMessage, of key: String) -> [CompiledMessage] {
        all.withLock { all in
            if all[key]?.count == Self.mostOfKey { all[key]?.removeFirst() }
            all[key, default: []].append(message)
            return all[key] ?? []
        }
    }
}

/// What a writer has found, to be found again without a lock: how the amounts written last are written, and messages.
struct LineMemory: Sendable {
    private static let mostPatterns = 64
    private let context: LanguageContext
    /// Those used last first.
    private var patterns: [(key: AmountKey, pattern: AmountPattern)] = []
    private var messages: [String: [CompiledMessage]] = [:]

    init(_ context: LanguageContext) { self.context = context }

    /// How an amount is written; nil where ICU has to print it.
    mutating func pattern(of amount: MessagePrice) -> AmountPattern? {
        guard let key = amount.key else { return nil }
        for index in patterns.indices where patterns[index].key == key {
            if index > 0 { patterns.swapAt(0, index) }
            return patterns[0].pattern
        }
        guard let pattern = context.pattern(for: key) else { return nil }
        patterns = [(key, pattern)] + patterns.prefix(Self.mostPatterns - 1)
        return pattern
    }

    /// A compiled message whose text can be copied; nil where the evaluator has to write it.
    mutating func compiled(_ message: Message, in bundle: MessageBundle) -> CompiledMessage? {
        var known = find(message, among: messages[message.key] ?? [])
        if known == nil {
            var shared = bundle.compiled.all.withLock { $0[message.key] ?? [] }
            known = find(message, among: shared)
            if known == nil, let compiled = bundle.compile(message, &self) {
                known = compiled
                shared = bundle.compiled.add(compiled, of: message.key)
            }
            // Keys that the language has are no more than its catalog's.
            if known != nil { messages[message.key] = shared }
        }
        return known?.isWritten == true ? known : nil
    }

    private mutating func find(_ message: Message, among known: [CompiledMessage]) -> CompiledMessage? {
        for compiled in known where compiled.says(message.arguments, &self) { return compiled }
        return nil
    }
}

extension MessageBundle {
    /// How many compiled messages are held: a test states by it what was compiled.
    package var compiledCount: Int { compiled.all.withLock { $0.values.reduce(0) { $0 + $1.count } } }

    /// Writes lines of this language: for a loop.
    package func writer() -> LineWriter { LineWriter(self) }

    /// A message compiled, which is not to be written where something is at fault, another language speaks, or the places do not
    /// fit; nil where the language does not know the message.
    func compile(_ message: Message, _ memory: inout LineMemory) -> CompiledMessage? {
        guard let evaluated = evaluate(message, in: own) else { return nil }
        let (evaluator, written) = (evaluated.evaluator, text(of: message, evaluated, in: own))
        let isSaid = own.pseudoLocale == nil && message.keys.allSatisfy { own.diagnostics(of: $0).isEmpty }
        let compiled = CompiledMessage(message, evaluator, as: written, isSaid: isSaid, &memory)
        guard compiled.isWritten else { return compiled }
        // What the places hold must be what the evaluator wrote there.
        var text = LineText(capacity: 256)
        let isSame = compiled.write(message.arguments, &memory, to: &text) && text.bytes.string == written.string
        if isSame, text.parts == written.parts { return compiled }
        return CompiledMessage(message, evaluator, as: written, isSaid: false, &memory)
    }
}
