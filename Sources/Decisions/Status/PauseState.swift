public import PaywrightModel
public import PaywrightValues

/// A pause that runs.
public struct PauseState: Hashable, Sendable {
    /// When it ends; nil where not stated.
    public var until: Instant?
    /// What is charged when it ends, on that day; nil where the store does not state that anything is.
    public var charge: NextRenewal?
    /// Who paused it, or why; nil where not stated.
    public var cause: PauseCause?
    /// Whether the customer has access meanwhile; nil where the merchant decides it.
    public var hasAccess: Bool?

    /// A pause from its parts.
    ///
    /// - Parameters:
    ///   - until: When it ends; nil where not stated.
    ///   - charge: What is charged when it ends; nil where the store does not state that anything is.
    ///   - cause: Who paused it, or why; nil where not stated.
    ///   - hasAccess: Whether the customer has access meanwhile; nil where the merchant decides it.
    public init(
        until: Instant? = nil,
        charge: NextRenewal? = nil,
        cause: PauseCause? = nil,
        hasAccess: Bool? = false
    ) {
        self.until = until
        self.charge = charge
        self.cause = cause
        self.hasAccess = hasAccess
    }
}

extension PauseState {
    /// The same, of which it is not known whether it ends by itself, and whether anything is charged then.
    var withoutEnd: PauseState {
        var pause = self
        (pause.until, pause.charge) = (nil, nil)
        return pause
    }
}

/// A pause that is planned.
public struct PlannedPause: Hashable, Sendable {
    /// When it begins; nil where not stated.
    public var date: Instant?
    /// When it ends; nil where not stated.
    public var until: Instant?

    /// A pause from its parts.
    ///
    /// - Parameters:
    ///   - date: When it begins; nil where not stated.
    ///   - until: When it ends; nil where not stated.
    public init(date: Instant?, until: Instant? = nil) {
        self.date = date
        self.until = until
    }
}
