#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
internal import CPaywrightICU
internal import PaywrightStorage

/// A canonical BCP 47 locale tag, and what CLDR knows about it.
///
///     try LocaleTag("zh_TW").tag                // "zh-TW"
///     try LocaleTag("zh-TW").languageAndScript  // "zh-Hant"
public struct LocaleTag: Hashable, Sendable, CustomStringConvertible {
    /// Why a text is not a locale.
    public struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
        /// What was given.
        public let identifier: String
        /// One line for a person.
        public var description: String {
            "malformed locale \"\(identifier)\"; expected a BCP 47 tag such as \"de\", \"zh-Hant\" or \"es-419\""
        }
    }

    /// The canonical tag with its "-u-" keywords: "ar-EG-u-nu-latn".
    public let tag: String

    /// Reads BCP 47, underscore and POSIX forms ("zh-Hant", "zh_TW", "de_DE.UTF-8"); throws when malformed. A
    /// well-formed tag of an unknown language is fine.
    ///
    /// - Parameter identifier: The tag, in any of these forms.
    /// - Throws: `LocaleTag.Malformed` for an identifier that has none of these forms.
    public init(_ identifier: String) throws(Malformed) {
        if Self.canonicalTags.contains(identifier) {
            tag = identifier
            return
        }
        tag = try Self.tags.value(for: identifier) { () throws(Malformed) in
            var status: cicu_status = 0
            let text = readText { cicu_locale_canonicalize(identifier, $0, $1, &status) }
            let isWhole = !identifier.utf8.contains(0)
            guard status <= 0, !text.isEmpty, isWhole else { throw Malformed(identifier: identifier) }
            return text
        }
    }

    /// Reads an identifier with ICU's keywords ("de_DE@currency=EUR;numbers=arab"). A keyword that a tag cannot have is left out, and so
    /// are all where ICU cannot read them.
    ///
    /// - Parameter identifier: The identifier, in any form.
    /// - Throws: `LocaleTag.Malformed` for an identifier that is none without its keywords either.
    package init(withKeywords identifier: String) throws(Malformed) {
        guard let at = identifier.firstIndex(of: "@"), identifier[at...].contains("=") else {
            try self.init(identifier)
            return
        }
        var status: cicu_status = 0
        let text = readText { cicu_locale_tag_of_identifier(identifier, $0, $1, &status) }
        try self.init(status > 0 || text.isEmpty ? String(identifier[..<at]) : text)
    }

    // What ICU said last: products' names are in the same few locales again and again.
    private static let tags = BoundedCache<String, String>(capacity: 1_024)
    private static let languagesAndScripts = BoundedCache<String, String>(capacity: 1_024)

    package init(canonical tag: String) { self.tag = tag }

    /// The App Store's locales, which are as ICU has them: it need not read its tables of aliases for them.
    package static let canonicalTags: Set<String> = [
        "ar", "bn", "ca", "cs", "da", "de", "el", "en", "en-AU", "en-CA", "en-GB", "es", "es-MX", "fi", "fr", "fr-CA",
        "gu", "he", "hi", "hr", "hu", "id", "it", "ja", "kn", "ko", "ml", "mr", "ms", "nb", "nl", "or", "pa", "pl",
        "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sv", "ta", "te", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant",
    ]

    /// The locale of text whose language is not known: "und".
    public static let undetermined = LocaleTag(canonical: "und")

    /// The canonical tag.
    public var description: String { tag }

    /// The language subtag: "zh".
    public var language: String { String(tag.prefix { $0 != "-" }) }

    /// The language with its script, likely subtags added: "zh-Hant" for zh-TW, "sr-Cyrl" for sr.
    public var languageAndScript: String {
        Self.languagesAndScripts.value(for: tag) {
            let subtags = maximized.split(separator: "-", maxSplits: 2)
            return subtags.count < 2 ? String(subtags.first ?? "") : "\(subtags[0])-\(subtags[1])"
        }
    }

    /// The tag with likely script and region, without keywords: "zh-Hant-TW".
    public var maximized: String {
        var status: cicu_status = 0
        let text = readText { cicu_locale_maximize(tag, $0, $1, &status) }
        return status > 0 ? tag : text
    }

    /// The tag without its "-u-" and other extensions: "ar-EG".
    public var withoutExtensions: String {
        let hyphen = UInt8(ascii: "-")
        var start = tag.utf8.startIndex
        while let end = tag.utf8[start...].firstIndex(of: hyphen) {
            start = tag.utf8.index(after: end)
            // A subtag of one letter begins an extension.
            let second = tag.utf8[start...].dropFirst().first
            if second == hyphen || second == nil { return String(tag[..<end]) }
        }
        return tag
    }

    /// The parent in CLDR (es-MX → es-419 → es → nil), without keywords.
    public var parent: LocaleTag? {
        var status: cicu_status = 0
        let text = readText { cicu_locale_parent(tag, $0, $1, &status) }
        return status > 0 || text.isEmpty ? nil : LocaleTag(canonical: text)
    }

    /// The tag itself without keywords, then its CLDR parents up to, but without, the root.
    public var ancestry: [LocaleTag] {
        var chain = [LocaleTag(canonical: withoutExtensions)]
        guard !Self.languagesWithoutParents.contains(tag) else { return chain }
        while let parent = chain.last?.parent, !chain.contains(parent) { chain.append(parent) }
        return chain
    }

    /// The App Store's languages without a region or a script, of which CLDR knows no parent: its table need not be read.
    package static let languagesWithoutParents = canonicalTags.filter { !$0.contains("-") && $0 != "nb" }

    /// Whether the locale's script runs right to left.
    public var isRightToLeft: Bool { cicu_locale_is_right_to_left(tag) }

    /// The value of a "-u-" keyword such as "nu"; nil when the tag has none.
    ///
    /// - Parameter key: The key of the keyword, two characters.
    public func keyword(_ key: String) -> String? {
        // Most have none, and ICU need not read its tables of keywords.
        guard tag.contains("-u-") else { return nil }
        if let keywords = plainKeywords { return keywords.first { $0.key == key }?.value }
        return keywordByICU(key)
    }

    /// The same as ICU has it.
    package func keywordByICU(_ key: String) -> String? {
        var status: cicu_status = 0
        let text = readText { cicu_locale_keyword(tag, key, $0, $1, &status) }
        return status > 0 || text.isEmpty ? nil : text
    }

    /// The "-u-" keywords, in the tag's order, where each has a value of one subtag and there is no other extension; nil for
    /// what takes ICU to read.
    private var plainKeywords: [(key: String, value: String)]? {
        let subtags = tag.split(separator: "-")
        guard let start = subtags.firstIndex(where: { $0.count == 1 }) else { return [] }
        let keywords = subtags[(start + 1)...]
        guard subtags[start] == "u", keywords.count.isMultiple(of: 2) else { return nil }
        let pairs = stride(from: keywords.startIndex, to: keywords.endIndex, by: 2).map { index in
            (key: String(keywords[index]), value: String(keywords[index + 1]))
        }
        return pairs.allSatisfy { $0.key.utf8.count == 2 && $0.value.utf8.count > 2 } ? pairs : nil
    }

    /// The numbering system of the locale's numbers: "latn", "deva".
    package var numberingSystem: String {
        var status: cicu_status = 0
        let text = readText { cicu_locale_numbering_system(tag, $0, $1, &status) }
        return status > 0 || text.isEmpty ? "latn" : text
    }

    /// The ten digits of the locale's numbers, from zero, each in UTF-8; none where its numbers are written otherwise.
    package var digits: [[UInt8]] {
        var status: cicu_status = 0
        let text = readText { cicu_locale_digits(tag, $0, $1, &status) }
        let digits = text.unicodeScalars.map { Array(String($0).utf8) }
        return status > 0 || digits.count != 10 ? [] : digits
    }

    /// The same locale with a "-u-" keyword set; without it where the value is empty.
    ///
    /// - Parameters:
    ///   - key: The key of the keyword, two characters.
    ///   - value: The value to set; empty to remove the keyword.
    public func setting(_ key: String, to value: String) -> LocaleTag {
        guard (key == "nu" && value == "latn") || (key == "ca" && value == "gregory"), var keywords = plainKeywords
        else {
            return settingByICU(key, to: value)
        }
        // What nearly every catalog states is written so in every version of ICU.
        keywords.removeAll { $0.key == key }
        let place = keywords.firstIndex { $0.key > key } ?? keywords.endIndex
        keywords.insert((key, value), at: place)
        let pairs = keywords.map { "-\($0.key)-\($0.value)" }.joined()
        return LocaleTag(canonical: withoutExtensions + "-u" + pairs)
    }

    /// The same as ICU has it.
    package func settingByICU(_ key: String, to value: String) -> LocaleTag {
        var status: cicu_status = 0
        let text = readText { cicu_locale_set_keyword(tag, key, value, $0, $1, &status) }
        return status > 0 ? self : LocaleTag(canonical: text)
    }

    /// The locale's name in another locale's language: "German" for de in en, "German, formal" for de-x-formal. The subtag stands for
    /// a form of address that the other language has no name for here: "x-formal".
    ///
    /// - Parameter locale: The locale whose language the name is in.
    public func displayName(in locale: LocaleTag) -> String {
        if let address { return "\(addressing(nil).displayName(in: locale)), \(address.name(in: locale))" }
        var status: cicu_status = 0
        let text = readText { cicu_locale_display_name(tag, locale.tag, $0, $1, &status) }
        return status > 0 ? tag : text
    }
}

extension LocaleTag.Malformed: LocalizedError {
    /// What Foundation shows for the error: its description.
    public var errorDescription: String? { description }
}
