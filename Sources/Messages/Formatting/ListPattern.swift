/// How a list of names is written, from the text for two of them or for four: "{0} and {1}", "{0}, {1}, {2}, and {3}".
struct ListPattern {
    /// What stands before the first name, between names, and after the last.
    private let words: [[UInt8]]

    /// nil for a text without its names in order.
    init?(_ text: String) {
        var words: [[UInt8]] = []
        var rest = Substring(text)
        while let place = rest.firstRange(of: "{\(words.count)}") {
            words.append(Array(rest[..<place.lowerBound].utf8))
            rest = rest[place.upperBound...]
        }
        words.append(Array(rest.utf8))
        guard words.count == 3 || words.count == 5, !rest.contains("{") else { return nil }
        self.words = words
    }

    /// Two names by the text for two, more by the one for four, whose second gap is repeated or left out.
    func join(_ names: [[UInt8]]) -> [UInt8] {
        var text = words[0]
        for (index, name) in names.enumerated() {
            text += name
            switch index {
            case names.count - 1: text += words[words.count - 1]
            case names.count - 2: text += words[words.count - 2]
            default: text += words[index == 0 ? 1 : 2]
            }
        }
        return text
    }
}
