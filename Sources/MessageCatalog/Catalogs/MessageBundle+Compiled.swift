/// Lines that are compiled: the evaluator runs once for all amounts and dates that change nothing else.
extension MessageBundle {
    /// The compiled line of some sentences; nil where there is none, so that the evaluator has to run. `amounts` become the
    /// patterns of their amounts.
    private func compiledLine(_ sentences: [Message], _ amounts: inout LineAmounts) -> CompiledLine? {
        guard own.pseudoLocale == nil, let shape = LineShape(sentences, own, amounts: &amounts) else { return nil }
        return lines.value(for: shape) { LineSlot(line: compile(sentences, amounts)) }.line
    }

    /// nil where something is at fault, where another language speaks, or where the places do not fit.
    private func compile(_ sentences: [Message], _ amounts: LineAmounts) -> CompiledLine? {
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
        guard evaluated.count == sentences.count, let line = CompiledLine(evaluated, own),
            let text = line.text(sentences, amounts)
        else { return nil }
        // What the places hold must be what the evaluator wrote there.
        return text == formatByEvaluating(sentences) ? line : nil
    }

    /// A line as text; nil where it is not compiled.
    func compiledText(_ sentences: [Message]) -> FormattedText? {
        var amounts = LineAmounts()
        return compiledLine(sentences, &amounts)?.text(sentences, amounts)
    }

    /// Writes a line into a buffer: where it is compiled, without making a string of it.
    public func append(_ sentences: [Message], to buffer: inout FormattedBuffer) {
        var amounts = LineAmounts()
        if let line = compiledLine(sentences, &amounts), line.append(sentences, amounts, to: &buffer) { return }
        buffer.append(formatByEvaluating(sentences))
    }

    /// Writes an amount alone into a buffer.
    public func append(_ money: Money, as name: ArgumentName, to buffer: inout FormattedBuffer) {
        if !appendPattern(of: money, as: name, to: &buffer) {
            buffer.append(formatByEvaluating(.money(money), as: name))
        }
    }

    /// An amount alone by its pattern; nil where it has none.
    func patternText(of money: Money, as name: ArgumentName) -> FormattedText? {
        var buffer = FormattedBuffer(bytes: 32, parts: 1)
        guard appendPattern(of: money, as: name, to: &buffer) else { return nil }
        return FormattedText(
            string: String(decoding: buffer.utf8, as: UTF8.self),
            parts: buffer.parts,
            arguments: [name],
            locale: (own.catalogs.first?.locale ?? match.matched).tag
        )
    }

    private func appendPattern(of money: Money, as name: ArgumentName, to buffer: inout FormattedBuffer) -> Bool {
        guard !money.hasDisplayString, let amount = own.pattern(of: money) else { return false }
        let isIsolated = amount.edges(of: money).contains(.isolated)
        if isIsolated { buffer.utf8 += UTF8Text.firstStrongIsolate }
        guard let length = amount.pattern.append(money.amount, to: &buffer.utf8) else {
            if isIsolated { buffer.utf8.removeLast(UTF8Text.firstStrongIsolate.count) }
            return false
        }
        let start = buffer.utf16Count + (isIsolated ? 1 : 0)
        buffer.parts.append(
            FormattedText.Part(kind: .money, role: money.role, argument: name, range: start..<(start + length))
        )
        if isIsolated { buffer.utf8 += UTF8Text.popDirectionalIsolate }
        buffer.utf16Count = start + length + (isIsolated ? 1 : 0)
        return true
    }
}

/// What ICU prints, beside what is written by patterns: for tests that hold one against the other.
extension MessageBundle {
    /// An amount by its pattern (nil where it has none) and as ICU prints it (nil where ICU fails).
    package func texts(of money: Money) -> (pattern: String?, icu: String?) {
        var bytes: [UInt8] = []
        let isWritten = own.pattern(of: money)?.pattern.append(money.amount, to: &bytes) != nil
        let printed = try? own.icuText(of: money)
        return (
            isWritten ? String(decoding: bytes, as: UTF8.self) : nil,
            printed.map { String(decoding: $0, as: UTF8.self) }
        )
    }

    /// A date by its table (nil where it has none) and as the evaluator prints it, in a form or plainly.
    package func texts(of date: MessageDate, form: String?) -> (table: String?, icu: String) {
        let facet = form.map(ArgumentReference.Facet.form) ?? .value
        var bytes: [UInt8] = []
        let isWritten = own.dateTable(style: date.style, facet: facet)?.append(date, to: &bytes) != nil
        var evaluator = MessageEvaluator(context: own, key: "date")
        evaluator.append(date, facet, .date)
        let printed = evaluator.sink.parts.first.map { evaluator.sink.bytes[$0.range] } ?? []
        return (isWritten ? String(decoding: bytes, as: UTF8.self) : nil, String(decoding: printed, as: UTF8.self))
    }

    /// The forms of dates that the language has words for.
    package var dateForms: [String] {
        let keys = ownCatalogs.flatMap(\.entries).map(\.key).filter { $0.hasPrefix("date.") }
        return Set(keys.map { String($0.dropFirst("date.".count)) }).sorted()
    }

    /// What the cache of compiled lines did so far.
    package var compiledLineStatistics: (hits: Int, builds: Int, evictions: Int) {
        let statistics = lines.statistics
        return (statistics.hits, statistics.builds, statistics.evictions)
    }
}

/// A compiled line, or that there is none.
struct LineSlot: Sendable {
    let line: CompiledLine?
}
