import TestSupport

extension Tree {
    private static let replacements: [Tree] = [
        nil, true, false, 0, -1, 7, .source("1e400"), .source("0.10"), "", " ", "abc", "9,99", "P1W", "P0M", "XXX",
        "MONTHLY", "free", "US", "EUR", "DRAFT", .source("0.5"), .source("9223372036854775807"), ["free": [:]],
        "\u{202E}\n\"", [], [[]], [7], [nil], ["abc"], [:], ["a": 1], ["productID": "x"],
    ]

    /// One other value, or as often none.
    private static func replacement(using generator: inout SplitMix64) -> [Tree] {
        Bool.random(using: &generator) ? [] : [replacements.randomElement(using: &generator) ?? nil]
    }

    /// The tree with one value somewhere in it removed or replaced, and the path of that value.
    func changed(using generator: inout SplitMix64) -> (tree: Tree, path: [String]) {
        // One step down, or a change here: deep values are many, so most walks should go on.
        let stops = Int.random(in: 0..<6, using: &generator) == 0
        switch self {
        case .array(var elements) where !elements.isEmpty:
            let index = Int.random(in: elements.indices, using: &generator)
            if stops {
                elements.replaceSubrange(index...index, with: Self.replacement(using: &generator))
                return (.array(elements), [String(index)])
            }
            let (tree, path) = elements[index].changed(using: &generator)
            elements[index] = tree
            return (.array(elements), [String(index)] + path)
        case .object(var members) where !members.isEmpty:
            let index = Int.random(in: members.indices, using: &generator)
            let name = members[index].name
            if stops {
                let replacement = Self.replacement(using: &generator).map { (name: name, value: $0) }
                members.replaceSubrange(index...index, with: replacement)
                return (.object(members), [name])
            }
            let (tree, path) = members[index].value.changed(using: &generator)
            members[index].value = tree
            return (.object(members), [name] + path)
        default:
            return (Self.replacements.randomElement(using: &generator) ?? nil, [])
        }
    }
}
