extension Diagnostic: CustomStringConvertible {
    /// Place, fault and consequence in one line, without the severity.
    ///
    ///     paywall.txt:3:14: found {{ prise }}, expected a variable; did you mean price?
    ///     Locales/de.arb:12:18: offer.freeTrial: bad-pattern: at 7: found nothing, expected }
    public var description: String {
        let position = place.position
        // A path leads to a product that a file states: its id would be said twice.
        let product = place.path == nil ? place.productID : nil
        let subject = [position, place.path, product ?? place.key, namesCode ? code : nil].compactMap { $0 }
        let sentence = [message, consequence ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
        return (subject.filter { !$0.isEmpty } + [sentence]).joined(separator: ": ")
    }

    /// The same on its way to a terminal, where a note says that it is one.
    package var reportLine: String { severity == .note ? "note: \(description)" : description }

    /// As compilers and linters print what they find, which editors read.
    ///
    ///     Locales/de.arb:12:18: error: offer.freeTrial: at 7: found nothing, expected } [bad-pattern]
    package var lintLine: String {
        let key = place.key.map { " \($0):" } ?? ""
        return "\(place.position): \(severity.rawValue):\(key) \(message) [\(code)]"
    }

    /// Translators look faults of a catalog's file up by their codes.
    private var namesCode: Bool {
        switch place.subject {
        case .message?, .catalog?: place.file != nil
        case .product?, .variable?, .texts?, nil: false
        }
    }
}

extension Diagnostic.Place {
    /// File, line and column, as far as they are known: "shop.storekit:12:24".
    fileprivate var position: String {
        [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    }
}
