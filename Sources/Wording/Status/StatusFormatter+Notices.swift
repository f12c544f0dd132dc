public import PaywrightMessages
public import PaywrightModel

/// The lines of a notice after an attempt to buy.
public struct NoticeLines: Hashable, Sendable {
    /// What the customer reads.
    public let detail: FormattedText
    /// The button beside it; nil where there is nothing to do.
    public let action: FormattedText?
}

extension StatusFormatter {
    /// The lines of a notice; nil for one that says nothing: cancelled by the customer, or nothing went wrong.
    ///
    ///     try StatusFormatter(locale: "en", timeZone: "UTC").lines(for: .network, store: .appStore)?.detail.string
    ///     // "The store couldn’t be reached. Check your internet connection and try again."
    ///
    /// - Parameters:
    ///   - notice: The notice.
    ///   - store: The store in which the customer bought.
    public func lines(for notice: PurchaseNotice, store: StoreName) -> NoticeLines? {
        let texts = Self.messages(for: notice, store: store).map { format(.sentences([$0.message])) }
        guard let detail = texts.first else { return nil }
        return NoticeLines(detail: detail, action: texts.dropFirst().first)
    }

    /// The detail of a notice, then its button; none for a notice that says nothing.
    package static func messages(for notice: PurchaseNotice, store: StoreName) -> [(line: String, message: Message)] {
        guard let detail = detail(of: notice, store) else { return [] }
        return [("detail", detail)] + (action(of: notice).map { [("action", Message($0))] } ?? [])
    }

    /// Where the lines of a notice stand on a screen.
    package static let placesOfNotices: [(line: String, place: ScreenPlace)] = [
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
        let unit = messages.format(pattern: pattern, as: "balance", [.balance: .count(balance)])
        let words = unit.string.isEmpty ? messages.format(.count(balance), as: .balance).string : unit.string
        let line = messages.format(NoticeKey.balance.rawValue, [.credits: .phrase(words)])
        return FormattedText(
            string: line.string,
            parts: line.parts,
            locale: line.locale,
            diagnostics: unit.diagnostics + line.diagnostics
        )
    }

    /// The message of a notice.
    private static func detail(of notice: PurchaseNotice, _ store: StoreName) -> Message? {
        switch notice {
        case .silent: nil
        // The same truth as a purchase that the store still holds.
        case .pending: .status(.pendingDetail)
        case .failed: Message(NoticeKey.failed)
        case .purchasesDisabled: Message(NoticeKey.purchasesDisabled)
        case .notAvailable: Message(NoticeKey.notAvailable)
        case .notAvailableInStorefront: Message(NoticeKey.notAvailableInStorefront)
        case .network: Message(NoticeKey.network)
        case .storeUnavailable: Message(NoticeKey.storeUnavailable)
        case .offerNotUsable: Message(NoticeKey.offerNotUsable)
        case .alreadyOwned: Message(NoticeKey.alreadyOwned)
        case .notOwned: Message(NoticeKey.notOwned)
        case .accountUnavailable: Message(NoticeKey.accountUnavailable, [.store: .selection(store.rawValue)])
        case .unsupported: Message(NoticeKey.unsupported)
        }
    }

    private static func action(of notice: PurchaseNotice) -> ActionKey? {
        switch notice {
        case .network, .storeUnavailable: .tryAgain
        // What failed for an unknown reason may have been bought.
        case .alreadyOwned, .failed: .restorePurchases
        case .silent, .pending, .purchasesDisabled, .notAvailable, .notAvailableInStorefront, .offerNotUsable,
            .notOwned,
            .accountUnavailable, .unsupported:
            nil
        }
    }
}
