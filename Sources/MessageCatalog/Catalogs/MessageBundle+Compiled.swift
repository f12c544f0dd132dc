/// Lines that are compiled: the evaluator runs once for all amounts and dates that change nothing else.
extension MessageBundle {
    /// The compiled line of some sentences; nil where there is none, so that the evaluator has to run.
    func compiledLine(_ sentences: [Message]) -> CompiledLine? {
        guard own.pseudoLocale == nil, let shape = LineShape(sentences, own) else { return nil }
        return lines.value(for: shape) { LineSlot(line: compile(sentences)) }.line
    }

    /// nil where something is at fault, where another language speaks, or where the places do not fit.
    private func compile(_ sentences: [Message]) -> CompiledLine? {
        guard sentences.allSatisfy({ own.faults(of: $0.key).isEmpty }) else { return nil }
        let evaluated = sentences.compactMap { message -> CompiledLine.Sentence? in
            guard let (evaluator, catalog) = evaluate(message, in: own), evaluator.issues.isEmpty else { return nil }
            return CompiledLine.Sentence(
                message: message,
                sink: evaluator.sink,
                arguments: evaluator.arguments,
                locale: catalog.locale.tag
            )
        }
        guard evaluated.count == sentences.count,
            let line = CompiledLine(evaluated, separator: own.sentenceSeparator),
            let text = line.text(sentences, own)
        else { return nil }
        // What the places hold must be what the evaluator wrote there.
        return text == formatByEvaluating(sentences) ? line : nil
    }

    /// Writes a line into a buffer: where it is compiled, without making a string of it.
    public func append(_ sentences: [Message], to buffer: inout FormattedBuffer) {
        if let line = compiledLine(sentences), line.append(sentences, own, to: &buffer) { return }
        buffer.append(format(sentences))
    }

    /// Writes an amount alone into a buffer.
    public func append(_ money: Money, as name: ArgumentName, to buffer: inout FormattedBuffer) {
        guard let amount = own.pattern(of: money) else { return buffer.append(format(.money(money), as: name)) }
        let isIsolated = amount.edges(of: money).contains(.isolated)
        if isIsolated { buffer.utf8 += UTF8Text.firstStrongIsolate }
        guard let length = own.appendAmount(.money(money), to: &buffer.utf8) else {
            if isIsolated { buffer.utf8.removeLast(UTF8Text.firstStrongIsolate.count) }
            return buffer.append(format(.money(money), as: name))
        }
        let start = buffer.utf16Count + (isIsolated ? 1 : 0)
        buffer.parts.append(
            FormattedText.Part(kind: .money, role: money.role, argument: name, range: start..<(start + length))
        )
        if isIsolated { buffer.utf8 += UTF8Text.popDirectionalIsolate }
        buffer.utf16Count = start + length + (isIsolated ? 1 : 0)
    }
}

/// A compiled line, or that there is none.
struct LineSlot: Sendable {
    let line: CompiledLine?
}
