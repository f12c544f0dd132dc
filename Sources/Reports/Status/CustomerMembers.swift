package import Paywright
internal import PaywrightJSON

/// Where an input about a customer states how the customer is answered: in which language, in which time zone, by which rules.
package struct CustomerMembers: Sendable {
    package var locale: MemberPath?
    package var timeZone: MemberPath?
    /// The names of the rules about notices that are for the customer.
    package var rules: MemberPath?

    package init(locale: MemberPath? = nil, timeZone: MemberPath? = nil, rules: MemberPath? = nil) {
        (self.locale, self.timeZone, self.rules) = (locale, timeZone, rules)
    }

    /// The paths that are there.
    package var paths: [MemberPath] { [locale, timeZone, rules].compactMap { $0 } }

    /// What an input states; nothing where it is no JSON, as which it is reported elsewhere.
    func read(_ bytes: [UInt8], file: String, line: Int) -> StatedMembers {
        guard !paths.isEmpty, let document = try? JSONDocument(parsing: bytes) else { return StatedMembers() }
        func stated(_ path: MemberPath?) -> StatedMember {
            guard let path else { return .absent }
            func place(_ path: MemberPath, _ value: JSONValue) -> Diagnostic.Place {
                let position = document.position(of: value)
                return Diagnostic.Place(
                    file: file,
                    line: line + position.line - 1,
                    column: position.column,
                    path: path.description
                )
            }
            switch path.find(in: document.root) {
            case .absent: return .absent
            case .unreadable(let value, let path):
                return .unreadable("\(value.kindName), in which nothing stands", at: place(path, value))
            case .value(let value):
                if let text = value.stringValue, !text.isEmpty { return .texts([text], at: place(path, value)) }
                if let list = value.arrayValue {
                    // What is no text in a list of preferences is none.
                    let texts = list.compactMap(\.stringValue).filter { !$0.isEmpty }
                    if list.isEmpty || !texts.isEmpty { return .texts(texts, at: place(path, value)) }
                }
                return .unreadable(value.kindName, at: place(path, value))
            }
        }
        return StatedMembers(locale: stated(locale), timeZone: stated(timeZone), rules: stated(rules))
    }
}

/// A value of a customer's own.
enum StatedMember: Sendable {
    /// The input does not state it: that of the run counts.
    case absent
    /// One text, or several: preferences in their order, or names of rules.
    case texts([String], at: Diagnostic.Place)
    /// What was found, and where.
    case unreadable(String, at: Diagnostic.Place)

    /// What was stated first counts; what cannot be read, only where nothing else is stated.
    mutating func complete(by other: StatedMember) {
        switch (self, other) {
        case (.absent, _), (.unreadable, .texts): self = other
        case (.texts, _), (.unreadable, .absent), (.unreadable, .unreadable): break
        }
    }

    /// The part that decides an answer: without the place.
    var key: StatedKey {
        switch self {
        case .absent: .absent
        case .texts(let texts, _): .texts(texts)
        case .unreadable: .unreadable
        }
    }

}

/// What a customer's own value is, wherever it stands.
enum StatedKey: Hashable, Sendable {
    case absent
    case texts([String])
    case unreadable

    /// The texts; none where none are stated.
    var texts: [String] { if case .texts(let texts) = self { texts } else { [] } }
}

/// What the inputs about a customer state of how the customer is answered.
struct StatedMembers: Sendable {
    var locale = StatedMember.absent
    var timeZone = StatedMember.absent
    var rules = StatedMember.absent

    /// Several inputs are about one customer.
    mutating func complete(by other: StatedMembers) {
        locale.complete(by: other.locale)
        timeZone.complete(by: other.timeZone)
        rules.complete(by: other.rules)
    }
}
