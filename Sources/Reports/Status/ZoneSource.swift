/// Where the time zone of an answer comes from.
package enum ZoneSource: String, Sendable, CaseIterable {
    /// The caller stated it.
    case given
    /// Nobody stated it, and UTC is assumed.
    case assumed
    /// Nobody stated it: the time zones of the country where the customer buys.
    case storefront
}
