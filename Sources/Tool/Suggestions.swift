import Paywright

/// What the argument parser's messages leave out: the command or the value that an unknown one may mean.
enum Suggestions {
    /// The message with a suggestion at the end of its first line, where there is one.
    ///
    /// - Parameters:
    ///   - message: What the parser says of a command line.
    ///   - commands: The commands that could stand where the message found none.
    static func completing(_ message: String, commands: [String]) -> String {
        let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = lines.first, let suggestion = suggestion(for: first, commands: commands) else {
            return message
        }
        return ([first + suggestion] + lines.dropFirst()).joined(separator: "\n")
    }

    private static func suggestion(for line: Substring, commands: [String]) -> String? {
        let quoted = line.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        let names = stride(from: 1, to: quoted.count, by: 2).map { quoted[$0] }
        guard let found = names.first else { return nil }
        let meant: [String]
        if line.hasPrefix("Error: Unexpected argument ") || line.contains(" unexpected arguments: ") {
            meant = Misspelling.meant(by: found, among: commands)
        } else if line.hasPrefix("Error: The value ") {
            // The value, the option, and the values that there are.
            meant = Misspelling.meant(by: found, among: names.dropFirst(2))
        } else {
            return nil
        }
        let end = line.hasSuffix(".") ? "" : "."
        return meant.isEmpty ? nil : "\(end) Did you mean \(meant.map { "'\($0)'" }.joined(separator: " or "))?"
    }
}
