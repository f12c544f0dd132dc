public import PaywrightValues

/// Which rules of the world's time zones are used: the machine's, those of a folder, or those that ICU carries.
///
/// Governments change their clocks several times a year. The machine's zone files are brought up to date by its packages
/// (`tzdata` on Debian); ICU's stay as they were when ICU was built. So the files come first, and ICU's data stand in where they
/// lack a zone, or where there are none.
///
///     let calendar = try StoreCalendar(timeZone: "America/Mexico_City", data: .directory("/srv/zoneinfo"))
@nonexhaustive
public enum TimeZoneData: Hashable, Sendable {
    /// The zone files of the machine, in `/usr/share/zoneinfo`; ICU's data for what is not there.
    case system
    /// The zone files of a folder laid out like `/usr/share/zoneinfo`, by its path; ICU's data for what is not there.
    case directory(String)
    /// The data that ICU carries, and no files.
    case icu

    /// Where the machine keeps its zone files.
    public static let systemDirectory = "/usr/share/zoneinfo"

    /// The folder of the files; nil where there are none to look for.
    public var directory: String? {
        switch self {
        case .system: Self.systemDirectory
        case .directory(let path): path
        case .icu: nil
        }
    }

    /// Where zones are taken from, and in which version: the files where the folder is there, else ICU's data.
    ///
    ///     TimeZoneData.system.origin.version  // "2025b"
    public var origin: TimeZoneOrigin {
        guard let directory, ZoneFolder.exists(directory) else { return .icu }
        return TimeZoneOrigin(
            source: self == .system ? .system : .directory,
            version: ZoneFolder.version(of: directory)
        )
    }

    /// Why the files cannot be used at all; nil where they can, and where there are none to look for.
    public var diagnostic: Diagnostic? {
        guard case .directory(let path) = self, !ZoneFolder.exists(path) else { return nil }
        return Diagnostic(
            .warning,
            TimeZoneCode.unreadableZoneData,
            at: Diagnostic.Place(file: path),
            found: "no such folder",
            expected: "a folder of zone files such as \(Self.systemDirectory)",
            consequence: "ICU's data of \(TimeZoneOrigin.icu.name) are used"
        )
    }
}

/// Where the rules of a time zone come from.
public struct TimeZoneOrigin: Hashable, Sendable {
    /// Whose data they are.
    @nonexhaustive
    public enum Source: String, Hashable, Sendable {
        /// The machine's zone files.
        case system
        /// The zone files of a folder that the caller named.
        case directory
        /// What ICU carries.
        case icu
    }

    /// Whose data they are.
    public let source: Source
    /// The release of the time zone database: "2025b"; nil where the data do not name it.
    public let version: String?

    /// The data that ICU carries.
    public static let icu = TimeZoneOrigin(source: .icu, version: ICUZones.version)

    /// The release, or "unknown".
    public var name: String { version ?? "unknown" }
}
