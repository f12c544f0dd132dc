internal import Paywright
internal import PaywrightMessageTools
internal import PaywrightReviewCases

/// Few lines that show every message of a language, and every form that its messages ask for: what a native speaker reads in an
/// hour.
///
/// The longest lines come first to be chosen, since a line of many sentences shows many messages; the sample keeps the order of
/// the review. Several languages get the lines that any of them needs.
struct ReviewSample: Sendable {
    /// The names of the lines, each with its case's.
    private let names: Set<String>

    /// The sample of some languages; of the source language only what another one needs, where there is another.
    init(of languages: [RenderedLanguage]) {
        let others = languages.filter { $0.locale.tag != CatalogLibrary.sourceLocale }
        names = (others.isEmpty ? languages : others).reduce(into: []) { $0.formUnion(Self.names(in: $1)) }
    }

    /// The lines of the sample alone.
    func lines(of language: RenderedLanguage) -> RenderedLanguage {
        language.keeping { names.contains(Self.name($0, in: $1)) }
    }

    private static func name(_ line: RenderedLanguage.Line, in reviewed: RenderedLanguage.Case) -> String {
        "\(reviewed.reviewed.name).\(line.name)"
    }

    /// Takes the line that shows most of what no line before it has shown, until all is shown; of equal ones the first.
    private static func names(in language: RenderedLanguage) -> Set<String> {
        var rest = language.cases.filter { $0.reviewed.kind != .lengths }.flatMap { item in
            item.lines.map { (name: name($0, in: item), shows: $0.shownKeys) }
        }
        var names: Set<String> = []
        while let best = rest.max(by: { $0.shows.count < $1.shows.count }), !best.shows.isEmpty {
            names.insert(best.name)
            rest = rest.compactMap { line in
                let shows = line.shows.subtracting(best.shows)
                return shows.isEmpty ? nil : (line.name, shows)
            }
        }
        return names
    }
}

extension RenderedLanguage.Line {
    /// The messages that a line shows, and the forms of its values.
    fileprivate var shownKeys: Set<String> {
        var keys: Set<String> = []
        for sentence in sentences {
            keys.formUnion(sentence.traced.text.messages)
            if case .message(let message, _, isOfStore: true) = sentence.subject {
                keys.insert("\(message.key) of a store")
            }
            // "offerDuration_first" shows the form; a plural or a select has no underscore.
            keys.formUnion(
                sentence.traced.trace.steps.compactMap { step in
                    step.argument.split(separator: "_", maxSplits: 1).dropFirst().first.map { "form \($0)" }
                }
            )
        }
        return keys
    }
}
