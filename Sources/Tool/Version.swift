import Paywright
import PaywrightReports
internal import PaywrightRuns

/// What `--version` prints.
enum Version {
    /// With the data that words and dates come from.
    static var text: String {
        "\(PaywrightVersion.number) (ICU \(ICUVersions.icu), CLDR \(ICUVersions.cldr), \(TimeZoneData.system.origin.described))"
    }
}
