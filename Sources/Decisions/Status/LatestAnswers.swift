internal import PaywrightModel
internal import PaywrightValues

/// Finds those of some answers that none is known to be later than.
enum LatestAnswers {
    /// How many are compared each with each: that costs less than to sort them by what they state.
    private static let few = 8

    static func among<Answer: DatedAnswer>(_ answers: [Answer]) -> [Answer] {
        answers.count > few ? indexed(answers) : compared(answers)
    }

    /// By comparing each with each.
    static func compared<Answer: DatedAnswer>(_ answers: [Answer]) -> [Answer] {
        answers.filter { answer in
            !answers.contains { AnswerComparison($0, answer) == .later }
        }
    }

    /// The same, by the latest of what may be compared: the order of `AnswerComparison` is none that sorting could use, as what
    /// one answer leaves out is compared by something else.
    static func indexed<Answer: DatedAnswer>(_ answers: [Answer]) -> [Answer] {
        var latestDate: Instant?
        var latestOrders: [Part<Instant>: Int] = [:]
        var latestEnds: [Key: Instant] = [:]
        for answer in answers {
            latestDate = Instant.latest(latestDate, answer.statedDate)
            let dates: [Part<Instant>] = [.any, Part(answer.statedDate)]
            if let order = answer.answer.orderNumber {
                for date in dates { latestOrders[date] = max(order, latestOrders[date] ?? order) }
            }
            guard let end = answer.answer.periodEnd else { continue }
            let orders: [Part<Int>] = [.any, Part(answer.answer.orderNumber)]
            for date in dates {
                for order in orders {
                    let key = Key(date: date, order: order)
                    latestEnds[key] = max(end, latestEnds[key] ?? end)
                }
            }
        }
        return answers.filter { answer in
            if let date = answer.statedDate, let latestDate, date < latestDate { return false }
            let dates = Part.comparable(with: answer.statedDate)
            if let order = answer.answer.orderNumber,
                dates.contains(where: { date in latestOrders[date].map { $0 > order } == true })
            {
                return false
            }
            guard let end = answer.answer.periodEnd else { return true }
            let orders = Part.comparable(with: answer.answer.orderNumber)
            return !dates.contains { date in
                orders.contains { order in
                    let latest = latestEnds[Key(date: date, order: order)]
                    return latest.map { AnswerComparison.isLater($0, than: end, in: answer.store) } == true
                }
            }
        }
    }

    private struct Key: Hashable {
        let date: Part<Instant>
        let order: Part<Int>
    }

    /// What answers state in one respect.
    private enum Part<Value: Hashable>: Hashable {
        /// Whatever they state.
        case any
        case unstated
        case stated(Value)

        init(_ value: Value?) { self = value.map { .stated($0) } ?? .unstated }

        /// Those that a value does not order, so that something else does: every one beside a value that is not stated.
        static func comparable(with value: Value?) -> [Part] { value.map { [.unstated, .stated($0)] } ?? [.any] }
    }
}
