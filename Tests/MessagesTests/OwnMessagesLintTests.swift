import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import Testing

@Suite("Lint holds a caller's messages to the rules of the built-in ones")
struct OwnMessagesLintTests {
    private let source = #"""
        "key": "{price} for {offerDuration}",
        "@key": {"placeholders": {"price": {"x-required": true, "x-per-period": true}, "offerDuration": {"x-required": true}, "cycles": {}}},
        "label": "words", "@label": {"description": "A label."},
        "pricePerPeriod": "{price}", "@pricePerPeriod": {"placeholders": {"price": {"x-required": true}, "period": {}}}
        """#

    private func issues(_ locale: String, _ members: String, with others: Catalog...) throws -> [Diagnostic] {
        let base = try MessagesTests.library([
            "en": source,
            "de": #""key": "{price} in {offerDuration_dative}", "label": "Worte", "pricePerPeriod": "{price}""#,
        ])
        let file = try messages(locale, members)
        let library = try base.adding(messages: others + [file])
        return try CatalogLint(messages: file, in: library).diagnostics()
    }

    @Test(
        "A right file is silent, however little it says",
        arguments: [
            "", #""key": "{pricePerPeriod} · {offerDuration}""#, #""label": "Wort""#,
            #""new": "{product}: {pricePerPeriod}, {savingAmount}, {seats, plural, one {#} other {#}}""#,
            #""duration.every": "alle {duration}", "new": "{period_every}""#,
            #""new": "{totalPerPeriod} · {deadline} · {renewalPrice}""#,
        ]
    )
    func silent(members: String) throws {
        #expect(try issues("de", members) == [])
    }

    @Test(
        "Each fault has its code",
        arguments: [
            (#""key": "{price}""#, CatalogCode.requiredArgumentMissing),
            (#""key": "{price} · {offerDuration} {total}""#, .argumentNotOffered),
            (#""label": "{price}""#, .argumentNotOffered),
            (#""pricePerPeriod": "{pricePerPeriod}""#, .argumentNotOffered),
            (#""new": "{preis}""#, .badPattern), (#""new": "{store, select, appStore {x}}""#, .badPattern),
            (#""new": "{price""#, .badPattern), (#""new": "{count}""#, .argumentNotOffered),
            (#""new": "{monthName}""#, .argumentNotOffered),
            (#""new": "{cycles, plural, other {# Male}}""#, .pluralCategoryMissing),
            (#""new": "{periodUnit, select, day {d} other {o}}""#, .selectionMissing),
            (#""new": "{period_nominativ}""#, .missingForm), (#""new": "{date_nie}""#, .missingForm),
            (#""new": "{pricePerPeriod_wide}""#, .missingForm), (#""new.spoken": "{pricePerPeriod}""#, .missingForm),
            (#""duration.a": "{duration_a}""#, .formCycle), (#""duration.month": "{count} Mond""#, .missingForm),
            (#""offer": "x""#, .reservedKey), (#""new": 7"#, .badMetadata), (#""new": "x", "new": "y""#, .duplicateKey),
            (#""new": "x", "@new": {"placeholders": {"preis": {}}}"#, .badMetadata),
        ] as [(String, CatalogCode)]
    )
    func faults(members: String, code: CatalogCode) throws {
        let found = try issues("de", members)
        #expect(Set(found.map { CatalogCode($0) }) == [code])
        #expect(found.allSatisfy { $0.place.file == "own.arb" })
    }

    @Test("The words are held to what the language states, in a variant too")
    func language() throws {
        let stated =
            #""@@x-typography": {"quotes": "„“"}, "@@x-words-before-values": ["mit"], "@@x-names": ["App Store"]"#
        let base = try MessagesTests.library(["en": source, "de": stated])
        for locale in ["de", "de-AT"] {
            let file = try messages(locale, #""new": "»so« mit {price}""#)
            let library = try base.adding(messages: [file])
            let found = try CatalogLint(messages: file, in: library).diagnostics().compactMap { CatalogCode($0) }
            #expect(Set(found) == [.wordBeforeValue, .foreignPunctuation], "\(locale): \(found)")
        }
    }

    @Test("A new key's placeholders, where its file lists them, hold every translation")
    func placeholders() throws {
        let listed =
            #""new": "{product} {price}", "@new": {"placeholders": {"product": {}, "price": {"x-required": true}}}"#
        let english = try messages("en", listed, file: "own.en.arb")
        #expect(try issues("de", #""new": "{price} für {product}""#, with: english) == [])
        #expect(
            try issues("de", #""new": "{product}""#, with: english).map { CatalogCode($0) } == [
                .requiredArgumentMissing
            ]
        )
        #expect(
            try issues("de", #""new": "{price} {store}""#, with: english).map { CatalogCode($0) } == [
                .argumentNotOffered
            ]
        )
        #expect(
            try issues("de", #""new": "{pricePerPeriod}""#, with: english).map { CatalogCode($0) } == [
                .argumentNotOffered
            ]
        )
        // Where the source language has no such key, the file's own list counts; one that is empty offers nothing.
        #expect(try issues("de", listed) == [])
        #expect(
            try issues("de", #""new": "{price}", "@new": {"placeholders": {}}"#).map { CatalogCode($0) } == [
                .argumentNotOffered
            ]
        )
    }

    @Test("A built-in key offers what it offers, whatever a file lists")
    func builtInPlaceholders() throws {
        let members = #""key": "{price} · {offerDuration} {total}", "@key": {"placeholders": {"total": {}}}"#
        #expect(try issues("en", members).map { CatalogCode($0) } == [.argumentNotOffered])
    }

    @Test("A language of the caller's own is told once how much English speaks in it, and its grammar is checked")
    func newLanguage() throws {
        let polish = try issues("pl", #""label": "słowo", "new": "{cycles, plural, one {#} other {#}}""#)
        #expect(polish.map { CatalogCode($0) } == [.missingKey, .pluralCategoryMissing])
        #expect(polish.first?.message.contains("1 of 3 messages") == true)
        #expect(try issues("de-AT", #""label": "Wort""#) == [])
        #expect(try issues("pl", #""new": "{pricePerPeriod}""#).map { CatalogCode($0) } == [.missingKey, .missingForm])
    }

    @Test("Findings stand in the order of the file, each with its place")
    func order() throws {
        let found = try issues("de", "\n\"new\": \"{preis}\",\n\"label\": \"{price}\",\n  \"key\": \"{x}\"")
        #expect(found.map(\.place.key) == ["new", "label", "key"])
        #expect(found.map { [$0.place.line, $0.place.column] } == [[2, 8], [3, 10], [4, 10]])
    }
}
