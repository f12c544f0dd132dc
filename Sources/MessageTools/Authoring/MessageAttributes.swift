internal import PaywrightMessages

/// What a file says of one of its messages (`@key`), while the file is brought up to date. Whatever is not written by
/// `CatalogAuthoring` itself stays: notes of translators, descriptions of their own, members of other tools.
struct MessageAttributes {
    static let source = "x-source"
    static let template = "x-template"
    static let hash = "x-source-hash"
    static let state = "x-state"
    /// What a message that waits is explained with.
    private static let explanation: Set<String> = ["description", source, template, "placeholders", "x-budget"]

    private var members: [ARBValue.Member]
    /// What stands there: it is kept when it is no object, and cannot be added to.
    private let stated: ARBValue?

    init(_ stated: ARBValue?) {
        self.stated = stated
        members = stated?.members ?? []
    }

    /// What to write; nil for nothing.
    var value: ARBValue? {
        guard isWritable else { return stated }
        return members.isEmpty && stated?.members.isEmpty != true ? nil : .object(members)
    }

    private var isWritable: Bool { stated?.isObject != false }

    private func text(_ name: String) -> String? {
        for member in members where member.name == name {
            if case .string(let text) = member.value { return text }
        }
        return nil
    }

    private mutating func remove(_ names: Set<String>) {
        members.removeAll { names.contains($0.name) }
    }

    // MARK: States

    /// Whether an update has marked the translation: the source text has changed since it was made.
    private var isMarked: Bool { text(Self.state) == CatalogEntry.changedState }

    /// Whether the message waited for its translator when it was last updated: beside a marked translation stand the new
    /// text and the hash of the old one.
    private var isExplained: Bool {
        guard let source = text(Self.source), !isMarked else { return false }
        let hash = text(Self.hash)
        return hash == nil || hash == SourceHash.of(source)
    }

    /// Explains a message that waits; a mark of the translation it had is gone with it.
    mutating func explain(with explanation: [ARBValue.Member]) {
        guard isWritable else { return }
        if isMarked { remove([Self.state]) }
        remove(Self.explanation.union([Self.hash]))
        members = explanation + members
    }

    /// Drops the explanation of a form that has got its words; returns whether there was one. Each language has forms of its
    /// own, so that nothing is noted.
    mutating func dropExplanation() -> Bool {
        let wasExplained = isExplained
        if wasExplained { remove(Self.explanation) }
        remove([Self.source, Self.template, Self.hash])
        return wasExplained
    }

    /// What has become of a translation since the last update.
    struct Outcome {
        /// It waited, and has got its text.
        var isNew = false
        /// It is taken as made from the source text as it is.
        var isRecorded = false
        /// It was made from another source text.
        var isChanged = false
    }

    /// Says beside a translation which source text it was made from, and whether that has changed.
    ///
    /// A mark keeps the hash of the old text: a source text that is taken back takes the mark with it. Where a translator
    /// has taken the mark away, the translation is right for the text that stood beside it.
    mutating func note(_ pattern: String) -> Outcome {
        guard isWritable else { return Outcome() }
        var outcome = Outcome()
        let current = SourceHash.of(pattern)
        let beside = text(Self.source).map(SourceHash.of)
        let hasState = members.contains { $0.name == Self.state }
        var madeFrom = text(Self.hash)
        if isExplained {
            outcome.isNew = true
            madeFrom = beside
            remove(Self.explanation)
        } else if let beside, !hasState {
            outcome.isRecorded = true
            madeFrom = beside
        } else if madeFrom == nil, !isMarked {
            outcome.isRecorded = true
            madeFrom = current
        } else if madeFrom == current, isMarked {
            outcome.isRecorded = true
            remove([Self.state])
        }
        outcome.isChanged = madeFrom != current
        if outcome.isChanged { outcome.isRecorded = false }
        remove([Self.source, Self.template, Self.hash])
        if let madeFrom { members.insert(.init(name: Self.hash, value: .string(madeFrom)), at: 0) }
        if outcome.isChanged {
            if !members.contains(where: { $0.name == Self.state }) {
                members.append(.init(name: Self.state, value: .string(CatalogEntry.changedState)))
            }
            members.append(.init(name: Self.source, value: .string(pattern)))
        }
        return outcome
    }
}
