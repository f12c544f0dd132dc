internal import Paywright
internal import PaywrightReviewCases

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
        /// The number of its group.
        let group: Int
        let sentences: [Int]
    }

    /// A line of a language: its number, and the numbers of its sentences.
    typealias Spoken = (line: Int, sentences: [Int])

    private(set) var groups: [Group] = []
    private(set) var lines: [Line] = []
    private(set) var subjects: [RenderedLanguage.Subject] = []
    private var spoken: [LocaleTag: [Spoken]] = [:]
    private var subjectIndexes: [RenderedLanguage.Subject: Int] = [:]
    private var lineIndexes: [String: Int] = [:]

    /// The outline of some languages, the source language first; `older` ones add lines that are gone.
    init(_ languages: [RenderedLanguage], older: [RenderedLanguage] = []) {
        for (reviewed, names) in Self.merged(languages + older) {
            let start = lines.count
            for name in names {
                lineIndexes[Self.fullName(reviewed.name, name)] = lines.count
                lines.append(Line(name: name, group: groups.count, sentences: []))
            }
            groups.append(Group(reviewed: reviewed, lines: start..<lines.count))
        }
        for language in languages { spoken[language.locale] = add(language) }
    }

    /// A language's lines, in its own order.
    func lines(in locale: LocaleTag) -> [Spoken] { spoken[locale] ?? [] }

    /// Gives each sentence of a language its number: that of the same sentence in the languages before, although
    /// products have other names there.
    private mutating func add(_ language: RenderedLanguage) -> [Spoken] {
        var said: [Int: RenderedLanguage.Subject] = [:]
        return language.lines.compactMap { group, line in
            guard let index = lineIndexes[Self.fullName(group, line.name)] else { return nil }
            let subjects = line.sentences.map(\.subject)
            if lines[index].sentences.isEmpty {
                let sentences = subjects.map { intern($0) }
                lines[index] = Line(name: line.name, group: lines[index].group, sentences: sentences)
            }
            let known = lines[index].sentences
            let isSame =
                known.count == subjects.count
                && zip(known, subjects).allSatisfy { self.subjects[$0].differsInNamesAtMost(from: $1) }
            let sentences = subjects.enumerated().map { place, subject in
                number(subject, preferring: isSame ? known[place] : nil, said)
            }
            for (number, subject) in zip(sentences, subjects) { said[number] = subject }
            return (index, sentences)
        }
    }

    /// The number of a sentence in a language that has said others under theirs.
    private mutating func number(
        _ subject: RenderedLanguage.Subject,
        preferring wanted: Int?,
        _ said: [Int: RenderedLanguage.Subject]
    ) -> Int {
        func isFree(_ number: Int) -> Bool { said[number].map { $0 == subject } ?? true }
        if let wanted, isFree(wanted) { return wanted }
        let number = intern(subject)
        if isFree(number) { return number }
        // Another sentence of the language stands under its number: two products are one name there, here they are two.
        subjects.append(subject)
        return subjects.count - 1
    }

    private mutating func intern(_ subject: RenderedLanguage.Subject) -> Int {
        if let index = subjectIndexes[subject] { return index }
        subjectIndexes[subject] = subjects.count
        subjects.append(subject)
        return subjects.count - 1
    }

    /// Whether a line's group states what stands between its sentences.
    func statesSeparator(ofLine index: Int) -> Bool {
        groups[lines[index].group].separator != nil
    }

    /// The names of all lines in all reports.
    var fullNames: [String] {
        groups.flatMap { group in lines[group.lines].map { Self.fullName(group.reviewed.name, $0.name) } }
    }

    /// A line's name in all reports.
    static func fullName(_ group: String, _ line: String) -> String { "\(group).\(line)" }

    /// Every case of any language with every line that it has in any, each after what it follows there.
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

extension RenderedLanguage.Subject {
    /// Whether it is the same message with the same values, but for what products are called.
    fileprivate func differsInNamesAtMost(from other: Self) -> Bool {
        if self == other { return true }
        switch (self, other) {
        case (
            .message(let left, let leftFollows, let leftIsOfStore),
            .message(let right, let rightFollows, let rightIsOfStore)
        ):
            return left.key == right.key && leftFollows == rightFollows && leftIsOfStore == rightIsOfStore
                && left.arguments.names == right.arguments.names
                && left.arguments.names.allSatisfy { name in
                    guard let first = left.arguments[name], let second = right.arguments[name] else { return false }
                    return first.differsInNamesAtMost(from: second)
                }
        case (.value(let left, let first), .value(let right, let second)):
            return left == right && first.differsInNamesAtMost(from: second)
        case (.message, _), (.value, _), (.length, _), (.fixedWords, _): return false
        }
    }
}

extension ArgumentValue {
    fileprivate func differsInNamesAtMost(from other: ArgumentValue) -> Bool {
        switch (self, other) {
        case (.text, .text), (.names, .names): true
        case (.money, _), (.length, _), (.count, _), (.date, _), (.percent, _), (.text, _), (.names, _), (.phrase, _),
            (.message, _), (.selection, _):
            self == other
        }
    }
}

/// Names in an order that grows.
private struct OrderedNames {
    private(set) var names: [String] = []
    private var known: Set<String> = []

    /// Puts a new name after another, or first; a known one stays where it is.
    mutating func insert(_ name: String, after previous: String?) {
        guard known.insert(name).inserted else { return }
        // Nearly always the other one is the last.
        let index = previous.flatMap { $0 == names.last ? names.count : names.firstIndex(of: $0).map { $0 + 1 } }
        names.insert(name, at: index ?? 0)
    }
}
