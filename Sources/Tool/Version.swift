import Paywright
import PaywrightReports

/// What `--version` prints.
enum Version {
    /// Of the program.
    static let number = "0.1.0"

    /// With the data that words and dates come from.
    static var text: String {
        "\(number) (ICU \(ICUVersions.icu), CLDR \(ICUVersions.cldr), \(TimeZoneData.system.origin.described))"
    }
}
