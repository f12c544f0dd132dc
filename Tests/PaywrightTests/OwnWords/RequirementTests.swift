import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightReviewCases
import PaywrightValues
import Testing

@Suite("The source language states what each message has to state, and why it may leave out the rest")
struct RequirementTests {
    private func source() throws -> Catalog {
        try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag(CatalogLibrary.sourceLocale)))
    }

    @Test("Each value is required, states how often an amount is charged, or has a reason to be optional")
    func reasons() throws {
        for entry in try source().entries where !CatalogEntry.isForm(entry.key) {
            let stating = Set(entry.placeholders.flatMap { $0.chargedEvery ?? [] })
            for placeholder in entry.placeholders where !placeholder.isRequired && !stating.contains(placeholder.name) {
                #expect(!placeholder.optionalReason.isEmpty, "\(entry.key) \(placeholder.name)")
            }
        }
    }

    @Test("What the source shows in every variant is required, an amount with its period where it has one")
    func sourceMessages() throws {
        let source = try source()
        for entry in source.entries where !CatalogEntry.isForm(entry.key) {
            guard case .success(let program)? = source.program(for: entry.key) else { continue }
            let references = Set(program.references.map(\.reference))
            for placeholder in entry.placeholders {
                if ProgramPaths(program).alwaysShow(placeholder.name),
                    references.contains(where: { $0.name == placeholder.name })
                {
                    let stating = entry.placeholders.contains { $0.chargedEvery?.contains(placeholder.name) == true }
                    #expect(placeholder.isRequired || stating, "\(entry.key) \(placeholder.name)")
                }
                let facets = references.filter { $0.name == placeholder.name }.map(\.facet)
                let isPerPeriod = facets.contains { if case .perPeriod = $0 { true } else { false } }
                if isPerPeriod { #expect(placeholder.chargedEvery != nil, "\(entry.key) \(placeholder.name)") }
                // A select is not required only where every branch is true of every store.
                if placeholder.name.kind == .selection {
                    #expect(placeholder.isRequired == !placeholder.requiredWords.isEmpty, "\(entry.key)")
                }
            }
        }
    }

    @Test("A key by its old name words the message of today, with a note; no message has an old name")
    func renamed() throws {
        let source = try source()
        let renamed = source.metadata.renamed
        #expect(!renamed.isEmpty)
        for (old, new) in renamed {
            #expect(source.entry(for: old) == nil && source.entry(for: new) != nil)
            let required =
                source.entry(for: new)?.placeholders.filter(\.isRequired).map { " {\($0.name.rawValue)}" } ?? []
            let values = required.joined()
            let words = try Catalog(
                parsing: Array(#"{"@@locale": "de", "\#(old)": "Unsere Worte.\#(values)"}"#.utf8),
                file: "own.arb"
            )
            let library = try CatalogLibrary.builtin().adding(messages: [words])
            #expect(library.diagnostics.map { CatalogCode($0) } == [.renamedKey])
            #expect(library.diagnostics.first?.severity == .note && library.diagnostics.first?.consequence == nil)
            #expect(library.diagnostics.first?.message.contains("\"\(new)\"") == true && library.ownKeys.isEmpty)
            #expect(try library.messages(for: LocaleTag("de")).format(new, [:]).string.hasPrefix("Unsere Worte."))
            // Where the file has both names, the old one is no key.
            let members = #"{"@@locale": "de", "\#(old)": "Alt.", "\#(new)": "Neu.\#(values)"}"#
            let both = try CatalogLibrary.builtin().adding(
                messages: [Catalog(parsing: Array(members.utf8), file: "own.arb")]
            )
            #expect(both.diagnostics.map { CatalogCode($0) } == [.unknownKey])
            #expect(try both.messages(for: LocaleTag("de")).format(new, [:]).string.hasPrefix("Neu."))
        }
    }

    @Test("The messages of a line are those that word it in some scenario, and each message words some line")
    func lines() throws {
        for scenario in ScenarioMatrix.all {
            let formatter = try PaywallFormatter(locale: "en")
            // Around others, and inside others.
            let parts =
                [
                    "plusTax", "plusTax.spoken", "forSeats", "forSeats.plusTax", "forSeats.spoken", "forSeats.offer",
                    "forQuantity",
                    "forQuantity.plusTax", "forQuantity.spoken", "seats", "seats.oneTime", "quantity",
                    "pricePerPeriod",
                ] + [ProductLine.offer, .frequency, .rental].flatMap(\.messageKeys)
            for line in scenario.lines(formatter).entries {
                let unknown = Set(line.text.messages).subtracting(line.line.messageKeys + parts)
                #expect(unknown.isEmpty, "\(scenario.name) \(line.line): \(unknown)")
            }
        }
        let keys = Set(ProductLine.allCases.flatMap(\.messageKeys))
        let families = Set(keys.compactMap { $0.split(separator: Character(".")).first })
        let ofProducts = try source().entries.map(\.key).filter { key in
            key.split(separator: Character(".")).first.map(families.contains) == true
        }
        // Templates have these.
        let others = ["pricePerPeriod.withUnitPrice", "period.unit", "period.lifetime", "savings.off"]
        #expect(Set(ofProducts).subtracting(keys).allSatisfy { key in others.contains { key.hasPrefix($0) } })
    }

    @Test("The lint of a file has the library's refusals, and LoadedCatalogs is the library")
    func oneDoor() throws {
        let members =
            #""pricePerPeriod": "{price} monthly", "callToAction.buy": "Buy {price}  now", "offer.freeTrial": "{""#
        let words = try Catalog(parsing: Array(#"{"@@locale": "en", \#(members)}"#.utf8), file: "own.arb")
        let library = try CatalogLibrary.builtin().adding(messages: [words])
        let loaded = try LoadedCatalogs([words], over: .builtin())
        #expect(loaded.library.diagnostics == library.diagnostics)
        #expect(library.diagnostics.map(\.place.key) == ["pricePerPeriod", "offer.freeTrial"])
        let linted = try CatalogLint(messages: words, in: library).diagnostics()
        #expect(linted.filter { CatalogCode($0)?.forbidsMessage == true } == library.diagnostics)
        // A file that the library does not have is checked as if it had it.
        #expect(try CatalogLint(messages: words, in: .builtin()).diagnostics() == linted)
        #expect(try Language("en", catalogs: library).diagnostics == library.diagnostics)
        #expect(
            try Language("de", catalogs: library).diagnostics == library.diagnostics,
            "English is used after German"
        )
        #expect(try Language("de").diagnostics.isEmpty)
    }
}
