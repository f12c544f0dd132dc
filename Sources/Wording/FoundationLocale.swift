internal import PaywrightICU

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The tag of a locale of Foundation.
struct FoundationLocale {
    let tag: LocaleTag

    init(_ locale: Locale) throws {
        #if canImport(Darwin)
            tag = try Self.tag(of: locale.identifier)
        #else
            if locale == .current || locale == .autoupdatingCurrent {
                let environment = ProcessInfo.processInfo.environment
                tag = EnvironmentLocale { environment[$0] }.tag
            } else if Self.keepsIdentifiers {
                tag = try Self.tag(of: locale.identifier)
            } else {
                throw Language.LocaleWithoutIdentifier()
            }
        #endif
    }

    /// Whether a locale has the identifier that it was made with. Without Foundation's internationalization none has.
    private static let keepsIdentifiers = Locale(identifier: "de_DE").identifier == "de_DE"

    /// The tag of an identifier with keywords, as ICU writes them: "de_DE@currency=EUR;numbers=arab". A keyword that a tag
    /// cannot have is left out.
    static func tag(of identifier: String) throws(LocaleTag.Malformed) -> LocaleTag {
        guard let at = identifier.firstIndex(of: "@"), identifier[at...].contains("=") else {
            return try LocaleTag(identifier)
        }
        var tag = try LocaleTag(String(identifier[..<at]))
        for keyword in identifier[at...].dropFirst().split(separator: ";") {
            let parts = keyword.split(separator: "=").map { $0.lowercased() }
            guard parts.count == 2, let key = keys[parts[0]] else { continue }
            tag = tag.setting(key, to: values[parts[1]] ?? parts[1])
        }
        return tag
    }

    /// The keys of BCP 47 by ICU's names.
    private static let keys = [
        "calendar": "ca", "collation": "co", "currency": "cu", "hours": "hc", "measure": "ms", "numbers": "nu",
    ]
    /// What is longer in ICU than BCP 47 allows.
    private static let values = ["gregorian": "gregory", "traditional": "traditio", "dictionary": "dict"]
}
