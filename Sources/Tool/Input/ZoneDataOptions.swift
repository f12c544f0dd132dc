import ArgumentParser
import Paywright

/// Where the rules of time zones are looked for.
struct ZoneDataOptions: ParsableArguments {
    @Option(
        name: .customLong("zone-info"),
        help: ArgumentHelp(
            "Zone files to use, laid out as /usr/share/zoneinfo, which is the default; ICU’s data where they lack a zone.",
            valueName: "folder"
        )
    )
    var folder: String?

    /// The data to use.
    var data: TimeZoneData { folder.map { .directory($0) } ?? .system }
}
