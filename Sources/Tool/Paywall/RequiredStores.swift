import ArgumentParser
import Paywright
import PaywrightReports

/// Whose rules must be kept: `--require app-store,google-play,checkout`.
enum RequiredStores {
    private static let stores = StoreName.allCases
        .filter { store in DisplayRule.allCases.contains { $0.source(of: store) != nil } }
        .map { (name: commandName($0), store: $0) }

    /// Their names, for a person.
    static let names = all.joined(separator: ", ")

    private static let all = stores.map(\.name) + [checkout]
    private static let checkout = "checkout"

    /// A store's name as a word of the command: app-store.
    private static func commandName(_ store: StoreName) -> String {
        store.rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }

    /// The rules of each store once, in the order asked for.
    static func rules(of lists: [String]) throws -> RequiredRules {
        var rules = RequiredRules()
        for name in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
            if name == checkout {
                rules.includesCheckout = true
                continue
            }
            guard let store = stores.first(where: { $0.name == name })?.store else {
                let hint = Misspelling.hint(for: String(name), among: all)
                throw ValidationError("unknown rules \"\(name)\"; expected some of \(names)\(hint)")
            }
            if !rules.stores.contains(DisplayRules(of: store)) { rules.stores.append(DisplayRules(of: store)) }
        }
        return rules
    }
}
