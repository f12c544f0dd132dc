package import Paywright
internal import PaywrightJSON

/// Something a run has to say beside its output.
package struct ToolDiagnostic: Hashable, Sendable {
    let severity: String
    package let code: String
    /// The file, and inside it the place, when it is about one.
    let file: String?
    let path: String?
    let line: Int?
    let column: Int?
    let message: String
    let found: String?
    let expected: String?
    let consequence: String?
    let product: String?

    /// One line for a person.
    package let description: String

    /// Whether it is about a fault, and not only something to know: what every --strict asks.
    package var isFault: Bool { !Self.harmless.contains(severity) }

    private static let harmless: Set<String> = ["info", ImportDiagnostic.Severity.note.rawValue]

    package init(_ diagnostic: ImportDiagnostic) {
        severity = diagnostic.severity.rawValue
        code = diagnostic.code.rawValue
        file = diagnostic.file
        path = diagnostic.path
        line = diagnostic.line
        column = diagnostic.column
        message = "found \(diagnostic.found), expected \(diagnostic.expected)"
        found = diagnostic.found
        expected = diagnostic.expected
        consequence = diagnostic.consequence
        product = diagnostic.productID
        description = (diagnostic.severity == .note ? "note: " : "") + diagnostic.description
    }

    package init(_ issue: CatalogIssue, consequence: String? = nil) {
        severity = "warning"
        code = issue.code.rawValue
        file = issue.file
        path = issue.key
        line = issue.line
        column = issue.column
        message = issue.message
        found = nil
        expected = nil
        self.consequence = consequence
        product = nil
        description = [issue.description, consequence].compactMap { $0 }.joined(separator: "; ")
    }

    package init(
        severity: String,
        code: String,
        file: String? = nil,
        path: String? = nil,
        line: Int? = nil,
        column: Int? = nil,
        product: String? = nil,
        message: String,
        found: String? = nil,
        expected: String? = nil,
        consequence: String? = nil
    ) {
        self.severity = severity
        self.code = code
        self.file = file
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.found = found
        self.expected = expected
        self.consequence = consequence
        self.product = product
        let kind = severity == ImportDiagnostic.Severity.note.rawValue ? "note" : nil
        let place = [file, line.map { "\($0)" }, column.map { "\($0)" }].compactMap { $0 }.joined(separator: ":")
        let text = [message, consequence].compactMap { $0 }.joined(separator: "; ")
        description = [kind, place.isEmpty ? nil : place, path, product, text].compactMap { $0 }.joined(
            separator: ": "
        )
    }

    var json: JSONOutput {
        var members: [(String, JSONOutput)] = [("severity", .string(severity)), ("code", .string(code))]
        if let file { members.append(("file", .string(file))) }
        if let path { members.append(("path", .string(path))) }
        if let line { members.append(("line", .integer(line))) }
        if let column { members.append(("column", .integer(column))) }
        if let product { members.append(("product", .string(product))) }
        members.append(("message", .string(message)))
        if let found { members.append(("found", .string(found))) }
        if let expected { members.append(("expected", .string(expected))) }
        if let consequence { members.append(("consequence", .string(consequence))) }
        return .inline(.object(members))
    }
}
