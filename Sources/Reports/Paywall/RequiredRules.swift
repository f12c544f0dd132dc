package import Paywright

/// The rules that a paywall has to keep.
package struct RequiredRules: Sendable {
    /// Those of stores, each once.
    package var stores: [DisplayRules] = []
    /// Whether those of a checkout are among them.
    package var includesCheckout = false

    package init() {}

    var isEmpty: Bool { stores.isEmpty && !includesCheckout }

    /// What breaks a rule, and for a checkout which rules were checked.
    ///
    /// - Parameter isDatable: Whether the day of the next charge can be stated.
    func diagnostics(in display: PaywallDisplay, isDatable: Bool) -> [Diagnostic] {
        let ofStores = stores.flatMap { $0.diagnostics(in: display) }
        guard includesCheckout else { return ofStores }
        let findings = CheckoutRules.findings(in: display, isDatable: isDatable)
        return ofStores + findings.diagnostics + [findings.note]
    }
}
