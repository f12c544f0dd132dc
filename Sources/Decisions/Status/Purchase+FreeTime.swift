internal import PaywrightModel

extension CustomerStatus.Purchase {
    /// Whether the time that runs is free, or may be: whoever cancels then makes no payment of a commitment.
    package var mayBeFree: Bool {
        withheld.facts.contains(.offer) || offer?.mayBeFree == true
    }
}
