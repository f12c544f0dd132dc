public import PaywrightICU
internal import PaywrightStorage
public import PaywrightValues

/// The messages that speak for one requested locale: its own language's, then the source language's.
public struct MessageBundle: Sendable {
    /// Which catalog speaks, and why.
    public let match: LocaleMatch
    package let own: LanguageContext
    private let source: SourceLanguage?
    /// The keys that a caller's files brought.
    let keysAdded: [String]
    /// The messages that have been compiled.
    let compiled: CompiledMessages

    /// - Parameter source: the source language's catalog, where another language is the bundle's own.
    init(match: LocaleMatch, own: [Catalog], source: DeferredCatalog?, ownKeys: [String]) {
        self.match = match
        keysAdded = ownKeys
        compiled = CompiledMessages()
        // The requested region counts only for its own language.
        self.own = LanguageContext(catalogs: own, requested: match.speaking)
        self.source = source.map { source in
            SourceLanguage(source, requested: Self.carryingKeywords(of: match.requested, to: source.locale))
        }
    }

    /// The same bundle for another locale that it speaks for: see `LocaleMatch.speaking`.
    package func speaking(for match: LocaleMatch) -> MessageBundle { MessageBundle(self, match) }

    private init(_ bundle: MessageBundle, _ match: LocaleMatch) {
        self.match = match
        (own, source, keysAdded, compiled) = (bundle.own, bundle.source, bundle.keysAdded, bundle.compiled)
    }

    /// A requested numbering system wins in every language.
    private static func carryingKeywords(of requested: LocaleTag, to locale: LocaleTag) -> LocaleTag {
        requested.keyword("nu").map { locale.setting("nu", to: $0) } ?? locale
    }

    /// The language's own catalogs, nearest first.
    var ownCatalogs: [Catalog] { own.catalogs }

    /// The source language's catalog, where another language is the bundle's own.
    package var sourceCatalogs: [Catalog] { source?.context?.catalogs ?? [] }

    /// Whether a message is of a layer of the language.
    ///
    /// - Parameter key: The key of the message.
    package func isOfLayer(_ key: String) -> Bool { own.message(key)?.catalog.locale.layer != nil }

    /// The locales of the catalogs that speak, nearest first and the source language last: each says what those before it
    /// lack.
    public var speakers: [LocaleTag] { (ownCatalogs + sourceCatalogs).map(\.locale) }

    /// The numbering system that was asked for and that ICU does not have; the catalog's digits are used then.
    public var ignoredNumberingSystem: String? { own.ignoredNumberingSystem }

    /// Whether the language runs right to left.
    public var isRightToLeft: Bool { own.isRightToLeft }

    /// What was wrong in the files of the catalogs that speak here; their readable messages speak all the same.
    public var catalogDiagnostics: [Diagnostic] { ownCatalogs.flatMap(\.diagnostics) + (source?.diagnostics ?? []) }

    /// The line of a key with its values filled in, its first letter title-cased. Never fails: what is missing is in the
    /// line's diagnostics.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - arguments: The values of the message.
    public func format(_ key: String, _ arguments: MessageArguments) -> FormattedText {
        withWriter { writer in
            writer.write(Message(key, arguments), in: self)
            return writer.formatted
        }
    }

    /// Several whole sentences as one line, each beginning in title case, with the language's own space between them.
    ///
    /// One language speaks the whole line: a catalog that lacks a sentence, or what a sentence needs, leaves it to the
    /// source language.
    ///
    /// - Parameter sentences: The messages, in their order.
    public func format(_ sentences: [Message]) -> FormattedText {
        withWriter { writer in
            writer.write(sentences, in: self)
            return writer.formatted
        }
    }

    /// The same without a compiled line: what every compiled line has to say.
    package func formatByEvaluating(_ sentences: [Message]) -> FormattedText { format(sentences, namesValues: false) }

    /// The text of a key inside other text, its first letter as the catalog writes it: "free", "monthly".
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - arguments: The values of the message.
    public func phrase(_ key: String, _ arguments: MessageArguments) -> FormattedText {
        format([Message(key, arguments)], namesValues: false, capitalizes: false)
    }

    /// The line with every value as its name: the branches taken and the catalog's words, which stay the same on every
    /// version of CLDR. "{trialDuration} free" may read "{CLDR week full-name} free".
    ///
    /// - Parameter sentences: The messages, in their order.
    public func skeleton(_ sentences: [Message]) -> String {
        format(sentences, namesValues: true).string
    }

    private func format(_ sentences: [Message], namesValues: Bool, capitalizes: Bool = true) -> FormattedText {
        let (context, diagnostics) = speaker(of: sentences)
        let texts = sentences.map { message in
            let evaluated = evaluate(message, in: context, namesValues: namesValues, capitalizes: capitalizes)
            return text(of: message, evaluated, in: context)
        }
        return FormattedText(joining: texts, separator: context.sentenceSeparator, diagnostics: diagnostics)
    }

    /// The language that speaks some sentences as one line, and what is at fault in it or kept the language's own from it.
    package func speaker(of sentences: [Message]) -> (context: LanguageContext, diagnostics: [Diagnostic]) {
        let keys = sentences.flatMap(\.keys)
        let diagnostics = keys.flatMap(own.diagnostics)
        guard !diagnostics.isEmpty, let fallback = source?.context else { return (own, diagnostics) }
        let broken = diagnostics.filter { FormattingCode($0) == .brokenMessage }
        return (fallback, broken + keys.flatMap(fallback.diagnostics))
    }

    /// The text of a message that has been run; an empty one where the language has none.
    package func text(
        of message: Message,
        _ evaluated: (evaluator: MessageEvaluator, catalog: Catalog)?,
        in context: LanguageContext
    ) -> FormattedText {
        guard let (evaluator, catalog) = evaluated else {
            return FormattedText(string: "", locale: context.catalogs.first?.textLocale.tag ?? match.matched.tag)
        }
        return evaluator.sink.text(
            locale: catalog.textLocale.tag,
            messages: message.keys,
            arguments: evaluator.arguments,
            diagnostics: evaluator.diagnostics
        )
    }

    /// A message run by itself, and the catalog that has it; nil where the language has none that compiles.
    package func evaluate(
        _ message: Message,
        in context: LanguageContext,
        namesValues: Bool = false,
        capitalizes: Bool = true,
        traces: Bool = false
    ) -> (evaluator: MessageEvaluator, catalog: Catalog)? {
        guard case (let catalog, .success(let program))? = context.message(message.key) else { return nil }
        var evaluator = MessageEvaluator(context: context, key: message.key, namesValues: namesValues, traces: traces)
        evaluator.run(program, message.arguments)
        if capitalizes, let pseudo = context.pseudoLocale { evaluator.sink.enclose(by: pseudo) }
        if capitalizes { evaluator.sink.capitalizeFirstLetter(locale: context.locale.tag) }
        return (evaluator, catalog)
    }

    /// A line that is a value alone: a price, a name.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: The name that the value has in messages.
    public func format(_ value: ArgumentValue, as name: ArgumentName) -> FormattedText {
        withWriter { writer in
            writer.write(value, as: name, in: self)
            return writer.formatted
        }
    }

    /// The same by the evaluator: what every amount by a pattern has to say.
    package func formatByEvaluating(_ value: ArgumentValue, as name: ArgumentName) -> FormattedText {
        format(ArgumentReference(name: name, facet: .value), value, key: name.rawValue)
    }

    package func format(_ reference: ArgumentReference, _ value: ArgumentValue, key: String) -> FormattedText {
        text(of: evaluator(of: reference, value, key: key))
    }

    /// A value alone, run.
    package func evaluator(
        of reference: ArgumentReference,
        _ value: ArgumentValue,
        key: String,
        traces: Bool = false
    ) -> MessageEvaluator {
        var program = MessageProgram()
        program.instructions = [.argument(reference)]
        var evaluator = MessageEvaluator(context: own, key: key, traces: traces)
        evaluator.run(program, [reference.name: value])
        return evaluator
    }

    /// A program alone, in the bundle's own language, its first letter as written.
    func format(_ program: MessageProgram, _ arguments: MessageArguments, key: String) -> FormattedText {
        var evaluator = MessageEvaluator(context: own, key: key)
        evaluator.run(program, arguments)
        return text(of: evaluator)
    }

    /// Whose digits and words a value alone has.
    var localeOfValues: String { (own.catalogs.first?.textLocale ?? match.matched).tag }

    /// The text of what is no catalog's message.
    package func text(of evaluator: MessageEvaluator) -> FormattedText {
        evaluator.sink.text(locale: localeOfValues, arguments: evaluator.arguments, diagnostics: evaluator.diagnostics)
    }
}
