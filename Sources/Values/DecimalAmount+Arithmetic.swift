/// Which of two neighbouring decimals stands for an amount between them.
@nonexhaustive
public enum RoundingRule: String, Hashable, Sendable, CaseIterable {
    /// Towards zero: 4.999 becomes 4.99. A calculated price never exceeds the billed one.
    case down
    /// Away from zero: 4.991 becomes 5.00.
    case up
    /// To the nearest, a tie to the even digit: 4.985 becomes 4.98.
    case halfEven
    /// To the nearest, a tie away from zero: 4.985 becomes 4.99.
    case halfUp
}

extension DecimalAmount {
    /// The exact amount times `numerator / denominator`, rounded once to `fractionDigits` (0 to 9) decimals.
    ///
    /// nil when the denominator is not above 0 or the result leaves the range of the type.
    ///
    ///     DecimalAmount("59.99")?.scaled(by: 1, over: 12, fractionDigits: 2, rounding: .down)   // 4.99
    ///
    /// - Parameters:
    ///   - numerator: The factor.
    ///   - denominator: The divisor; not 0.
    ///   - fractionDigits: How many decimals the result has, 0 to 9.
    ///   - rounding: Where a result between two decimals goes.
    public func scaled(
        by numerator: Int64,
        over denominator: Int64,
        fractionDigits: Int,
        rounding: RoundingRule
    ) -> DecimalAmount? {
        guard denominator > 0, (0...9).contains(fractionDigits) else { return nil }
        let (product, overflow) = billionths.multipliedReportingOverflow(by: Int128(numerator))
        guard !overflow else { return nil }
        var step: Int128 = 1
        for _ in fractionDigits..<9 { step *= 10 }
        let divisor = step * Int128(denominator)
        var (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
        if remainder != 0 {
            let away: Bool
            switch rounding {
            case .down: away = false
            case .up: away = true
            case .halfEven:
                let twice = remainder.magnitude * 2
                away = twice > divisor.magnitude || (twice == divisor.magnitude && quotient % 2 != 0)
            case .halfUp:
                away = remainder.magnitude * 2 >= divisor.magnitude
            }
            if away { quotient += product < 0 ? -1 : 1 }
        }
        let (result, tooLarge) = quotient.multipliedReportingOverflow(by: step)
        return tooLarge ? nil : DecimalAmount(billionths: result)
    }

    /// The exact sum of two amounts; nil when it leaves the range of the type.
    ///
    /// - Parameter other: The amount to add.
    public func adding(_ other: DecimalAmount) -> DecimalAmount? {
        let (sum, overflow) = billionths.addingReportingOverflow(other.billionths)
        return overflow ? nil : DecimalAmount(billionths: sum)
    }

    /// The exact sum of an amount charged `count` times; nil when it leaves the range of the type.
    ///
    /// - Parameter count: How many times it is charged.
    public func times(_ count: Int) -> DecimalAmount? {
        let (product, overflow) = billionths.multipliedReportingOverflow(by: Int128(count))
        return overflow ? nil : DecimalAmount(billionths: product)
    }
}
