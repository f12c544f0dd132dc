/// An array or object whose closing bracket or brace has not been read yet.
struct OpenContainer {
    let offset: Int
    let isObject: Bool
    private var elements: [JSONValue] = []
    private var members: [JSONObject.Member] = []
    private var name = ""
    private var nameOffset = 0

    init(offset: Int, isObject: Bool) {
        self.offset = offset
        self.isObject = isObject
    }

    var closingByte: UInt8 {
        isObject ? ASCII.closingBrace : ASCII.closingBracket
    }

    /// The container as a value, once it is closed.
    var value: JSONValue {
        JSONValue(content: isObject ? .object(JSONObject(members: members)) : .array(elements), offset: offset)
    }

    /// Keeps the name of the member whose value comes next.
    mutating func setName(_ name: String, offset: Int) {
        self.name = name
        nameOffset = offset
    }

    mutating func append(_ value: consuming JSONValue) {
        if isObject {
            // Few objects have one member or two: growing from one to eight costs more than the room.
            if members.isEmpty { members.reserveCapacity(8) }
            var name = ""
            swap(&name, &self.name)
            members.append(JSONObject.Member(name: name, nameOffset: nameOffset, value: value))
        } else {
            elements.append(value)
        }
    }
}
