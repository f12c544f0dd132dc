internal import PaywrightJSON
internal import PaywrightMessages

/// Brings one file up to the source's messages. Each member of the file is taken out once and written once; what is
/// left then stands at the end.
struct CatalogUpdate {
    private let source: Catalog
    private let isVariant: Bool
    private var explanation: MessageExplanation
    private var left: [String: ARBValue] = [:]
    private let order: [String]
    private var members: [ARBValue.Member] = []
    private(set) var result = CatalogAuthoring.Update()

    /// - Parameters:
    ///   - catalog: The file as a catalog.
    ///   - document: The same file as JSON.
    /// - Throws: `CatalogFailure` for a name that stands twice: one of two texts would be lost, and it is not known which one is used.
    init(
        _ catalog: Catalog,
        _ document: JSONDocument,
        source: Catalog,
        isVariant: Bool
    ) throws {
        self.source = source
        self.isVariant = isVariant
        explanation = try MessageExplanation(source: source, locale: catalog.locale)
        let members = document.root.objectValue?.members ?? []
        for member in members where left.updateValue(ARBValue(member.value), forKey: member.name) != nil {
            let position = document.position(atOffset: member.nameOffset)
            throw CatalogFailure(
                code: .duplicateKey,
                file: catalog.file,
                key: member.name,
                line: position.line,
                column: position.column,
                message: "found a second one, expected each key once; take one away, then update"
            )
        }
        order = members.map(\.name)
        result.diagnostics = catalog.diagnostics
        let before = left
        moveHead()
        moveOwn()
        moveMessages()
        for name in order { move(name) }
        result.text = ARBValue.object(self.members).text() + "\n"
        let after = Dictionary(self.members.map { ($0.name, $0.value.sorted) }, uniquingKeysWith: { first, _ in first })
        result.saysTheSame = before.mapValues(\.sorted) == after
    }

    // MARK: In the order of the file to write

    private mutating func moveHead() {
        for name in order where name.hasPrefix("@@") { move(name) }
    }

    /// The forms, of which each language has its own, and messages that the source does not have.
    private mutating func moveOwn() {
        let known = Set(source.entries.map(\.key))
        for key in order where !key.hasPrefix("@") && (CatalogEntry.isForm(key) || !known.contains(key)) {
            if CatalogEntry.isForm(key) {
                moveForm(key)
            } else {
                result.unknown.append(key)
                move(key)
                move("@" + key)
            }
        }
    }

    /// A form that the source has too may wait, or have been explained when it did.
    private mutating func moveForm(_ key: String) {
        let text = left[key]
        move(key)
        guard let entry = source.entry(for: key) else { return move("@" + key) }
        if text == .string("") { return explain(entry) }
        var attributes = takeAttributes(of: key)
        if attributes.dropExplanation() { result.translated.append(key) }
        write(attributes, of: key)
    }

    private mutating func moveMessages() {
        for entry in source.entries where !CatalogEntry.isForm(entry.key) {
            switch left[entry.key] {
            case nil where isVariant: continue
            case nil:
                result.added.append(entry.key)
                members.append(.init(name: entry.key, value: .string("")))
                explain(entry)
            case .string("")?:
                move(entry.key)
                explain(entry)
            case .string?:
                move(entry.key)
                note(entry)
            case .null?, .bool?, .number?, .array?, .object?:
                // No text: an issue of the file.
                move(entry.key)
                move("@" + entry.key)
            }
        }
    }

    // MARK: Members

    private mutating func move(_ name: String) {
        guard let value = left.removeValue(forKey: name) else { return }
        members.append(.init(name: name, value: value))
    }

    private mutating func takeAttributes(of key: String) -> MessageAttributes {
        MessageAttributes(left.removeValue(forKey: "@" + key))
    }

    private mutating func write(_ attributes: MessageAttributes, of key: String) {
        if let value = attributes.value { members.append(.init(name: "@" + key, value: value)) }
    }

    private mutating func explain(_ entry: CatalogEntry) {
        let stated = left["@" + entry.key]
        var attributes = takeAttributes(of: entry.key)
        attributes.explain(with: explanation.attributes(of: entry))
        if attributes.value?.sorted != stated?.sorted, result.added.last != entry.key {
            result.explained.append(entry.key)
        }
        write(attributes, of: entry.key)
    }

    private mutating func note(_ entry: CatalogEntry) {
        var attributes = takeAttributes(of: entry.key)
        let outcome = attributes.note(entry.pattern)
        if outcome.isNew { result.translated.append(entry.key) }
        if outcome.isRecorded { result.recorded.append(entry.key) }
        if outcome.isChanged { result.changed.append(entry.key) }
        write(attributes, of: entry.key)
    }
}
