extension JSONText {
    /// The value of a text in JSON, which must be valid.
    init(parsing text: String) {
        var rest = Substring(text)
        self.init(parsing: &rest)
    }

    private init(parsing rest: inout Substring) {
        rest = rest.drop(while: \.isWhitespace)
        switch rest.first {
        case "{":
            var members: [(name: String, value: JSONText)] = []
            Self.parseList(&rest) { rest in
                guard case .text(let name) = JSONText(parsing: &rest) else { return }
                rest = rest.drop { $0.isWhitespace || $0 == ":" }
                members.append((name: name, value: JSONText(parsing: &rest)))
            }
            self = .object(members)
        case "[":
            var elements: [JSONText] = []
            Self.parseList(&rest) { elements.append(JSONText(parsing: &$0)) }
            self = .array(elements)
        case "\"":
            // A text is kept as it stands in the source, so that it is written as it was.
            let content = rest.dropFirst().prefix { $0 != "\"" }
            rest = rest[content.endIndex...].dropFirst()
            self = .text(String(content))
        default:
            let word = rest.prefix { !",]} \n".contains($0) }
            rest = rest[word.endIndex...]
            self = word == "null" ? .null : .bare(String(word))
        }
    }

    private static func parseList(_ rest: inout Substring, _ parse: (inout Substring) -> Void) {
        rest = rest.dropFirst()
        while let next = rest.first(where: { !$0.isWhitespace && $0 != "," }) {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            if next == "]" || next == "}" {
                rest = rest.dropFirst()
                return
            }
            parse(&rest)
        }
    }

    /// The value at a path; nil where nothing stands there.
    subscript(path: some Collection<String>) -> JSONText? {
        guard let step = path.first else { return self }
        return child(step)?[path.dropFirst()]
    }

    private func child(_ step: String) -> JSONText? {
        switch self {
        case .object(let members): members.first { $0.name == step }?.value
        case .array(let elements): Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        case .null, .bare, .text: nil
        }
    }

    /// The value with another one at a path: a member that is missing is added, and so are the objects that it stands in.
    func replacing(_ path: some Collection<String>, with value: JSONText) -> JSONText {
        guard let step = path.first else { return value }
        let rest = path.dropFirst()
        switch self {
        case .array(var elements):
            if let index = Int(step), elements.indices.contains(index) {
                elements[index] = elements[index].replacing(rest, with: value)
            }
            return .array(elements)
        case .object(var members):
            if let index = members.firstIndex(where: { $0.name == step }) {
                members[index].value = members[index].value.replacing(rest, with: value)
            } else {
                members.append((name: step, value: JSONText.object([]).replacing(rest, with: value)))
            }
            return .object(members)
        case .null, .bare, .text: return JSONText.object([]).replacing(path, with: value)
        }
    }
}
