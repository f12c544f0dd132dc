/// Coded as its raw value.
extension CurrencyWidth: Codable {}
