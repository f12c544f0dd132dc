/// What is found wrong in one input: of each kind the first ones, and of the others how many there are. An input may have a million
/// faults of one kind, which nobody reads, and which must not cost memory.
package struct DiagnosticList: Sendable {
    /// The most diagnostics of one code and severity that are listed.
    package static let mostOfOneKind = 100

    private struct Kind: Hashable {
        let severity: Diagnostic.Severity
        let code: String
    }

    /// How often a kind was found, and where the last one stands that is listed.
    private struct Found {
        var count = 0
        var lastPlace = Diagnostic.Place()
    }

    private let more: any DiagnosticCode
    private var listed: [Diagnostic] = []
    private var found: [Kind: Found] = [:]

    /// An empty list.
    ///
    /// - Parameter more: The code of the diagnostic that states how many more there are.
    package init(more: some DiagnosticCode) { self.more = more }

    /// Counts one more of a kind. Only where this is true is a diagnostic of it made and appended: so a fault that is not listed
    /// costs neither its place nor its words.
    package mutating func admits(_ severity: Diagnostic.Severity, _ code: some DiagnosticCode) -> Bool {
        admits(Kind(severity: severity, code: code.rawValue))
    }

    private mutating func admits(_ kind: Kind) -> Bool {
        found[kind, default: Found()].count += 1
        return found[kind, default: Found()].count <= Self.mostOfOneKind
    }

    /// Lists a diagnostic that was admitted.
    package mutating func list(_ diagnostic: Diagnostic) {
        listed.append(diagnostic)
        found[Kind(severity: diagnostic.severity, code: diagnostic.code), default: Found()].lastPlace = diagnostic.place
    }

    /// Lists a diagnostic, or counts it.
    package mutating func append(_ diagnostic: Diagnostic) {
        if admits(Kind(severity: diagnostic.severity, code: diagnostic.code)) { list(diagnostic) }
    }

    /// The same for several.
    package static func += (list: inout DiagnosticList, diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { list.append(diagnostic) }
    }

    /// Whether nothing was found.
    package var isEmpty: Bool { listed.isEmpty }

    /// Whether one of those listed is so: of each kind that was found, at least one is listed.
    package func contains(where isWanted: (Diagnostic) -> Bool) -> Bool { listed.contains(where: isWanted) }

    /// All that are listed, in the order in which they were found, and one for each kind of which there are more.
    package var all: [Diagnostic] {
        let overflowing = found.filter { $0.value.count > Self.mostOfOneKind }.sorted { $0.key.code < $1.key.code }
        return listed + overflowing.map { kind, found in statement(of: kind, found) }
    }

    /// States how many of a kind are not listed, at the place of the last one that is.
    private func statement(of kind: Kind, _ found: Found) -> Diagnostic {
        var place = found.lastPlace
        (place.path, place.subject) = (nil, nil)
        return Diagnostic(
            kind.severity,
            more,
            at: place,
            message: "found \(found.count - Self.mostOfOneKind) more of \"\(kind.code)\" than are listed",
            consequence: "mend those that are listed first"
        )
    }
}
