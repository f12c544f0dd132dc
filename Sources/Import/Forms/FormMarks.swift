internal import PaywrightJSON

/// What an object has that only objects of one form have. A form has one or several of these: each alone is enough.
///
/// The names of members inside an object are joined by a period: "message.data". One reference each: every input is held
/// against many of them.
final class FormMarks: Sendable {
    /// Members that must all be stated. The most telling one is the first: most objects lack it, and nothing else is looked at.
    private let all: [String]
    /// Groups of members: of each group one must be stated.
    private let any: [[String]]
    /// Members that must not be stated.
    private let none: [String]
    /// Members that must be this text.
    private let texts: [String: String]
    /// Members that must be a text which begins so.
    private let beginnings: [String: String]
    /// Members that must be an object, or a list of objects.
    private let containers: [String]
    /// Whether a member must be named for a platform: "expirationDateIOS".
    let isOfPlatform: Bool
    /// Whether a name leads into an object.
    private let isDeep: Bool

    init(
        all: [String] = [],
        any: [[String]] = [],
        none: [String] = [],
        texts: [String: String] = [:],
        beginnings: [String: String] = [:],
        containers: [String] = [],
        isOfPlatform: Bool = false
    ) {
        (self.all, self.any, self.none, self.texts, self.beginnings) = (all, any, none, texts, beginnings)
        (self.containers, self.isOfPlatform) = (containers, isOfPlatform)
        isDeep = (all + any.joined() + none).contains { $0.utf8.contains(UInt8(ascii: ".")) }
    }

    /// Whether an object has these marks.
    func match(_ node: JSONNode) -> Bool {
        guard let object = node.value?.objectValue else { return false }
        for name in all where !states(name, object, node) { return false }
        for group in any where !group.contains(where: { states($0, object, node) }) { return false }
        if !texts.isEmpty || !beginnings.isEmpty || !containers.isEmpty || isOfPlatform {
            guard matchValues(node) else { return false }
        }
        for name in none where states(name, object, node) { return false }
        return true
    }

    private func matchValues(_ node: JSONNode) -> Bool {
        texts.allSatisfy { Self.member($0.key, of: node).text == $0.value }
            && beginnings.allSatisfy { Self.member($0.key, of: node).text?.hasPrefix($0.value) == true }
            && containers.allSatisfy { Self.isContainer(Self.member($0, of: node)) }
            && (!isOfPlatform || Self.statesPlatform(node))
    }

    /// Members of which an object with these marks states one; none where it states a member named for a platform.
    var keys: [String] {
        if isOfPlatform { return [] }
        let first = all.first ?? containers.first ?? texts.keys.first ?? beginnings.keys.first
        return (first.map { [$0] } ?? any.first ?? []).map { String($0.prefix { $0 != "." }) }
    }

    private func states(_ name: String, _ object: JSONObject, _ node: JSONNode) -> Bool {
        if isDeep, name.utf8.contains(UInt8(ascii: ".")) { return !Self.member(name, of: node).isAbsent }
        return object[name]?.isNull == false
    }

    private static func member(_ name: String, of node: JSONNode) -> JSONNode {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return node[name] }
        return name.split(separator: ".").reduce(node) { $0[String($1)] }
    }

    private static func isContainer(_ node: JSONNode) -> Bool {
        node.isObject || node.elements?.first?.isObject == true
    }
}

extension [FormMarks] {
    /// Whether an object has one of these marks.
    func match(_ node: JSONNode) -> Bool {
        for marks in self where marks.match(node) { return true }
        return false
    }
}
