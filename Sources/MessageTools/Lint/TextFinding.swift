internal import PaywrightMessages

/// Something wrong in the words of a message, with what its file and place add to become an issue.
struct TextFinding: Hashable {
    let code: CatalogIssue.Code
    let message: String

    init(_ code: CatalogIssue.Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
