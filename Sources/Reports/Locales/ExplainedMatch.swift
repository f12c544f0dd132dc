package import Paywright
package import PaywrightJSON

/// Which catalog speaks for a locale that somebody asked for, and why, in words.
package struct ExplainedMatch {
    /// The locale as it was asked for: "zh_CN".
    package let asked: String
    package let match: LocaleMatch
    /// The catalogs that speak, nearest first.
    private let speakers: [LocaleTag]

    package init(_ asked: String, address: FormOfAddress? = nil, in library: CatalogLibrary) throws {
        self.asked = asked
        let tag = try LocaleTag(asked)
        match = library.match(address.map { tag.addressing($0) } ?? tag)
        speakers = try library.messages(for: match.requested).speakers
    }

    /// "zh-CN is zh-Hans; zh-Hans speaks, then en"
    package var explanation: String {
        reason + address + "; " + ([first] + speakers.dropFirst().map(\.tag)).joined(separator: ", then ")
            + Misspelling.hint(match.suggestions)
    }

    private var address: String {
        match.lacksAddress ? ", which has no texts in the \(match.requested.address?.rawValue ?? "") address" : ""
    }

    private var first: String { "\(speakers.first ?? match.matched) speaks" }

    private var reason: String {
        let (requested, matched) = (match.requested, match.matched)
        switch match.reason {
        case .exact: return "a catalog of its own"
        case .alias: return "\(requested) is \(matched) on the stores"
        case .nearest: return "the nearest to \(requested) of the language and script \(requested.languageAndScript)"
        case .pseudo: return "a pseudo-locale for testing layouts"
        case .fallback: return "no catalog of the language and script \(requested.languageAndScript)"
        }
    }

    package var json: JSONOutput {
        .inline(
            .object([
                ("asked", .string(asked)), ("requested", .string(match.requested.tag)),
                ("matched", .string(match.matched.tag)), ("reason", .string(match.reason.rawValue)),
                ("languageAndScript", .string(match.requested.languageAndScript)),
                ("speakers", .array(speakers.map { .string($0.tag) })),
            ])
        )
    }
}
