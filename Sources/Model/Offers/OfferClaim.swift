/// What a caller says about the offers one customer can get.
///
/// Claims are read from text as the tool takes them:
///
///     OfferClaim("promotional=spring")    // .promotional(id: "spring")
///     OfferClaim("none")                  // .noOffer
@nonexhaustive
public enum OfferClaim: Hashable, Sendable, CustomStringConvertible {
    /// No offer applies: the regular price.
    case noOffer
    /// The introductory offer applies.
    case introductory
    /// A promotional offer applies, by its offer identifier.
    case promotional(id: String)
    /// A win-back offer applies, by its offer identifier.
    case winBack(id: String)
    /// The customer has entered an offer code, by the code offer's reference name.
    case code(name: String)
    /// An offer applies that has no kind of its own, by its identifier: any offer of Google Play's.
    case offer(id: String)
    /// Not known: nothing is promised.
    case unknown

    /// nil when the text is none of "none", "introductory", "unknown", "promotional=ID", "win-back=ID", "code=NAME",
    /// "offer=ID".
    ///
    /// - Parameter text: The claim, as the command takes it.
    public init?(_ text: String) {
        switch text {
        case "none": self = .noOffer
        case "introductory": self = .introductory
        case "unknown": self = .unknown
        default:
            guard let equals = text.firstIndex(of: "=") else { return nil }
            let value = String(text[text.index(after: equals)...])
            guard !value.isEmpty else { return nil }
            switch text[..<equals] {
            case "promotional": self = .promotional(id: value)
            case "win-back": self = .winBack(id: value)
            case "code": self = .code(name: value)
            case "offer": self = .offer(id: value)
            default: return nil
            }
        }
    }

    /// The claim of a customer who gets this offer; nil for an offer without the identifier its type needs.
    ///
    /// - Parameter offer: The offer that the customer gets.
    public init?(offer: SubscriptionOffer) {
        switch (offer.type, offer.id) {
        case (.introductory, nil): self = .introductory
        case (.introductory, let id?), (.unspecified, let id?): self = .offer(id: id)
        case (.promotional, let id?): self = .promotional(id: id)
        case (.winBack, let id?): self = .winBack(id: id)
        case (.code, let id?): self = .code(name: id)
        case (.promotional, nil), (.winBack, nil), (.code, nil), (.unspecified, nil), (.retention, _): return nil
        }
    }

    /// Whether the claim is an entered code.
    public var isCode: Bool { if case .code = self { true } else { false } }

    /// Whether the claim names an offer by its identifier alone.
    package var isIdentifierOnly: Bool { if case .offer = self { true } else { false } }

    /// The text form that `init(_:)` reads.
    public var description: String {
        switch self {
        case .noOffer: "none"
        case .introductory: "introductory"
        case .promotional(let id): "promotional=\(id)"
        case .winBack(let id): "win-back=\(id)"
        case .code(let name): "code=\(name)"
        case .offer(let id): "offer=\(id)"
        case .unknown: "unknown"
        }
    }

    /// Whether the claim names this offer.
    package func names(_ offer: SubscriptionOffer) -> Bool {
        switch self {
        case .noOffer, .unknown: false
        case .introductory: offer.type == .introductory
        case .promotional(let id): offer.type == .promotional && offer.id == id
        case .winBack(let id): offer.type == .winBack && offer.id == id
        case .code(let name): offer.type == .code && offer.id == name
        case .offer(let id): (offer.type == .introductory || offer.type == .unspecified) && offer.id == id
        }
    }
}
