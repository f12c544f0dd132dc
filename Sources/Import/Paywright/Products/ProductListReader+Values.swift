internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ProductListReader {
    /// The product being read, as a consequence names it.
    var productName: String { productID.map { "product \(Excerpt.quoted($0))" } ?? "the product" }

    /// The consequence of a fault in a product.
    var productLeftOut: String { "\(productName) is left out" }

    /// The consequence of a fault in an offer.
    var offerLeftOut: String { "the offer is left out of \(productName)" }

    /// The consequence of a fault in a billing plan.
    var planLeftOut: String { "the billing plan is left out of \(productName)" }

    /// Reports every member of an object that the form does not have, and every name that occurs twice.
    mutating func reportFields(of node: JSONNode, known: [String]) {
        guard let object = node.value?.objectValue else { return }
        for member in object.members where !known.contains(member.name) {
            warn(
                .unknownField,
                at: node.name(of: member),
                found: "the field \(Excerpt.quoted(member.name))",
                expected: "one of the form's fields here: " + known.joined(separator: ", "),
                consequence: "the field is not read"
            )
        }
        for duplicate in object.duplicates {
            warn(
                .duplicateKey,
                at: node.name(of: duplicate),
                found: "\(Excerpt.quoted(duplicate.name)) again",
                expected: "each name once in an object",
                consequence: "the last value counts"
            )
        }
    }

    /// The values of an enumeration, for a diagnostic about another.
    func expectation<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> String
    where Value.RawValue == String {
        "one of " + type.allCases.map(\.rawValue).joined(separator: ", ")
    }

    /// A value of an enumeration; one that it does not have is reported, and something is lost with it.
    mutating func value<Value: RawRepresentable & CaseIterable>(
        _ node: JSONNode,
        _ type: Value.Type,
        code: ImportCode,
        losing consequence: String
    ) -> Value? where Value.RawValue == String {
        if let value = node.string.flatMap(Value.init(rawValue:)) { return value }
        fail(code, at: node, expected: expectation(type), consequence: consequence)
        return nil
    }

    /// An identifier exactly as stated; nil where none is, or for anything but a text with content, which is reported.
    mutating func identifier(_ node: JSONNode) -> String? {
        guard !node.isAbsent else { return nil }
        if let id = node.string, !id.trimmed.isEmpty { return id }
        warn(.wrongType, at: node, expected: "a string that is not empty", consequence: "the field is ignored")
        return nil
    }

    /// A length of time. One of weeks and days is one of days, as in Google Play's own forms, which product lists are made
    /// from.
    func duration(_ node: JSONNode) -> CalendarDuration? {
        node.string.flatMap { CalendarDuration(iso8601: $0) }?.inDaysIfWeeksAndDays
    }

    /// An optional language.
    mutating func locale(_ node: JSONNode) -> String? {
        guard !node.isAbsent else { return nil }
        if let tag = node.text?.languageTag, tag.isWellFormedTag { return tag }
        warn(.missingLocale, at: node, expected: String.tagExpectation, consequence: "the field is ignored")
        return nil
    }

    /// The store, the App Store where none is stated; one that the package does not know is any other.
    mutating func store(_ node: JSONNode) -> StoreName {
        guard !node.isAbsent else { return .appStore }
        if let store = node.string.flatMap(StoreName.init(rawValue:)) { return store }
        warn(.unknownValue, at: node, expected: expectation(StoreName.self), consequence: "it is taken as other")
        return .other
    }
}

extension String {
    static let tagExpectation = #"a language by BCP 47, such as "en" or "zh-Hans""#

    /// Whether it has the shape of a BCP 47 tag: parts of one to eight letters and digits, the first of letters.
    var isWellFormedTag: Bool {
        let parts = split(separator: "-", omittingEmptySubsequences: false)
        let letters: (UInt8) -> Bool = { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = parts.first, first.utf8.count >= 2, first.utf8.allSatisfy(letters) else { return false }
        return parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { letters($0) || digits.contains($0) }
        }
    }
}
