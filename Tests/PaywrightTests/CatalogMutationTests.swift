import Foundation
import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightReviewCases
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

        /// What lint finds when a line is another one, or gone.
        func issues(replacing line: Line, with pattern: String?) throws -> [Diagnostic] {
            var lines = lines
            if let pattern {
                let text = try JSONEncoder().encode([pattern])
                lines[line.index] =
                    "  \"\(line.key)\": \(String(decoding: text, as: UTF8.self).dropFirst().dropLast()),"
            } else {
                lines.remove(at: line.index)
            }
            let bytes = Array(lines.joined(separator: "\n").replacing(",\n}", with: "\n}").utf8)
            let source = CatalogLibrary.Source(locale: locale, file: "\(locale).arb") { bytes }
            let library = try CatalogLibrary.builtin().replacing(with: [source])
            let catalog = try #require(try library.catalog(for: LocaleTag(locale)))
            return try CatalogLint(catalog, in: library).diagnostics()
        }
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

    @Test("A message that is gone", arguments: try whole.filter { $0 != "en" })
    func keys(locale: String) throws {
        let file = try File(locale)
        let messages = file.messages.filter { !$0.key.hasPrefix("duration") && !$0.key.hasPrefix("date") }
        for line in messages.shuffled().prefix(5) {
            let issues = try file.issues(replacing: line, with: nil)
            #expect(issues.contains { CatalogCode($0) == .missingKey && $0.place.key == line.key }, "\(line.key)")
        }
    }

    @Test("A value that must show, in every message that has one", arguments: try whole)
    func requiredArguments(locale: String) throws {
        let source = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag("en")))
        let file = try File(locale)
        var required: [(line: Line, name: String)] = []
        for line in file.messages {
            for placeholder in source.entry(for: line.key)?.placeholders ?? [] where placeholder.isRequired {
                required.append((line, placeholder.name.rawValue))
            }
        }
        try #require(required.count > 60)
        for (line, name) in required.shuffled().prefix(6) {
            let token = try Regex("\\{\(name)(PerPeriod)?(_[A-Za-z]+)?\\}")
            let pattern = line.pattern.replacing(token, with: "…")
            guard pattern != line.pattern else { continue }
            let issues = try file.issues(replacing: line, with: pattern)
            #expect(
                issues.contains { CatalogCode($0) == .requiredArgumentMissing && $0.place.key == line.key },
                "\(line.key)"
            )
        }
    }

    @Test("A plural category that whole numbers reach", arguments: try whole)
    func pluralCategories(locale: String) throws {
        let file = try File(locale)
        // The status lines count from 0 to 9,999 and print the number.
        let plurals = file.messages.filter {
            $0.key.hasPrefix("status.commitment") && $0.pattern.contains("plural,") && $0.pattern.contains("#")
        }
        for line in plurals.prefix(3) {
            for category in ["zero", "one", "two", "few", "many", "other"] {
                guard let pattern = Self.removing(category, from: line.pattern) else { continue }
                let issues = try file.issues(replacing: line, with: pattern)
                let codes: Set<CatalogCode> = [.pluralCategoryMissing, .badPattern]
                #expect(
                    issues.contains { CatalogCode($0).map(codes.contains) == true && $0.place.key == line.key },
                    "\(locale) \(line.key) without \(category)"
                )
            }
        }
    }

    @Test("A form that a message asks for", arguments: try whole)
    func forms(locale: String) throws {
        let file = try File(locale)
        for line in file.messages.filter({ $0.pattern.contains("{offerDuration") }).shuffled().prefix(3) {
            let token = try Regex("\\{offerDuration(_[A-Za-z]+)?\\}")
            let pattern = line.pattern.replacing(token, with: "{offerDuration_nowhere}")
            guard pattern != line.pattern else { continue }
            let issues = try file.issues(replacing: line, with: pattern)
            #expect(
                issues.contains { CatalogCode($0) == .missingForm && $0.place.key == line.key },
                "\(line.key) \(pattern) \(issues.map(\.description))"
            )
        }
    }

    @Test(
        "What a regional variant says otherwise, in its snapshots",
        arguments: ["en-AU", "en-CA", "en-GB", "es-MX", "fr-CA"]
    )
    func variants(locale: String) throws {
        let file = try File(locale)
        let recorded = try Self.words(locale, .builtin())
        let messages = file.messages
        try #require(messages.count > 2)
        for line in messages.shuffled().prefix(8) {
            var lines = file.lines
            lines.remove(at: line.index)
            let bytes = Array(lines.joined(separator: "\n").replacing(",\n}", with: "\n}").utf8)
            let source = CatalogLibrary.Source(locale: locale, file: "\(locale).arb") { bytes }
            let library = try CatalogLibrary.builtin().replacing(with: [source])
            #expect(try Self.words(locale, library) != recorded, "\(line.key)")
        }
    }

    /// What the snapshots of a language hold, on every version of CLDR.
    private static func words(_ locale: String, _ library: CatalogLibrary) throws -> [String] {
        let tag = try LocaleTag(locale)
        let copy = ScenarioReport(try PaywallFormatter(locale: tag, catalogs: library))
        let status = StatusScenarioReport(try StatusFormatter(locale: tag, timeZone: "UTC", catalogs: library))
        return copy.lines + status.lines
    }
}
