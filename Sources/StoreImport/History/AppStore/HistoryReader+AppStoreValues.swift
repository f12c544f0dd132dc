internal import SourceJSON
internal import StoreModel

extension HistoryReader {
    /// An identifier exactly as stated, so that it is found again elsewhere; a whole number is read as its digits.
    mutating func identifier(_ node: JSONNode) -> String? {
        guard !node.isUnstated else { return nil }
        if let text = node.string ?? node.wholeNumberText { return text }
        warn(.wrongType, at: node, expected: "a string", consequence: "the field is ignored")
        return nil
    }

    /// Milliseconds since 1970, rounded down to whole ones.
    ///
    /// Nothing was bought in 1970 or before: 0 is how encoders of other languages write a missing date, and Xcode states
    /// the year 1 for a date it does not have.
    mutating func instant(milliseconds node: JSONNode) -> Int64? {
        guard !node.isUnstated else { return nil }
        if let number = node.scalarText.flatMap(ExactNumber.init), Self.instants.contains(number.floor) {
            return number.floor
        }
        warn(
            .invalidDate,
            at: node,
            expected: "milliseconds since 1970-01-01T00:00:00Z, above 0",
            consequence: "the date is left out"
        )
        return nil
    }

    /// The instants that dates of other languages can hold too: ECMAScript's last is the year 275760.
    static let instants: ClosedRange<Int64> = 1...8_640_000_000_000_000

    /// A whole number within bounds.
    mutating func wholeNumber(_ node: JSONNode, in bounds: ClosedRange<Int64>) -> Int64? {
        guard !node.isUnstated else { return nil }
        if let number = node.scalarText.flatMap(ExactNumber.init), number.isWhole, bounds.contains(number.floor) {
            return number.floor
        }
        warn(
            .invalidNumber,
            at: node,
            expected: "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)",
            consequence: "the field is ignored"
        )
        return nil
    }

    /// A Boolean, which the App Store writes as true, "true", 1 or "1"; nil where it is not stated or is none.
    mutating func truth(_ node: JSONNode) -> Bool? {
        guard !node.isUnstated else { return nil }
        switch node.value?.boolValue.map({ String($0) }) ?? node.wholeNumberText ?? node.text?.lowercased() {
        case "true", "1": return true
        case "false", "0": return false
        default:
            warn(.wrongType, at: node, expected: "true, false, 0 or 1", consequence: "the field is ignored")
            return nil
        }
    }

    /// A value of an enumeration, which may be a number in a string or a bare one.
    mutating func choice<Known>(_ node: JSONNode, among table: AppStoreNames.Table<Known>) -> StatedValue<Known>? {
        guard !node.isUnstated else { return nil }
        let expected = "one of " + table.map(\.name).joined(separator: ", ")
        guard let name = node.text ?? node.wholeNumberText ?? node.value?.numberText else {
            warn(.wrongType, at: node, expected: expected, consequence: "the field is ignored")
            return nil
        }
        if let value = table.first(where: { $0.name == name })?.value { return .known(value) }
        warn(.unknownValue, at: node, expected: expected, consequence: "it is kept as the store wrote it")
        return .unrecognized(name)
    }

    /// The length of an offer, in ISO 8601.
    mutating func duration(iso8601 node: JSONNode) -> CalendarDuration? {
        guard !node.isUnstated else { return nil }
        if let duration = node.text.flatMap({ CalendarDuration(iso8601: $0) }) { return duration }
        warn(
            .invalidPeriod,
            at: node,
            expected: "a length in ISO 8601, such as P1W or P3M",
            consequence: "the period is left out"
        )
        return nil
    }

    // MARK: Money

    /// The currency of the prices beside it: reported once, and only if there is a price that needs it.
    mutating func currency(_ node: JSONNode, of prices: JSONNode...) -> CurrencyCode? {
        guard prices.contains(where: { !$0.isUnstated }) else { return nil }
        if let currency = node.text.flatMap({ CurrencyCode($0) }) { return currency }
        warn(
            node.isUnstated ? .missingPrice : .invalidPrice,
            at: node,
            expected: "the ISO 4217 code of the price's currency, such as USD",
            consequence: "the price is left out"
        )
        return nil
    }

    /// A price in thousandths, read from its digits. Without a currency, of which `currency` has spoken, there is none.
    mutating func price(milliunits node: JSONNode, in currency: CurrencyCode?) -> Price? {
        guard !node.isUnstated else { return nil }
        guard let text = node.scalarText, text.utf8.allSatisfy(Self.digits.contains), let milliunits = Int64(text)
        else {
            warn(
                .invalidPrice,
                at: node,
                expected: "a whole number of thousandths of the currency's unit: 10990 is 10.99",
                consequence: "the price is left out"
            )
            return nil
        }
        guard let currency else { return nil }
        let price = Price(amount: DecimalAmount(milliunits: milliunits), currency: currency)
        if price.hasExcessFractionDigits {
            warn(
                .excessFractionDigits,
                at: node,
                expected: "at most \(currency.fractionDigits) decimals, as \(currency) has",
                consequence: "the amount is kept in full"
            )
        }
        return price
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}

extension JSONNode {
    /// Whether nothing is stated: no value, null, or the empty text that some libraries write in its place.
    var isUnstated: Bool { isAbsent || text?.isEmpty == true }

    /// What a string or a number says, without white space around it; nil for anything else.
    var scalarText: String? { text ?? value?.numberText }

    /// The digits of a JSON number that is whole, however it is spelled: 1, 1.0, 1e0.
    var wholeNumberText: String? {
        guard let text = value?.numberText else { return nil }
        if text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) { return text }
        guard let number = ExactNumber(text), number.isWhole else { return nil }
        return String(number.floor)
    }
}
