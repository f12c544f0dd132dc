package import Paywright

/// Which lines and labels are printed, in the order they are read on the paywall.
package struct LineSelection: Sendable {
    /// A key that is neither a line's nor a label's.
    package struct UnknownLine: Error, CustomStringConvertible {
        let key: String
        let known: [String]
        /// One line for a person.
        package var description: String {
            "unknown line \"\(key)\"; expected some of \(known.joined(separator: ", "))"
                + Misspelling.hint(for: key, among: known)
        }
    }

    /// The keys of the lines, built-in ones and the user's own; nil for every one that applies.
    private let keys: [String]?
    /// The words around the products that were asked for.
    private let labels: [PaywallLabel]

    /// Every line and every label.
    static let all = LineSelection(keys: nil, labels: PaywallLabel.allCases)

    private init(keys: [String]?, labels: [PaywallLabel]) {
        self.keys = keys
        self.labels = labels
    }

    /// The lines of `--lines KEY,KEY…`, each once; everything where the option was not given. `own` are the keys of the
    /// user's own lines.
    package init(keys lists: [String], own: [String]) throws(UnknownLine) {
        guard !lists.isEmpty else {
            self = .all
            return
        }
        let lines = ProductLine.allCases.map(\.rawValue) + own
        var keys: [String] = []
        var labels: [PaywallLabel] = []
        for key in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }).map(String.init) {
            if lines.contains(key) {
                if !keys.contains(key) { keys.append(key) }
            } else if let label = PaywallLabel(rawValue: key) {
                if !labels.contains(label) { labels.append(label) }
            } else {
                let known = lines + PaywallLabel.allCases.map(\.rawValue)
                throw UnknownLine(key: key, known: known)
            }
        }
        self.keys = keys
        self.labels = labels
    }

    /// The built-in lines to word; nil for every one.
    var lines: [ProductLine]? { keys?.compactMap { ProductLine(rawValue: $0) } }

    /// The user's own lines to word; nil for every one.
    var ownLines: [String]? { keys?.filter { ProductLine(rawValue: $0) == nil } }

    /// The words around some products, as far as they were asked for.
    package func labels(besideProductsOf stores: Set<StoreName>) -> [PaywallLabel] {
        labels.filter { $0.stands(besideProductsOf: stores) }
    }

    /// The lines to print, in the order asked for, of some that their keys distinguish.
    func shown<Line>(_ lines: [Line], key: (Line) -> String) -> [Line] {
        keys.map { $0.flatMap { asked in lines.filter { key($0) == asked } } } ?? lines
    }

    /// The lines of a product as display rules judge them.
    func displayed(_ lines: ProductLines) -> [DisplayedText] {
        let all =
            lines.entries.map { DisplayedText(key: $0.line.rawValue, text: $0.text) }
            + lines.ownLines.map { DisplayedText(key: $0.key, text: $0.text) }
        return shown(all, key: \.key)
    }
}
