public import PaywrightDecisions
public import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// A notice in one language: whole texts, ready for an e-mail or a push.
///
/// The body is the `detail` of the same purchase at the same moment, byte for byte. No other text states an amount, a day or a right
/// that the body does not state.
public struct NoticeText: Hashable, Sendable {
    /// The subject of a message, without a full stop: "Your free trial ends on Dec 10, 2026".
    public let subject: FormattedText
    /// The first sentences of the body, as many as fit into 110 characters. The subject where none does, where the body begins with
    /// something else, and where an amount would stand without its tax, the consent that it needs or the commitment that begins.
    public let push: FormattedText
    /// What the message is about: "This is a reminder about your free trial of “Pro”."
    public let opening: FormattedText
    /// What is true and what comes, with the way out of each charge.
    public let body: FormattedText
    /// The button beside it; nil where there is nothing to do.
    public let action: FormattedText?

    /// The texts by the names that JSON has for them, in the order in which they are read.
    public var lines: [(name: String, text: FormattedText)] {
        [("subject", subject), ("push", push), ("opening", opening), ("body", body)]
            + (action.map { [("action", $0)] } ?? [])
    }

    /// What could not be formatted as asked, in any of the texts.
    public var diagnostics: [Diagnostic] { lines.flatMap(\.text.diagnostics) }

    /// The most characters that a push has.
    public static let longestPush = 110
}

extension StatusFormatter {
    /// The notices about each purchase of a customer, with their texts.
    ///
    /// - Parameters:
    ///   - status: What is true of the customer.
    ///   - question: The rules, and what only the caller states.
    ///   - products: The products that have the names.
    func notices(
        about status: CustomerStatus,
        asking question: NoticeQuestion,
        products: ProductNames
    ) -> [(notice: Notice, text: NoticeText)] {
        status.purchases.flatMap { purchase in
            var question = question
            question.namesProduct = products.haveName(of: purchase)
            let notices = purchase.notices(at: status.now, asking: question, by: calendar)
            return comparing(notices, about: purchase, now: status.now, products: products).map { notice in
                (notice, text(of: notice, about: purchase, now: status.now, products: products))
            }
        }
    }

    /// The notices about a purchase, with what their body leaves out among what is missing.
    package func comparing(
        _ notices: [Notice],
        about purchase: CustomerStatus.Purchase,
        now: Instant,
        products: ProductNames
    ) -> [Notice] {
        guard !notices.isEmpty else { return [] }
        let lines = messages(for: purchase, now: now, products: products)
        let words = wording(of: purchase, lines, now: now)
        return notices.map { $0.lacking(words.factsLeftOut(of: $0.event)) }
    }

    private func wording(
        of purchase: CustomerStatus.Purchase,
        _ lines: [LineMessage<StatusLine>],
        now: Instant
    ) -> NoticeWording {
        let body = lines.first { $0.line == .detail }?.content ?? .sentences([])
        return NoticeWording(purchase, body: body, now: now, calendar: calendar, options: options)
    }

    /// The texts of a notice about a purchase.
    ///
    ///     let formatter = try StatusFormatter(locale: "en", timeZone: "Europe/Berlin")
    ///     let notice = purchase.notices(at: now, asking: NoticeQuestion(), by: berlin)[0]
    ///     formatter.text(of: notice, about: purchase, now: now).subject.string    // "Your free trial ends on Dec 10, 2026"
    ///
    /// - Parameters:
    ///   - notice: One of the purchase's notices.
    ///   - purchase: The purchase.
    ///   - now: The instant that the notice was decided for.
    ///   - products: The products that have the names.
    public func text(
        of notice: Notice,
        about purchase: CustomerStatus.Purchase,
        now: Instant,
        products: ProductNames = ProductNames([])
    ) -> NoticeText {
        let lines = messages(for: purchase, now: now, products: products)
        let words = wording(of: purchase, lines, now: now)
        func content(_ line: StatusLine) -> LineContent? { lines.first { $0.line == line }?.content }
        let name = purchase.productID.flatMap { id in
            ProductNames.names(of: products.named(in: purchase), for: match.requested)[id]
        }
        func format(_ content: LineContent) -> FormattedText { self.format(content, of: purchase.store) }
        let subject = format(
            words.subject(of: notice.event).map { .sentences([$0]) } ?? content(.headline) ?? .sentences([])
        )
        let detail = content(.detail) ?? .sentences([])
        return NoticeText(
            subject: subject,
            push: purchase.begins(with: notice.event)
                ? push(detail, of: purchase.store, isWhole: purchase.isQualified) ?? subject : subject,
            opening: format(.sentences([words.opening(of: notice.event, named: name)])),
            body: format(detail),
            action: content(.action).map { format($0) }
        )
    }

    /// The first sentences that fit into a push; nil where the first one is too long.
    ///
    /// - Parameter isWhole: Whether all of them have to fit.
    private func push(_ detail: LineContent, of store: StoreName, isWhole: Bool) -> FormattedText? {
        guard case .sentences(let sentences) = detail else { return nil }
        var longest: FormattedText?
        for count in sentences.indices.dropFirst(isWhole ? sentences.count - 1 : 0) {
            let text = format(.sentences(Array(sentences[...count])), of: store)
            if text.string.count > NoticeText.longestPush { break }
            longest = text
        }
        return longest
    }
}

extension CustomerStatus.Purchase {
    /// Whether its sentences begin with an event: what has happened comes first, then the moments in their order.
    fileprivate func begins(with event: NoticeEvent) -> Bool {
        if let past = noticeEvents.first(where: \.kind.isOfPast) { return event.kind == past.kind }
        return timeline.trouble == nil && event.moment == timeline.moments.first
    }

    /// Whether an amount stands in the sentences that others qualify: a consent, tax that is added, a commitment that begins.
    fileprivate var isQualified: Bool {
        needsConsent
            || timeline.moments.contains { moment in
                if case .exactly(_, .added?, _) = moment.charge { return true }
                return moment.changes.contains { if case .commitmentBegins = $0 { true } else { false } }
            }
    }
}

extension NoticeQuestion {
    /// The same for a customer, with what the options name.
    package func of(_ customer: CustomerHistory, _ options: StatusOptions) -> NoticeQuestion {
        var question = self
        question.customer = question.customer ?? customer.customer
        question.namesSeller = options.prices.merchant != nil
        question.hasLink = options.prices.merchant?.link != nil
        return question
    }
}
