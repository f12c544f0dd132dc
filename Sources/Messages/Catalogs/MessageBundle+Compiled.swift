internal import PaywrightICU
internal import PaywrightStorage

/// Lines that are compiled: the evaluator runs once for all amounts and dates that change nothing else.
extension MessageBundle {
    /// What a line's words depend on in this language beside its shape: how its amounts' texts begin and end. nil where the
    /// evaluator has to run: for a pseudo-locale, an amount without a pattern, and more amounts than any line has.
    func edges(of line: borrowing PreparedLine, _ memory: inout LineMemory) -> UInt64? {
        guard own.pseudoLocale == nil, line.digits.count <= 8 else { return nil }
        var edges: UInt64 = 0
        for index in line.digits.indices {
            guard let digits = line.digits[index], let pattern = memory.pattern(for: digits.key) else { return nil }
            let own = pattern._withUnsafeGuaranteedRef { $0.edges }
            edges = edges << 8 | UInt64(own.rawValue) | 0x80
        }
        return edges
    }

    /// The compiled line; nil where there is none, so that the evaluator has to run.
    func compiledLine(_ line: borrowing PreparedLine, _ edges: UInt64) -> CompiledLine? {
        lines.value(for: LineKey(shape: line.shape, edges: edges)) { LineSlot(line: compile(line)) }.line
    }

    /// nil where something is at fault, where another language speaks, or where the places do not fit.
    private func compile(_ prepared: borrowing PreparedLine) -> CompiledLine? {
        guard let evaluated = evaluate(prepared), let line = CompiledLine(evaluated, own) else { return nil }
        // What the places hold must be what the evaluator wrote there.
        let texts = evaluated.map { sentence in
            sentence.sink.text(
                locale: sentence.locale,
                messages: sentence.key.map { [$0] } ?? [],
                arguments: sentence.arguments
            )
        }
        var memory = LineMemory(own)
        let joined = FormattedText(joining: texts, separator: own.sentenceSeparator, diagnostics: [])
        return line.text(prepared, &memory) == joined ? line : nil
    }

    /// The sentences or the value of a line as the evaluator writes them; nil where something is at fault, and where another
    /// language speaks.
    private func evaluate(_ line: borrowing PreparedLine) -> [CompiledLine.Sentence]? {
        if let (name, value) = line.value {
            let evaluator = evaluator(of: ArgumentReference(name: name, facet: .value), value, key: name.rawValue)
            // A value that says nothing is named all the same.
            guard evaluator.diagnostics.isEmpty, !evaluator.sink.bytes.isEmpty else { return nil }
            return [CompiledLine.Sentence(evaluator, of: nil, [name: value], locale: localeOfValues)]
        }
        var evaluated: [CompiledLine.Sentence] = []
        for message in line.sentences {
            guard own.diagnostics(of: message.key).isEmpty, let (evaluator, catalog) = evaluate(message, in: own),
                evaluator.diagnostics.isEmpty
            else { return nil }
            let locale = catalog.locale.tag
            evaluated.append(CompiledLine.Sentence(evaluator, of: message.key, message.arguments, locale: locale))
        }
        return evaluated
    }

    /// A line as text.
    package func format(_ line: borrowing PreparedLine) -> FormattedText {
        var memory = LineMemory(own)
        let compiled = edges(of: line, &memory).flatMap { compiledLine(line, $0) }
        return compiled?.text(line, &memory) ?? formatByEvaluating(line)
    }

    /// The same without a compiled line: what every compiled line has to say.
    func formatByEvaluating(_ line: borrowing PreparedLine) -> FormattedText {
        if let (name, value) = line.value { return formatByEvaluating(value, as: name) }
        return formatByEvaluating(line.sentences)
    }

    /// Writes lines of this language: for a loop.
    package func writer() -> LineWriter { LineWriter(self, remembering: 64) }

    /// The same for a loop over many lines, which find those written before again.
    package func writer(remembering lines: Int) -> LineWriter { LineWriter(self, remembering: lines) }

    /// An amount alone by its pattern; nil where it has none.
    func patternText(of money: MessagePrice, as name: ArgumentName) -> FormattedText? {
        var writer = writer()
        var buffer = FormattedBuffer(bytes: 32, parts: 1)
        guard writer.append(money, as: name, to: &buffer) else { return nil }
        return FormattedText(string: buffer.string, parts: buffer.parts, arguments: [name], locale: localeOfValues)
    }

    /// Whose digits and words a value alone has.
    var localeOfValues: String { (own.catalogs.first?.locale ?? match.matched).tag }
}

/// What ICU prints, beside what is written by patterns: for tests that hold one against the other.
extension MessageBundle {
    /// An amount by its pattern (nil where it has none) and as ICU prints it (nil where ICU fails).
    package func texts(of money: MessagePrice) -> (pattern: String?, icu: String?) {
        var buffer = FormattedBuffer()
        let amount = money.digits.flatMap { digits in own.pattern(for: digits.key).map { ($0, digits) } }
        if let (pattern, digits) = amount { pattern.append(digits, to: &buffer) }
        let printed = try? own.icuText(of: money)
        return (
            amount == nil ? nil : buffer.string,
            printed.map { String(decoding: $0, as: UTF8.self) }
        )
    }

    /// A date by its table (nil where it has none) and as the evaluator prints it, in a form or plainly.
    package func texts(of date: MessageDate, form: String?) -> (table: String?, icu: String) {
        let facet = form.map(ArgumentReference.Facet.form) ?? .value
        var buffer = FormattedBuffer()
        var memory = LineMemory(own)
        var evaluator = MessageEvaluator(context: own, key: "date")
        evaluator.append(date, facet, .date)
        let printed = evaluator.sink.parts.first.map { evaluator.sink.bytes[$0.range] } ?? []
        let table = own.dateTable(style: date.style, facet: facet)
        let isWritten = table.map { memory.append(date, DateEdges(of: printed), in: $0, to: &buffer) } ?? false
        return (isWritten ? buffer.string : nil, String(decoding: printed, as: UTF8.self))
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
