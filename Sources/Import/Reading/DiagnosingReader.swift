internal import PaywrightJSON
internal import PaywrightValues

/// A reader of one file, which reports whatever it cannot take as it stands.
protocol DiagnosingReader {
    /// The file, as the caller named it.
    var file: String { get }
    /// The product being read, once its id is known.
    var productID: String? { get set }
    /// Everything reported so far.
    var diagnostics: DiagnosticList { get set }
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
