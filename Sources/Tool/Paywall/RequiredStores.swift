import ArgumentParser
import Paywright

/// The stores whose display rules must be kept: `--require app-store,google-play`.
enum RequiredStores {
    private static let stores = StoreName.allCases
        .filter { store in DisplayRule.allCases.contains { $0.source(of: store) != nil } }
        .map { (name: commandName($0), store: $0) }

    /// Their names, for a person.
    static let names = stores.map(\.name).joined(separator: ", ")

    /// A store's name as a word of the command: app-store.
    private static func commandName(_ store: StoreName) -> String {
        store.rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }

    /// The rules of each store once, in the order asked for.
    static func rules(of lists: [String]) throws -> [DisplayRules] {
        var rules: [DisplayRules] = []
        for name in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
            guard let store = stores.first(where: { $0.name == name })?.store else {
                let hint = Misspelling.hint(for: String(name), among: stores.map(\.name))
                throw ValidationError("unknown store \"\(name)\"; expected some of \(names)\(hint)")
            }
            if !rules.contains(DisplayRules(of: store)) { rules.append(DisplayRules(of: store)) }
        }
        return rules
    }
}
