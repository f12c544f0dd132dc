/// Coded as its raw value.
extension ProductLine: Codable {}

/// Coded as its raw value.
extension WholeAmounts: Codable {}
