/// Where the time zone of an answer comes from.
package enum ZoneSource: String, Sendable, CaseIterable {
    /// The caller stated it.
    case given
    /// Nobody stated it, and UTC is assumed.
    case assumed
}

/// Where the days of one purchase are from, where they are not those of the answer's time zone.
package enum DaySource: String, Sendable, CaseIterable {
    /// Nobody stated a time zone: those of the country where the customer buys.
    case storefront
}
