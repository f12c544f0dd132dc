package import PaywrightICU
package import PaywrightMessages
package import PaywrightModel
internal import PaywrightValues

/// The messages of a language, and those about what Google Play sells where the language has words of its own for it: a catalog such
/// as `sv-x-gplay.arb`.
package struct StoreMessages: Sendable {
    /// Those about what any store sells.
    package let general: MessageBundle
    /// nil where the language says the same of every store.
    private let googlePlay: MessageBundle?

    /// The messages for a locale.
    ///
    /// - Throws: `CatalogFailure` where the file of a catalog cannot be read.
    package init(_ library: CatalogLibrary, for locale: LocaleTag) throws(CatalogFailure) {
        general = try library.messages(for: locale)
        googlePlay = try library.messages(of: .googlePlay, for: locale)
    }

    /// The same messages about what any store sells.
    package init(_ messages: MessageBundle) { (general, googlePlay) = (messages, nil) }

    private init(general: MessageBundle, googlePlay: MessageBundle?) {
        (self.general, self.googlePlay) = (general, googlePlay)
    }

    /// The same for another locale that they speak for.
    func speaking(for match: LocaleMatch) -> StoreMessages {
        StoreMessages(general: general.speaking(for: match), googlePlay: googlePlay?.speaking(for: match))
    }

    /// Gives a closure the messages about what a store sells, without a copy.
    @inline(__always)
    package func with<Result>(_ store: StoreName, _ body: (borrowing MessageBundle) -> Result) -> Result {
        if store.hasLayer, let googlePlay { return body(googlePlay) }
        return body(general)
    }

    /// The messages about what a store sells; nil for what is of no store.
    package func of(_ store: StoreName?) -> MessageBundle {
        store?.hasLayer == true ? googlePlay ?? general : general
    }

    /// The messages around products of some stores.
    func around(_ stores: Set<StoreName>) -> MessageBundle {
        !stores.isEmpty && stores.allSatisfy(\.hasLayer) ? of(.googlePlay) : general
    }

    /// Whether the language has words of its own for what a store sells.
    package func haveLayer(of store: StoreName) -> Bool { store.hasLayer && googlePlay != nil }

    /// The caller's keys that the language has a line for, about what any store sells.
    var ownKeys: [String] { of(.googlePlay).ownKeys }

    /// What was wrong in the files of the catalogs that speak.
    var catalogDiagnostics: [Diagnostic] {
        guard let googlePlay else { return general.catalogDiagnostics }
        var seen: Set<Diagnostic> = []
        return (general.catalogDiagnostics + googlePlay.catalogDiagnostics).filter { seen.insert($0).inserted }
    }
}

extension MessageLayer {
    /// Words of Google Play where they are others than the language's usual ones.
    package static let googlePlay = MessageLayer(
        subtag: "gplay",
        selection: .store,
        word: StoreName.googlePlay.rawValue
    )
}

extension StoreName {
    /// Whether a language may have words of its own for what the store sells.
    var hasLayer: Bool { self == .googlePlay }
}
