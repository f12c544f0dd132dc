internal import PaywrightJSON

/// What an object has that only objects of one form have. A form has one or several of these: each alone is enough.
///
/// The names of members inside an object are joined by a period: "message.data".
struct FormMarks: Sendable {
    /// Members that must all be stated. The most telling one is the first: most objects lack it, and nothing else is looked at.
    var all: [String] = []
    /// Groups of members: of each group one must be stated.
    var any: [[String]] = []
    /// Members that must not be stated.
    var none: [String] = []
    /// Members that must be this text.
    var texts: [String: String] = [:]
    /// Members that must be a text which begins so.
    var beginnings: [String: String] = [:]
    /// Members that must be an object, or a list of objects.
    var containers: [String] = []
    /// Whether a member must be named for a platform: "expirationDateIOS".
    var isOfPlatform = false

    /// Whether an object has these marks.
    func match(_ node: JSONNode) -> Bool {
        all.allSatisfy { Self.states($0, node) }
            && texts.allSatisfy { Self.member($0.key, of: node).text == $0.value }
            && beginnings.allSatisfy { Self.member($0.key, of: node).text?.hasPrefix($0.value) == true }
            && any.allSatisfy { group in group.contains { Self.states($0, node) } }
            && containers.allSatisfy { Self.isContainer(Self.member($0, of: node)) }
            && (!isOfPlatform || Self.statesPlatform(node)) && !none.contains { Self.states($0, node) }
    }

    /// Members of which an object with these marks states one; none where it states a member named for a platform.
    var keys: [String] {
        if isOfPlatform { return [] }
        let first = all.first ?? containers.first ?? texts.keys.first ?? beginnings.keys.first
        return (first.map { [$0] } ?? any.first ?? []).map { String($0.prefix { $0 != "." }) }
    }

    private static func states(_ name: String, _ node: JSONNode) -> Bool {
        name.utf8.contains(UInt8(ascii: ".")) ? !member(name, of: node).isAbsent : node.states(name)
    }

    private static func member(_ name: String, of node: JSONNode) -> JSONNode {
        name.split(separator: ".").reduce(node) { $0[String($1)] }
    }

    private static func isContainer(_ node: JSONNode) -> Bool {
        node.isObject || node.elements?.first?.isObject == true
    }
}

extension [FormMarks] {
    /// Whether an object has one of these marks.
    func match(_ node: JSONNode) -> Bool { contains { $0.match(node) } }
}
