import MessageCatalog

extension CheckReport {
    /// The findings as a SARIF 2.1.0 log (OASIS): rules by their codes, each result at its line and column.
    var sarif: JSONOutput {
        let codes = CatalogIssue.Code.allCases.filter { code in issues.contains { $0.code == code } }
        let driver: JSONOutput = .object([
            ("name", .string("paywright")),
            ("rules", .array(codes.map { .inline(.object([("id", .string($0.rawValue))])) })),
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
                        ("results", .array(issues.map(\.sarif))),
                    ])
                ])
            ),
        ])
    }
}

extension CatalogIssue {
    fileprivate var sarif: JSONOutput {
        let region: JSONOutput = .object([("startLine", .integer(line)), ("startColumn", .integer(column))])
        let place: JSONOutput = .object([
            ("artifactLocation", .object([("uri", .string(file))])), ("region", region),
        ])
        return .inline(
            .object([
                ("ruleId", .string(code.rawValue)),
                ("level", .string(code.severity.rawValue)),
                ("message", .object([("text", .string((key.map { "\($0): " } ?? "") + message))])),
                ("locations", .array([.object([("physicalLocation", place)])])),
            ])
        )
    }
}
