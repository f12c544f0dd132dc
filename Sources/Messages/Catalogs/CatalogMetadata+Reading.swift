internal import PaywrightICU
internal import PaywrightJSON
internal import PaywrightValues

extension CatalogMetadata {
    /// What an entry states, nil when its value is none, and what was expected; nil for an entry of others.
    static func statement(
        of member: JSONObject.Member,
        locale: LocaleTag
    ) -> (statement: Statement?, expected: String)? {
        let text = member.value.stringValue
        let flag = member.value.boolValue
        switch member.name {
        case "@@x-numbering-system":
            return (text.map { .numberingSystem($0) }, "a numbering system such as \"latn\"")
        case "@@x-calendar": return (text.map { .calendar($0) }, "a calendar such as \"buddhist\"")
        case "@@x-formats", "@@x-currency-symbols", "@@x-narrow-currency-symbols":
            return formats(member, locale: locale)
        case "@@x-bind-one-letter-words": return (flag.map { .bindsOneLetterWords($0) }, "true or false")
        case "@@x-space-from-latin": return (flag.map { .spacesFromLatin($0) }, "true or false")
        case "@@x-sentence-separator": return (text.map { .sentenceSeparator($0) }, "a string")
        case "@@x-length-list":
            let pattern = text.flatMap { $0.contains("{0}") && $0.contains("{1}") ? $0 : nil }
            return (pattern.map { .lengthList($0) }, "a pattern such as \"{0} and {1}\"")
        case "@@x-name-separator": return (text.map { .nameSeparator($0) }, "a string")
        case "@@x-register": return (text.map { .register($0) }, "a string")
        case "@@x-address":
            return (text.flatMap(FormOfAddress.init).map { .address($0) }, "\"formal\" or \"informal\"")
        case "@@x-address-words":
            let words = member.value.members(of: \.strings).flatMap { lists in
                lists.allSatisfy { FormOfAddress(rawValue: $0.name) != nil } ? lists : nil
            }
            return (
                words.map { .addressWords(Dictionary($0) { _, last in last }) },
                "an object with lists of words, \"formal\" and \"informal\""
            )
        case "@@x-glossary":
            let terms = member.value.members(of: \.stringValue)
            return (terms.map { .glossary(Dictionary($0) { _, last in last }) }, "an object of terms")
        case "@@x-glossary-stems":
            let stems = member.value.members(of: \.strings)
            return (stems.map { .glossaryStems(Dictionary($0) { _, last in last }) }, "an object of lists of stems")
        case "@@x-words-before-values": return (member.value.strings.map { .wordsBeforeValues($0) }, "a list of words")
        case "@@x-particles": return (member.value.strings.map { .particles($0) }, "a list of particles")
        case "@@x-names": return (member.value.strings.map { .names($0) }, "a list of names")
        case "@@x-same-as-source": return (member.value.strings.map { .sameAsSource($0) }, "a list of keys")
        case "@@x-renamed":
            let keys = member.value.members(of: \.stringValue)
            return (keys.map { .renamed(Dictionary($0) { _, last in last }) }, "an object of keys by their old names")
        case "@@x-typography":
            let typography = member.value.members(of: \.stringValue).flatMap { CatalogMetadata.Typography($0) }
            return (
                typography.map { .typography($0) },
                "an object with \"quotes\", \"space-before\", \"space-after\" or \"never\""
            )
        case "@@x-review":
            return (CatalogMetadata.Review(member.value).map { .review($0) }, CatalogMetadata.Review.expected)
        default: return nil
        }
    }

    private static func formats(
        _ member: JSONObject.Member,
        locale: LocaleTag
    ) -> (statement: Statement?, expected: String) {
        var formats = LocaleFormats()
        formats.locale = locale.tag
        guard member.name == "@@x-formats" else {
            let symbols = member.value.stringValue.flatMap(symbols)
            if member.name == "@@x-currency-symbols" {
                formats.symbols = symbols
            } else {
                formats.narrowSymbols = symbols ?? [:]
            }
            return (symbols.map { _ in .formats(formats) }, "symbols after their codes, such as \"EUR €, USD $\"")
        }
        let texts = member.value.members(of: \.stringValue)
        for (name, text) in texts ?? [] {
            guard let field = LocaleFormats.Field(rawValue: name), field.accepts(text) else {
                return (nil, "\(name) with \(LocaleFormats.Field(rawValue: name)?.expected ?? "a known name")")
            }
            formats.texts[field] = text
        }
        return (texts.map { _ in .formats(formats) }, "an object of texts")
    }

    /// "EUR €, USD $"; nil for anything else.
    private static func symbols(_ text: String) -> [String: String]? {
        let pairs = text.names.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
        guard pairs.allSatisfy({ $0.count == 2 && $0[0].utf8.count == 3 }) else { return nil }
        return Dictionary(pairs.map { ($0[0], $0[1]) }) { _, last in last }
    }
}

extension String {
    /// What stands between the separators ", ", but for empty texts.
    fileprivate var names: [Substring] {
        var names: [Substring] = []
        var start = startIndex
        var index = startIndex
        while index < endIndex {
            let next = utf8.index(after: index)
            guard utf8[index] == UInt8(ascii: ","), next < endIndex, utf8[next] == UInt8(ascii: " ") else {
                index = next
                continue
            }
            names.append(self[start..<index])
            index = utf8.index(after: next)
            start = index
        }
        names.append(self[start...])
        return names.filter { !$0.isEmpty }
    }
}

extension LocaleFormats.Field {
    /// What a text of the field has to have.
    fileprivate var expected: String {
        switch self {
        case .money: "a pattern such as \"#,##0.00 ¤\""
        case .percent: "a pattern such as \"#,##0 %\""
        case .minimumGrouping: "\"1\" or \"2\""
        case .decimal, .group, .moneyDecimal, .moneyGroup, .minus, .percentSign, .longDate, .fullDate, .mediumDate,
            .shortDate, .time, .months, .shortMonths, .weekdays, .dayPeriods, .twoNames, .fourNames:
            nameCount.map { "\($0) names, joined with \", \"" } ?? "a text"
        }
    }

    fileprivate func accepts(_ text: String) -> Bool {
        switch self {
        case .money: text.contains("¤") && text.contains("0")
        case .percent: text.contains("%") && text.contains("0")
        case .minimumGrouping: ["1", "2"].contains(text)
        case .decimal, .group, .moneyDecimal, .moneyGroup, .minus, .percentSign, .longDate, .fullDate, .mediumDate,
            .shortDate, .time, .months, .shortMonths, .weekdays, .dayPeriods, .twoNames, .fourNames:
            nameCount.map { text.names.count == $0 } ?? !text.isEmpty
        }
    }
}

extension CatalogMetadata.Review {
    static let expected =
        #""drafted", "second-reading", or {"native": the reader's name, "date": a day such as "2027-01-15"}"#

    /// nil for anything else.
    fileprivate init?(_ value: JSONValue) {
        switch value.stringValue {
        case "drafted"?: self = .drafted
        case "second-reading"?: self = .secondReading
        default:
            guard let members = value.objectValue, let name = members["native"]?.stringValue,
                !NameSanitizer.isBlank(name), let day = members["date"]?.stringValue.flatMap({ CalendarDay($0) })
            else { return nil }
            self = .native(by: name, on: day)
        }
    }

    /// One line for a person: "native: Anna, 2027-01-15".
    public var description: String {
        guard case .native(let name, let day) = self else { return level }
        return "\(level): \(name), \(day)"
    }
}

extension JSONValue {
    /// The strings of an array of nothing else.
    var strings: [String]? {
        guard let elements = arrayValue else { return nil }
        let strings = elements.compactMap(\.stringValue)
        return strings.count == elements.count ? strings : nil
    }

    /// The members of an object whose values are all of a kind.
    fileprivate func members<Value>(of kind: (JSONValue) -> Value?) -> [(name: String, text: Value)]? {
        guard let members = objectValue?.members else { return nil }
        let read = members.compactMap { member in kind(member.value).map { (name: member.name, text: $0) } }
        return read.count == members.count ? read : nil
    }
}
