internal import PaywrightJSON
internal import PaywrightModel

/// A place in a document with its path, in one of three states: a value that is stated; nothing, where it is left out or
/// null; or what cannot be read, because the member of something that is no object is asked for.
struct JSONNode {
    /// nil when there is no value, in which case the offset is that of the object that lacks it.
    let value: JSONValue?
    private let way: Way
    let offset: Int
    /// How the value, and all that is in it, may be spelled.
    let leniency: Leniency
    /// What cannot be told of the customer where the value cannot be read: the facts of the field, and of all that is in it
    /// without a field of its own.
    let facts: FactSet
    /// Whether it is a member of something that is neither an object nor null.
    let isInNoObject: Bool

    /// The way to it. One step is put to a path only when somebody asks: of most members nobody does.
    private enum Way {
        case path(JSONPath)
        case member(String, of: JSONPath)

        /// The way to a member, of which members may be asked for.
        init(_ name: String, of container: JSONPath, to member: JSONValue?) {
            self = member?.isContainer == true ? .path(.member(name, of: container)) : .member(name, of: container)
        }
    }

    /// Where it stands in its document.
    var path: JSONPath {
        switch way {
        case .path(let path): path
        case .member(let name, let container): .member(name, of: container)
        }
    }

    init(root: JSONValue, leniency: Leniency = .strict) {
        self.init(value: root, way: .path(.root), offset: root.offset, leniency: leniency)
    }

    private init(
        value: JSONValue?,
        way: Way,
        offset: Int,
        leniency: Leniency,
        facts: FactSet = [],
        isInNoObject: Bool = false
    ) {
        self.value = value
        self.way = way
        self.offset = offset
        self.leniency = leniency
        self.facts = facts
        self.isInNoObject = isInNoObject
    }

    /// The same value, to be read leniently.
    var lenient: JSONNode { JSONNode(value: value, way: way, offset: offset, leniency: .lenient, facts: facts) }

    /// The same value, where what stands beside it shows that it decides no more than some facts.
    func deciding(_ facts: FactSet) -> JSONNode {
        JSONNode(
            value: value,
            way: way,
            offset: offset,
            leniency: leniency,
            facts: facts,
            isInNoObject: isInNoObject
        )
    }

    /// The same value, where other fields settle some of the facts that it decides.
    func settled(_ settled: FactSet) -> JSONNode { deciding(facts.subtracting(settled)) }

    /// Whether nothing is stated: no value or null.
    var isAbsent: Bool { value?.isNull ?? !isInNoObject }

    /// Whether nothing is stated, not even in a list.
    var isAbsentOrEmpty: Bool { isAbsent || value?.arrayValue?.isEmpty == true }

    var isObject: Bool { value?.isObject == true }

    /// A string exactly as stated; nil for anything else.
    var string: String? { value?.stringValue }

    /// A string without white space around it; nil for anything else.
    var text: String? { string?.trimmed }

    /// A member of the object, present or missing; of duplicates the last, as in most readers.
    subscript(name: String) -> JSONNode {
        let member = value?.member(name)
        return JSONNode(
            value: member,
            way: Way(name, of: path, to: member),
            offset: member?.offset ?? offset,
            leniency: leniency,
            facts: facts
        )
    }

    /// A field of the object.
    subscript(key: FieldKey) -> JSONNode {
        let member = value?.member(key.name)
        return JSONNode(
            value: member,
            way: Way(key.name, of: path, to: member),
            offset: member?.offset ?? offset,
            leniency: leniency,
            facts: key.facts,
            isInNoObject: member == nil && !isObject && !isAbsent
        )
    }

    /// Whether a field of the object states anything.
    func states(_ key: FieldKey) -> Bool { states(key.name) }

    /// Whether a member states anything: what looking the member up does not need a path for.
    func states(_ name: String) -> Bool { value?.member(name)?.isNull == false }

    /// The elements of an array; nil for anything else.
    var elements: [JSONNode]? {
        value?.arrayValue?.enumerated().map { index, element in
            JSONNode(
                value: element,
                way: .path(.element(index, of: path)),
                offset: element.offset,
                leniency: leniency,
                facts: facts
            )
        }
    }

    /// The members of an object, duplicates included; empty for anything else.
    var members: [JSONNode] {
        value?.objectValue?.members.map(node) ?? []
    }

    /// The value of one of the object's members.
    func node(of member: JSONObject.Member) -> JSONNode {
        JSONNode(
            value: member.value,
            way: Way(member.name, of: path, to: member.value),
            offset: member.value.offset,
            leniency: leniency
        )
    }

    /// The place of a member's name, for a diagnostic about the name and not the value.
    func name(of member: JSONObject.Member) -> JSONNode {
        JSONNode(
            value: member.value,
            way: .member(member.name, of: path),
            offset: member.nameOffset,
            leniency: leniency
        )
    }
}
