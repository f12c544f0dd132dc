package import PaywrightValues
internal import Synchronization

/// The time zones of a country, for what must be true of everyone there: a store states where a customer buys, and not by which clocks.
///
///     let spain = CountryZones.find("ES", in: .system)
///     spain?.zones.map(\.identifier)    // ["Africa/Ceuta", "Atlantic/Canary", "Europe/Madrid"]
package final class CountryZones: Sendable {
    /// The zones; at least one.
    package let zones: [TimeZoneRules]

    private init(_ zones: [TimeZoneRules]) { self.zones = zones }

    /// The zones of a country by its two-letter code, as CLDR has them; nil where it has none, or one of them has no rules.
    ///
    /// - Parameters:
    ///   - alpha2: The code, in capitals: "ES".
    ///   - data: Where the rules of the zones are looked for.
    package static func find(_ alpha2: String, in data: TimeZoneData) -> CountryZones? {
        let key = Key(alpha2: alpha2, data: data)
        if let known = known.withLock({ $0[key] }) { return known.country }
        let names = ICUZones.names(inCountry: alpha2)
        let zones = names.compactMap { TimeZoneRules.named($0, in: data) }
        let found = zones.isEmpty || zones.count < names.count ? nil : CountryZones(zones)
        known.withLock { $0[key] = Known(country: found) }
        return found
    }

    /// A zone by whose clocks an instant lies in the day in which it lies for everyone in the country; nil where the day is not one.
    package func zone(ofDay instant: Instant) -> TimeZoneRules? {
        let first = zones[0].dayNumber(of: instant)
        return zones.dropFirst().allSatisfy { $0.dayNumber(of: instant) == first } ? zones[0] : nil
    }

    private struct Key: Hashable {
        let alpha2: String
        let data: TimeZoneData
    }

    private struct Known {
        let country: CountryZones?
    }

    /// Each country that was asked for: there are no more than codes of two letters.
    private static let known = Mutex<[Key: Known]>([:])
}
