internal import Paywright
internal import PaywrightMessageTools
internal import PaywrightReviewCases

/// Every line of a review in one language.
struct RenderedLanguage: Sendable {
    /// What a sentence says before any language says it: the same in every language that says the same.
    enum Subject: Hashable, Sendable {
        /// A message. `followsLine` where another language speaks it although this one could: the whole line is the
        /// other's. `isOfStore` where the language words it otherwise for the case's store than for others.
        case message(Message, followsLine: Bool, isOfStore: Bool)
        /// A value alone.
        case value(ArgumentName, ArgumentValue)
        /// A length alone, in a form or (nil) plainly.
        case length(CalendarDuration, form: String?)
        /// Words that a law fixes in a country.
        case fixedWords(FixedWords.Kind, Storefront)
    }

    /// A sentence of a line.
    struct Sentence: Sendable {
        let subject: Subject
        let traced: TracedLine.Sentence
        /// What went wrong in it, or kept the language from speaking its line.
        let diagnostics: [Diagnostic]
    }

    /// A line that applies.
    struct Line: Sendable {
        let name: String
        let sentences: [Sentence]
        /// What stands between its sentences.
        let separator: String

        /// The whole line.
        var text: String {
            sentences.map(\.traced.text.string).filter { !$0.isEmpty }.joined(separator: separator)
        }
    }

    /// A case and those of its lines that apply.
    struct Case: Sendable {
        let reviewed: ReviewCase
        let lines: [Line]
    }

    let locale: LocaleTag
    let bundle: MessageBundle
    let cases: [Case]

    /// Every line with the name of its case.
    var lines: [(group: String, line: Line)] {
        cases.flatMap { item in item.lines.map { (item.reviewed.name, $0) } }
    }

    init(_ subjects: ReviewSubjects, in locale: LocaleTag, by renderer: ReviewRenderer) throws {
        self.locale = locale
        let paywall = try PaywallFormatter(locale: locale, catalogs: renderer.library, options: renderer.options)
        let status = try StatusFormatter(
            locale: locale,
            timeZone: renderer.timeZone,
            zoneData: renderer.zoneData,
            catalogs: renderer.library,
            options: StatusOptions(prices: renderer.options)
        )
        let messages = paywall.messages
        bundle = messages.general
        cases = subjects.cases(paywall, status).map { reviewed in
            let own = messages.of(reviewed.store)
            let hasLayer = reviewed.store.map(messages.haveLayer) == true
            let lines = reviewed.lines.map { Self.line($0, own, over: hasLayer ? messages.general : nil) }
            return Case(reviewed: reviewed, lines: lines.filter { !$0.text.isEmpty })
        }
    }

    private init(_ language: RenderedLanguage, cases: [Case]) {
        locale = language.locale
        bundle = language.bundle
        self.cases = cases
    }

    /// The language with some of its lines only.
    func keeping(_ isKept: (Line, Case) -> Bool) -> RenderedLanguage {
        let kept = cases.map { item in Case(reviewed: item.reviewed, lines: item.lines.filter { isKept($0, item) }) }
        return RenderedLanguage(self, cases: kept.filter { !$0.lines.isEmpty })
    }

    /// - Parameter general: The language's messages about other stores, where it has others about the case's store.
    private static func line(
        _ line: ReviewCase.Line,
        _ bundle: MessageBundle,
        over general: MessageBundle?
    ) -> Line {
        switch line.content {
        case .line(.sentences(let messages)):
            let traced = bundle.trace(messages)
            let sentences = zip(messages, traced.sentences).enumerated().map { index, pair in
                Sentence(
                    subject: .message(
                        pair.0,
                        followsLine: pair.1.followsLine,
                        isOfStore: general.map { $0.format([pair.0]).string != pair.1.text.string } ?? false
                    ),
                    traced: pair.1,
                    diagnostics: (index == 0 ? traced.diagnostics : []) + pair.1.text.diagnostics
                )
            }
            return Line(name: line.name, sentences: sentences, separator: traced.separator)
        case .line(.value(let name, let value)):
            let traced = bundle.trace(value, as: name)
            return Line(name: line.name, alone: .value(name, value), traced)
        case .line(.fixedWords(let kind, let country)):
            let traced = bundle.trace(FixedWords.text(kind, for: bundle.match.requested, in: country))
            return Line(name: line.name, alone: .fixedWords(kind, country), traced)
        case .lengths(let lengths, let form):
            let lines = lengths.map { Line(name: "", alone: .length($0, form: form), bundle.trace($0, form: form)) }
            return Line(
                name: line.name,
                sentences: lines.flatMap(\.sentences),
                separator: ReviewCase.Content.lengthSeparator
            )
        }
    }
}

extension RenderedLanguage.Line {
    fileprivate init(name: String, alone subject: RenderedLanguage.Subject, _ traced: TracedLine) {
        self.name = name
        sentences = traced.sentences.map { sentence in
            RenderedLanguage.Sentence(subject: subject, traced: sentence, diagnostics: sentence.text.diagnostics)
        }
        separator = traced.separator
    }
}
