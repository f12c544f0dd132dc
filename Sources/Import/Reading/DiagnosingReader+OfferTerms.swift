internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// How long an offer, or one phase of it, is: periods of one length.
struct OfferLength {
    let period: CalendarDuration
    let count: Int
    /// All periods together.
    let whole: CalendarDuration
}

extension PaymentMode {
    /// Whether an offer on a product of this type can be paid so.
    func isPossible(for type: ProductType) -> Bool { (self == .oneTime) == (type != .autoRenewable) }
}

/// How an offer is paid and for how long, as every form with a mode, a period and a number of periods states it.
extension DiagnosingReader {
    /// How an offer is paid, by a form's names for what the product can have; anything else is reported.
    ///
    /// - Parameter whyOnce: Why there is one name only, where that is so.
    mutating func paymentMode(
        _ node: JSONNode,
        among modes: [(name: String, mode: PaymentMode)],
        whyOnce: String,
        losing consequence: String
    ) -> PaymentMode? {
        if let mode = modes.first(where: { $0.name == node.string })?.mode { return mode }
        let names = modes.map(\.name).joined(separator: ", ")
        fail(
            .unknownPaymentMode,
            at: node,
            expected: modes.count == 1 ? "\(names), as \(whyOnce)" : "one of \(names)",
            consequence: consequence
        )
        return nil
    }

    /// The length of an offer or a phase, or everything reported for which it is left out.
    ///
    /// - Parameters:
    ///   - period: The length that the form reads there; nil for none.
    ///   - what: What has the length, for a person: "offer".
    mutating func offerLength(
        at node: JSONNode,
        period: CalendarDuration?,
        count counted: JSONNode,
        mode: PaymentMode,
        of what: String,
        losing consequence: String
    ) -> OfferLength? {
        if period == nil {
            fail(
                node.isAbsent ? .missingOfferPeriod : .invalidPeriod,
                at: node,
                expected: "a length in ISO 8601, such as P1W or P3M",
                consequence: consequence
            )
        }
        let count = counted.isAbsent ? 1 : counted.value?.numberText.flatMap { Int($0) } ?? 0
        let isCounted = (1...9_999).contains(count)
        if !isCounted {
            let expected = "a whole number from 1 to 9999"
            fail(.invalidPeriodCount, at: counted, expected: expected, consequence: consequence)
        }
        guard let period, isCounted else { return nil }
        guard let whole = period.times(count) else {
            fail(
                .invalidPeriodCount,
                at: counted,
                expected: "at most 9999 of each unit in all, with periods of \(period)",
                consequence: consequence
            )
            return nil
        }
        if count > 1, mode != .payAsYouGo {
            warn(
                .unexpectedPeriodCount,
                at: counted,
                expected: "1, as in every \(what) that is free or paid up front",
                consequence: "it is one period of \(whole)"
            )
        }
        return OfferLength(period: period, count: count, whole: whole)
    }
}
