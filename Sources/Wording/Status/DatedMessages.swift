/// A headline with a date: as a date, as so many days where it is near, and without one.
struct DatedHeadline {
    let date: StatusKey
    let soon: StatusKey
    let undated: StatusKey

    static let access = DatedHeadline(date: .accessHeadline, soon: .accessHeadlineSoon, undated: .purchasedHeadline)
    static let prepaid = DatedHeadline(date: .accessHeadline, soon: .accessHeadlineSoon, undated: .activeHeadlineNoDate)
    static let freeTrial = DatedHeadline(
        date: .freeTrialHeadline,
        soon: .freeTrialHeadlineSoon,
        undated: .freeTrialHeadlineNoDate
    )
    static let freePeriod = DatedHeadline(
        date: .freePeriodHeadline,
        soon: .freePeriodHeadlineSoon,
        undated: .freePeriodHeadlineNoDate
    )
    /// An offer's price that is known to end then.
    static let offerPrice = DatedHeadline(
        date: .offerPriceHeadline,
        soon: .offerPriceHeadlineSoon,
        undated: .activeHeadlineNoDate
    )
    static let active = DatedHeadline(
        date: .activeHeadline,
        soon: .activeHeadlineSoon,
        undated: .activeHeadlineNoDate
    )
    static let cancelled = DatedHeadline(
        date: .cancelledHeadline,
        soon: .cancelledHeadlineSoon,
        undated: .cancelledHeadlineNoDate
    )
    static let planChange = DatedHeadline(
        date: .planChangeHeadline,
        soon: .planChangeHeadlineSoon,
        undated: .planChangeHeadlineNoDate
    )
    static let commitmentBegins = DatedHeadline(
        date: .commitmentBeginsHeadline,
        soon: .commitmentBeginsHeadlineSoon,
        undated: .commitmentBeginsHeadlineNoDate
    )
    static let paused = DatedHeadline(
        date: .pausedHeadline,
        soon: .pausedHeadlineSoon,
        undated: .pausedHeadlineNoDate
    )
}

/// A sentence that has a form without its date.
struct DatedSentence {
    let date: StatusKey
    let undated: StatusKey
    var meaning = StatusDates.Meaning.day

    static let accessEnds = DatedSentence(date: .accessEnds, undated: .accessEndsNoDate, meaning: .end)
    static let freeTrial = DatedSentence(date: .freeTrialDetail, undated: .freeTrialDetailNoDate, meaning: .end)
    static let freePeriod = DatedSentence(date: .freePeriodDetail, undated: .freePeriodDetailNoDate, meaning: .end)
    static let gracePeriod = DatedSentence(date: .gracePeriodDetail, undated: .gracePeriodDetailNoDate, meaning: .end)
    static let planChange = DatedSentence(date: .planChangeDetail, undated: .planChangeDetailNoDate, meaning: .charge)
    static let planChangeLower = DatedSentence(
        date: .planChangeLower,
        undated: .planChangeLowerNoDate,
        meaning: .charge
    )
    static let planChangeHigher = DatedSentence(
        date: .planChangeHigher,
        undated: .planChangeHigherNoDate,
        meaning: .charge
    )
    static let planChangeOther = DatedSentence(
        date: .planChangeOther,
        undated: .planChangeOtherNoDate,
        meaning: .charge
    )
    static let planChosen = DatedSentence(date: .planChosen, undated: .planChosenNoDate, meaning: .charge)
    static let commitmentCancelledUnstated = DatedSentence(
        date: .commitmentCancelledUnstated,
        undated: .commitmentCancelledUnstatedNoDate,
        meaning: .end
    )
    static let paused = DatedSentence(date: .pausedDetail, undated: .pausedDetailNoDate, meaning: .charge)
    static let expired = DatedSentence(date: .expiredDetail, undated: .expiredDetailNoDate)
    static let refunded = DatedSentence(date: .refundedDetail, undated: .refundedDetailNoDate)
    static let refundedPartly = DatedSentence(date: .refundedPartlyDetail, undated: .refundedPartlyDetailNoDate)
    static let purchaseCancelled = DatedSentence(
        date: .purchaseCancelledDetail,
        undated: .purchaseCancelledDetailNoDate
    )
    static let familySharingEnded = DatedSentence(
        date: .familySharingEndedDetail,
        undated: .familySharingEndedDetailNoDate
    )
}
