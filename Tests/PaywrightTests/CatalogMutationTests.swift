import Foundation
import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightReviewCases
import TestSupport
import Testing

/// Breaks every whole catalog in each way a translator may break it: lint must find each.
@Suite("No catalog can lose what its language needs without lint saying so")
struct CatalogMutationTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Locales")

    /// The catalogs that hold every message; a regional variant holds what differs.
    private static var whole: [String] {
        get throws { try SnapshotTests.locales.filter { !["en-AU", "en-CA", "en-GB", "es-MX", "fr-CA"].contains($0) } }
    }

    private struct Line {
        let index: Int
        let key: String
        let pattern: String
    }

    private struct File {
        let locale: String
        let lines: [String]

        init(_ locale: String) throws {
            self.locale = locale
            let file = CatalogMutationTests.folder.appending(path: "\(locale).arb")
            lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        }

        /// The messages, one a line.
        var messages: [Line] {
            lines.enumerated().compactMap { index, line in
                guard line.hasPrefix("  \""), !line.hasSuffix("{") else { return nil }
                let text = line.trimmingCharacters(in: CharacterSet(charactersIn: " ,"))
                guard let object = try? JSONSerialization.jsonObject(with: Data("{\(text)}".utf8)) as? [String: String],
                    let message = object.first, !message.key.hasPrefix("@")
                else { return nil }
                return Line(index: index, key: message.key, pattern: message.value)
            }
        }

        /// What lint finds when lines are others, or gone.
        func diagnostics(breaking broken: [Broken]) throws -> [Diagnostic] {
            let text = try changed(broken)
            let source = CatalogLibrary.Source(locale: locale, file: "\(locale).arb") { Array(text.utf8) }
            let library = try CatalogLibrary.builtin().replacing(with: [source])
            let catalog = try #require(try library.catalog(for: LocaleTag(locale)))
            return try CatalogLint(catalog, in: library).diagnostics()
        }

        private func changed(_ broken: [Broken]) throws -> String {
            var lines: [String?] = lines
            for (line, pattern) in broken.map({ ($0.line, $0.pattern) }) {
                lines[line.index] = try pattern.map { pattern in
                    let text = try JSONEncoder().encode([pattern])
                    return "  \"\(line.key)\": \(String(decoding: text, as: UTF8.self).dropFirst().dropLast()),"
                }
            }
            return lines.compactMap { $0 }.joined(separator: "\n").replacing(",\n}", with: "\n}")
        }

        /// Breaks lines at once: each must be found, with one of the codes.
        func expect(_ codes: Set<CatalogCode>, breaking broken: [Broken], _ note: String = "") throws {
            guard !broken.isEmpty else { return }
            let found = try diagnostics(breaking: broken).filter { CatalogCode($0).map(codes.contains) == true }
            let keys = Set(found.compactMap(\.place.key))
            let missed = broken.map(\.line.key).filter { !keys.contains($0) }
            #expect(missed.isEmpty, "\(locale) \(note)")
        }
    }

    /// A line with another pattern, or gone.
    private struct Broken {
        let line: Line
        let pattern: String?
    }

    /// The pattern without the branch of a plural that one category chooses.
    private static func removing(_ category: String, from pattern: String) -> String? {
        guard let start = pattern.range(of: "\(category) {") else { return nil }
        var depth = 0
        for index in pattern.indices[start.lowerBound...] {
            if pattern[index] == "{" { depth += 1 }
            guard pattern[index] == "}" else { continue }
            depth -= 1
            if depth == 0 { return String(pattern[..<start.lowerBound] + pattern[pattern.index(after: index)...]) }
        }
        return nil
    }

    @Test("A message that is gone", arguments: Sweep.languages(1, of: try whole.filter { $0 != "en" }))
    func keys(locale: String) throws {
        let file = try File(locale)
        let messages = file.messages.filter { !$0.key.hasPrefix("duration") && !$0.key.hasPrefix("date") }
        try file.expect([.missingKey], breaking: messages.shuffled().prefix(100).map { Broken(line: $0, pattern: nil) })
    }

    @Test("A value that must show, in every message that has one", arguments: Sweep.languages(1, of: try whole))
    func requiredArguments(locale: String) throws {
        let source = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag("en")))
        let file = try File(locale)
        // One value of each message in a round.
        var rounds: [[Broken]] = []
        for line in file.messages {
            let required = source.entry(for: line.key)?.placeholders.filter(\.isRequired) ?? []
            for (round, placeholder) in required.enumerated() {
                let token = try Regex("\\{\(placeholder.name.rawValue)(PerPeriod)?(_[A-Za-z]+)?\\}")
                let pattern = line.pattern.replacing(token, with: "…")
                guard pattern != line.pattern else { continue }
                if round == rounds.count { rounds.append([]) }
                rounds[min(round, rounds.count - 1)].append(Broken(line: line, pattern: pattern))
            }
        }
        try #require(rounds.map(\.count).reduce(0, +) > 60)
        for broken in Sweep.some(2, of: rounds) { try file.expect([.requiredArgumentMissing], breaking: broken) }
    }

    @Test("A plural category that whole numbers reach", arguments: Sweep.languages(1, of: try whole))
    func pluralCategories(locale: String) throws {
        let file = try File(locale)
        // The status lines count from 0 to 9,999 and print the number.
        let plurals = file.messages.filter {
            $0.key.hasPrefix("status.commitment") && $0.pattern.contains("plural,") && $0.pattern.contains("#")
        }
        let rules = try PluralRules(locale: locale)
        let numbers = Dictionary(grouping: 0...9_999) { rules.category(of: $0) }
        for category in PluralCategory.allCases {
            let reached = numbers[category] ?? []
            let broken = try plurals.compactMap { line -> Broken? in
                // "one" after "=1" says nothing in a language that has no other number with it.
                let exact = try line.pattern.matches(of: Regex("=(\\d+) \\{", as: (Substring, Substring).self))
                let said = Set(exact.compactMap { Int($0.output.1) })
                guard !reached.allSatisfy(said.contains) else { return nil }
                return Self.removing(category.rawValue, from: line.pattern).map { Broken(line: line, pattern: $0) }
            }
            try file.expect([.pluralCategoryMissing, .badPattern], breaking: broken, "without \(category)")
        }
    }

    @Test("A form that a message asks for", arguments: Sweep.languages(1, of: try whole))
    func forms(locale: String) throws {
        let file = try File(locale)
        let token = try Regex("\\{offerDuration(_[A-Za-z]+)?\\}")
        // A form that several messages lack is reported once.
        let broken = file.messages.compactMap { line -> Broken? in
            let pattern = line.pattern.replacing(token, with: "{offerDuration_nowhere\(line.index)}")
            return pattern == line.pattern ? nil : Broken(line: line, pattern: pattern)
        }
        try #require(broken.count > 3)
        try file.expect([.missingForm], breaking: broken)
    }

    @Test(
        "What a regional variant says otherwise, in its snapshots",
        arguments: Sweep.languages(1, of: ["en-AU", "en-CA", "en-GB", "es-MX", "fr-CA"])
    )
    func variants(locale: String) throws {
        let file = try File(locale)
        let recorded = try (Self.copy(locale, .builtin()), Self.status(locale, .builtin()))
        let messages = file.messages
        try #require(messages.count > 2)
        for line in Sweep.isWhole ? messages : Array(messages.shuffled().prefix(3)) {
            var lines = file.lines
            lines.remove(at: line.index)
            let bytes = Array(lines.joined(separator: "\n").replacing(",\n}", with: "\n}").utf8)
            let source = CatalogLibrary.Source(locale: locale, file: "\(locale).arb") { bytes }
            let library = try CatalogLibrary.builtin().replacing(with: [source])
            #expect(try Self.isOther(library, than: recorded, locale), "\(line.key)")
        }
    }

    /// Whether the snapshots of a language say other words with a library.
    private static func isOther(
        _ library: CatalogLibrary,
        than recorded: (copy: [String], status: [String]),
        _ locale: String
    ) throws -> Bool {
        guard try copy(locale, library) == recorded.copy else { return true }
        return try status(locale, library) != recorded.status
    }

    /// What the snapshot of a language's paywalls holds, on every version of CLDR.
    private static func copy(_ locale: String, _ library: CatalogLibrary) throws -> [String] {
        ScenarioReport(try PaywallFormatter(locale: LocaleTag(locale), catalogs: library)).lines
    }

    /// What the snapshot of a language's statuses holds.
    private static func status(_ locale: String, _ library: CatalogLibrary) throws -> [String] {
        StatusScenarioReport(try StatusFormatter(locale: LocaleTag(locale), timeZone: "UTC", catalogs: library)).lines
    }
}
