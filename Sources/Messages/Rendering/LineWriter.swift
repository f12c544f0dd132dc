internal import PaywrightICU
package import PaywrightStorage
package import PaywrightValues
internal import Synchronization

/// Writes lines of one language one after the other into the same room.
package struct LineWriter: ~Copyable {
    private let bundle: MessageBundle
    private var memory: LineMemory
    /// The line written last.
    package private(set) var text = LineText(capacity: 1_024)
    /// The places in memory of the compiled messages that it was made of.
    private var sentences: [Int] = []
    /// What the value is called that it is alone.
    private var valueName: ArgumentName?
    /// The line where the evaluator wrote it.
    private var evaluated: FormattedText?

    init(_ bundle: MessageBundle) {
        self.bundle = bundle
        memory = bundle.compiled.memories.withLock { $0.popLast() } ?? LineMemory(bundle.own)
    }

    deinit {
        bundle.compiled.memories.withLock { if $0.count < CompiledMessages.mostMemories { $0.append(memory) } }
    }

    /// Writes a line of whole sentences in place of the last one: what `MessageBundle.formatByEvaluating` says.
    package mutating func write(_ line: borrowing [Message]) {
        begin()
        if !writeCompiled(line) { write(bundle.formatByEvaluating(copy line)) }
    }

    /// The same of a line that is a value alone: a price, a name.
    package mutating func write(_ value: ArgumentValue, as name: ArgumentName) {
        begin()
        switch value {
        case .money(let money) where !money.hasDisplayString:
            guard let pattern = memory.pattern(of: money) else { break }
            let isIsolated = pattern.edges.contains(.isolated)
            return write(.money, money.role, name, isIsolated) { pattern.append(money.price.amount, to: &$0) }
        case .text(let given):
            let text = NameSanitizer.clean(given)
            guard !text.isEmpty else { break }
            let isIsolated = bundle.isRightToLeft || text.unicodeScalars.contains(where: TextProperties.isRightToLeft)
            return write(.name, nil, name, isIsolated) { $0.bytes.append(text) }
        default: break
        }
        write(bundle.formatByEvaluating(value, as: name))
    }

    private mutating func write(
        _ kind: FormattedText.PartKind,
        _ role: MoneyRole?,
        _ name: ArgumentName,
        _ isIsolated: Bool,
        by append: (inout LineText) -> Void
    ) {
        (valueName, text.locale) = (name, bundle.localeOfValues)
        if isIsolated { text.bytes.append(UTF8Text.firstStrongIsolate) }
        let start = text.bytes.count
        append(&text)
        text.addPart(kind, role, name, since: start)
        if isIsolated { text.bytes.append(UTF8Text.popDirectionalIsolate) }
    }

    /// The same of a line that has been made otherwise.
    package mutating func write(_ line: FormattedText) {
        begin()
        text.bytes.append(line.string)
        text.parts = line.parts
        text.locale = line.locale
        text.diagnostics = line.diagnostics
        evaluated = line
    }

    /// The line as a value of its own.
    package var formatted: FormattedText {
        if let evaluated { return evaluated }
        var messages: [String] = []
        var arguments = valueName.map { [$0] } ?? []
        for place in sentences {
            let sentence = memory[place]
            messages += sentence.messages
            arguments += sentence.arguments.filter { !arguments.contains($0) }
        }
        return text.formatted(messages, arguments)
    }

    /// false, and anything written, where a sentence is not compiled or one of its values does not follow its pattern.
    private mutating func writeCompiled(_ line: borrowing [Message]) -> Bool {
        if line.isEmpty { text.locale = "" }
        for index in line.indices {
            let end = text.bytes.count
            if end > 0 { text.bytes.append(bundle.own.separator) }
            let start = text.bytes.count
            guard let place = memory.write(line[index], in: bundle, to: &text) else { return false }
            if text.bytes.count == start { text.bytes.goBack(to: end) }
            if index == 0, text.locale != memory[place].locale { text.locale = memory[place].locale }
            sentences.append(place)
        }
        return true
    }

    private mutating func begin() {
        memory.bound()
        text.removeAll()
        sentences.removeAll(keepingCapacity: true)
        if evaluated != nil { evaluated = nil }
        valueName = nil
    }
}

/// A text as it grows, and what its values are.
package struct LineText: ~Copyable {
    /// In UTF-8.
    package internal(set) var bytes: ByteBuffer
    /// The values in the text, in UTF-16 units.
    package internal(set) var parts: [FormattedText.Part] = []
    /// The catalog that spoke.
    package internal(set) var locale = ""
    /// What could not be formatted as asked.
    package internal(set) var diagnostics: [Diagnostic] = []
    /// How many bytes were counted, and how many UTF-16 units they are.
    private var counted = (bytes: 0, units: 0)

    init(capacity: Int) {
        bytes = ByteBuffer(capacity: capacity)
        parts.reserveCapacity(4)
    }

    mutating func removeAll() {
        bytes.removeAll()
        parts.removeAll(keepingCapacity: true)
        if !diagnostics.isEmpty { diagnostics = [] }
        counted = (0, 0)
    }

    /// The text of messages, which names arguments, as a value of its own.
    func formatted(_ messages: [String], _ arguments: [ArgumentName]) -> FormattedText {
        FormattedText(string: bytes.string, parts: parts, messages: messages, arguments: arguments, locale: locale)
    }

    /// Says what was appended after so many bytes.
    mutating func addPart(_ kind: FormattedText.PartKind, _ role: MoneyRole?, _ name: ArgumentName?, since start: Int) {
        let range = units(until: start)..<units(until: bytes.count)
        parts.append(FormattedText.Part(kind: kind, role: role, argument: name, range: range))
    }

    /// Every byte that starts a scalar is one UTF-16 unit, those of four bytes two.
    private mutating func units(until end: Int) -> Int {
        counted.units += bytes.withBytes { [counted] bytes in
            bytes[counted.bytes..<end].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
        }
        counted.bytes = end
        return counted.units
    }
}
