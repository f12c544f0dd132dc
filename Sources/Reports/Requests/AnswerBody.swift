internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// The members of an answer after its beginning, on one line, in room that does not grow beyond the answer's limit. After each
/// line it is asked whether there is to be another one.
final class AnswerBody {
    /// The fewest bytes of a result: where so many would be too large an answer, none is worded.
    private static let leastResult = 64

    private let operation: RequestOperation
    private let limits: AnswerLimits
    private var bytes: ByteBuffer
    /// The bytes of room that have been taken.
    private var held = 0
    private var isFirst = true

    init(_ operation: RequestOperation, within limits: AnswerLimits) {
        (self.operation, self.limits) = (operation, limits)
        bytes = ByteBuffer(capacity: min(4_096, limits.bytes), limit: limits.bytes)
    }

    /// Writes a member.
    func member(_ name: String, _ value: JSONOutput) throws(RequestRefusal) {
        bytes.append(literal: ", ")
        bytes.appendKey(name)
        value.write(to: &bytes, indentation: nil)
        try goOn()
    }

    /// Writes members.
    func members(_ members: [(String, JSONOutput)]) throws(RequestRefusal) {
        for (name, value) in members { try member(name, value) }
    }

    /// Writes a member whose value is an array; the closure writes its elements one by one.
    func array(_ name: String, _ elements: () throws(RequestRefusal) -> Void) throws(RequestRefusal) {
        bytes.append(literal: ", ")
        bytes.appendKey(name)
        bytes.append(UInt8(ascii: "["))
        isFirst = true
        try elements()
        bytes.append(UInt8(ascii: "]"))
        try goOn()
    }

    /// Writes an array of values that are there.
    func array(_ name: String, _ values: some Sequence<JSONOutput>) throws(RequestRefusal) {
        try array(name) { () throws(RequestRefusal) in for value in values { try element(value) } }
    }

    /// Writes an element of an array.
    func element(_ value: JSONOutput) throws(RequestRefusal) {
        if !isFirst { bytes.append(literal: ", ") }
        isFirst = false
        value.write(to: &bytes, indentation: nil)
        try goOn()
    }

    /// Throws where there is to be no more of the answer.
    func goOn() throws(RequestRefusal) {
        if bytes.isOverLimit { throw tooLarge }
        try stayWanted()
        try hold(bytes.size)
    }

    /// Throws where nobody waits for the answer any more.
    func stayWanted() throws(RequestRefusal) {
        if limits.isWanted() { return }
        throw RequestRefusal(
            Diagnostic(
                .error,
                ServiceCode.outOfTime,
                found: "an answer that is not whole in its time, or whose client is gone",
                expected: operation.remedy,
                consequence: nil
            )
        )
    }

    /// Throws where so many results are too large an answer, whatever they are.
    func expect(results count: Int) throws(RequestRefusal) {
        if count > limits.bytes / Self.leastResult { throw tooLarge }
    }

    /// The most bytes of a text that is part of the answer.
    var longestText: Int { limits.bytes }

    /// That the answer has more bytes than it may have.
    var tooLarge: RequestRefusal {
        RequestRefusal(
            .answerTooLarge,
            found: "an answer of more than \(limits.bytes) bytes",
            expected: operation.remedy
        )
    }

    /// Takes room for so many bytes in all.
    private func hold(_ size: Int) throws(RequestRefusal) {
        guard size > held else { return }
        guard limits.hold(size - held) else {
            let found = "more bytes of requests and answers than are held at a time"
            throw RequestRefusal(.tooManyWaiting, found: found, expected: "fewer; send the request again later")
        }
        held = size
    }

    /// The answer with what stands before its members.
    func finish(after head: borrowing ByteBuffer) throws(RequestRefusal) -> [UInt8] {
        try goOn()
        let count = head.count + bytes.count + 1
        guard count <= limits.bytes else { throw tooLarge }
        try hold(bytes.size + count)
        var answer: [UInt8] = []
        // With room for the end of a line.
        answer.reserveCapacity(count + 1)
        head.withBytes { answer += $0 }
        bytes.withBytes { answer += $0 }
        answer.append(UInt8(ascii: "}"))
        return answer
    }
}

extension RequestOperation {
    /// What to ask for instead of an answer that is too large.
    fileprivate var remedy: String {
        switch self {
        case .status: "fewer locales, some lines, \"eligibility\": false, fewer texts, or fewer purchases"
        case .paywall:
            "fewer locales, one storefront, some productIDs, lines or claims, fewer texts, or a batch of such requests"
        case .template:
            "fewer locales, one storefront, some productIDs or claims, fewer texts, or a batch of such requests"
        case .notices: "fewer locales, rules or texts, or fewer purchases"
        case .outcome: "fewer locales, outcomes or texts, or a batch of such requests"
        case .balance, .price, .period: "fewer locales or texts"
        case .fixedWords: "fewer locales or lines"
        case .locales, .reload: "fewer locales"
        }
    }
}
