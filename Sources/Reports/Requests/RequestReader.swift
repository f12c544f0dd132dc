internal import Paywright
internal import PaywrightJSON
internal import PaywrightTemplates

/// Why a request has no answer.
struct RequestRefusal: Error {
    let diagnostic: Diagnostic
    /// Everything there is to say, the reason among it.
    let diagnostics: [Diagnostic]

    init(_ diagnostic: Diagnostic, among diagnostics: [Diagnostic]? = nil) {
        self.diagnostic = diagnostic
        self.diagnostics = diagnostics ?? [diagnostic]
    }

    /// A value that stands where another should.
    init(_ code: RequestCode, at path: String, found: String, expected: String) {
        self.init(code, at: Diagnostic.Place(path: path), found: found, expected: expected)
    }

    /// The same of the request as a whole.
    init(_ code: RequestCode, at place: Diagnostic.Place = Diagnostic.Place(), found: String, expected: String) {
        self.init(Diagnostic(.error, code, at: place, found: found, expected: expected, consequence: nil))
    }
}

/// The members of a request, taken one by one: the first that cannot be used refuses the request. A member that is `null` counts
/// as not stated.
struct RequestReader {
    let operation: RequestOperation
    private let document: JSONDocument
    private let object: JSONObject

    init(_ document: JSONDocument, _ object: JSONObject, _ operation: RequestOperation) {
        (self.document, self.object, self.operation) = (document, object, operation)
    }

    /// What a member holds; nil where it is not stated.
    subscript(member: RequestMember) -> JSONValue? {
        guard let value = object[member.rawValue] else { return nil }
        if case .null = value.content { return nil }
        return value
    }

    /// A value as the request spells it.
    func source(of value: JSONValue) -> [UInt8] { Array(document.source(of: value)) }

    static func path(_ member: RequestMember) -> String { "$." + member.rawValue }

    // MARK: Values

    /// A string that is not empty, but for texts that may be.
    func string(_ member: RequestMember) throws(RequestRefusal) -> String? {
        guard let value = self[member] else { return nil }
        let mayBeEmpty = member == .template || member == .appName || member == .unit
        return try Self.string(value, at: Self.path(member), mayBeEmpty: mayBeEmpty)
    }

    func bool(_ member: RequestMember) throws(RequestRefusal) -> Bool? {
        guard let value = self[member] else { return nil }
        guard let bool = value.boolValue else { throw Self.wrongType(value, at: Self.path(member), "true or false") }
        return bool
    }

    func integer(_ member: RequestMember) throws(RequestRefusal) -> Int? {
        guard let value = self[member] else { return nil }
        guard let text = value.numberText else {
            throw Self.wrongType(value, at: Self.path(member), "a whole number")
        }
        guard let number = Int(text) else {
            throw RequestRefusal(.unusableValue, at: Self.path(member), found: text, expected: "a whole number")
        }
        return number
    }

    /// An array of strings, which has some unless it may be empty.
    func strings(_ member: RequestMember, mayBeEmpty: Bool = false) throws(RequestRefusal) -> [String]? {
        guard let value = self[member] else { return nil }
        guard let elements = value.arrayValue else {
            throw Self.wrongType(value, at: Self.path(member), "an array of strings")
        }
        guard mayBeEmpty || !elements.isEmpty else {
            let (found, expected) = ("an empty array", "at least one string, or no such member")
            throw RequestRefusal(.unusableValue, at: Self.path(member), found: found, expected: expected)
        }
        try RequestLimits.check(elements.count, "strings", at: member, most: RequestLimits.most(of: member))
        var strings: [String] = []
        for (index, element) in elements.enumerated() {
            strings.append(try Self.string(element, at: "\(Self.path(member))[\(index)]", mayBeEmpty: false))
        }
        return strings
    }

    /// An object whose members are strings.
    func stringMap(_ member: RequestMember) throws(RequestRefusal) -> [(name: String, value: String)]? {
        guard let value = self[member] else { return nil }
        guard let members = value.objectValue?.members else {
            throw Self.wrongType(value, at: Self.path(member), "an object of strings")
        }
        try RequestLimits.check(members.count, "members", at: member, most: RequestLimits.most(of: member))
        var map: [(name: String, value: String)] = []
        for entry in members {
            let path = JSONPath.member(entry.name, of: .member(member.rawValue, of: .root))
            let text = try Self.string(entry.value, at: path.description, mayBeEmpty: member != .productNames)
            map.append((entry.name, text))
        }
        return map
    }

    /// Who sells what is sold in no app store, by the two members that say so.
    func merchant() throws(RequestRefusal) -> Merchant? {
        let link = try string(.merchantLink)
        guard let name = try string(.merchant) else {
            guard link == nil else {
                throw RequestRefusal(
                    .missingMember,
                    at: "$.merchant",
                    found: "nothing",
                    expected: "the name of the merchant"
                )
            }
            return nil
        }
        return Merchant(name: name, link: link)
    }

    func instant(_ member: RequestMember) throws(RequestRefusal) -> Instant? {
        guard let text = try string(member) else { return nil }
        guard let instant = Instant(rfc3339: text) else {
            throw unusable(member, text, "an instant by RFC 3339 such as \"2026-11-20T12:00:00Z\"")
        }
        return instant
    }

    /// One of some words.
    func choice<Choice: RawRepresentable & CaseIterable & Equatable>(
        _ member: RequestMember,
        but excluded: Choice? = nil
    ) throws(RequestRefusal) -> Choice? where Choice.RawValue == String {
        guard let text = try string(member) else { return nil }
        guard let choice = Choice(rawValue: text), choice != excluded else {
            throw unusable(member, text, Self.oneOf(Choice.allCases.filter { $0 != excluded }.map(\.rawValue)))
        }
        return choice
    }

    /// What the operation cannot do without.
    func required<Value>(_ member: RequestMember, _ value: Value?, _ expected: String) throws(RequestRefusal) -> Value {
        guard let value else {
            throw RequestRefusal(.missingMember, at: Self.path(member), found: "nothing", expected: expected)
        }
        return value
    }

    /// A string of no use.
    func unusable(_ member: RequestMember, _ text: String, _ expected: String) -> RequestRefusal {
        RequestRefusal(
            .unusableValue,
            at: Self.path(member),
            found: Self.quoted(text),
            expected: expected
        )
    }

    // MARK: Faults

    /// Warnings about members that the operation does not use, each with the nearest one it does.
    var unknownMembers: [Diagnostic] {
        guard var known = RequestOperation.membersByOperation[operation] else { return [] }
        if operation == .outcome { known.insert(outcomeMember.rawValue) }
        var found = DiagnosticList(more: RequestCode.moreFaults)
        for member in object.members where !known.contains(member.name) {
            guard found.admits(.warning, RequestCode.unknownMember) else { continue }
            // A name of a megabyte is near none.
            let name = member.name.prefix(Excerpt.maximumLength).filter { $0 != "_" && $0 != "-" }
            let nearest = NameSuggestion.nearest(to: name, among: known.sorted())
            let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
            found.list(
                Diagnostic(
                    .warning,
                    RequestCode.unknownMember,
                    at: Diagnostic.Place(path: "$"),
                    message:
                        "found member \(Self.quoted(member.name)), expected one that \(operation.rawValue) uses\(hint)",
                    consequence: "the member is not used"
                )
            )
        }
        return found.all
    }

    /// The member that states outcomes: `errors`, the name that it had, only where the new one is absent.
    var outcomeMember: RequestMember {
        operation == .outcome && self[.outcomes] == nil && self[.errors] != nil ? .errors : .outcomes
    }

    static func wrongType(_ value: JSONValue, at path: String, _ expected: String) -> RequestRefusal {
        RequestRefusal(.wrongType, at: path, found: value.kindName, expected: expected)
    }

    private static func string(
        _ value: JSONValue,
        at path: String,
        mayBeEmpty: Bool
    ) throws(RequestRefusal) -> String {
        guard let string = value.stringValue else { throw wrongType(value, at: path, "a string") }
        guard mayBeEmpty || !string.isEmpty else {
            throw RequestRefusal(.unusableValue, at: path, found: quoted(""), expected: "a string that is not empty")
        }
        return string
    }

    static func oneOf(_ words: [String]) -> String { "one of " + words.joined(separator: ", ") }

    /// A text as messages show it: short, on one line.
    static func quoted(_ text: String) -> String { Excerpt.quoted(text) }
}
