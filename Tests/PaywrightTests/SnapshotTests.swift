import Foundation
import Paywright
import PaywrightMessages
import PaywrightReviewCases
import TestSupport
import Testing

/// One file per language that a reviewer reads top to bottom. Recording: RECORD_SNAPSHOTS=1 (the run then fails).
@Suite("The words of every scenario are the ones that were read and approved")
struct SnapshotTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "__Snapshots__")
    static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    static var locales: [String] {
        get throws { try CatalogLibrary.builtin().locales.map(\.tag) }
    }
    /// The languages that are compared; a recording has all of them.
    private static var compared: [String] {
        get throws { isRecording ? try locales : Sweep.languages(8, of: try locales) }
    }

    /// Whether a catalog may speak for a locale: its own, or the parent that a regional variant leaves the rest to.
    static func speaks(_ catalog: String, for locale: String) -> Bool {
        catalog == locale || (["en", "es", "fr"].contains(catalog) && locale.hasPrefix(catalog + "-"))
    }

    @Test("Paywalls: the full text, and the catalog's words with the branches taken", arguments: try compared)
    func copy(locale: String) throws {
        let report = ScenarioReport(try PaywallFormatter(locale: locale))
        #expect(report.lines.count < 950)
        try compare(report.lines, topic: "copy", locale)
        try compare(report.skeletons, topic: "skeleton", locale)
    }

    @Test(
        "Every situation, answer about offers and outcome: the full text, and the catalog's words",
        arguments: try compared
    )
    func status(locale: String) throws {
        let report = StatusScenarioReport(try StatusFormatter(locale: locale, timeZone: "UTC"))
        #expect(report.lines.count < 1_200)
        try compare(report.lines, topic: "status", locale)
        try compare(report.skeletons, topic: "statusSkeleton", locale)
    }

    @Test(
        "Forms of address: each sentence of the review cases that the language does not have, once for all numbers",
        arguments: try AddressTests.addressed
    )
    func address(locale: String) throws {
        func lines(_ locale: LocaleTag) throws -> [String] {
            let language = try Language(locale)
            return ScenarioReport(language.paywallFormatter()).lines
                + StatusScenarioReport(try language.statusFormatter(timeZone: "UTC")).lines
        }
        let tag = try LocaleTag(locale)
        var seen = Set(try lines(tag.addressing(nil)).flatMap { Self.sentences(of: $0).map(Self.withoutDigits) })
        let differing = try lines(tag).compactMap { line -> String? in
            let new = Self.sentences(of: line).filter { seen.insert(Self.withoutDigits($0)).inserted }
            return new.isEmpty ? nil : line.prefix { $0 != "=" } + "= " + new.joined(separator: " … ")
        }
        try compare(differing, topic: "address", locale)
    }

    /// The sentences of a line of a report.
    private static func sentences(of line: String) -> [String] {
        (line.split(separator: " = ", maxSplits: 1).last ?? "").split(separator: ". ").map(String.init)
    }

    private static func withoutDigits(_ text: String) -> String { text.filter { !$0.isNumber } }

    @Test(
        "Every language has its files, and no file is of another",
        .enabled(if: !isRecording, "the files are being written"),
        arguments: ["copy", "skeleton", "status", "statusSkeleton", "address"]
    )
    func files(topic: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: topic).path)
        let locales = try topic == "address" ? AddressTests.addressed : Self.locales
        #expect(names.sorted() == locales.map { "\($0).txt" }.sorted())
    }

    private func compare(_ lines: [String], topic: String, _ locale: String) throws {
        let file = Self.folder.appending(path: topic).appending(path: "\(locale).txt")
        let actual = lines.joined(separator: "\n") + "\n"
        if Self.isRecording {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try actual.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(topic)/\(locale).txt: read its diff, then run without RECORD_SNAPSHOTS")
            return
        }
        let recorded = try Data(contentsOf: file)
        guard recorded != Data(actual.utf8) else { return }
        let wanted = String(decoding: recorded, as: UTF8.self).components(separatedBy: "\n")
        let found = actual.components(separatedBy: "\n")
        for (index, pair) in zip(wanted, found).enumerated() where !pair.0.utf8.elementsEqual(pair.1.utf8) {
            Issue.record("\(topic)/\(locale).txt line \(index + 1):\n  recorded \(pair.0)\n  found    \(pair.1)")
        }
        #expect(wanted.count == found.count, "\(topic)/\(locale).txt")
    }
}
