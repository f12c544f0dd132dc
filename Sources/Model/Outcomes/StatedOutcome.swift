/// What an app states of a purchase or a restore: the code of a store's interface, or what it came to.
///
///     StatedOutcome("storekit2:networkError")?.outcome    // .network
///     StatedOutcome("restored")?.outcome                  // .restored
///     StatedOutcome("googlePlay:nothingToRestore")?.store // .googlePlay
public enum StatedOutcome: Hashable, Sendable {
    /// A code of a store's interface.
    case code(StoreErrorCode)
    /// What it came to, in which store; `other` where that is not stated.
    case outcome(PurchaseOutcome, store: StoreName = .other)

    /// nil unless the text is a code with its interface ("play:12"), or one of `bought`, `pending`, `restored`,
    /// `nothingToRestore` and `cancelled`, with the store before it where that is stated ("appStore:restored").
    ///
    /// - Parameter text: The code, or what it came to.
    public init?(_ text: String) {
        if let code = StoreErrorCode(text) {
            self = .code(code)
            return
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.last, let outcome = PurchaseOutcome(rawValue: name), outcome.isStated else { return nil }
        switch parts.count {
        case 1: self = .outcome(outcome)
        case 2:
            guard let store = StoreName(rawValue: parts[0]) else { return nil }
            self = .outcome(outcome, store: store)
        default: return nil
        }
    }

    /// What it came to.
    public var outcome: PurchaseOutcome {
        switch self {
        case .code(let code): code.outcome
        case .outcome(let outcome, _): outcome
        }
    }

    /// The store in which the customer bought.
    public var store: StoreName {
        switch self {
        case .code(let code): code.store
        case .outcome(_, let store): store
        }
    }

    /// Whether it is known: a code that its interface does not have is not.
    public var isKnown: Bool { if case .code(let code) = self { code.isKnown } else { true } }
}

extension StatedOutcome: CustomStringConvertible {
    /// As it is stated: "storekit2:networkError", "appStore:restored", "restored".
    public var description: String {
        switch self {
        case .code(let code): code.description
        case .outcome(let outcome, .other): outcome.rawValue
        case .outcome(let outcome, let store): "\(store.rawValue):\(outcome.rawValue)"
        }
    }
}
