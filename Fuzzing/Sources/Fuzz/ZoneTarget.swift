@testable import PaywrightTimeZones
import PaywrightValues

/// A zone file. Stretches meet without a gap, and an instant is found again by what the clocks show at it.
extension FuzzTarget {
    static let zone = FuzzTarget(name: "zone", watches: ["PaywrightTimeZones", "PaywrightValues"]) {
        bytes in
        guard let zone = TimeZoneRules("Fuzz/Zone", file: bytes) else { return }
        var place = Instant(milliseconds: -3_000_000_000_000)
        for _ in 0..<12 {
            guard let stretch = zone.stretch(of: place) else { break }
            require(stretch.contains(place), "\(place.milliseconds) is not in its own stretch")
            require(abs(stretch.offset) <= 26 * 3_600_000, "clocks \(stretch.offset) ms from GMT")
            if let local = zone.localTime(of: place), let found = zone.instant(ofLocalTime: local) {
                require(found <= place, "clocks show \(local) first at a later instant")
                require(zone.localTime(of: found) == local, "clocks do not show \(local) then")
            }
            _ = (zone.startOfDay(place), zone.days(from: place, to: FuzzWords.now))
            guard stretch.end > place, stretch.end.milliseconds < 8_000_000_000_000_000 else { break }
            place = stretch.end
        }
    }
}
