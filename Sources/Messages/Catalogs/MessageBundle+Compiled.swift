internal import PaywrightICU
internal import PaywrightStorage

/// Lines that are compiled: the evaluator runs once for all amounts and dates that change nothing else.
extension MessageBundle {
    /// A line as text: by a compiled line where there is one, else by the evaluator.
    package func format(_ line: PreparedLine) -> FormattedText {
        var memory = LineMemory(lineCount: 0)
        return memory.compiledLine(line, in: self)?.text(line, memory.patterns) ?? formatByEvaluating(line)
    }

    /// Writes lines of this language: for a loop.
    package func writer() -> LineWriter { LineWriter(self) }

    /// The compiled line for patterns with such edges; nil where the evaluator has to run.
    func compiledLine(_ line: PreparedLine, _ patterns: [AmountPattern], _ edges: UInt64) -> CompiledLine? {
        lines.all.value(for: LineKey(shape: line.shape, edges: edges)) { compile(line, patterns) }
    }

    /// The same without a compiled line: what every compiled line has to say.
    func formatByEvaluating(_ line: PreparedLine) -> FormattedText {
        if let (name, value) = line.value { return formatByEvaluating(value, as: name) }
        return formatByEvaluating(line.messages)
    }

    /// nil where something is at fault, where another language speaks, or where the places do not fit.
    private func compile(_ line: PreparedLine, _ patterns: [AmountPattern]) -> CompiledLine? {
        var sentences: [(values: MessageArguments, sink: TextSink)] = []
        var texts: [FormattedText] = []
        if let (name, value) = line.value {
            let evaluator = evaluator(of: ArgumentReference(name: name, facet: .value), value, key: name.rawValue)
            // A value that says nothing is named all the same.
            guard evaluator.diagnostics.isEmpty, !evaluator.sink.bytes.isEmpty else { return nil }
            sentences.append(([name: value], evaluator.sink))
            texts.append(text(of: evaluator))
        } else {
            for message in line.messages {
                guard message.keys.allSatisfy({ own.diagnostics(of: $0).isEmpty }),
                    let evaluated = evaluate(message, in: own),
                    evaluated.evaluator.diagnostics.isEmpty
                else { return nil }
                sentences.append((message.arguments, evaluated.evaluator.sink))
                texts.append(text(of: message, evaluated, in: own))
            }
        }
        let written = FormattedText(joining: texts, separator: own.sentenceSeparator, diagnostics: [])
        // What the places hold must be what the evaluator wrote there.
        guard let compiled = CompiledLine(sentences, as: written, own), compiled.text(line, patterns) == written else {
            return nil
        }
        return compiled
    }

    /// An amount alone by its pattern; nil where it has none.
    func patternText(of money: MessagePrice, as name: ArgumentName) -> FormattedText? {
        guard !money.hasDisplayString, let digits = money.digits, let pattern = own.pattern(for: digits.key) else {
            return nil
        }
        var text = LineText(capacity: 32)
        let isIsolated = pattern.edges.contains(.isolated)
        if isIsolated { text.append(UTF8Text.firstStrongIsolate, utf16Length: 1) }
        let start = text.utf16Count
        pattern.append(digits, to: &text)
        text.addPart(.money, money.role, name, since: start)
        if isIsolated { text.append(UTF8Text.popDirectionalIsolate, utf16Length: 1) }
        return FormattedText(string: text.bytes.string, parts: text.parts, arguments: [name], locale: localeOfValues)
    }

    /// Whose digits and words a value alone has.
    var localeOfValues: String { (own.catalogs.first?.locale ?? match.matched).tag }

    /// What the cache of compiled lines did so far: a test tells by it what was compiled.
    package var compiledLineStatistics: (hits: Int, builds: Int, evictions: Int) {
        let statistics = lines.all.statistics
        return (statistics.hits, statistics.builds, statistics.evictions)
    }
}
