public import PaywrightValues

/// Whether a customer has access to something, of all that the inputs state.
///
///     switch status.access(to: .group("21001234")) {
///     case .granted(let end): unlock(until: end)
///     case .ended, .notYet: lock()
///     case .notStated(let reason): log(reason.rawValue)
///     }
///     status.access(to: .anything, otherwise: true)    // for a server that must decide
@nonexhaustive
public enum CustomerAccess: Hashable, Sendable {
    /// What access is asked about.
    @nonexhaustive
    public enum Target: Hashable, Sendable {
        /// Anything that was bought.
        case anything
        /// A product: its identifier in the store, on Google Play with or without its base plan ("aurora:monthly"), or that
        /// of the product which states it for several stores (`CustomerStatus.Purchase.listedProductID`).
        case product(String)
        /// A subscription group.
        case group(String)
    }

    /// Why it is not stated.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// No field states it.
        case unstated
        /// The store's answer is older than its own date.
        case outdated
        /// The store's state is one that this package does not know.
        case unrecognized
        /// Nothing of it is among the inputs, and they are not the whole history.
        case historyIncomplete
        /// An input could not be read, or a field that decides it.
        case inputNotRead
        /// Answers contradict each other.
        case contradictory
        /// A date cannot be right.
        case implausibleDate
        /// The merchant decides it, and neither the input nor a policy states how.
        case decidedByMerchant
        /// It is used up: what is left of it the app counts.
        case usedUp
    }

    /// Yes, until an instant at least; nil where it is kept for good, or no end is stated.
    case granted(until: Instant?)
    /// No: it ended then; nil where that is not stated, or where there was none.
    case ended(on: Instant?)
    /// No: what was bought waits for an approval or its payment, or begins later.
    case notYet
    /// Not stated, for this reason.
    case notStated(Reason)

    /// A stable name for programs: "granted", "notStated".
    public var name: String {
        switch self {
        case .granted: "granted"
        case .ended: "ended"
        case .notYet: "notYet"
        case .notStated: "notStated"
        }
    }
}

extension CustomerStatus {
    /// Whether the customer has access to something. One purchase that gives access is enough. Nothing ended because nothing
    /// of it is there: only a whole history shows that.
    ///
    /// - Parameter target: What is asked about.
    public func access(to target: CustomerAccess.Target) -> CustomerAccess { accesses.access(to: target) }

    /// Whether to give access to something: as it is stated, and otherwise as the caller decides.
    ///
    /// - Parameters:
    ///   - target: What is asked about.
    ///   - fallback: What to do where it is not stated.
    public func access(to target: CustomerAccess.Target, otherwise fallback: Bool) -> Bool {
        switch access(to: target) {
        case .granted: true
        case .ended, .notYet: false
        case .notStated: fallback
        }
    }

    /// The products that the inputs name, those of the purchases first, and the access to each.
    package var accessToProducts: [(id: String, access: CustomerAccess)] {
        accesses.products(of: purchases)
    }

    /// The groups that the inputs name, those of the purchases first, and the access to each.
    package var accessToGroups: [(id: String, access: CustomerAccess)] {
        accesses.groups(of: purchases)
    }
}
