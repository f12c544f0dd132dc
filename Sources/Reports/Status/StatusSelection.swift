internal import Paywright

/// What of a status is printed.
package struct StatusSelection: Hashable, Sendable {
    /// The lines of each purchase, in the order asked for; nil for every one that applies.
    var lines: [StatusLine]?
    /// Whether offers are answered too.
    var hasEligibility = true
    /// What each text has beside its words.
    var texts = TextForms.parts

    /// Whether it is stated which fields and rules each fact stands on.
    package var isExplained = false

    /// Everything, as the command prints it.
    package static let all = StatusSelection()
}
