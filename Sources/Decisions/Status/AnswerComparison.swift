internal import PaywrightModel
internal import PaywrightValues

/// Which of two things that a store stated about one subscription was stated later.
enum AnswerComparison {
    case earlier
    case later
    /// Nothing tells: neither a date, nor the number of an order, nor the end of a period.
    case unordered

    /// By the stated date, else by the number of the order, else by the end of the period, where both state it and differ.
    init(_ left: some DatedAnswer, _ right: some DatedAnswer) {
        let orders = [
            Self.order(left.statedDate, right.statedDate),
            Self.order(left.answer.orderNumber, right.answer.orderNumber),
            Self.order(ofEndIn: left, right),
        ]
        self = orders.first { $0 != .unordered } ?? .unordered
    }

    private static func order(ofEndIn left: some DatedAnswer, _ right: some DatedAnswer) -> Self {
        guard let first = left.answer.periodEnd, let second = right.answer.periodEnd else { return .unordered }
        if isLater(first, than: second, in: left.store) { return .later }
        return isLater(second, than: first, in: left.store) ? .earlier : .unordered
    }

    /// Whether an end is that of a later period. Of what a merchant sells his own records state the period too, to another precision: two
    /// ends that lie less than a day apart are of one period.
    static func isLater(_ end: Instant, than other: Instant, in store: StoreName) -> Bool {
        end > other && !(store.isSoldByMerchant && end.isSameCharge(as: other))
    }

    private static func order<Value: Comparable>(_ left: Value?, _ right: Value?) -> Self {
        guard let left, let right, left != right else { return .unordered }
        return left < right ? .earlier : .later
    }
}

/// Something of an answer that can be ordered among others.
protocol DatedAnswer: Hashable {
    var store: StoreName { get }
    var statedDate: Instant? { get set }
    var answer: AnswerOrder { get set }
    /// Until when it says that the subscription runs, or ran.
    var statedEnd: Instant? { get }
    /// What both state together; nil where they contradict each other.
    func joined(with other: Self) -> Self?
    /// Answers that nothing orders, without what is open because they differ in it.
    static func settled(_ answers: [Self]) -> [Self]
}

extension DatedAnswer {
    static func settled(_ answers: [Self]) -> [Self] { answers }

    /// What is stated, without when.
    fileprivate var content: Self {
        var content = self
        content.statedDate = nil
        content.answer = AnswerOrder()
        return content
    }
}

/// Of several answers the one that counts, whatever their order; or that they contradict each other.
enum CountingAnswer<Answer: DatedAnswer> {
    case one(Answer)
    /// Those that differ, of which none is known to be later than another.
    case contradictory([Answer], Contradiction)

    /// nil for no answers.
    init?(of answers: [Answer]) {
        guard let first = answers.first else { return nil }
        guard answers.count > 1 else {
            self = .one(first)
            return
        }
        // Those that none is known to be later than.
        let latest = LatestAnswers.among(answers)
        // Answers that each have a later one, in a circle, are in no order.
        let candidates = latest.isEmpty ? answers : latest
        let settled = Answer.settled(candidates.map(\.content))
        var joined = settled.first
        for candidate in settled.dropFirst() { joined = joined?.joined(with: candidate) }
        guard var joined else {
            self = .contradictory(candidates, Contradiction(among: candidates.compactMap(\.statedEnd)))
            return
        }
        joined.statedDate = candidates.compactMap(\.statedDate).max()
        joined.answer = AnswerOrder(
            orderNumber: candidates.compactMap(\.answer.orderNumber).max(),
            periodEnd: candidates.compactMap(\.answer.periodEnd).max()
        )
        self = .one(joined)
    }
}

extension Contradiction {
    /// Both as one: the earliest and the latest end of all.
    func merging(_ other: Contradiction) -> Contradiction {
        Contradiction(among: [earlierDate, laterDate, other.earlierDate, other.laterDate].compactMap { $0 })
    }

    init(among dates: [Instant]) {
        let dates = dates.filter(\.isCalendarDate)
        self.init(earlierDate: dates.min(), laterDate: dates.max())
    }
}
