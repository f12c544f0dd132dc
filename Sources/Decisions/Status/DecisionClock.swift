internal import PaywrightValues

/// The instant that a decision is made for, and whether it can be now: a store cannot have stated anything later.
struct DecisionClock {
    /// The instant: now, or where that is not believed the store's own, from which on everything is true or not known.
    let now: Instant
    let isBelieved: Bool
    /// What is doubtful about the clock; nil when nothing is.
    let issue: CustomerStatus.ClockIssue?

    init(_ now: Instant, statedDate: Instant?, policy: StatusPolicy) {
        // No store stated anything in 1970 or before.
        guard let stated = statedDate, stated.milliseconds > 0 else {
            (self.now, isBelieved, issue) = (now, true, nil)
            return
        }
        let age = Duration.milliseconds(now.milliseconds(since: stated))
        let isBehind = age < Duration.zero - max(.zero, policy.clockTolerance)
        if isBehind, age < Duration.zero - max(.zero, policy.largestClockError) {
            (self.now, isBelieved, issue) = (stated, false, .contradictsStore(statedDate: stated))
        } else if isBehind {
            (self.now, isBelieved, issue) = (now, true, .behindStore(statedDate: stated))
        } else {
            (self.now, isBelieved) = (now, true)
            issue = age > policy.oldestAnswer ? .oldAnswer(statedDate: stated) : nil
        }
    }
}

extension Instant {
    /// The last instant of the calendar that dates are written in.
    static var endOfCalendar: Instant { Instant.rfc3339Range.upperBound }
}
