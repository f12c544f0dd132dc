internal import SourceJSON
internal import StoreModel

extension DiagnosingReader {
    /// An optional object; one of another type is reported and ignored.
    mutating func object(of node: JSONNode) -> JSONNode? {
        if node.isObject { return node }
        if !node.isAbsent { warn(.wrongType, at: node, expected: "an object", consequence: "the field is ignored") }
        return nil
    }

    /// An optional instant by RFC 3339, in milliseconds since 1970.
    mutating func timestamp(of node: JSONNode) -> Int64? {
        guard !node.isAbsent else { return nil }
        if let instant = node.string.flatMap({ Timestamp.milliseconds(rfc3339: $0) }) { return instant }
        warn(.invalidDate, at: node, expected: Timestamp.grammar, consequence: "the date is not known")
        return nil
    }

    /// An optional whole number in a range, as a JSON number or as a string of one, which is how Google writes 64 bits.
    mutating func wholeNumber(of node: JSONNode, in range: ClosedRange<Int>) -> Int? {
        guard !node.isAbsent else { return nil }
        if let number = node.int64.flatMap({ Int(exactly: $0) }), range.contains(number) { return number }
        let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        warn(.invalidNumber, at: node, expected: expected, consequence: "the number is not known")
        return nil
    }

    /// An optional value of an enumeration by the names a form has for it; one that is not among them is reported and
    /// kept as it was written.
    mutating func stated<Known: Hashable & Sendable>(
        _ node: JSONNode,
        as names: [(name: String, value: Known)]
    ) -> StatedValue<Known>? {
        guard !node.isAbsent else { return nil }
        if let known = names.first(where: { $0.name == node.string }) { return .known(known.value) }
        guard let text = node.string ?? node.value?.numberText else {
            warn(.wrongType, at: node, expected: "a string", consequence: "the field is ignored")
            return nil
        }
        warn(
            .unknownValue,
            at: node,
            expected: "one of " + names.map(\.name).joined(separator: ", "),
            consequence: "it is kept as written, and nothing follows from it"
        )
        return .unrecognized(text)
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

extension JSONNode {
    /// A whole number of 64 bits, as a JSON number or in a string; nil for anything else.
    var int64: Int64? {
        guard let text = value?.numberText ?? string, text.first != "+" else { return nil }
        return Int64(text)
    }
}
