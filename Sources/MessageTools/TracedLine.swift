package import PaywrightMessages
package import PaywrightValues

/// A line sentence by sentence, each with how it came to its words.
package struct TracedLine: Hashable, Sendable {
    /// A sentence of the line; or what the line is, where it is a value alone.
    package struct Sentence: Hashable, Sendable {
        /// Its text, which is empty for a message that says nothing.
        package let text: FormattedText
        /// How it came to it.
        package let trace: MessageTrace
        /// Whether the language has the sentence and leaves it to another all the same, which speaks the whole line
        /// because the language lacks another sentence of it.
        package let followsLine: Bool
    }

    /// The sentences, in order.
    package let sentences: [Sentence]
    /// What stands between two of them that say something.
    package let separator: String
    /// What kept the language from speaking the line.
    package let diagnostics: [Diagnostic]

    /// The line: what `MessageBundle.format` says.
    package var text: FormattedText {
        FormattedText(joining: sentences.map(\.text), separator: separator, diagnostics: diagnostics)
    }
}

extension MessageBundle {
    /// Several sentences as one line, as `format` makes it, each with how it came to its words.
    package func trace(_ sentences: [Message]) -> TracedLine {
        let (context, diagnostics) = speaker(of: sentences)
        return TracedLine(
            sentences: sentences.map { message in
                let evaluated = evaluate(message, in: context, traces: true)
                return TracedLine.Sentence(
                    text: text(of: message, evaluated, in: context),
                    trace: MessageTrace(
                        entry: evaluated?.catalog.entry(for: message.key),
                        steps: evaluated?.evaluator.steps ?? []
                    ),
                    followsLine: context !== own && own.diagnostics(of: message.key).isEmpty
                )
            },
            separator: context.sentenceSeparator,
            diagnostics: diagnostics
        )
    }

    /// A line that is a value alone, as `format` makes it.
    package func trace(_ value: ArgumentValue, as name: ArgumentName) -> TracedLine {
        trace(ArgumentReference(name: name, facet: .value), value, key: name.rawValue)
    }

    /// A length alone, in a form or (nil) plainly.
    package func trace(_ length: CalendarDuration, form: String?) -> TracedLine {
        trace(lengthReference(form: form), .length(length), key: "duration")
    }

    /// A line that no catalog words.
    package func trace(_ text: FormattedText) -> TracedLine {
        let sentence = TracedLine.Sentence(text: text, trace: MessageTrace(entry: nil, steps: []), followsLine: false)
        return TracedLine(sentences: [sentence], separator: own.sentenceSeparator, diagnostics: [])
    }

    private func trace(_ reference: ArgumentReference, _ value: ArgumentValue, key: String) -> TracedLine {
        let evaluator = evaluator(of: reference, value, key: key, traces: true)
        let sentence = TracedLine.Sentence(
            text: text(of: evaluator),
            trace: MessageTrace(entry: nil, steps: evaluator.steps ?? []),
            followsLine: false
        )
        return TracedLine(sentences: [sentence], separator: own.sentenceSeparator, diagnostics: [])
    }

    /// What stands between two sentences in the bundle's language.
    package var sentenceSeparator: String { own.sentenceSeparator }

    /// The pattern that speaks where a line is this message alone: the language's own, or the source language's where the
    /// language has none that can speak. The words of a form are only the language's own.
    package func entry(speaking key: String) -> CatalogEntry? {
        if own.diagnostics(of: key).isEmpty || sourceCatalogs.isEmpty {
            return own.message(key)?.catalog.entry(for: key)
        }
        guard !CatalogEntry.isForm(key) else { return nil }
        return sourceCatalogs.lazy.compactMap { $0.entry(for: key) }.first
    }
}
