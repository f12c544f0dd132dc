import Paywright
import Testing

/// What must and must not be told of a file of products with one change: a field that is missing, that cannot be read, or that is
/// new.
struct ProductDoubtCase: Sendable, CustomTestStringConvertible {
    /// The name of the seed.
    let base: String
    /// Where the changed value stands.
    let path: String
    /// What stands there, as JSON; nil for nothing.
    let value: String?
    let says: [String]
    let neverSays: [String]
    /// The codes of diagnostics that must be there; those of unknown fields must not be there otherwise.
    let notes: [String]

    var testDescription: String { "\(base): \(path) = \(value ?? "nothing")" }

    init(
        _ base: String,
        _ path: String,
        _ value: String?,
        says: [String] = [],
        never neverSays: [String] = [],
        notes: [String] = []
    ) {
        (self.base, self.path, self.value) = (base, path, value)
        (self.says, self.neverSays, self.notes) = (says, neverSays, notes)
    }

    func check(in seeds: [DamageSeed], fields: FieldRules = FieldRules()) throws {
        let seed = try #require(seeds.first { $0.name == base })
        let path = path.split(separator: ".").map(String.init)
        let document = seed.document.replacing(path, with: value.map { JSONText(parsing: $0) } ?? .null)
        let text = try ProductDamageRun.lines(of: document, PaywallFormatter(locale: "en")).sorted()
            .joined(separator: "\n").replacing("\u{A0}", with: " ")
        for words in says { #expect(text.contains(words), "\(words) is missing in:\n\(text)") }
        for words in neverSays { #expect(!text.contains(words), "\(words) is in:\n\(text)") }
        let diagnostics: [Diagnostic]
        do throws(ImportFailure) {
            diagnostics = try ProductImporter(fields: fields).products(from: document.bytes, file: "p.json").diagnostics
        } catch {
            diagnostics = error.diagnostics
        }
        let codes = Set(diagnostics.map(\.code))
        #expect(codes.isSuperset(of: notes), "\(codes)")
        if !notes.contains("unknown-field") { #expect(!codes.contains("unknown-field"), "\(diagnostics)") }
    }
}
