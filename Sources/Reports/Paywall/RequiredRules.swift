package import Paywright

/// The rules that a paywall has to keep.
package struct RequiredRules: Sendable {
    /// A word that names no rules.
    package struct UnknownRules: Error, CustomStringConvertible {
        let name: String
        /// One line for a person.
        package var description: String {
            "unknown rules \"\(name)\"; expected some of \(RequiredRules.names.joined(separator: ", "))"
                + Misspelling.hint(for: name, among: RequiredRules.names)
        }
    }

    /// What rules are called.
    package enum Name: String, CaseIterable, Sendable {
        case appStore = "app-store"
        case googlePlay = "google-play"
        case checkout

        /// The store whose rules they are; nil for those of a checkout.
        package var store: StoreName? {
            switch self {
            case .appStore: .appStore
            case .googlePlay: .googlePlay
            case .checkout: nil
            }
        }
    }

    /// `app-store`, `google-play`, `checkout`.
    package static let names = Name.allCases.map(\.rawValue)

    /// Those of stores, each once.
    private var stores: [DisplayRules] = []
    /// Whether those of a checkout are among them.
    private var includesCheckout = false

    /// The rules of some names, each once.
    package init(named names: [String]) throws(UnknownRules) {
        for text in names {
            guard let name = Name(rawValue: text) else { throw UnknownRules(name: text) }
            guard let store = name.store else {
                includesCheckout = true
                continue
            }
            if !stores.contains(DisplayRules(of: store)) { stores.append(DisplayRules(of: store)) }
        }
    }

    /// No rules.
    package static let none = RequiredRules()

    private init() {}

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
