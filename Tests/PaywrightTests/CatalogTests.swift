import Foundation
@testable import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightReviewCases
import TestSupport
import Testing

@Suite("The built-in catalogs are whole, silent under lint, and the ones in the folder")
struct CatalogTests {
    @Test("Lint has nothing to say", arguments: Sweep.languages(4, of: try SnapshotTests.locales))
    func lint(locale: String) throws {
        let library = try CatalogLibrary.builtin()
        let catalog = try #require(try library.catalog(for: LocaleTag(locale)))
        // Nothing is said of a source language that has not had to speak: there must be nothing to say.
        #expect(catalog.diagnostics.isEmpty)
        for issue in try CatalogLint(catalog, in: library).diagnostics() { Issue.record("\(issue)") }
    }

    @Test("The embedded list is the folder's")
    func embedded() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Locales").path)
        let names = files.filter { $0.hasSuffix(".arb") }.map { String($0.dropLast(4)) }
        #expect(try CatalogLibrary.builtin().catalogLocales.map(\.tag).sorted() == names.sorted())
    }

    @Test("Every catalog states its digits, its register and its terms", arguments: try SnapshotTests.locales)
    func metadata(locale: String) throws {
        let catalog = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag(locale)))
        #expect(catalog.metadata.numberingSystem != nil)
        #expect(!catalog.metadata.register.isEmpty)
        #expect(catalog.metadata.glossary.count >= 6)
    }

    @Test("The source says of every message where it stands, and of every value how it looks")
    func source() throws {
        let source = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag("en")))
        for entry in source.entries {
            #expect(entry.description.count > 20, "\(entry.key)")
            for placeholder in entry.placeholders { #expect(!placeholder.example.isEmpty, "\(entry.key)") }
        }
    }

    @Test("Buttons, badges and labels fit where they go", arguments: Sweep.languages(6, of: try SnapshotTests.locales))
    func budgets(locale: String) throws {
        for issue in try BudgetReview().diagnostics(for: LocaleTag(locale), in: .builtin()) { Issue.record("\(issue)") }
    }

    @Test(
        "No status line of any scenario has an issue, falls back or is empty",
        arguments: Sweep.languages(6, of: try SnapshotTests.locales)
    )
    func statusIssues(locale: String) throws {
        let formatter = try StatusFormatter(locale: locale, timeZone: "UTC")
        for (name, store, content) in StatusScenarioReport.messages(formatter) {
            let text = formatter.format(content, of: store)
            #expect(text.diagnostics.isEmpty && !text.string.isEmpty, "\(name)")
            #expect(SnapshotTests.speaks(text.locale, for: locale), "\(name)")
        }
    }

    @Test("Every message about a customer stands in some scenario")
    func statusKeys() throws {
        let formatter = try StatusFormatter(locale: "en", timeZone: "UTC")
        let used = StatusScenarioReport.messages(formatter).flatMap { _, _, content in
            if case .sentences(let sentences) = content { sentences.map(\.key) } else { [String]() }
        }
        let source = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag("en")))
        let families = ["status.", "action.", "support.", "eligibility.", "outcome."]
        let keys = source.entries.map(\.key).filter { key in families.contains { key.hasPrefix($0) } }
        #expect(Set(keys).subtracting(used) == ["outcome.balance"])
        #expect(Set(used).subtracting(source.entries.map(\.key)).isEmpty)
    }

    @Test("Each key of the source language is a constant, and each constant a key; forms are the languages' own")
    func keyConstants() throws {
        let source = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag("en")))
        let keys = source.entries.map(\.key).filter { !CatalogEntry.isForm($0) }
        func raw<Key: MessageKey>(_ keys: Key.Type) -> [String] { Key.allCases.map(\.rawValue) }
        let labels = PaywallLabel.allCases.map(\.rawValue)
        // A button may be one of the labels around the products.
        let actions = raw(ActionKey.self).filter { !labels.contains($0) }
        let constants = [
            raw(ProductKey.self), raw(TemplateKey.self), raw(SituationKey.self), raw(SituationSupportKey.self),
            raw(StatusKey.self), raw(SupportKey.self), actions, raw(OutcomeKey.self), raw(EligibilityKey.self),
            raw(NoticeKey.self), labels,
        ].flatMap { $0 }
        #expect(Set(constants).count == constants.count)
        #expect(Set(constants) == Set(keys))
    }

    @Test(
        "No line of any scenario has an issue, falls back or is empty",
        arguments: Sweep.languages(5, of: try SnapshotTests.locales)
    )
    func issues(locale: String) throws {
        let formatter = try PaywallFormatter(locale: locale)
        let values: Set<ProductLine> = [.name, .price, .formerPrice]
        for scenario in ScenarioMatrix.all {
            for entry in scenario.lines(formatter).entries {
                #expect(entry.text.diagnostics.isEmpty && !entry.text.string.isEmpty)
                if !values.contains(entry.line) { #expect(SnapshotTests.speaks(entry.text.locale, for: locale)) }
            }
        }
    }
}
