internal import PaywrightMessages
internal import PaywrightValues

extension Diagnostic {
    /// Something wrong in the words of a message, wherever the message stands.
    init(_ code: CatalogCode, _ message: String) {
        self.init(code.severity, code, message: message)
    }
}
