import MessageCatalog
import Paywright

/// What a review has in every language alike: its groups, their lines, and the messages these are made of, each once.
struct ReviewOutline: Sendable {
    /// A case, and where its lines stand.
    struct Group: Sendable {
        let reviewed: ReviewCase
        let lines: Range<Int>

        /// What stands between the sentences of its lines; nil where each language has its own.
        var separator: String? { reviewed.kind == .lengths ? ReviewCase.Content.lengthSeparator : nil }
    }

    /// A line, and what it says in the first language that has it.
    struct Line: Sendable {
        let name: String
        let sentences: [Int]
    }

    private(set) var groups: [Group] = []
    private(set) var lines: [Line] = []
    private(set) var subjects: [RenderedLanguage.Subject] = []
    private var subjectIndexes: [RenderedLanguage.Subject: Int] = [:]
    private var lineIndexes: [String: Int] = [:]

    /// The outline of some languages, the source language first; `older` ones add lines that are gone.
    init(_ languages: [RenderedLanguage], older: [RenderedLanguage] = []) {
        for (reviewed, names) in Self.merged(languages + older) {
            let start = lines.count
            for name in names {
                lineIndexes[Self.fullName(reviewed.name, name)] = lines.count
                lines.append(Line(name: name, sentences: []))
            }
            groups.append(Group(reviewed: reviewed, lines: start..<lines.count))
        }
        var isFilled = [Bool](repeating: false, count: lines.count)
        for language in languages {
            for (index, line) in indexedLines(of: language) {
                let sentences = line.sentences.map { intern($0.subject) }
                if !isFilled[index] { lines[index] = Line(name: line.name, sentences: sentences) }
                isFilled[index] = true
            }
        }
    }

    /// Where a sentence's subject stands among `subjects`.
    func index(of subject: RenderedLanguage.Subject) -> Int? { subjectIndexes[subject] }

    /// Whether a line's group states what stands between its sentences.
    func statesSeparator(ofLine index: Int) -> Bool {
        groups.first { $0.lines.contains(index) }?.separator != nil
    }

    /// The names of all lines in all reports.
    var fullNames: [String] {
        groups.flatMap { group in lines[group.lines].map { Self.fullName(group.reviewed.name, $0.name) } }
    }

    /// A language's lines with the number each has here.
    func indexedLines(of language: RenderedLanguage) -> [(index: Int, line: RenderedLanguage.Line)] {
        language.cases.flatMap { item in
            item.lines.compactMap { line in
                lineIndexes[Self.fullName(item.reviewed.name, line.name)].map { ($0, line) }
            }
        }
    }

    /// A line's name in all reports.
    static func fullName(_ group: String, _ line: String) -> String { "\(group).\(line)" }

    private mutating func intern(_ subject: RenderedLanguage.Subject) -> Int {
        if let index = subjectIndexes[subject] { return index }
        subjectIndexes[subject] = subjects.count
        subjects.append(subject)
        return subjects.count - 1
    }

    /// Every case of any language with every line that it has in any, each behind what it stands behind there.
    private static func merged(_ languages: [RenderedLanguage]) -> [(reviewed: ReviewCase, lines: [String])] {
        var order = OrderedNames()
        var cases: [String: (reviewed: ReviewCase, lines: OrderedNames)] = [:]
        for language in languages {
            var previous: String?
            for item in language.cases {
                let name = item.reviewed.name
                order.insert(name, after: previous)
                previous = name
                var known = cases[name] ?? (item.reviewed, OrderedNames())
                var previousLine: String?
                for line in item.lines {
                    known.lines.insert(line.name, after: previousLine)
                    previousLine = line.name
                }
                cases[name] = known
            }
        }
        return order.names.compactMap { cases[$0] }.map { ($0.reviewed, $0.lines.names) }.filter { !$0.1.isEmpty }
    }
}

/// Names in an order that grows.
private struct OrderedNames {
    private(set) var names: [String] = []
    private var known: Set<String> = []

    /// Puts a new name behind another, or first; a known one stays where it is.
    mutating func insert(_ name: String, after previous: String?) {
        guard known.insert(name).inserted else { return }
        // Nearly always the other one is the last.
        let index = previous.flatMap { $0 == names.last ? names.count : names.firstIndex(of: $0).map { $0 + 1 } }
        names.insert(name, at: index ?? 0)
    }
}
