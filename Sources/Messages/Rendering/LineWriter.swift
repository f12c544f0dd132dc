internal import PaywrightICU
internal import PaywrightStorage
internal import PaywrightValues

/// Writes lines of one language one after the other into the same room: nothing is made for a line but what it comes to.
package struct LineWriter: ~Copyable, Sendable {
    private var memory: LineMemory
    /// The line written last.
    package private(set) var text = LineText(capacity: 1_024)
    /// The places in memory of the compiled messages that it was made of.
    private var sentences: [Int] = []
    /// What the value is called that a line was alone.
    private var valueName: [ArgumentName] = []
    /// A line that the evaluator wrote.
    private var evaluated: FormattedText?
    /// Which of the two the line written last is; neither where it is of sentences.
    private var (isValue, isEvaluated) = (false, false)

    init(_ context: LanguageContext) { memory = LineMemory(context) }

    /// Writes a line of whole sentences in place of the last one: what `MessageBundle.formatByEvaluating` says.
    package mutating func write(_ line: borrowing [Message], in bundle: borrowing MessageBundle) {
        begin()
        if line.isEmpty { text.locale = "" }
        for index in line.indices {
            guard append(line[index], in: bundle) else { return write(bundle.formatByEvaluating(copy line)) }
        }
    }

    /// The same of a line of one sentence.
    mutating func write(_ sentence: Message, in bundle: borrowing MessageBundle) {
        begin()
        if !append(sentence, in: bundle) { write(bundle.formatByEvaluating([sentence])) }
    }

    /// The same of a line that is a value alone: a price, a name.
    package mutating func write(_ value: ArgumentValue, as name: ArgumentName, in bundle: borrowing MessageBundle) {
        begin()
        switch value {
        case .money(let money) where !money.hasDisplayString:
            guard let edges = memory.patterns.edges(of: money) else { break }
            return write(.money, money.role, name, edges.contains(.isolated), in: bundle) { writer in
                _ = writer.memory.patterns.append(money, to: &writer.text)
            }
        case .text(let given):
            let text = NameSanitizer.clean(given)
            guard !text.isEmpty else { break }
            let isIsolated = bundle.isRightToLeft || text.unicodeScalars.contains(where: TextProperties.isRightToLeft)
            return write(.name, nil, name, isIsolated, in: bundle) { $0.text.append(text) }
        case .money, .length, .count, .date, .percent, .names, .phrase, .message, .selection: break
        }
        write(bundle.formatByEvaluating(value, as: name))
    }

    private mutating func write(
        _ kind: FormattedText.PartKind,
        _ role: MoneyRole?,
        _ name: ArgumentName,
        _ isIsolated: Bool,
        in bundle: borrowing MessageBundle,
        by append: (inout LineWriter) -> Void
    ) {
        if valueName.first != name { valueName = [name] }
        (isValue, text.locale) = (true, bundle.localeOfValues)
        if isIsolated { text.append(UTF8Text.firstStrongIsolate) }
        let start = text.units
        append(&self)
        text.addPart(kind, role, name, since: start)
        if isIsolated { text.append(UTF8Text.popDirectionalIsolate) }
    }

    /// The same of a line that has been made otherwise.
    package mutating func write(_ line: FormattedText) {
        begin()
        text.append(line.string)
        text.parts = line.parts
        text.locale = line.locale
        text.diagnostics = line.diagnostics
        (isEvaluated, evaluated) = (true, line)
    }

    /// The line as a value of its own.
    package var formatted: FormattedText {
        mutating get {
            if isEvaluated, let evaluated { return evaluated }
            if isValue { return text.formatted([], valueName) }
            let names = memory.names(of: sentences)
            return text.formatted(names.messages, names.arguments)
        }
    }

    /// Appends a sentence; false, and anything appended, where it is not compiled or one of its values does not follow its pattern.
    private mutating func append(_ sentence: borrowing Message, in bundle: borrowing MessageBundle) -> Bool {
        let end = (text.bytes.count, text.units)
        if end.0 > 0 { text.append(bundle.own.separator) }
        let start = text.bytes.count
        guard let place = memory.write(sentence, in: bundle, to: &text) else { return false }
        if text.bytes.count == start { text.goBack(to: end) }
        if sentences.isEmpty {
            memory[place]._withUnsafeGuaranteedRef { if text.locale != $0.locale { text.locale = $0.locale } }
        }
        sentences.append(place)
        return true
    }

    private mutating func begin() {
        memory.bound()
        text.removeAll()
        while !sentences.isEmpty { sentences.removeLast() }
        (isValue, isEvaluated) = (false, false)
    }
}
