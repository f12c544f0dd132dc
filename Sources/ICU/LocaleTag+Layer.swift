/// A layer of a language: a catalog that has only what a language says otherwise about some things, "sv-x-gplay" beside "sv".
///
///     try LocaleTag("sv-x-gplay").layer                        // "gplay"
///     try LocaleTag("de-x-formal").layered("gplay").tag        // "de-x-formal-gplay"
///
/// The tag of its catalog states it by a subtag of private use, after the form of address. Nobody asks for a layer by a tag: the
/// program takes it where it fits.
extension LocaleTag {
    /// The layer that the tag is of; nil where it is of none.
    package var layer: String? {
        guard tag.contains("-x-") else { return nil }
        let subtags = tag.split(separator: "-").drop { $0 != "x" }.dropFirst()
        return subtags.lazy.map(String.init).first { FormOfAddress(rawValue: $0) == nil }
    }

    /// The same locale in a layer, in the same form of address.
    ///
    /// - Parameter layer: The subtag of the layer; nil for none. What else stands in private use goes.
    package func layered(_ layer: String?) -> LocaleTag {
        guard layer != self.layer else { return self }
        let subtags = [address?.rawValue, layer].compactMap(\.self)
        let language = withoutPrivateUse
        return subtags.isEmpty
            ? language : LocaleTag(canonical: "\(language)-x-\(subtags.joined(separator: "-"))")
    }

    /// The language and its formats: no form of address, and no layer.
    package var withoutPrivateUse: LocaleTag {
        guard tag.contains("-x-") else { return addressing(nil) }
        return LocaleTag(canonical: tag.split(separator: "-").prefix { $0 != "x" }.joined(separator: "-"))
    }

    /// Whether a catalog of the tag has only what its language says otherwise: in another form of address, or in a layer.
    package var isPartOfLanguage: Bool { address != nil || layer != nil }

    /// The tag itself, and then those of the catalogs beneath it in its language, nearest first: "de-x-formal-gplay", "de-x-gplay",
    /// "de-x-formal", "de".
    package var partsOfLanguage: [LocaleTag] {
        let addresses = address == nil ? [nil] : [address, nil]
        let layers = layer == nil ? [nil] : [layer, nil]
        let language = withoutPrivateUse
        return layers.flatMap { layer in addresses.map { language.addressing($0).layered(layer) } }
    }
}
