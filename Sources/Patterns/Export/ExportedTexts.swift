internal import Paywright

/// Fixed sentences around the products.
package enum ExportedTexts {
    /// The name of a text, and the message that it is.
    private static func messages(_ store: StoreName) -> [(name: String, message: Message)] {
        let labels = PaywallLabel.allCases.filter { $0.stands(besideProductsOf: [store]) }.map {
            ($0.rawValue, Message($0.rawValue, [:]))
        }
        let outcomes = PurchaseOutcome.allCases.compactMap { outcome in
            StatusFormatter.messages(for: outcome, store: store).first.map {
                ("outcome.\(outcome.rawValue)", $0.message)
            }
        }
        return (labels + outcomes + actions.map { ($0, Message($0, [:])) }).map { (name: $0.0, message: $0.1) }
    }

    /// The buttons beside a status or an outcome.
    private static let actions = [
        "subscribe", "resubscribe", "keep", "updatePayment", "resume", "reviewPrice", "extend", "viewOffer", "buyAgain",
        "tryAgain",
    ].map { "action.\($0)" }

    /// Their names.
    package static let names = messages(.appStore).map(\.name)

    /// The texts in a language, those that are asked for.
    static func texts(
        _ names: [String],
        _ store: StoreName,
        by formatter: PaywallFormatter
    ) -> [(name: String, text: FormattedText)] {
        let words = formatter.messages.of(store)
        return messages(store).filter { names.contains($0.name) }.map { name, message in
            (name, words.format(message.key, message.arguments))
        }
    }
}
