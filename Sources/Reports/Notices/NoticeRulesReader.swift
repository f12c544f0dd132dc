package import Paywright
internal import PaywrightJSON

/// Reads a seller's rules about notices, `paywright/rules/1`: a file, or the member `rules` of a request.
///
///     {"schema": "paywright/rules/1", "rules": [{"id": "before-trial-ends", "kind": "trialEnding", "window": {"to": "P3D"}}]}
///
/// Rules that are read in part would leave notices out: the first fault refuses all of them.
package enum NoticeRulesReader {
    /// The name and version of the contract.
    package static let schema = "paywright/rules/1"

    /// The most rules of a document: each customer is looked at by each.
    private static let mostRules = 1_000

    /// A rule's members.
    private enum Member: String, CaseIterable {
        case id, kind, anchor, window, scope, facts, article, source, checkedOn, reviewBy
    }

    /// Reads a file.
    ///
    /// - Throws: `ProductFiles.Unusable` with the place of the fault, what was found and what was expected.
    package static func read(_ bytes: [UInt8], file: String) throws(ProductFiles.Unusable) -> [NoticeRule] {
        try SettingsFault.read(bytes, file: file, or: "the rules are not used") { root throws(SettingsFault) in
            try rules(root, at: "$", isDocument: true)
        }
    }

    /// Reads the member of a request, which need not name its schema.
    static func read(_ value: JSONValue, at path: String) throws(RequestRefusal) -> [NoticeRule] {
        do throws(SettingsFault) {
            return try rules(value, at: path, isDocument: false)
        } catch {
            throw error.refusal
        }
    }

    // MARK: Rules

    private static func rules(
        _ value: JSONValue,
        at path: String,
        isDocument: Bool
    ) throws(SettingsFault) -> [NoticeRule] {
        let object = try value.settings(at: path, "an object with \"rules\"")
        try object.check(schema: schema, isDocument: isDocument, members: ["rules"], of: value, at: path)
        guard let listed = object["rules"] else {
            throw SettingsFault(value, "\(path).rules", .missingMember, found: nil, "a list of rules")
        }
        guard let elements = listed.arrayValue else {
            throw SettingsFault(listed, "\(path).rules", .wrongType, found: listed, "a list of rules")
        }
        guard elements.count <= mostRules else {
            throw SettingsFault(
                listed.offset,
                "\(path).rules",
                .unusableValue,
                found: "\(elements.count) rules",
                "at most \(mostRules)"
            )
        }
        var rules: [NoticeRule] = []
        for (number, element) in elements.enumerated() {
            let place = "\(path).rules[\(number)]"
            let rule = try rule(element, at: place)
            guard !rules.contains(where: { $0.id == rule.id }) else {
                throw SettingsFault(element, "\(place).id", .duplicateMember, found: element["id"], "a name of its own")
            }
            rules.append(rule)
        }
        return rules
    }

    private static func rule(_ value: JSONValue, at path: String) throws(SettingsFault) -> NoticeRule {
        let object = try value.settings(at: path, "an object with \"id\", \"kind\" and \"window\"")
        try object.check(members: Member.allCases.map(\.rawValue), at: path)
        func place(_ member: Member) -> String { "\(path).\(member.rawValue)" }
        func required(_ member: Member, _ expected: String) throws(SettingsFault) -> JSONValue {
            guard let stated = object[member.rawValue] else {
                throw SettingsFault(value, place(member), .missingMember, found: nil, expected)
            }
            return stated
        }
        func text(_ member: Member) throws(SettingsFault) -> String? {
            try object[member.rawValue].map { value throws(SettingsFault) in try value.text(at: place(member), "a text")
            }
        }
        func day(_ member: Member) throws(SettingsFault) -> CalendarDay? {
            try object[member.rawValue].map { value throws(SettingsFault) in try value.day(at: place(member)) }
        }
        let id = try required(.id, "a name for the rule").text(at: place(.id), "a name for the rule")
        guard !id.isEmpty, id.utf8.count <= 100, id.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x3A }) else {
            let expected = "up to 100 printable characters of ASCII without spaces and colons"
            throw SettingsFault(value, place(.id), .unusableValue, found: object["id"], expected)
        }
        let kinds = RequestReader.oneOf(NoticeKind.allCases.map(\.rawValue))
        let kind: NoticeKind = try required(.kind, kinds).word(at: place(.kind))
        let window = try object["window"].map { value throws(SettingsFault) in
            try self.window(value, at: place(.window))
        }
        if kind.isOfPast, let stated = object["window"] ?? object["anchor"] {
            let name: Member = object["window"] == nil ? .anchor : .window
            let expected = "none: no field states when it happened, and the notice is due at once"
            throw SettingsFault(stated, place(name), .unusableValue, found: stated, expected)
        }
        if !kind.isOfPast, window == nil {
            _ = try required(.window, #"the days, such as {"from": "P21D", "to": "P3D"}"#)
        }
        return NoticeRule(
            id: id,
            kind: kind,
            anchor: try object["anchor"].map { value throws(SettingsFault) in try value.word(at: place(.anchor)) }
                ?? .charge,
            window: window,
            scope: try object["scope"].map { value throws(SettingsFault) in try scope(value, at: place(.scope)) }
                ?? NoticeRule.Scope(),
            facts: try object["facts"].map { value throws(SettingsFault) in
                try value.list(at: place(.facts), "a list of facts") { fact, path throws(SettingsFault) in
                    try fact.word(at: path)
                }
            },
            article: try text(.article),
            source: try text(.source),
            checkedOn: try day(.checkedOn),
            reviewBy: try day(.reviewBy)
        )
    }

    // MARK: Parts of a rule

    private static func window(_ value: JSONValue, at path: String) throws(SettingsFault) -> NoticeRule.Window {
        let object = try value.settings(at: path, #"the days, such as {"from": "P21D", "to": "P3D"}"#)
        try object.check(members: ["from", "to"], at: path)
        func length(_ name: String) throws(SettingsFault) -> CalendarDuration? {
            try object[name].map { value throws(SettingsFault) in try value.length(at: "\(path).\(name)") }
        }
        let window = NoticeRule.Window(from: try length("from"), to: try length("to"))
        if let from = window.from, let to = window.to, from != to, from.leastDays < to.mostDays {
            let expected = "a length that is never shorter than \"to\": both are counted back from the anchor"
            throw SettingsFault(
                object["from"] ?? value,
                "\(path).from",
                .unusableValue,
                found: object["from"],
                expected
            )
        }
        return window
    }

    private static func scope(_ value: JSONValue, at path: String) throws(SettingsFault) -> NoticeRule.Scope {
        let object = try value.settings(at: path, "an object that names customers")
        let members = ["regions", "stores", "offerLength", "period"]
        try object.check(members: members, at: path)
        func list<Element>(
            _ name: String,
            _ expected: String,
            by read: (JSONValue, String) throws(SettingsFault) -> Element
        ) throws(SettingsFault) -> [Element] {
            guard let stated = object[name] else { return [] }
            return try stated.list(at: "\(path).\(name)", expected, by: read)
        }
        func length(_ name: String) throws(SettingsFault) -> NoticeRule.Length? {
            try object[name].map { value throws(SettingsFault) in try self.length(value, at: "\(path).\(name)") }
        }
        return NoticeRule.Scope(
            regions: try list("regions", "a list of regions") { value, path throws(SettingsFault) in
                guard let region = CustomerRegion(try value.text(at: path, CustomerRegion.grammar)) else {
                    throw SettingsFault(value, path, .unusableValue, found: value, CustomerRegion.grammar)
                }
                return region
            },
            stores: try list("stores", "a list of stores") { value, path throws(SettingsFault) in
                try value.word(at: path)
            },
            offerLength: try length("offerLength"),
            period: try length("period")
        )
    }

    private static func length(_ value: JSONValue, at path: String) throws(SettingsFault) -> NoticeRule.Length {
        let names = ["atLeast", "longerThan", "atMost"]
        let object = try value.settings(at: path, #"a length such as {"atLeast": "P1Y"}"#)
        try object.check(members: names, at: path)
        guard object.members.count == 1, let member = object.members.first else {
            throw SettingsFault(value, path, .unusableValue, found: value, "one of \(names.joined(separator: ", "))")
        }
        let length = try member.value.length(at: "\(path).\(member.name)")
        switch member.name {
        case "atLeast": return .atLeast(length)
        case "longerThan": return .longerThan(length)
        default: return .atMost(length)
        }
    }
}

extension CalendarDuration {
    /// How many days it has at most and at least, by the calendar.
    fileprivate var mostDays: Int { years * 366 + months * 31 + weeks * 7 + days }
    fileprivate var leastDays: Int { years * 365 + months * 28 + weeks * 7 + days }
}

extension JSONValue {
    fileprivate subscript(name: String) -> JSONValue? { objectValue?[name] }

    fileprivate func text(at path: String, _ expected: String) throws(SettingsFault) -> String {
        guard let text = stringValue else { throw SettingsFault(self, path, .wrongType, found: self, expected) }
        return text
    }

    fileprivate func word<Word: RawRepresentable<String> & CaseIterable>(at path: String) throws(SettingsFault) -> Word
    {
        let names = Word.allCases.map(\.rawValue)
        let text = try text(at: path, RequestReader.oneOf(names))
        guard let word = Word(rawValue: text) else {
            let expected = RequestReader.oneOf(names) + Misspelling.hint(for: text, among: names)
            throw SettingsFault(self, path, .unusableValue, found: self, expected)
        }
        return word
    }

    fileprivate func day(at path: String) throws(SettingsFault) -> CalendarDay {
        guard let day = CalendarDay(try text(at: path, CalendarDay.grammar)) else {
            throw SettingsFault(self, path, .unusableValue, found: self, CalendarDay.grammar)
        }
        return day
    }

    fileprivate func length(at path: String) throws(SettingsFault) -> CalendarDuration {
        let expected = "a length of time by ISO 8601 such as \"P21D\""
        guard let length = CalendarDuration(iso8601: try text(at: path, expected)) else {
            throw SettingsFault(self, path, .unusableValue, found: self, expected)
        }
        guard length.leastDays <= 3_653 else {
            throw SettingsFault(self, path, .unusableValue, found: self, "a length of at most ten years")
        }
        return length
    }

    fileprivate func list<Element>(
        at path: String,
        _ expected: String,
        by read: (JSONValue, String) throws(SettingsFault) -> Element
    ) throws(SettingsFault) -> [Element] {
        guard let elements = arrayValue else { throw SettingsFault(self, path, .wrongType, found: self, expected) }
        var all: [Element] = []
        for (number, element) in elements.enumerated() { all.append(try read(element, "\(path)[\(number)]")) }
        return all
    }
}
