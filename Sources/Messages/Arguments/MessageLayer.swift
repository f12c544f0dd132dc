package import PaywrightICU

/// A layer of a language: messages that are used where a selection is one word, in catalogs of their own.
package struct MessageLayer: Hashable, Sendable {
    /// The subtag of private use in the tags of its catalogs: "gplay" in "sv-x-gplay".
    package let subtag: String
    /// The selection, and the word that it is wherever the layer is used.
    package let selection: ArgumentName
    package let word: String

    /// A layer from its parts.
    ///
    /// - Parameters:
    ///   - subtag: The subtag of private use in the tags of its catalogs, of at most 8 letters.
    ///   - selection: The selection that decides whether it is used.
    ///   - word: The word that the selection is wherever it is used.
    package init(subtag: String, selection: ArgumentName, word: String) {
        self.subtag = subtag
        self.selection = selection
        self.word = word
    }
}

extension Vocabulary {
    /// The layer that a locale's tag is of; nil where it is of none that the vocabulary has.
    package func layer(of locale: LocaleTag) -> MessageLayer? {
        locale.layer.flatMap { subtag in layers.first { $0.subtag == subtag } }
    }

    /// The tag that the locale's catalog has: without extensions, with its form of address and its layer.
    package func catalogTag(of locale: LocaleTag) -> LocaleTag {
        locale.catalogTag.layered(layer(of: locale)?.subtag)
    }
}
