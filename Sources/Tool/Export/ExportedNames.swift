import ArgumentParser
import Paywright
import PaywrightPatterns

/// The lines and the texts that `--lines` names.
struct ExportedNames {
    /// nil for every line.
    private(set) var lines: [ProductLine]?
    /// nil for every line of one’s own.
    private(set) var ownLines: [String]?
    /// nil for every text.
    private(set) var texts: [String]?
    /// nil for every line about a customer’s situation.
    private(set) var statuses: [String]?

    /// Throws for a name that is none of them, and for that of a line that is never exported.
    init(_ lists: [String], ownLines known: [String] = []) throws {
        guard !lists.isEmpty else { return }
        var (lines, texts, statuses, own) = ([ProductLine](), [String](), [String](), [String]())
        for name in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }).map(String.init) {
            // "status" and "status.renews" are all lines of all situations, and of one.
            let named = StatusPlan.names.filter { $0 == name || $0.hasPrefix(name + ".") }
            if let line = ProductLine(rawValue: name) {
                if let reason = ExportRequest.reasons[line] {
                    throw ValidationError("--lines: found \(name), which \(reason) and is not exported")
                }
                lines.append(line)
            } else if known.contains(name) {
                own.append(name)
            } else if ExportedTexts.names.contains(name) {
                texts.append(name)
            } else if !named.isEmpty {
                statuses += named
            } else {
                let names =
                    ProductLine.allCases.filter { ExportRequest.reasons[$0] == nil }.map(\.rawValue)
                    + ExportedTexts.names + known
                let hint = Misspelling.hint(for: name, among: names + StatusPlan.names)
                throw ValidationError(
                    "--lines: unknown line \"\(name)\"; expected some of \(names.joined(separator: ", ")), status.…\(hint)"
                )
            }
        }
        (self.lines, self.texts, self.statuses, ownLines) = (lines, texts, statuses, own)
    }
}
