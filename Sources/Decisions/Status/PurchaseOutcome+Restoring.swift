public import PaywrightModel

extension CustomerStatus {
    /// What a restore came to, by what the stores state after it: `restored` where there is access to anything,
    /// `nothingToRestore` where everything that was ever bought is known and there is none; nil where that is not known.
    ///
    ///     formatter.lines(for: status.restoreOutcome ?? .silent, store: .appStore)?.detail.string
    ///     // en: "Your purchases have been restored."
    public var restoreOutcome: PurchaseOutcome? {
        switch access(to: .anything) {
        case .granted: .restored
        case .ended: accesses.isComplete ? .nothingToRestore : nil
        case .notYet, .notStated: nil
        }
    }
}
