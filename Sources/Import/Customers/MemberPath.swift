package import PaywrightJSON

/// Where a value stands in an input about a customer, as the caller names it: names with dots between them, or a JSON pointer
/// (RFC 6901).
///
///     MemberPath("customer.preferred_locales")?.steps    // ["customer", "preferred_locales"]
///     MemberPath("/profile/time~1zone")?.steps           // ["profile", "time/zone"]
///     MemberPath("profile..zone")                        // nil
package struct MemberPath: Hashable, Sendable {
    /// What stands at a path.
    package enum Found {
        /// Nothing: it is left out, or null.
        case absent
        case value(JSONValue)
        /// Something on the way holds no such member, an identifier in place of an object.
        case unreadable(JSONValue, at: MemberPath)
    }

    /// The names of members, and the numbers of elements.
    package let steps: [String]

    /// How a path is written.
    package static let grammar = "names with dots, such as profile.locale, or a JSON pointer, such as /profile/locale"

    private init(steps: [String]) { self.steps = steps }

    /// Reads a path; nil for one without a name, or with an empty one.
    package init?(_ text: String) {
        let isPointer = text.hasPrefix("/")
        let parts = (isPointer ? text.dropFirst() : text[...]).split(
            separator: isPointer ? "/" : ".",
            omittingEmptySubsequences: false
        )
        guard !parts.contains("") else { return nil }
        steps = parts.map(String.init).map { part in
            isPointer ? part.replacing("~1", with: "/").replacing("~0", with: "~") : part
        }
    }

    /// The path as diagnostics have it: "$.customer.preferred_locales".
    package var description: String {
        steps.reduce(JSONPath.root) { path, step in
            Self.index(step).map { .element($0, of: path) } ?? .member(step, of: path)
        }.description
    }

    /// What stands there in a document.
    package func find(in root: JSONValue) -> Found {
        var value = root
        for (number, step) in steps.enumerated() {
            let next: JSONValue?
            if let object = value.objectValue {
                next = object[step]
            } else if let elements = value.arrayValue, let index = Self.index(step) {
                next = elements.indices.contains(index) ? elements[index] : nil
            } else {
                return .unreadable(value, at: MemberPath(steps: Array(steps.prefix(number))))
            }
            guard let next else { return .absent }
            if case .null = next.content { return .absent }
            value = next
        }
        return .value(value)
    }

    private static func index(_ step: String) -> Int? {
        step.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(step) : nil
    }
}

extension FieldRules {
    /// The same, with places of the caller's own: a field without a row that leads to them alone is none that a store has added.
    package func leavingOut(_ paths: [MemberPath]) -> FieldRules {
        var rules = self
        rules.callersPlaces = paths.map(\.steps)
        return rules
    }

    /// Whether nothing stands in a value but what the caller has named.
    func isCallersOwn(_ value: JSONValue, at path: JSONPath) -> Bool {
        guard !callersPlaces.isEmpty else { return false }
        return isCallersOwn(value, at: path.steps)
    }

    private func isCallersOwn(_ value: JSONValue, at steps: [String]) -> Bool {
        if callersPlaces.contains(steps) { return true }
        guard callersPlaces.contains(where: { $0.starts(with: steps) }) else { return false }
        guard let object = value.objectValue else {
            // What holds no such member cannot be read there, and is nothing else.
            return value.arrayValue == nil
        }
        return object.members.allSatisfy { isCallersOwn($0.value, at: steps + [$0.name]) }
    }
}

extension JSONPath {
    /// The names and numbers of the way.
    fileprivate var steps: [String] {
        switch self {
        case .root: []
        case .member(let name, let container): container.steps + [name]
        case .element(let index, let container): container.steps + [String(index)]
        }
    }
}
