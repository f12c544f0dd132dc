public import PaywrightModel
public import PaywrightValues

/// What a purchase that has not been made yet costs, and when: due today, each charge that comes, and how it is avoided.
///
///     let terms = OfferSelection.terms(for: monthly, in: .germany, claims: [.introductory])
///     let dated = terms?.dated(at: .now, in: try StoreCalendar(timeZone: "Europe/Berlin"))
///     dated?.dueToday                  // EUR 0: a trial of three days, bought on November 20, 2026 at noon
///     dated?.firstCharge?.day          // 2026-11-23
///     dated?.firstCharge?.lastDay      // 2026-11-21, by the App Store’s rule
///
/// A day is stated only where every calendar that the store’s documentation allows gives the same one, and a last day is right
/// by all of them: see `PurchaseTerms.dated(at:in:)`.
public struct DatedTerms: Hashable, Sendable {
    /// Something that comes after the purchase.
    public struct Moment: Hashable, Sendable {
        /// The day, in the customer’s time zone; nil where the store’s documentation allows several.
        public var day: CalendarDay?
        /// The last day for the way out, in the customer’s time zone; nil where no whole day is left, or there is no way out.
        public var lastDay: CalendarDay?
        /// What is charged, what changes with it, and how it is avoided. Its instant is stated where every calendar gives the
        /// same one.
        public var moment: PaywrightDecisions.Moment

        /// A moment from its parts.
        ///
        /// - Parameters:
        ///   - day: The day, in the customer’s time zone.
        ///   - lastDay: The last day for the way out.
        ///   - moment: What is charged, what changes with it, and how it is avoided.
        public init(day: CalendarDay?, lastDay: CalendarDay?, moment: PaywrightDecisions.Moment) {
            self.day = day
            self.lastDay = lastDay
            self.moment = moment
        }
    }

    /// What is charged at the purchase.
    public var dueToday: Price
    /// What comes: the first charge, and each one that is another than the one before.
    public var moments: [Moment]
    /// Whether it goes on after the last of them.
    public var goesOn: Bool

    /// Dated terms from their parts.
    ///
    /// - Parameters:
    ///   - dueToday: What is charged at the purchase.
    ///   - moments: What comes.
    ///   - goesOn: Whether it goes on after the last of them.
    public init(dueToday: Price, moments: [Moment], goesOn: Bool) {
        self.dueToday = dueToday
        self.moments = moments
        self.goesOn = goesOn
    }

    /// The first charge after the purchase; nil where nothing is charged again.
    public var firstCharge: Moment? {
        moments.first { if case .exactly = $0.moment.charge { true } else { false } }
    }
}

extension PurchaseTerms {
    /// What a purchase at an instant costs, and when.
    ///
    /// Stripe counts in UTC, from the purchase. Of the app stores no calendar is documented: the customer’s zone, UTC or
    /// Pacific time, counted from the purchase or from the period before. Google Play may charge a renewal up to 24 hours before its
    /// period: its moments have the day on which the period begins, which is the day that the store itself names, and no instant. nil
    /// where the amounts are not certain: the store may know an offer that nobody has stated, an offer may begin at a later renewal,
    /// a field that is not known may change a price, or a charge comes when another price is stated to follow
    /// (`Product.pricesUntil`).
    ///
    /// - Parameters:
    ///   - now: The moment of the purchase.
    ///   - calendar: The days in the customer’s time zone. Of a zone that is only assumed no day of a charge is stated.
    public func dated(at now: Instant, in calendar: StoreCalendar) -> DatedTerms? {
        guard isDatable else { return nil }
        if let order = product.sale?.preorder { return dated(order, at: now, in: calendar) }
        return TermsDating(self, at: now, in: calendar)?.terms()
    }

    /// When a phase of the offers is over, for a purchase at an instant; nil where the store’s documentation allows several days, and
    /// where the amounts are not certain.
    ///
    /// - Parameters:
    ///   - index: Which of `offerPhases`.
    ///   - now: The moment of the purchase.
    ///   - calendar: The days in the customer’s time zone.
    package func end(ofOfferPhase index: Int, at now: Instant, in calendar: StoreCalendar) -> Instant? {
        isDatable ? TermsDating(self, at: now, in: calendar)?.end(ofPhase: index) : nil
    }

    /// Whether all amounts are known, and begin with the purchase.
    private var isDatable: Bool {
        // An offer for those who subscribe already comes with a change of plan, or with a renewal.
        let isForOthers = offerPhases.contains { $0.offer?.customers == [.existing] }
        return !mayHaveUnknownOffer && !mayWaitForRenewal && !isForOthers && !product.leavesCalculationsOpen
    }

    /// The release, with the most that is charged then; nil where it cannot be ordered any more.
    private func dated(_ order: Preorder, at now: Instant, in calendar: StoreCalendar) -> DatedTerms? {
        guard ![order.release, order.end].contains(where: { $0.map { $0 <= now } ?? false }) else { return nil }
        let price = regularPhase.price
        let moment = Moment(
            at: order.release.map { .date($0) } ?? .notStated,
            charge: price.isFree ? .free : .atMost(price),
            collection: .automatic,
            wayOut: .notStated
        )
        let day = calendar.isTimeZoneAssumed ? nil : order.release.flatMap { calendar.day(of: $0) }
        return DatedTerms(
            dueToday: Price(amount: .zero, currency: price.currency),
            moments: [DatedTerms.Moment(day: day, lastDay: nil, moment: moment)],
            goesOn: false
        )
    }
}
