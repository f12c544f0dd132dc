import ArgumentParser
import Paywright

/// The stores whose display rules must be kept: `--require app-store,google-play`.
enum RequiredStores {
    private static let stores: [(name: String, store: StoreName)] = [
        ("app-store", .appStore), ("google-play", .googlePlay),
    ]

    /// The rules of each store once, in the order asked for.
    static func rules(of lists: [String]) throws -> [DisplayRules] {
        var rules: [DisplayRules] = []
        for name in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
            guard let store = stores.first(where: { $0.name == name })?.store else {
                let names = stores.map(\.name).joined(separator: ", ")
                throw ValidationError("unknown store \"\(name)\"; expected some of \(names)")
            }
            if !rules.contains(DisplayRules(of: store)) { rules.append(DisplayRules(of: store)) }
        }
        return rules
    }
}
