extension [CatalogFinding] {
    /// The findings as a SARIF 2.1.0 log (OASIS): rules by their codes, each result at its line and column.
    var sarif: JSONOutput {
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

extension CatalogFinding {
    fileprivate var sarif: JSONOutput {
        let region: JSONOutput = .object([("startLine", .integer(line)), ("startColumn", .integer(column))])
        let place: JSONOutput = .object([
            ("artifactLocation", .object([("uri", .string(file.percentEncoded))])), ("region", region),
        ])
        return .inline(
            .object([
                ("ruleId", .string(code)),
                ("level", .string(severity.rawValue)),
                ("message", .object([("text", .string((key.map { "\($0): " } ?? "") + message))])),
                ("locations", .array([.object([("physicalLocation", place)])])),
            ])
        )
    }
}
