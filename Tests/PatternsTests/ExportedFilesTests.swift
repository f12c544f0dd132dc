import Foundation
import Paywright
import PaywrightPatterns
import TestSupport
import Testing

@Suite("Every format, read by a reader of its own and filled, says what the formatter prints")
struct ExportedFilesTests {
    /// Names that are syntax somewhere.
    private static let names = [
        "L'Été d'Aurora", "100% \"Pro\" %s %1$@", "@string/app ?attr", "<b>Plus</b> & more", "C:\\new\\tab",
        "Aurora 🌌 👩‍🚀",
        "  two  spaces ", "$& {price} ''", "עברית", "'{'", "%\u{338} <\u{338} '\u{338} \"\u{338} \\\u{338} {\u{338}",
    ]

    private static func product(_ index: Int, _ name: String) throws -> Product {
        let trial = SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: .weeks(1))
        let cheap = SubscriptionOffer(
            type: .promotional,
            paymentMode: .payAsYouGo,
            period: .months(1),
            periodCount: 3,
            prices: StorefrontPrices(try #require(Price("1.99", "USD")), in: .unitedStates),
            id: "spring"
        )
        return Product(
            id: "com.example.p\(index)",
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: name)],
            prices: StorefrontPrices(try #require(Price("59.99", "USD")), in: .unitedStates),
            period: index.isMultiple(of: 2) ? .years(1) : .months(1),
            group: SubscriptionGroup(id: "plans", name: "", level: nil),
            offers: [trial, cheap]
        )
    }

    private struct Case {
        let claims: String
        let terms: PurchaseTerms
        let reference: PurchaseTerms
    }

    private static func cases(_ names: [String]) throws -> [Case] {
        let monthly = try #require(
            OfferSelection.terms(for: product(99, "Monthly"), in: .unitedStates, claims: [.noOffer])
        )
        return try names.enumerated().flatMap { index, name in
            let product = try product(index, name)
            return try [[], [OfferClaim.introductory], [.promotional(id: "spring")]].map { (claims: [OfferClaim]) in
                let terms = OfferSelection.terms(
                    for: product,
                    in: .unitedStates,
                    claims: claims.isEmpty ? [.noOffer] : claims
                )
                return Case(
                    claims: claims.map(\.description).joined(separator: "+"),
                    terms: try #require(terms),
                    reference: monthly
                )
            }
        }
    }

    private static func export(
        _ cases: [Case],
        _ format: ExportFormat,
        _ key: ExportKey,
        _ formatters: [PaywallFormatter]
    ) async throws -> (files: [String: String], diagnostics: [Diagnostic]) {
        let request = ExportRequest(format, by: key, options: PaywallOptions(), version: "0", policy: "standard")
        let purchases = cases.map { ExportedPurchase(claims: $0.claims, terms: $0.terms, comparedWith: $0.reference) }
        let export = try await PatternExport(purchases, request) { word in formatters.map(word) }
        let (files, faults) = export.files
        return (Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }), export.diagnostics + faults)
    }

    @Test("Hostile names and amounts", arguments: ExportFormat.allCases, ExportKey.allCases)
    func formats(format: ExportFormat, key: ExportKey) async throws {
        let library = try CatalogLibrary.builtin()
        let formatters = try Sweep.languages(8, of: library.locales.map(\.tag)).map { try PaywallFormatter(locale: $0) }
        // gen-l10n has no escape for braces.
        let cases = try Self.cases(format == .arb ? Self.names.filter { !$0.unicodeScalars.contains("{") } : Self.names)
        let (files, diagnostics) = try await Self.export(cases, format, key, formatters)
        #expect(diagnostics.isEmpty)
        let manifest = try ExportReader.object(#require(files[PatternExport.manifestPath]))
        let shapes = try ExportReader.members(manifest["shapes"])
        let languages = try #require(manifest["languages"] as? [[String: Any]])
        let keys = try Self.keysWithPlaces(shapes)
        var compared = 0
        for (formatter, language) in zip(formatters, languages) {
            let locale = try ExportReader.string(language["locale"])
            let source = try #require(files[ExportReader.string(language["file"])])
            let texts = try ExportReader.texts(format.rawValue, source, locale: locale, withPlaces: keys)
            for purchase in cases {
                let shape = ProductShape(purchase.terms)
                let name =
                    key == .shape
                    ? shape.name : purchase.terms.product.id + (purchase.claims.isEmpty ? "" : "+" + purchase.claims)
                let lines = try ExportReader.members(ExportReader.members(shapes[name])["lines"])
                let printed = formatter.lines(for: purchase.terms, comparedWith: purchase.reference)
                for entry in printed.entries {
                    guard !(key == .shape && entry.line == .name), shape.offers.isEmpty || entry.line.dependsOnOffer
                    else { continue }
                    let line = try ExportReader.members(lines[entry.line.rawValue])
                    let roles = try #require(line["roles"] as? [String])
                    let words = entry.text.messages.first?.hasSuffix(".exact") == true ? "exact" : "about"
                    let variants = line["keys"] as? [String: String]
                    let own = try variants == nil ? ExportReader.string(line["key"]) : nil
                    let found = variants.map { $0[words].map { [$0] } ?? Array($0.values) } ?? [own].compactMap { $0 }
                    let values = Self.values(entry.text, roles, shape)
                    let filled = try found.map { key in
                        Self.fill(try #require(texts[key]), roles, values, isRightToLeft: formatter.isRightToLeft)
                    }
                    compared += 1
                    let isThere = filled.contains { $0.utf8.elementsEqual(entry.text.string.utf8) }
                    #expect(isThere, "\(locale) \(name) \(entry.line): \(filled) ≠ \(entry.text.string)")
                }
            }
        }
        #expect(compared > 1_000)
    }

    @Test(
        "A text that nobody has read is marked in its language: in a String Catalog, an .arb file and Android’s resources"
    )
    func readings() async throws {
        let file = ##"{"@@locale": "de", "label.notNow": "Gerade nicht"}"##
        let words = try Catalog(parsing: Array(file.utf8), file: "own.arb")
        let library = try CatalogLibrary.builtin().adding(messages: [words])
        let formatters = try ["en", "de"].map { try PaywallFormatter(locale: LocaleTag($0), catalogs: library) }
        func files(_ format: ExportFormat) async throws -> [String: String] {
            try await Self.export(Self.cases(["Aurora"]), format, .shape, formatters).files
        }
        let catalog = try ExportReader.object(#require(try await files(.xcstrings)["Paywright.xcstrings"]))
        let strings = try ExportReader.members(catalog["strings"])
        func state(_ key: String, _ locale: String) throws -> String? {
            let localizations = try ExportReader.members(ExportReader.members(strings[key])["localizations"])
            let unit = try ExportReader.members(ExportReader.members(localizations[locale])["stringUnit"])
            return unit["state"] as? String
        }
        let key = try #require(strings.keys.first { $0.hasSuffix("label.notNow") })
        #expect(try state(key, "de") == "needs_review" && state(key, "en") == "translated")
        let restore = try #require(strings.keys.first { $0.hasSuffix("label.restorePurchases") })
        #expect(try state(restore, "de") == "translated")
        let bundles = try await files(.arb)
        #expect(try #require(bundles["paywright_de.arb"]).ranges(of: #""x-reading": "none""#).count >= 1)
        let resources = try await files(.android)
        let german = try #require(resources.first { $0.key.contains("values-de/") }?.value)
        let lines = german.split(separator: "\n")
        let place = try #require(lines.firstIndex { $0.contains(">Gerade nicht<") })
        #expect(lines[place - 1] == "    <!-- nobody has read this text -->")
    }

    @Test("Positions are 1, 2, … in every language, and every text of a String Catalog outlives a build of Xcode")
    func positions() async throws {
        let library = try CatalogLibrary.builtin()
        let formatters = try library.locales.map { try PaywallFormatter(locale: $0, catalogs: library) }
        let files = try await Self.export(Self.cases(["Aurora"]), .xcstrings, .shape, formatters).files
        let catalog = try ExportReader.object(#require(files["Paywright.xcstrings"]))
        #expect(catalog["version"] as? String == "1.0" && catalog["sourceLanguage"] as? String == "en")
        for (key, value) in try ExportReader.members(catalog["strings"]) {
            let entry = try ExportReader.members(value)
            #expect(entry["extractionState"] as? String == "manual", "\(key)")
            #expect(entry["comment"] as? String != nil, "\(key)")
            let localizations = try ExportReader.members(entry["localizations"])
            #expect(localizations.count == formatters.count, "\(key)")
            let positions = try localizations.values.map { value in
                let unit = try ExportReader.members(ExportReader.members(value)["stringUnit"])
                #expect(["translated", "needs_review"].contains(unit["state"] as? String), "\(key)")
                let places = ExportReader.printf(try ExportReader.string(unit["value"]), "@").compactMap { piece in
                    if case .place(let position) = piece { Int(position) } else { nil }
                }
                return Set(places)
            }
            let first = try #require(positions.first)
            #expect(positions.allSatisfy { $0 == first } && first == Set(1..<first.count + 1), "\(key)")
        }
    }

    @Test("A brace in a name keeps an ARB file from being written, and the key is named")
    func unwritable() async throws {
        let formatter = try PaywallFormatter(locale: "en")
        let (_, diagnostics) = try await Self.export(Self.cases(["{\u{338}a"]), .arb, .product, [formatter])
        #expect(diagnostics.contains { $0.code == "unwritable-text" && $0.place.key == "pwComExampleP0Name" })
    }

    @Test("Two runs give the same bytes, whatever the order of the products")
    func stable() async throws {
        let formatters = [try PaywallFormatter(locale: "de"), try PaywallFormatter(locale: "ar")]
        let cases = try Self.cases(Self.names.filter { !$0.unicodeScalars.contains("{") })
        for format in ExportFormat.allCases {
            let first = try await Self.export(cases, format, .shape, formatters).files
            let second = try await Self.export(cases.reversed(), format, .shape, formatters).files
            let withoutOrder = first.filter { $0.key != PatternExport.manifestPath }
            #expect(withoutOrder == second.filter { $0.key != PatternExport.manifestPath })
            #expect(try await Self.export(cases, format, .shape, formatters).files == first)
        }
    }

    @Test("Names that are one key in a format are named, and so are names that a format cannot have")
    func collisions() async throws {
        let formatter = try PaywallFormatter(locale: "en")
        func named(_ ids: [String], _ format: ExportFormat) async throws -> [String] {
            let cases = try ids.map { id in
                let product = Product(
                    id: id,
                    type: .nonConsumable,
                    names: [],
                    prices: StorefrontPrices(try #require(Price("1", "USD")), in: .unitedStates)
                )
                let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.noOffer]))
                return Case(claims: "", terms: terms, reference: terms)
            }
            return try await Self.export(cases, format, .product, [formatter]).diagnostics.map(\.code)
        }
        #expect(try await named(["a.b", "a_b"], .android).contains("colliding-keys"))
        #expect(try await named(["a.b", "aB"], .arb).contains("colliding-keys"))
        #expect(try await named(["a.b", "a_b"], .json).isEmpty)
        #expect(try await named(["é"], .android).contains("illegal-key"))
        #expect(try await named(["é"], .xcstrings).isEmpty)
    }

    /// The keys of lines with roles.
    private static func keysWithPlaces(_ shapes: [String: Any]) throws -> Set<String> {
        var keys: Set<String> = []
        for shape in shapes.values {
            for case let line as [String: Any] in try ExportReader.members(ExportReader.members(shape)["lines"]).values
            {
                guard (line["roles"] as? [String])?.isEmpty == false else { continue }
                keys.formUnion((line["keys"] as? [String: String])?.values.map { $0 } ?? [])
                if let key = line["key"] as? String { keys.insert(key) }
            }
        }
        return keys
    }

    // MARK: Filling

    /// What stands in the places of a printed line.
    private static func values(_ text: FormattedText, _ roles: [String], _ shape: ProductShape) -> [String: String] {
        let units = Array(text.string.utf16)
        var values: [String: String] = [:]
        for part in text.parts {
            let value = String(decoding: units[part.range], as: UTF16.self)
            switch (part.kind, part.role) {
            case (.percent, _): values["percent"] = value
            case (.money, .billed?): values["price"] = value
            case (.money, .introductory?): values["offerPrice"] = value
            case (.money, .former?): values["formerPrice"] = value
            case (.money, .reference?): values["referencePrice"] = value
            case (.money, .calculated?) where part.argument == .savingAmount: values["savedAmount"] = value
            case (.money, .calculated?): roles.filter { $0.hasPrefix("pricePer") }.forEach { values[$0] = value }
            default: break
            }
        }
        return values
    }

    /// By the rules of the manual's page about exported files.
    private static func fill(
        _ pieces: [ReadPiece],
        _ roles: [String],
        _ values: [String: String],
        isRightToLeft: Bool
    ) -> String {
        pieces.map { piece in
            switch piece {
            case .words(let words): return words
            case .place(let place):
                let role = Int(place).map { roles[$0 - 1] } ?? place
                return values[role] ?? "missing \(role)"
            }
        }.joined()
    }
}
