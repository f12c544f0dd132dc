public import PaywrightMessages

/// A text of a paywall and the key it is known by.
public struct DisplayedText: Hashable, Sendable {
    /// A `ProductLine`, a `PaywallLabel` or a key of one's own, by its raw value: "offer", "label.termsOfUse".
    public let key: String
    /// What stands there.
    public let text: FormattedText

    /// A text from its parts.
    ///
    /// - Parameters:
    ///   - key: A `ProductLine`, a `PaywallLabel` or a key of one's own, by its raw value: "offer", "label.termsOfUse".
    ///   - text: What stands there.
    public init(key: String, text: FormattedText) {
        self.key = key
        self.text = text
    }
}

/// What the words say, by their values and messages; never by looking for words.
extension DisplayedText {
    func shows(_ role: MoneyRole) -> Bool { text.parts.contains { $0.role == role } }

    func uses(_ arguments: ArgumentName...) -> Bool { text.arguments.contains { arguments.contains($0) } }

    func says(anyOf messages: [String]) -> Bool { text.messages.contains { messages.contains($0) } }

    func says(messagesOf family: String) -> Bool {
        let stem = family.hasSuffix(".") ? family : family + "."
        return text.messages.contains { $0 == family || $0.hasPrefix(stem) }
    }

    /// The messages about an offer, also those that show no value: "Start free trial".
    private static let offerMessages = [
        "offer.", "offerBadge.", "callToAction.freeTrial", "callToAction.offer",
    ]

    /// Whether the words are about an offer: its price, its length, or a message that exists for offers only.
    var isAboutOffer: Bool {
        shows(.introductory) || uses(.offerPrice, .offerDuration, .trialDuration, .nextOfferPrice, .nextOfferDuration)
            || Self.offerMessages.contains { says(messagesOf: $0) }
    }

    /// Whether the words tell what is charged after an offer.
    var tellsWhatFollows: Bool { shows(.billed) && isAboutOffer }
}
