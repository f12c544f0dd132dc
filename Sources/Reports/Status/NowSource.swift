/// Where the moment of an answer comes from.
package enum NowSource: String, Sendable, CaseIterable {
    /// The caller stated it: it is never changed.
    case given
    /// The clock of the machine.
    case clock
    /// A verified instant of the store that the clock of the machine lies behind.
    case store
}
