/// The messages that only templates of other products say.
package enum TemplateKey: String, MessageKey {
    case pricePerPeriodWithUnitPrice = "pricePerPeriod.withUnitPrice"
    case pricePerPeriodWithUnitPriceAbbreviated = "pricePerPeriod.withUnitPrice.abbreviated"
    case pricePerPeriodWithExactUnitPrice = "pricePerPeriod.withUnitPrice.exact"
    case pricePerPeriodWithExactUnitPriceAbbreviated = "pricePerPeriod.withUnitPrice.exact.abbreviated"
    case periodUnit = "period.unit"
    case periodUnitShort = "period.unit.short"
    case periodLifetime = "period.lifetime"
    case savingsOff = "savings.off"
}
