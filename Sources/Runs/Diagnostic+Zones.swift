package import Paywright
package import PaywrightJSON

extension Diagnostic {
    /// What is wrong with the data of a time zone.
    package static func zones(_ zone: TimeZoneRules) -> [Diagnostic] {
        [zone.data.diagnostic].compactMap { $0 } + zone.diagnostics
    }
}

extension TimeZoneOrigin {
    /// As a member of output: whose data, and of which release.
    package var json: JSONOutput {
        .inline(.object([("source", .string(source.rawValue)), ("version", .string(name))]))
    }

    /// For a person.
    package var described: String {
        switch source {
        case .icu: "zone data \(name) of ICU"
        case .system, .directory: "zone data \(name) of \(TimeZoneData.systemDirectory)"
        }
    }
}
