/// What an answer may take while it is made.
///
///     let end = ContinuousClock.now + .seconds(5)
///     let limits = AnswerLimits(bytes: 1 << 20, isWanted: { ContinuousClock.now < end })
///     await handler.answer(to: request, within: limits).refusal?.code    // "answer-too-large"
///
/// The limits hold while the answer is written, not once it is there: what goes beyond one of them ends the work at the next line.
public struct AnswerLimits: Sendable {
    /// The most bytes of an answer where nothing else is stated: 8 MiB.
    public static let standardBytes = 8 << 20
    /// The fewest bytes that can be asked for: an error has room in them.
    public static let leastBytes = 4 << 10

    /// The most bytes of an answer; one of more is the error `answer-too-large`.
    public let bytes: Int
    /// Whether anybody still waits for the answer: asked before each line of it. Where nobody does, it is the error `out-of-time`.
    public let isWanted: @Sendable () -> Bool
    /// Takes room for more bytes that are held until the answer has been written; where it gives none, the answer is the error
    /// `too-many-waiting`.
    public let hold: @Sendable (Int) -> Bool

    /// Limits; by default 8 MiB, for an answer that is always wanted and has room.
    ///
    /// - Parameters:
    ///   - bytes: The most bytes, from `leastBytes`: what is less counts as that.
    ///   - isWanted: Whether anybody still waits for the answer.
    ///   - hold: Takes room for more bytes; false where there is none.
    public init(
        bytes: Int = AnswerLimits.standardBytes,
        isWanted: @escaping @Sendable () -> Bool = { true },
        hold: @escaping @Sendable (Int) -> Bool = { _ in true }
    ) {
        self.bytes = max(bytes, Self.leastBytes)
        self.isWanted = isWanted
        self.hold = hold
    }
}
