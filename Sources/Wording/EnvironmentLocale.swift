internal import PaywrightICU

/// The locale of this process as its environment states it. Foundation does not read it on Linux: its current locale is English
/// there for everybody.
struct EnvironmentLocale {
    /// The locale that is asked for; English where none is, and where what is asked for is no locale.
    let tag: LocaleTag

    /// Reads variables in their order of precedence: the first that is not empty states the language of messages.
    ///
    /// - Parameter value: The value of a variable of the environment.
    init(value: (String) -> String?) {
        let stated = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
        tag = stated.flatMap(Self.tag) ?? Self.english
    }

    private static let english = LocaleTag(canonical: "en")

    /// The tag of "de_DE.UTF-8"; nil for the locale of the C library, which is no language.
    private static func tag(of stated: String) -> LocaleTag? {
        let name = stated.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX" ? nil : try? LocaleTag(stated)
    }
}
