public import PaywrightValues

/// What can be wrong with the data of a time zone: dates are written all the same, perhaps not as the clocks there show them.
@nonexhaustive
public enum TimeZoneCode: String, DiagnosticCode {
    /// The rules of the zone have changed, and the data in use do not know it.
    case oldZoneData = "old-zone-data"
    /// A file or a folder of zone files cannot be used.
    case unreadableZoneData = "unreadable-zone-data"
}
