internal import PaywrightReports

/// How much the server takes, and for how long.
///
///     var limits = Limits()
///     limits.requestTime = .seconds(5)
public struct Limits: Sendable {
    /// The most bytes of a request's body, and of a line of a batch.
    public var bodyBytes = RequestHandler.largestRequest
    /// The most bytes of an answer, and of an answer to a line of a batch.
    public var answerBytes = AnswerLimits.standardBytes
    /// The most bytes of a request's headers.
    public var headerBytes = 16 << 10
    /// How long a connection may be idle, a sender may send nothing, and a reader may take nothing.
    public var idleTime = Duration.seconds(60)
    /// How long a request may take, from its headers to the end of its answer; a batch only after the server was asked to end. What
    /// comes before and in it (a handshake, a head, a frame, a line of a batch) is whole within so long of its first byte.
    public var requestTime = Duration.seconds(30)
    /// How many requests may be in work and wait.
    public var requests = 1_000
    /// How many of them may have the same token.
    public var requestsOfToken = 500
    /// How many batches may be open.
    public var batches = 16
    /// How many of them may have the same token.
    public var batchesOfToken = 8
    /// How many connections may be open.
    public var connections = 1_000
    /// The most bytes of requests and answers held at a time, answers until they are written. What the work on requests takes beside
    /// them is bounded by half as many.
    public var heldBytes = 256 << 20
    /// How many requests are worked on at a time.
    public var workers = System.coreCount

    /// The defaults.
    public init() {}
}
