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
            ("artifactLocation", .object([("uri", .string(file.percentEncoded))])), ("region", region),
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

extension String {
    /// As a relative reference (RFC 3986): what is neither unreserved nor a slash becomes %XX of its UTF-8.
    fileprivate var percentEncoded: String {
        utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                String(UnicodeScalar(byte))
            default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
