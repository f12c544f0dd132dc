/// One line of readable output: a key and its value in two columns.
enum TextRow {
    private static let keyWidth = 28

    static func make(_ key: String, _ value: String) -> String {
        "      " + key + String(repeating: " ", count: max(1, keyWidth - key.count)) + value + "\n"
    }
}
