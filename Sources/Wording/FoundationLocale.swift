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
            tag = try LocaleTag(withKeywords: locale.identifier)
        #else
            if locale == .current || locale == .autoupdatingCurrent {
                let environment = ProcessInfo.processInfo.environment
                tag = EnvironmentLocale { environment[$0] }.tag
            } else if Self.keepsIdentifiers {
                tag = try LocaleTag(withKeywords: locale.identifier)
            } else {
                throw Language.LocaleWithoutIdentifier()
            }
        #endif
    }

    /// Whether a locale has the identifier that it was made with. Without Foundation's internationalization none has.
    private static let keepsIdentifiers = Locale(identifier: "de_DE").identifier == "de_DE"
}
