internal import NIOCore

/// The deadlines of the requests of a connection (HTTP/1.1), one after the other, or of a stream (HTTP/2).
///
/// A request has so much time from its head to the end of its answer, and is whole by then. Of a batch each line is a request, and its
/// answers have no end: its deadlines are that of the line that comes, and the idle time. While the server itself does not read,
/// because the client does not take the answers, neither runs.
struct RequestTime {
    private let request: TimeAmount
    private let idle: TimeAmount

    /// Whether the request that came last is a batch.
    private(set) var isBatch = false
    private var isComing = false
    /// Whether it has come while another is in work: its time begins after the answer to that.
    private var isAhead = false
    /// By when a request has its answer, taken by the client.
    private var answer: NIODeadline?
    /// By when all of a request, or of a line, has come.
    private var whole: NIODeadline?
    private var silence = NIODeadline.now()
    private var stalled: NIODeadline?

    init(_ limits: Limits) { (request, idle) = (TimeAmount(limits.requestTime), TimeAmount(limits.idleTime)) }

    /// How long it is until something could be late that has not begun.
    var shortest: TimeAmount { min(request, idle) }

    /// The next deadline; nil where there is none.
    var next: NIODeadline? {
        guard isComing, !isAhead, stalled == nil else { return answer }
        return [answer, whole, silence].compactMap(\.self).min()
    }

    // MARK: What comes

    /// A head has come, whose first byte came at `begun`.
    mutating func headCame(isBatch: Bool, begun: NIODeadline, isFirst: Bool, at now: NIODeadline) {
        (self.isBatch, isComing, isAhead, stalled, silence) = (isBatch, true, !isFirst, nil, now + idle)
        whole = isBatch ? nil : begun + request
        if isFirst { answer = isBatch ? nil : now + request }
    }

    /// A piece of a body has come. In a batch, blanks between lines are nothing.
    mutating func bodyCame(_ bytes: ByteBufferView, at now: NIODeadline) {
        guard isBatch else {
            silence = now + idle
            return
        }
        let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
        guard whole != nil || !bytes.allSatisfy(isBlank) else { return }
        silence = now + idle
        guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
            whole = whole ?? now + request
            return
        }
        whole = bytes[(end + 1)...].allSatisfy(isBlank) ? nil : now + request
    }

    /// All of a request has come.
    mutating func endCame() { (isComing, whole) = (false, nil) }

    /// The server has what has come, and does not read on before it has asked.
    mutating func readPaused(at now: NIODeadline) {
        if isBatch, isComing { stalled = now }
    }

    mutating func readResumed(at now: NIODeadline) {
        guard let since = stalled else { return }
        stalled = nil
        whole = whole.map { $0 + (now - since) }
        silence = silence + (now - since)
    }

    // MARK: What goes

    /// A piece of an answer has been written: a client that waits for it need not send.
    mutating func pieceWent(at now: NIODeadline) { silence = max(silence, now + idle) }

    /// The end of an answer has been written, and not yet taken.
    mutating func endWent(at now: NIODeadline) { answer = answer ?? now + request }

    /// An answer has been taken; the next request, where one came meanwhile, has its time from now on.
    mutating func answered(hasNext: Bool, at now: NIODeadline) {
        answer = hasNext && !isBatch ? now + request : nil
        if isAhead { (isAhead, silence, whole) = (false, now + idle, whole.map { _ in now + request }) }
    }

    /// Nothing more is waited for but the answer to what is late.
    mutating func giveUp(until deadline: NIODeadline) { (isComing, whole, answer) = (false, nil, deadline) }
}
