package import PaywrightValues

extension TimeZoneData {
    /// The newest release of the time zone database of which this version knows a change of the law.
    package static var newestKnownRelease: String { ClockChange.all.map(\.release).max() ?? "" }

    /// What is wrong with the data: files that cannot be used, and changes of the law that the data do not have, each zone once.
    package var faults: [Diagnostic] {
        [missing].compactMap { $0 }
            + ClockChange.all.flatMap(\.zones).flatMap { TimeZoneRules.named($0, in: self)?.diagnostics ?? [] }
    }

    /// Why there are no files to use; the machine's own are meant to be there.
    private var missing: Diagnostic? {
        guard self == .system, origin.source == .icu else { return diagnostic }
        return Diagnostic(
            .warning,
            TimeZoneCode.unreadableZoneData,
            at: Diagnostic.Place(file: Self.systemDirectory),
            found: "no such folder",
            expected: "zone files, which the package tzdata has",
            consequence: "ICU's data of \(TimeZoneOrigin.icu.name) are used"
        )
    }
}
