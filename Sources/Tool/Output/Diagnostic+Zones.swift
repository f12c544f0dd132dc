import Paywright

extension ToolDiagnostic {
    init(_ issue: TimeZoneIssue) {
        self.init(
            severity: "warning",
            code: issue.code.rawValue,
            file: issue.file,
            message: issue.message,
            found: issue.found,
            expected: issue.expected,
            consequence: issue.consequence
        )
    }

    /// What is wrong with the data that a time zone's days are told by.
    static func zones(_ zone: TimeZoneRules) -> [ToolDiagnostic] {
        ([zone.data.issue].compactMap { $0 } + zone.issues).map { ToolDiagnostic($0) }
    }
}

extension TimeZoneOrigin {
    /// As a member of output: whose data, and of which release.
    var json: JSONOutput {
        .inline(.object([("source", .string(source.rawValue)), ("version", .string(name))]))
    }

    /// For a person.
    var described: String {
        switch source {
        case .icu: "zone data \(name) of ICU"
        default: "zone data \(name) of \(TimeZoneData.systemDirectory)"
        }
    }
}
