import Foundation
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import TestSupport
import Testing

@Suite("Translators keep what they wrote when their file is brought up to date")
struct CatalogUpdateTests {
    @Test("An update adds what is new, records what it finds, and leaves the rest as it is")
    func updates() throws {
        let first = try AuthoringFixture.update(
            ##""price": "{price} co miesiąc", "own": "moje", "@own": {"x": [1.50, null]}, "duration": "{count}", "@@x-other": true"##
        )
        #expect(
            first.added == ["days"] && first.recorded == ["price"] && first.changed == [] && first.unknown == ["own"]
        )
        let file = try AuthoringFixture.object(first.text)
        #expect(file["price"] as? String == "{price} co miesiąc" && file["days"] as? String == "")
        #expect(
            file["own"] as? String == "moje" && file["duration"] as? String == "{count}"
                && file["@@x-other"] as? Bool == true
        )
        #expect(first.text.contains(#""@own": {"#) && first.text.contains("[1.50, null]"))
        let again = try CatalogAuthoring(AuthoringFixture.library()).update(Array(first.text.utf8), file: "pl.arb")
        #expect(again.text == first.text && again.added == [] && again.recorded == [])
    }

    @Test("A message that has got its text keeps only the hash; one that waits keeps its explanation up to date")
    func translated() throws {
        let new = try CatalogAuthoring(AuthoringFixture.library()).newCatalog(for: LocaleTag("pl"))
        let filled = new.replacing(#""price": """#, with: #""price": "{price} co miesiąc""#)
        let update = try CatalogAuthoring(AuthoringFixture.library(price: "{price} each month")).update(
            Array(filled.utf8),
            file: "pl.arb"
        )
        #expect(update.translated == ["price"] && update.changed == ["price"])
        let same = try CatalogAuthoring(AuthoringFixture.library()).update(Array(filled.utf8), file: "pl.arb")
        #expect(same.translated == ["price"] && same.changed == [])
        let price = try #require(try AuthoringFixture.object(same.text)["@price"] as? [String: Any])
        #expect(Array(price.keys) == ["x-source-hash"])
        #expect(
            (try AuthoringFixture.object(same.text)["@days"] as? [String: Any])?["description"] as? String == "Days."
        )
    }

    @Test("A changed source text marks its translation until someone takes the mark away")
    func changed() throws {
        let recorded = try AuthoringFixture.update(#""price": "{price} co miesiąc", "days": "x""#).text
        let library = try AuthoringFixture.library(price: "{price} each month")
        let changed = try CatalogAuthoring(library).update(Array(recorded.utf8), file: "pl.arb")
        #expect(changed.changed == ["price"])
        let price = try #require(try AuthoringFixture.object(changed.text)["@price"] as? [String: Any])
        #expect(price["x-state"] as? String == "changed" && price["x-source"] as? String == "{price} each month")
        func codes(_ text: String) throws -> [CatalogCode] {
            let source = CatalogLibrary.Source(locale: "pl", file: "pl.arb") { Array(text.utf8) }
            let all = try library.replacing(with: [source])
            return try CatalogLint(#require(try all.catalog(for: LocaleTag("pl"))), in: all).diagnostics().compactMap {
                CatalogCode($0)
            }
        }
        // Lint sees it with and without an update, and again after one that the translator has not answered.
        #expect(try codes(recorded) == [.sourceChanged])
        #expect(try codes(changed.text) == [.sourceChanged])
        let again = try CatalogAuthoring(library).update(Array(changed.text.utf8), file: "pl.arb")
        #expect(again.text == changed.text && again.changed == ["price"])
        let mended = changed.text.replacing(#", "x-state": "changed""#, with: "")
        try #require(mended != changed.text)
        // Only an update notes what it was mended for.
        #expect(try codes(mended) == [.sourceChanged])
        let done = try CatalogAuthoring(library).update(Array(mended.utf8), file: "pl.arb")
        #expect(done.changed == [] && done.recorded == ["price"] && !done.text.contains("x-source\""))
        #expect(try codes(done.text) == [])
    }

    @Test("Invisible characters are written as escapes, and nothing is lost on the way")
    func characters() throws {
        let text = "a\u{A0}b\u{202F}c\u{200C}d\u{2066}e\u{FEFF}f\u{1F600}\u{E0001}\\\"/ ’"
        let written = try AuthoringFixture.update(
            #""price": \#(String(decoding: JSONEncoder().encode(text), as: UTF8.self))"#
        ).text
        #expect(try AuthoringFixture.object(written)["price"] as? String == text)
        for hidden in ["\u{A0}", "\u{202F}", "\u{200C}", "\u{2066}", "\u{FEFF}", "\u{E0001}"] {
            #expect(!written.unicodeScalars.contains(hidden.unicodeScalars.first!))
        }
        #expect(written.contains(#"a\u00a0b\u202fc\u200cd\u2066e"#) && written.contains("\u{1F600}"))
    }

    @Test("The source language and what is no catalog are refused")
    func noUpdate() throws {
        #expect(throws: CatalogAuthoring.Refusal.isSource) {
            try CatalogAuthoring(AuthoringFixture.library()).update(Array(#"{"@@locale": "en"}"#.utf8), file: "en.arb")
        }
        #expect(throws: CatalogFailure.self) {
            try CatalogAuthoring(AuthoringFixture.library()).update(Array("[]".utf8), file: "x.arb")
        }
    }

    // MARK: What stays

    @Test(
        "A key that stands twice is refused, with its place: one of two texts would be lost",
        arguments: [
            #""price": "gut", "days": "x", "price": "alt""#,
            #""@price": {}, "price": "gut", "@price": {"x-note": "?"}"#,
            #""caf\u00e9": "A", "cafe\u0301": "B""#, #""@@x-mine": 1, "@@x-mine": 2"#,
        ]
    )
    func duplicates(members: String) throws {
        let issue = #expect(throws: CatalogFailure.self) { try AuthoringFixture.update(members) }
        #expect(
            issue.flatMap { CatalogCode($0.diagnostic) } == .duplicateKey && issue?.diagnostic.place.line == 1
                && (issue?.diagnostic.place.column ?? 0) > 20
        )
    }

    @Test("What is no translation is not taken for one, and stays")
    func oddities() throws {
        let members =
            #""@_STATUS": {}, "price": 5, "@price": {"x": 1}, "days": "dni", "@days": "note", "@gone": ["list"]"#
        let update = try AuthoringFixture.update(members + #", "own": null"#)
        #expect(update.recorded == [] && update.added == [] && update.unknown == ["own"] && update.saysTheSame)
        #expect(update.diagnostics.filter { CatalogCode($0) == .badMetadata }.count >= 3)
        let file = try AuthoringFixture.object(update.text)
        #expect(file["price"] as? Int == 5 && file["@days"] as? String == "note" && file["own"] is NSNull)
        #expect(file["@gone"] as? [String] == ["list"] && (file["@_STATUS"] as? [String: Any])?.isEmpty == true)
    }

    @Test("A note on a message not yet written stays, in a variant and beside the explanation")
    func notesAhead() throws {
        let waiting = try AuthoringFixture.update(#""@price": {"x-note": "ask Anna"}"#)
        #expect(waiting.added == ["price", "days"])
        let price = try AuthoringFixture.attributes("price", in: waiting.text)
        #expect(price["x-note"] as? String == "ask Anna" && price["x-source"] as? String == "{price} a month")
        let variant = try AuthoringFixture.update(text: #"{"@@locale": "de-AT", "@price": {"x-note": "ask Anna"}}"#)
        #expect(variant.saysTheSame && variant.added == [])
    }

    @Test("What a translator says of a translation or of a form of their own stays; what explained it goes")
    func descriptions() throws {
        let own = #"{"description": "mine", "placeholders": {}, "x-budget": 3}"#
        let keys = ["price", "duration.own", "duration.every"]
        let members = keys.map { #""\#($0)": "x", "@\#($0)": \#(own)"# }
        let update = try AuthoringFixture.update(members.joined(separator: ", "))
        #expect(update.translated == [] && update.recorded == ["price"])
        for key in keys {
            let attributes = try AuthoringFixture.attributes(key, in: update.text)
            #expect(attributes["description"] as? String == "mine" && attributes["x-budget"] as? Int == 3, "\(key)")
        }
        let new = try CatalogAuthoring(AuthoringFixture.library()).newCatalog(for: LocaleTag("pl"))
        let filled = new.replacing(#""duration.every": """#, with: #""duration.every": "co {duration}""#)
        let form = try AuthoringFixture.update(text: filled)
        #expect(form.translated == ["duration.every"] && !form.text.contains("@duration.every"))
    }

    @Test("A form that waits is explained by the source as it is")
    func waitingForms() throws {
        let old = #"{"description": "Old.", "x-source": "each {duration}", "x-note": "n"}"#
        let update = try AuthoringFixture.update(#""duration.every": "", "@duration.every": \#(old)"#)
        #expect(update.explained == ["duration.every"] && !update.saysTheSame)
        let form = try AuthoringFixture.attributes("duration.every", in: update.text)
        #expect(form["description"] as? String == "How often." && form["x-source"] as? String == "every {duration}")
        #expect(form["x-note"] as? String == "n")
    }

    // MARK: Marks

    @Test("A source text that is taken back takes the mark with it; the hash stays the translation's own")
    func takenBack() throws {
        let recorded = try AuthoringFixture.update(#""price": "x", "days": "y""#).text
        let hash = try AuthoringFixture.attributes("price", in: recorded)["x-source-hash"] as? String
        let marked = try AuthoringFixture.update(text: recorded, price: "{price} each month").text
        #expect(try AuthoringFixture.attributes("price", in: marked)["x-source-hash"] as? String == hash)
        let third = try AuthoringFixture.update(text: marked, price: "{price} monthly")
        #expect(third.changed == ["price"])
        let back = try AuthoringFixture.update(text: third.text)
        #expect(back.text == recorded && back.changed == [] && back.recorded == ["price"])
        // Mended for a text that has changed again: marked again, from the text that it is right for.
        let mended = marked.replacing(#", "x-state": "changed""#, with: "")
        let again = try AuthoringFixture.update(text: mended, price: "{price} monthly")
        #expect(again.changed == ["price"] && again.recorded == [])
        let settled = try AuthoringFixture.update(text: again.text, price: "{price} each month")
        #expect(settled.changed == [] && settled.recorded == ["price"])
    }

    @Test("Another state is somebody else's: no mark, and it stays")
    func otherStates() throws {
        let recorded = try AuthoringFixture.update(#""price": "x", "days": "y", "@price": {"x-state": "needs-review"}"#)
        #expect(recorded.changed == [] && recorded.recorded == ["price", "days"])
        #expect(try AuthoringFixture.update(text: recorded.text).changed == [])
        let changed = try AuthoringFixture.update(text: recorded.text, price: "{price} each month")
        #expect(changed.changed == ["price"])
        let price = try AuthoringFixture.attributes("price", in: changed.text)
        #expect(price["x-state"] as? String == "needs-review" && price["x-source"] as? String == "{price} each month")
        #expect(try AuthoringFixture.update(text: changed.text, price: "{price} each month").text == changed.text)
    }

    @Test("A marked message that is emptied waits, and its new translation is not born marked")
    func emptied() throws {
        let recorded = try AuthoringFixture.update(#""price": "x", "days": "y""#).text
        let marked = try AuthoringFixture.update(text: recorded, price: "{price} each month").text
        let emptied = marked.replacing(#""price": "x""#, with: #""price": """#)
        let waiting = try AuthoringFixture.update(text: emptied, price: "{price} each month")
        #expect(try AuthoringFixture.attributes("price", in: waiting.text)["x-state"] == nil)
        let filled = waiting.text.replacing(#""price": """#, with: #""price": "z""#)
        let done = try AuthoringFixture.update(text: filled, price: "{price} each month")
        #expect(done.translated == ["price"] && done.changed == [])
    }

    // MARK: Any file

    @Test("Another layout says the same; a value as deep as the reader allows is written at once")
    func layout() throws {
        let text = try AuthoringFixture.update(#""price": "x", "days": "y""#).text
        for other in [text.replacing("  ", with: "\t"), text.replacing("\n", with: "\r\n")] {
            let update = try AuthoringFixture.update(text: other)
            #expect(update.text == text && update.saysTheSame && update.recorded == [])
        }
        let deep = String(repeating: #"{"a":"#, count: 200) + "1" + String(repeating: "}", count: 200)
        #expect(try AuthoringFixture.update(#""@@x-tool": \#(deep)"#).text.contains(#"{"a": 1}"#))
    }

    private static let attributes = [
        #""x-note": [1, {"a": null}]"#, #""description": "mine""#, #""placeholders": {"price": {"a": 1}}"#,
        #""x-budget": 7"#, #""x-state": "changed""#, #""x-state": "mine""#, #""x-source": "{price} a month""#,
        #""x-source": "old""#, #""x-source-hash": "old""#, #""x-source-hash": 12"#, #""x-template": "t""#,
    ]

    private static func anyFile(_ locale: String, using generator: inout some RandomNumberGenerator) -> String {
        var members = [#""@@locale": "\#(locale)""#, #""@_NOTES": {}"#]
        for key in ["price", "days", "duration.every", "duration.own", "own"] {
            let text = [#""""#, #""x""#, "5", ""].randomElement(using: &generator) ?? ""
            if !text.isEmpty { members.append("\"\(key)\": \(text)") }
            var names: Set<Substring> = []
            let chosen = attributes.shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
                .filter { names.insert($0.prefix { $0 != ":" }).inserted }
            let object = "{" + chosen.joined(separator: ", ") + "}"
            let said = [object, object, "[1]", ""].randomElement(using: &generator) ?? ""
            if !said.isEmpty { members.append("\"@\(key)\": \(said)") }
        }
        return "{" + members.shuffled(using: &generator).joined(separator: ", ") + "}"
    }

    @Test("Whatever a file holds, an update keeps what it has not written itself, and a second one changes nothing")
    func keeps() throws {
        var generator = SystemRandomNumberGenerator()
        for round in Sweep.some(25, of: 0..<300) {
            let text = Self.anyFile(round.isMultiple(of: 2) ? "pl" : "de-AT", using: &generator)
            let update = try AuthoringFixture.update(text: text)
            let before = try AuthoringFixture.object(text)
            let after = try AuthoringFixture.object(update.text)
            for (name, value) in before {
                guard let stated = value as? [String: Any] else {
                    #expect(value as? NSObject == after[name] as? NSObject, "\(name) of \(text)")
                    continue
                }
                let message = before[String(name.dropFirst())] as? String
                let isExplained = message == nil || message == "" || stated["x-source"] != nil
                var written: Set<String> = ["x-source", "x-template", "x-source-hash"]
                if isExplained { written.formUnion(["description", "placeholders", "x-budget"]) }
                let kept = after[name] as? [String: Any] ?? [:]
                for (attribute, value) in stated where !written.contains(attribute) {
                    if attribute == "x-state", value as? String == "changed" { continue }
                    #expect(value as? NSObject == kept[attribute] as? NSObject, "\(attribute) of \(name) of \(text)")
                }
            }
            #expect(try AuthoringFixture.update(text: update.text).text == update.text, "\(text)")
        }
    }
}
