internal import CPaywrightICU

/// The versions of the ICU library and the CLDR data in use.
public enum ICUVersions {
    /// Such as "72.1".
    public static var icu: String { readText { cicu_icu_version($0, $1) } }

    /// The version of Unicode whose characters ICU knows, such as "15.0".
    public static var unicode: String { readText { cicu_unicode_version($0, $1) } }

    /// Such as "42.0"; "unknown" when the data does not say.
    public static var cldr: String {
        var status: cicu_status = 0
        let text = readText { cicu_cldr_version($0, $1, &status) }
        return status > 0 ? "unknown" : text
    }
}
