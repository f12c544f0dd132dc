internal import PaywrightMessages
internal import PaywrightModel

/// What waits for its release.
extension StatusWording {
    /// The release; that the purchase is pending where it is no order before a release, or its day is not stated.
    func headline(of order: Preorder?) -> Message {
        guard let release = order?.release else { return .status(.pendingHeadline) }
        return .product(.preorder, [.date: .date(dates.calendar.date(release, style: dates.options.headlineDateStyle))])
    }

    /// When it is released, and that it is charged then; no amount, which is at most that of the day of the order.
    func detail(of order: Preorder?) -> [Message] {
        order == nil ? [.status(.pendingDetail)] : release(of: order) + [.status(.preorderedDetail)]
    }

    /// The day of the release as a sentence.
    func release(of order: Preorder?) -> [Message] {
        guard let release = order?.release else { return [] }
        return [.product(.disclosureCount, [.line: .message(.preorder), .date: dates.sentence(release)])]
    }
}
