/// An error, or another answer to an attempt to buy, as a store's programming interface states it.
///
///     StoreErrorCode("storekit1:2")?.outcome               // .cancelled
///     StoreErrorCode("storekit2:networkError")?.outcome    // .network
///     StoreErrorCode("play:7")?.outcome                    // .alreadyOwned
///
/// Sources: StoreKit's `SKError.Code` (storekit1), `StoreKitError`, `Product.PurchaseError` and `Product.PurchaseResult`
/// (storekit2), Google Play Billing's `BillingResponseCode` (play).
public struct StoreErrorCode: Hashable, Sendable, CustomStringConvertible {
    /// The interfaces that state codes.
    @nonexhaustive
    public enum Interface: String, Hashable, Sendable, CaseIterable {
        /// StoreKit 1: numbers, or the case's name.
        case storeKit1 = "storekit1"
        /// StoreKit 2: names.
        case storeKit2 = "storekit2"
        /// Google Play Billing: numbers, or the constant's name.
        case play
    }

    /// Who states it.
    public let interface: Interface
    /// The code as stated: "2", "userCancelled".
    public let code: String

    /// A code as an app has it: `StoreErrorCode(.storeKit1, String(error.code.rawValue))`.
    ///
    /// - Parameters:
    ///   - interface: Who states it.
    ///   - code: The code as stated: "2", "userCancelled".
    public init(_ interface: Interface, _ code: String) {
        self.interface = interface
        self.code = code
    }

    /// nil unless the text is "storekit1:", "storekit2:" or "play:" and a code. A code that the interface does not have is
    /// taken all the same: stores add codes, and the customer is to be told something.
    ///
    /// - Parameter text: The interface and its code: "storekit2:networkError".
    public init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), let interface = Interface(rawValue: String(text[..<colon])) else {
            return nil
        }
        let code = String(text[text.index(after: colon)...])
        guard !code.isEmpty else { return nil }
        self.init(interface, code)
    }

    /// The form that `init(_:)` reads.
    public var description: String { "\(interface.rawValue):\(code)" }

    /// The store the customer deals with.
    public var store: StoreName { interface == .play ? .googlePlay : .appStore }

    /// Whether the interface has this code.
    public var isKnown: Bool { table[code] != nil }

    /// What it came to; for an unknown code, that the purchase failed.
    public var outcome: PurchaseOutcome { table[code] ?? .failed }

    private var table: [String: PurchaseOutcome] {
        switch interface {
        case .storeKit1: Self.storeKit1
        case .storeKit2: Self.storeKit2
        case .play: Self.play
        }
    }
}
