/// The messages that only templates of other products say.
package enum TemplateKey: String, MessageKey {
    case pricePerPeriodWithUnitPrice = "pricePerPeriod.withUnitPrice"
    case pricePerPeriodWithUnitPriceAbbreviated = "pricePerPeriod.withUnitPrice.abbreviated"
    case periodUnit = "period.unit"
    case periodUnitShort = "period.unit.short"
    case periodLifetime = "period.lifetime"
    case savingsOff = "savings.off"
}
