internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A reader of one file, which reports whatever it cannot take as it stands.
protocol DiagnosingReader {
    /// The file, as the caller named it.
    var file: String { get }
    /// The product being read, once its id is known.
    var productID: String? { get set }
    /// Everything reported so far.
    var diagnostics: DiagnosticList { get set }
    /// Adds to what is not known of what is being read; false where nothing is told of it that could be in doubt.
    @discardableResult
    mutating func add(_ doubt: Doubt) -> Bool
    /// Adds what cannot be read to what is not known of what is being read. What becomes of it takes the place of a consequence
    /// that a reader states.
    mutating func leaveOpen(
        _ doubt: Doubt,
        _ code: ImportCode,
        _ consequence: inout String,
        _ severity: Diagnostic.Severity
    )
    /// What was read, where the answer is to be explained.
    var fieldTrace: FieldTrace? { get }
    /// Where a node stands, for a person.
    func place(of node: JSONNode) -> SourcePlace
}

/// A place in a file and its JSON path.
struct SourcePlace: Hashable, Sendable {
    let path: String
    let line: Int
    let column: Int
}

extension DiagnosingReader {
    var fieldTrace: FieldTrace? { nil }

    /// Of a product list nothing is told but what can be read.
    @discardableResult
    mutating func add(_ doubt: Doubt) -> Bool { false }

    mutating func leaveOpen(
        _ doubt: Doubt,
        _ code: ImportCode,
        _ consequence: inout String,
        _ severity: Diagnostic.Severity
    ) {
        if add(doubt) { consequence = doubt.facts.consequence }
    }

    /// Reports that something is left out.
    mutating func fail(
        _ code: ImportCode,
        at node: JSONNode,
        found: String? = nil,
        expected: String,
        consequence: String
    ) {
        report(.error, code, at: node, found: found, expected: expected, consequence: consequence)
    }

    /// Reports that everything is kept, but not as it stands.
    mutating func warn(
        _ code: ImportCode,
        at node: JSONNode,
        found: String? = nil,
        expected: String,
        consequence: String
    ) {
        report(.warning, code, at: node, found: found, expected: expected, consequence: consequence)
    }

    /// Reports what is no fault: the file is as the store's tools write it.
    mutating func note(
        _ code: ImportCode,
        at node: JSONNode,
        found: String? = nil,
        expected: String,
        consequence: String
    ) {
        report(.note, code, at: node, found: found, expected: expected, consequence: consequence)
    }

    /// Reports that what stands at a node leaves facts open, and why.
    mutating func withhold(
        _ facts: FactSet,
        _ reason: Doubt.Reason,
        _ code: ImportCode,
        at node: JSONNode,
        found: String? = nil,
        expected: String
    ) {
        add(Doubt(facts: facts, reason: reason, field: place(of: node).path))
        note(code, at: node, found: found, expected: expected, consequence: facts.consequence)
    }

    /// Everything reported, in the order of the file's lines.
    var diagnosticsInOrder: [Diagnostic] { diagnostics.all.inOrderOfLines }

    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ code: ImportCode,
        at node: JSONNode,
        found: String?,
        expected: String,
        consequence: String
    ) {
        var consequence = consequence
        // Also of a fault that is one more than are listed.
        if severity != .note, code.isUnreadable, !node.facts.isEmpty {
            let doubt = Doubt(facts: node.facts, reason: .unreadable, field: place(of: node).path)
            leaveOpen(doubt, code, &consequence, severity)
        }
        guard diagnostics.admits(severity, code) else { return }
        let place = place(of: node)
        diagnostics.list(
            Diagnostic(
                severity,
                code,
                at: Diagnostic.Place(
                    file: file,
                    line: place.line,
                    column: place.column,
                    path: place.path,
                    productID.map { .product($0) }
                ),
                found: found ?? Excerpt.describing(node),
                expected: expected,
                consequence: consequence
            )
        )
    }
}

extension FactSet {
    /// What becomes of facts that are open.
    var consequence: String {
        let open = withDependents
        if open.contains(.access) { return "the status is not stated" }
        let names = [
            (FactSet.renewal, "whether it renews"), (.nextCharge, "when the next charge comes"),
            (.amount, "its amount"),
            (.offer, "the offer"), (.payment, "how it is paid"), (.cause, "why it ended"),
            (.later, "what comes after it"),
        ]
        var stated = names.filter { open.contains($0.0) }.map(\.1)
        guard let last = stated.popLast() else { return "nothing is left open" }
        return stated.isEmpty ? "\(last) is not stated" : "\(stated.joined(separator: ", ")) and \(last) are not stated"
    }
}
