internal import Paywright
internal import PaywrightJSON
internal import PaywrightReports

/// Names that repeat a great deal, as numbers.
struct StringPool {
    private(set) var strings = [""]
    private var indexes = ["": 0]

    mutating func index(of string: String) -> Int {
        if let index = indexes[string] { return index }
        indexes[string] = strings.count
        strings.append(string)
        return strings.count - 1
    }
}

extension ReviewLanguage {
    /// The kinds and roles of parts and the names of arguments, as the numbers in `parts` count them.
    static let kinds = FormattedText.PartKind.allCases
    static let roles = MoneyRole.allCases
    static let arguments = Vocabulary.paywright.names

    /// The language as the page reads it; `nameFile` gives a catalog's file the name that people know.
    func json(pooling pool: inout StringPool, nameFile: (String) -> String) throws -> JSONOutput {
        let english = try LocaleTag(CatalogLibrary.sourceLocale)
        let branches = texts.map { JSONOutput.integer(pool.index(of: $0?.branches ?? "")) }
        var members: [(String, JSONOutput)] = [
            ("tag", .string(locale.tag)), ("name", .string(locale.displayName(in: locale))),
            ("englishName", .string(locale.displayName(in: english))),
            ("dir", .string(bundle.isRightToLeft ? "rtl" : "ltr")),
            ("review", review.map(JSONOutput.string) ?? .null), ("readings", readings?.json ?? .null),
            ("separator", .string(separator)),
            ("files", .array(files.map { .string(nameFile($0)) })),
            ("fallback", bundle.match.isFallback ? .string(bundle.match.matched.tag) : .null),
            ("findings", .array(findings.map { $0.reviewJSON(nameFile: nameFile) })),
            ("patterns", .array(patterns.map(Self.json))),
            ("texts", .array(texts.map { ($0?.text.string).map(JSONOutput.string) ?? .null })),
            ("parts", .array(texts.map { Self.json(ofParts: $0?.text.parts ?? []) })),
            ("branches", .array(branches)), ("issues", sparse(\.diagnostics) { .array($0.map(JSONOutput.string)) }),
            ("speakers", sparse(\.speaker) { $0.map(JSONOutput.integer) }),
            (
                "own",
                .object(ownSentences.map { (String($0.line), .array($0.sentences.map(JSONOutput.integer))) })
            ),
            ("separators", .object(ownSeparators.map { (String($0.line), .string($0.separator)) })),
        ]
        if let old {
            members.append(
                ("old", .object(old.map { (String($0.line), $0.text.map(JSONOutput.string) ?? .null) }))
            )
        }
        return .inline(.object(members))
    }

    /// What only some sentences have, by their number.
    private func sparse<Value>(_ value: (Text) -> Value, json: (Value) -> JSONOutput?) -> JSONOutput {
        .object(
            texts.enumerated().compactMap { index, text in
                text.flatMap { json(value($0)) }.flatMap { json in
                    if case .array(let elements) = json, elements.isEmpty { nil } else { (String(index), json) }
                }
            }
        )
    }

    private static func json(of pattern: (entry: CatalogEntry, file: Int, reading: Reading)?) -> JSONOutput {
        guard let (entry, file, reading) = pattern else { return .null }
        return .array([
            .string(entry.pattern), .integer(file), .integer(entry.line), .integer(entry.column),
            .string(reading.rawValue),
        ])
    }

    private static func json(ofParts parts: [FormattedText.Part]) -> JSONOutput {
        guard !parts.isEmpty else { return .integer(0) }
        let numbers = parts.flatMap { part in
            [
                part.range.lowerBound, part.range.count, kinds.firstIndex(of: part.kind) ?? -1,
                part.role.flatMap(roles.firstIndex) ?? -1, part.argument.flatMap(arguments.firstIndex) ?? -1,
            ]
        }
        return .array(numbers.map(JSONOutput.integer))
    }
}

extension Diagnostic {
    fileprivate func reviewJSON(nameFile: (String) -> String) -> JSONOutput {
        .object([
            ("code", .string(code)), ("level", .string(severity.rawValue)),
            ("file", .string(nameFile(place.file ?? ""))), ("key", place.key.map(JSONOutput.string) ?? .null),
            ("line", .integer(place.line ?? 1)), ("column", .integer(place.column ?? 1)),
            ("message", .string(message)),
        ])
    }
}
