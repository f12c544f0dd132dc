internal import PaywrightDecisions
public import PaywrightMessages
public import PaywrightModel

/// The lines about what a purchase or a restore came to.
public struct OutcomeLines: Hashable, Sendable {
    /// What the customer reads.
    public let detail: FormattedText
    /// The button beside it; nil where there is nothing to do.
    public let action: FormattedText?
}

extension StatusFormatter {
    /// The lines about an outcome; nil for one of which a customer is told nothing: the customer cancelled, or only began.
    ///
    ///     try StatusFormatter(locale: "en", timeZone: "UTC").lines(for: .network, store: .appStore)?.detail.string
    ///     // "The store couldn’t be reached. Check your internet connection and try again."
    ///
    /// - Parameters:
    ///   - outcome: The outcome.
    ///   - store: The store in which the customer bought.
    public func lines(for outcome: PurchaseOutcome, store: StoreName) -> OutcomeLines? {
        let texts = Self.messages(for: outcome, store: store).map { format(.sentences([$0.message]), of: store) }
        guard let detail = texts.first else { return nil }
        return OutcomeLines(detail: detail, action: texts.dropFirst().first)
    }

    /// The detail of an outcome, then its button; none for one that says nothing.
    package static func messages(for outcome: PurchaseOutcome, store: StoreName) -> [(line: String, message: Message)] {
        guard let detail = detail(of: outcome, store) else { return [] }
        return [("detail", detail)] + (action(of: outcome, store).map { [("action", Message($0))] } ?? [])
    }

    /// Where the lines of an outcome stand on a screen.
    package static let placesOfOutcomes: [(line: String, place: ScreenPlace)] = [
        ("detail", .detail), ("action", .action),
    ]

    /// The balance after buying something that is used up, in the app's own words for it.
    ///
    ///     let words = "{balance, plural, one {# credit} other {# credits}}"
    ///     formatter.balance(12, unit: words).string    // en: "Your balance: 12 credits"
    ///
    /// - Parameters:
    ///   - balance: How many the customer has.
    ///   - pattern: A message in the formatter's language with the argument `balance`, as a catalog would have it. One that
    ///     does not compile leaves the number alone, with a diagnostic.
    public func balance(_ balance: Int, unit pattern: String) -> FormattedText {
        let messages = messages.general
        let unit = messages.format(pattern: pattern, as: "balance", [.balance: .count(balance)])
        let words = unit.string.isEmpty ? messages.format(.count(balance), as: .balance).string : unit.string
        let line = messages.format(OutcomeKey.balance.rawValue, [.credits: .phrase(words)])
        return FormattedText(
            string: line.string,
            parts: line.parts,
            locale: line.locale,
            diagnostics: unit.diagnostics + line.diagnostics
        )
    }

    /// The message of an outcome.
    private static func detail(of outcome: PurchaseOutcome, _ store: StoreName) -> Message? {
        switch outcome {
        case .silent, .cancelled: nil
        // The same truth as a purchase that the store states.
        case .bought: .status(.purchasedDetail)
        case .restored: Message(OutcomeKey.restored)
        case .nothingToRestore: Message(OutcomeKey.nothingToRestore, [.store: .selection(store.rawValue)])
        // The same truth as a purchase that the store still holds.
        case .pending: .status(.pendingDetail)
        case .failed: Message(OutcomeKey.failed)
        case .purchasesDisabled: Message(OutcomeKey.purchasesDisabled, [.store: .selection(store.rawValue)])
        case .notAvailable: Message(OutcomeKey.notAvailable)
        case .notAvailableInStorefront: Message(OutcomeKey.notAvailableInStorefront)
        case .network: Message(OutcomeKey.network)
        case .storeUnavailable: Message(OutcomeKey.storeUnavailable)
        case .offerNotUsable: Message(OutcomeKey.offerNotUsable)
        case .alreadyOwned:
            Message(store.restoresPurchases ? OutcomeKey.alreadyOwned : .alreadyOwnedWithoutRestore)
        case .notOwned: Message(OutcomeKey.notOwned)
        case .accountUnavailable: Message(OutcomeKey.accountUnavailable, [.store: .selection(store.rawValue)])
        case .signInNeeded: Message(OutcomeKey.signInNeeded, [.store: .selection(store.rawValue)])
        case .unsupported: Message(OutcomeKey.unsupported, [.store: .selection(store.rawValue)])
        }
    }

    private static func action(of outcome: PurchaseOutcome, _ store: StoreName) -> ActionKey? {
        switch outcome {
        case .network, .storeUnavailable, .signInNeeded: .tryAgain
        // What failed for an unknown reason may have been bought.
        case .alreadyOwned, .failed: store.restoresPurchases ? .restorePurchases : nil
        case .silent, .cancelled, .bought, .pending, .restored, .nothingToRestore, .purchasesDisabled, .notAvailable,
            .notAvailableInStorefront, .offerNotUsable,
            .notOwned,
            .accountUnavailable, .unsupported:
            nil
        }
    }
}
