/// The messages that speak for one requested locale: its own language's, then the source language's.
public struct MessageBundle: Sendable {
    /// Which catalog speaks, and why.
    public let match: LocaleMatch
    private let own: LanguageContext
    private let fallback: LanguageContext?

    init(match: LocaleMatch, own: [Catalog], fallback: Catalog?) {
        self.match = match
        // The requested region counts only for its own language.
        let locale = match.isFallback ? Self.carryingKeywords(of: match.requested, to: match.matched) : match.requested
        self.own = LanguageContext(catalogs: own, requested: locale)
        self.fallback = fallback.map { catalog in
            LanguageContext(
                catalogs: [catalog],
                requested: Self.carryingKeywords(of: match.requested, to: catalog.locale)
            )
        }
    }

    /// A requested numbering system wins in every language.
    private static func carryingKeywords(of requested: LocaleTag, to locale: LocaleTag) -> LocaleTag {
        requested.keyword("nu").map { locale.setting("nu", to: $0) } ?? locale
    }

    /// The language's own catalogs, nearest first.
    var ownCatalogs: [Catalog] { own.catalogs }

    /// What stands between two sentences of a line in this language.
    public var sentenceSeparator: String { own.catalogs.first?.metadata.sentenceSeparator ?? " " }

    /// The numbering system that was asked for and that ICU does not have; the catalog's digits are used then.
    public var ignoredNumberingSystem: String? { own.ignoredNumberingSystem }

    /// Whether the language runs right to left.
    public var isRightToLeft: Bool { own.isRightToLeft }

    /// The line of a key with its values filled in. Never fails: what is missing is in the line's issues.
    ///
    /// - Parameter capitalized: whether the first letter is title-cased, as at the beginning of a line.
    public func format(_ key: String, _ arguments: MessageArguments, capitalized: Bool = true) -> FormattedText {
        format(key, arguments, capitalized: capitalized, namesValues: false)
    }

    /// The line of a key with every value as its name: the branches taken and the catalog's words, which stay the same
    /// on every version of CLDR. "{trialDuration} free" may read "{CLDR week full-name} free".
    public func skeleton(_ key: String, _ arguments: MessageArguments) -> String {
        format(key, arguments, capitalized: true, namesValues: true).string
    }

    private func format(
        _ key: String,
        _ arguments: MessageArguments,
        capitalized: Bool,
        namesValues: Bool
    ) -> FormattedText {
        var issues: [FormattingIssue] = []
        for context in [own, fallback].compactMap({ $0 }) {
            switch context.message(key) {
            case nil: continue
            case (let catalog, .failure(let error))?:
                let detail = "\(catalog.file): \(error)"
                issues.append(FormattingIssue(reason: .brokenMessage, key: key, detail: detail))
            case (let catalog, .success(let program))?:
                var evaluator = MessageEvaluator(context: context, key: key, namesValues: namesValues)
                evaluator.run(program, arguments)
                if capitalized { evaluator.sink.capitalizeFirstLetter(locale: context.locale.tag) }
                return evaluator.sink.text(locale: catalog.locale.tag, issues: issues + evaluator.issues)
            }
        }
        issues.append(FormattingIssue(reason: .missingMessage, key: key, detail: match.requested.tag))
        return FormattedText(string: "", locale: match.matched.tag, issues: issues)
    }

    /// A line that is a value alone: a price, a name.
    public func format(_ value: ArgumentValue, as name: ArgumentName) -> FormattedText {
        format(ArgumentReference(name: name, facet: .value), value, key: name.rawValue)
    }

    func format(_ reference: ArgumentReference, _ value: ArgumentValue, key: String) -> FormattedText {
        var evaluator = MessageEvaluator(context: own, key: key)
        var program = MessageProgram()
        program.instructions = [.argument(reference)]
        evaluator.run(program, [reference.name: value])
        let locale = own.catalogs.first?.locale ?? match.matched
        return evaluator.sink.text(locale: locale.tag, issues: evaluator.issues)
    }

    /// Several lines as one, with the language's own space between sentences.
    public func join(_ sentences: [FormattedText]) -> FormattedText {
        guard let first = sentences.first else { return FormattedText(string: "", locale: match.matched.tag) }
        return sentences.dropFirst().reduce(first) { joined, sentence in
            let separator = sentence.string.isEmpty || joined.string.isEmpty ? "" : sentenceSeparator
            let offset = joined.string.utf16.count + separator.utf16.count
            let moved = sentence.parts.map { part in
                FormattedText.Part(
                    kind: part.kind,
                    role: part.role,
                    argument: part.argument,
                    range: (part.range.lowerBound + offset)..<(part.range.upperBound + offset)
                )
            }
            return FormattedText(
                string: joined.string + separator + sentence.string,
                parts: joined.parts + moved,
                locale: joined.locale,
                issues: joined.issues + sentence.issues
            )
        }
    }
}
