internal import PaywrightMessages
package import PaywrightValues

extension Diagnostic {
    /// Whether a message of the user's own must not speak: see `CatalogCode.forbidsMessage`.
    var forbidsMessage: Bool { CatalogCode(self)?.forbidsMessage == true }

    /// A fault of a catalog as a run reports that goes on with what the catalog has: a warning, its key in the place of a path.
    package func reported(consequence: String? = nil) -> Diagnostic {
        var reported = self
        reported.severity = .warning
        reported.place.path = place.key
        reported.place.subject = .catalog
        reported.consequence = consequence
        return reported
    }
}
