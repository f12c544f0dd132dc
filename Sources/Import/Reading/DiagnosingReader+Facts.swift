internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension DiagnosingReader {
    /// An optional object; one of another type is reported and ignored.
    mutating func object(of node: JSONNode) -> JSONNode? {
        if node.isObject { return node }
        if !node.isUnstated { warn(.wrongType, at: node, expected: "an object", consequence: "the field is ignored") }
        return nil
    }

    /// An optional instant by RFC 3339.
    mutating func timestamp(of node: JSONNode) -> Instant? {
        guard !node.isAbsent else { return nil }
        if let instant = node.string.flatMap({ Instant(rfc3339: $0) }) {
            return stated(instant, at: node, expected: Instant.grammar)
        }
        warn(.invalidDate, at: node, expected: Instant.grammar, consequence: "the date is not known")
        return nil
    }

    /// An instant, if it is one at which something can have been sold: nothing was in 1970 or before, and what lies in the years after is
    /// a number of another unit.
    mutating func stated(_ instant: Instant, at node: JSONNode, expected: String) -> Instant? {
        if instant.milliseconds >= 100_000_000_000 {
            trace(.date(instant), from: [node])
            return instant
        }
        warn(.invalidDate, at: node, expected: expected, consequence: "the date is not known")
        return nil
    }

    /// An optional whole number in a range.
    mutating func wholeNumber(of node: JSONNode, in range: ClosedRange<Int>) -> Int? {
        guard !node.isUnstated else { return nil }
        if let number = node.wholeNumber.flatMap({ Int(exactly: $0) }), range.contains(number) {
            trace(.number(DecimalAmount(billionths: Int128(number) * 1_000_000_000)), from: [node])
            return number
        }
        let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        warn(.invalidNumber, at: node, expected: expected, consequence: "the number is not known")
        return nil
    }

    /// An optional value of an enumeration by the names a form has for it; one that is not among them is reported and
    /// kept as it was written.
    mutating func stated<Known: Hashable & Sendable>(
        _ node: JSONNode,
        as names: NameTable<Known>
    ) -> StatedValue<Known>? {
        guard !node.isUnstated else { return nil }
        if let known = names.first(where: { $0.name == node.name }) { return .known(known.value) }
        let expected = "one of " + names.map(\.name).joined(separator: ", ")
        guard let text = node.name ?? node.value?.numberText else {
            warn(.wrongType, at: node, expected: expected, consequence: "the field is ignored")
            return nil
        }
        let consequence = "it is kept as written, and nothing follows from it"
        warn(.unknownValue, at: node, expected: expected, consequence: consequence)
        return .unrecognized(text)
    }

    /// An optional length of time, in ISO 8601.
    mutating func duration(of node: JSONNode) -> CalendarDuration? {
        guard !node.isUnstated else { return nil }
        if let duration = node.name.flatMap({ CalendarDuration(iso8601: $0) }) { return duration }
        let expected = #"a length by ISO 8601, such as "P1M""#
        warn(.invalidPeriod, at: node, expected: expected, consequence: "the length is not known")
        return nil
    }

    /// Reports a price with more decimals than its currency has; it is kept in full.
    mutating func reportExcessFractionDigits(of price: Price, at node: JSONNode) {
        guard price.hasExcessFractionDigits else { return }
        warn(
            .excessFractionDigits,
            at: node,
            found: "\(price)",
            expected: "at most \(price.currency.fractionDigits) decimals, as \(price.currency) has",
            consequence: "the amount is kept in full"
        )
    }
}
