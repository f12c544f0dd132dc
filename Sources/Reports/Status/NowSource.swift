internal import Paywright

/// Where the moment of an answer comes from.
package enum NowSource: String, Sendable, CaseIterable {
    /// The caller stated it: it is never changed.
    case given
    /// The clock of the machine.
    case clock
    /// A verified instant of the store that the clock of the machine lies behind.
    case store
}

extension NowSource {
    /// The verified moment of a history that a clock of the machine, a little behind it, gives way to; nil for every other.
    func verifiedMoment(of history: CustomerHistory, _ now: Instant, _ policy: StatusPolicy) -> Instant? {
        guard self == .clock, history.verification == .verified, let stated = history.statedDate, now < stated,
            Duration.milliseconds(stated.milliseconds(since: now)) <= policy.largestClockError
        else { return nil }
        return stated
    }

    /// The policy for decisions at the moment: a clock of the machine that is behind what nobody has verified is not believed.
    func decisionPolicy(_ policy: StatusPolicy) -> StatusPolicy {
        guard self == .clock else { return policy }
        var policy = policy
        policy.largestClockError = policy.clockTolerance
        return policy
    }
}
