internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A date of a receipt, which stands in several fields.
struct ReceiptDate {
    let milliseconds: FieldKey
    /// A text, or in the style of iOS 6 the milliseconds.
    let plain: FieldKey
    /// A text, in the style of iOS 6 beside the milliseconds.
    var formatted: FieldKey?
    /// The clock of the Pacific coast, which is not read.
    let pacific: FieldKey

    static let request = ReceiptDate(
        milliseconds: ReceiptFields.Receipt.requestDateMs,
        plain: ReceiptFields.Receipt.requestDate,
        pacific: ReceiptFields.Receipt.requestDatePst
    )
    static let purchase = ReceiptDate(
        milliseconds: ReceiptFields.Item.purchaseDateMs,
        plain: ReceiptFields.Item.purchaseDate,
        pacific: ReceiptFields.Item.purchaseDatePst
    )
    static let originalPurchase = ReceiptDate(
        milliseconds: ReceiptFields.Item.originalPurchaseDateMs,
        plain: ReceiptFields.Item.originalPurchaseDate,
        pacific: ReceiptFields.Item.originalPurchaseDatePst
    )
    static let expiration = ReceiptDate(
        milliseconds: ReceiptFields.Item.expiresDateMs,
        plain: ReceiptFields.Item.expiresDate,
        formatted: ReceiptFields.Item.expiresDateFormatted,
        pacific: ReceiptFields.Item.expiresDatePst
    )
    static let cancellation = ReceiptDate(
        milliseconds: ReceiptFields.Item.cancellationDateMs,
        plain: ReceiptFields.Item.cancellationDate,
        pacific: ReceiptFields.Item.cancellationDatePst
    )
    static let gracePeriod = ReceiptDate(
        milliseconds: ReceiptFields.Renewal.gracePeriodExpiresDateMs,
        plain: ReceiptFields.Renewal.gracePeriodExpiresDate,
        pacific: ReceiptFields.Renewal.gracePeriodExpiresDatePst
    )

    /// Whether any of its fields states anything.
    func isStated(in node: JSONNode) -> Bool {
        [milliseconds, plain, pacific].contains { !node[$0].isUnstated }
            || formatted.map { !node[$0].isUnstated } == true
    }
}

extension ReceiptReader {
    /// A date that stands in several fields: in milliseconds, and for people. Of one that stands nowhere but on the clock of the
    /// Pacific coast, it is only known that there is one.
    mutating func receiptDate(_ date: ReceiptDate, of node: JSONNode) -> Instant? {
        let certain = session.doubts
        let milliseconds = node[date.milliseconds]
        if !milliseconds.isUnstated, let instant = instant(milliseconds: milliseconds) {
            noteOtherDate(than: instant, at: node[date.plain])
            return instant
        }
        for key in [date.plain, date.formatted] {
            guard let key, !node[key].isUnstated else { continue }
            guard let instant = receiptDate(text: node[key]) else { continue }
            // The fields state one date: where one can be read, nothing is left open by another.
            session.doubts = certain
            return instant
        }
        let pacific = node[date.pacific]
        if milliseconds.isUnstated, node[date.plain].isUnstated, !pacific.isUnstated {
            let expected = "the date in \(date.milliseconds.name) or \(date.plain.name) too"
            warn(.invalidDate, at: pacific, expected: expected, consequence: "the date is left out")
        }
        return nil
    }

    /// Reports a text beside the milliseconds that states another second: the milliseconds count.
    private mutating func noteOtherDate(than instant: Instant, at node: JSONNode) {
        guard let text = Self.date(in: node), !text.isNear(instant, within: 999) else { return }
        let consequence = "what the milliseconds beside it state counts"
        warn(.contradictoryFields, at: node, expected: "\(instant)", consequence: consequence)
    }

    private static func date(in text: JSONNode) -> Instant? {
        text.text.flatMap { Instant(etcGMT: $0) ?? Instant(rfc3339: $0) }
    }

    private mutating func receiptDate(text: JSONNode) -> Instant? {
        // In the style of iOS 6, the milliseconds have the plain name.
        let isNumber = text.scalarText.flatMap(ExactNumber.init) != nil
        if isNumber { return instant(milliseconds: text) }
        let date = Self.date(in: text)
        let expected = "a date such as \"2018-03-16 16:19:19 Etc/GMT\""
        if let date { return stated(date, at: text, expected: expected) }
        warn(.invalidDate, at: text, expected: expected, consequence: "the date is left out")
        return nil
    }
}
