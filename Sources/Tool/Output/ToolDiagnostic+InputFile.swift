import PaywrightReports

extension ToolDiagnostic {
    init(_ failure: InputFile.Failure) {
        self.init(severity: "error", code: "unreadable-input", file: failure.name, message: failure.reason)
    }
}
