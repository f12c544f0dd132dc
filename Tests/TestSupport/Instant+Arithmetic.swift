package import PaywrightValues

/// Tests count in milliseconds: `now + 20 * day`.
extension Instant {
    package static func + (instant: Instant, milliseconds: Int64) -> Instant {
        instant.adding(milliseconds: milliseconds)
    }

    package static func - (instant: Instant, milliseconds: Int64) -> Instant {
        instant.adding(milliseconds: -milliseconds)
    }
}
