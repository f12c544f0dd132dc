internal import Paywright
package import PaywrightJSON

extension [Diagnostic] {
    /// The findings as a SARIF 2.1.0 log (OASIS): rules by their codes, each result at its line and column.
    package var sarif: JSONOutput {
        var seen: Set<String> = []
        let codes = map(\.code).filter { seen.insert($0).inserted }.sorted()
        let driver: JSONOutput = .object([
            ("name", .string("paywright")),
            ("rules", .array(codes.map { .inline(.object([("id", .string($0))])) })),
        ])
        return .object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            (
                "runs",
                .array([
                    .object([
                        ("tool", .object([("driver", driver)])),
                        ("columnKind", .string("unicodeCodePoints")),
                        ("results", .array(map(\.sarif))),
                    ])
                ])
            ),
        ])
    }
}

extension Diagnostic {
    fileprivate var sarif: JSONOutput {
        let region: JSONOutput = .object([
            ("startLine", .integer(place.line ?? 1)), ("startColumn", .integer(place.column ?? 1)),
        ])
        let location: JSONOutput = .object([
            ("artifactLocation", .object([("uri", .string((place.file ?? "").percentEncoded))])), ("region", region),
        ])
        return .inline(
            .object([
                ("ruleId", .string(code)),
                ("level", .string(severity.sarifLevel)),
                ("message", .object([("text", .string((place.key.map { "\($0): " } ?? "") + message))])),
                ("locations", .array([.object([("physicalLocation", location)])])),
            ])
        )
    }
}

extension Diagnostic.Severity {
    /// SARIF has no word for what was chosen.
    fileprivate var sarifLevel: String { self == .info ? Self.note.rawValue : rawValue }
}
