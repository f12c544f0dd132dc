internal import PaywrightICU
internal import PaywrightJSON
internal import PaywrightValues

/// Reads an Application Resource Bundle: a JSON object of messages, `@key` metadata and `@@` file metadata.
struct ARBReader {
    private(set) var locale: LocaleTag
    private(set) var statements: [CatalogMetadata.Statement] = []
    private(set) var entries: [CatalogEntry] = []
    private(set) var untranslated: [CatalogEntry] = []
    private(set) var diagnostics = DiagnosticList(more: CatalogCode.moreFaults)
    private var keys: Set<String> = []
    private let file: String
    private let vocabulary: Vocabulary
    private let document: JSONDocument

    /// The most members of a file: a package's own has 364 messages, each with metadata.
    static let mostMembers = 20_000
    /// The most bytes of a key in UTF-8.
    static let longestKey = 256
    /// The most arguments that the metadata of a message describe.
    static let mostPlaceholders = 100

    init(_ bytes: [UInt8], file: String, vocabulary: Vocabulary) throws(CatalogFailure) {
        self.file = file
        self.vocabulary = vocabulary
        do {
            document = try JSONDocument(parsing: bytes)
        } catch {
            throw CatalogFailure(
                code: .notACatalog,
                file: file,
                key: nil,
                line: error.position.line,
                column: error.position.column,
                message: "found \(error.found), expected \(error.expected)"
            )
        }
        guard case .object(let object) = document.root.content else {
            let message = "found \(document.root.kindName), expected an object of messages"
            throw CatalogFailure(code: .notACatalog, file: file, key: nil, line: 1, column: 1, message: message)
        }
        guard object.members.count <= Self.mostMembers else {
            let message = "found \(object.members.count) members, expected at most \(Self.mostMembers)"
            throw CatalogFailure(code: .notACatalog, file: file, key: nil, line: 1, column: 1, message: message)
        }
        guard let name = object["@@locale"]?.stringValue, let locale = try? LocaleTag(name) else {
            let message = "found no \"@@locale\" with a locale, expected one such as \"de\""
            throw CatalogFailure(code: .wrongLocale, file: file, key: nil, line: 1, column: 1, message: message)
        }
        guard locale == vocabulary.catalogTag(of: locale), locale.language != "und", PseudoLocale(locale) == nil else {
            let expected = "expected a language without \"-u-\" keywords such as \"de\""
            throw CatalogFailure(
                code: .wrongLocale,
                file: file,
                key: "@@locale",
                line: 1,
                column: 1,
                message: "found \"\(locale)\", \(expected)"
            )
        }
        self.locale = locale
        for member in object.duplicates {
            report(.duplicateKey, member.name, at: member.nameOffset, "found a second one, expected each key once")
        }
        for member in object.members where member.name.hasPrefix("@@") { readFileMetadata(member) }
        let attributes = Dictionary(
            object.members.filter { $0.name.hasPrefix("@") }.map { ($0.name, $0.value) },
            uniquingKeysWith: { _, last in last }
        )
        for member in object.members where !member.name.hasPrefix("@") {
            readMessage(member, attributes: attributes["@" + member.name])
        }
    }

    private mutating func report(_ code: CatalogCode, _ key: String, at offset: Int, _ message: String) {
        guard diagnostics.admits(code.severity, code) else { return }
        let position = document.position(atOffset: offset)
        diagnostics.list(
            Diagnostic(
                code: code,
                file: file,
                key: key.utf8.count <= Self.longestKey ? key : Excerpt.visible(key),
                line: position.line,
                column: position.column,
                message: message
            )
        )
    }

    private mutating func readFileMetadata(_ member: JSONObject.Member) {
        guard let (statement, expected) = CatalogMetadata.statement(of: member, locale: locale) else { return }
        if let scalar = member.value.refusedScalar {
            let found = "found \(NameSanitizer.name(of: scalar)), expected no \(NameSanitizer.refused)"
            return report(.badMetadata, member.name, at: member.value.offset, found)
        }
        if let statement {
            statements.append(statement)
            return
        }
        let text = member.value.stringValue
        report(
            .badMetadata,
            member.name,
            at: member.value.offset,
            "found \(text.map { Excerpt.quoted($0) } ?? member.value.kindName), expected \(expected)"
        )
    }

    private mutating func readMessage(_ member: JSONObject.Member, attributes: JSONValue?) {
        guard member.name.utf8.count <= Self.longestKey else {
            let message = "found a key of \(member.name.utf8.count) bytes, expected at most \(Self.longestKey)"
            return report(.badMetadata, member.name, at: member.nameOffset, message)
        }
        guard let pattern = member.value.stringValue else {
            let message = "found \(member.value.kindName), expected a string"
            return report(.badMetadata, member.name, at: member.value.offset, message)
        }
        guard keys.insert(member.name).inserted else { return }
        let position = document.position(of: member.value)
        var entry = CatalogEntry(
            key: member.name,
            pattern: pattern,
            file: file,
            line: position.line,
            column: position.column
        )
        if let attributes { readAttributes(attributes, into: &entry) }
        // An empty text waits for its translator: the message is missing.
        if pattern.isEmpty { untranslated.append(entry) } else { entries.append(entry) }
    }

    private mutating func readAttributes(_ value: JSONValue, into entry: inout CatalogEntry) {
        guard let attributes = value.objectValue else {
            let message = "found \(value.kindName), expected an object"
            return report(.badMetadata, "@" + entry.key, at: value.offset, message)
        }
        // What translators' tools write beside a translation declares nothing.
        entry.isDeclared = attributes["x-source-hash"] == nil && attributes["x-source"] == nil
        entry.description = attributes["description"]?.stringValue ?? ""
        entry.sourceHash = attributes["x-source-hash"]?.stringValue
        if let hash = attributes["x-source-hash"], hash.stringValue == nil {
            report(.badMetadata, "@" + entry.key, at: hash.offset, "found \(hash.kindName), expected a string")
        }
        if let state = attributes["x-state"] {
            entry.isSourceChanged = state.stringValue == CatalogEntry.changedState
            if !entry.isSourceChanged {
                let expected = "\"\(CatalogEntry.changedState)\", or no x-state once the translation is right again"
                report(.badMetadata, "@" + entry.key, at: state.offset, "found another state, expected \(expected)")
            }
        }
        if let budget = attributes["x-budget"] {
            entry.lengthBudget = budget.numberText.flatMap { Int($0) }
            if entry.lengthBudget == nil {
                report(.badMetadata, "@" + entry.key, at: budget.offset, "found \(budget.kindName), expected a number")
            }
        }
        entry.statesPlaceholders = attributes["placeholders"]?.objectValue != nil
        let placeholders = attributes["placeholders"]?.objectValue?.members ?? []
        if placeholders.count > Self.mostPlaceholders {
            let message = "found \(placeholders.count) placeholders, expected at most \(Self.mostPlaceholders)"
            report(.badMetadata, "@" + entry.key, at: placeholders[Self.mostPlaceholders].nameOffset, message)
        }
        for placeholder in placeholders.prefix(Self.mostPlaceholders) {
            guard let name = vocabulary.name(placeholder.name) else {
                let message = "found \(Excerpt.quoted(placeholder.name)), expected the name of an argument"
                report(.badMetadata, "@" + entry.key, at: placeholder.nameOffset, message)
                continue
            }
            entry.placeholders.append(self.placeholder(name, placeholder.value, of: entry))
        }
    }

    /// A value of a message, with what is asked of it.
    private mutating func placeholder(
        _ name: ArgumentName,
        _ value: JSONValue,
        of entry: CatalogEntry
    ) -> CatalogEntry.Placeholder {
        let details = value.objectValue
        let words = details?["x-required"]?.strings
        var chargedEvery: [ArgumentName]?
        if let stated = details?["x-charged-every"] {
            let names = stated.strings?.map(vocabulary.name)
            chargedEvery = names?.compactMap { $0 } ?? []
            if names?.contains(nil) != false {
                let message =
                    "found \(stated.kindName), expected a list of arguments that state how often it is charged"
                report(.badMetadata, "@" + entry.key, at: stated.offset, message)
            }
        }
        return CatalogEntry.Placeholder(
            name: name,
            example: details?["example"]?.stringValue ?? "",
            isRequired: details?["x-required"]?.boolValue ?? (words != nil),
            requiredWords: words ?? [],
            hasPeriod: details?["x-per-period"]?.boolValue ?? false,
            chargedEvery: chargedEvery,
            fixedCount: details?["x-count"]?.numberText.flatMap { Int($0) },
            optionalReason: details?["x-optional"]?.stringValue ?? ""
        )
    }
}

extension JSONValue {
    /// A scalar in one of its strings or names that may not stand in words.
    fileprivate var refusedScalar: UInt32? {
        func refused(in text: String) -> UInt32? {
            text.unicodeScalars.lazy.map(\.value).first(where: NameSanitizer.isRefused)
        }
        switch content {
        case .string(let text): return refused(in: text)
        case .array(let elements): return elements.lazy.compactMap(\.refusedScalar).first
        case .object(let object):
            return object.members.lazy.compactMap { refused(in: $0.name) ?? $0.value.refusedScalar }.first
        case .null, .bool, .number: return nil
        }
    }
}
