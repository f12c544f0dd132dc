internal import Paywright
internal import PaywrightJSON

/// Something to mend in a catalog, at its place, as every format prints it.
struct CatalogFinding {
    let severity: CatalogIssue.Severity
    let code: String
    let file: String
    let key: String?
    let line: Int
    let column: Int
    let message: String

    /// "Locales/de.arb:12:18: error: offer.freeTrial: found … [bad-pattern]"
    var text: String {
        let key = key.map { " \($0):" } ?? ""
        return NameSanitizer.clean("\(file):\(line):\(column): \(severity.rawValue):\(key) \(message) [\(code)]") + "\n"
    }

    var members: [(String, JSONOutput)] {
        var members: [(String, JSONOutput)] = [
            ("severity", .string(severity.rawValue)), ("code", .string(code)), ("file", .string(file)),
        ]
        if let key { members.append(("key", .string(key))) }
        return members + [("line", .integer(line)), ("column", .integer(column)), ("message", .string(message))]
    }
}

extension CatalogFinding {
    init(_ issue: CatalogIssue) {
        severity = issue.code.severity
        code = issue.code.rawValue
        file = issue.file
        key = issue.key
        line = issue.line
        column = issue.column
        message = issue.message
    }
}
