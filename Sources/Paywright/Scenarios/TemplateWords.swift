internal import MessageCatalog
internal import StoreModel

/// The messages that stand in no line of a product, but in a developer's own templates.
enum TemplateWords {
    /// "case.key = text", as the report of scenarios has them.
    static func lines(_ formatter: PaywallFormatter) -> [String] {
        messages.map { name, message in
            let text = formatter.message(message.key, message.arguments)
            let issues = text.issues.map { " ⚠ \($0)" }.joined()
            return "\(name) = \(VisibleText.make(text.string))\(issues)"
        }
    }

    /// The same with every value as its name.
    static func skeletons(_ formatter: PaywallFormatter) -> [String] {
        messages.map { _, message in
            "\(message.key) = \(VisibleText.make(formatter.skeleton(.sentences([message]))))"
        }
    }

    static let messages: [(name: String, message: Message)] =
        units + prices + [
            ("period.lifetime", Message("period.lifetime")),
            ("savings.off.40", Message("savings.off", [.percent: .percent("0.40")])),
        ]

    private static let units: [(name: String, message: Message)] = ["period.unit", "period.unit.short"].flatMap { key in
        LengthUnit.allCases.flatMap { unit in
            [1, 2, 3, 6, 11, 21].map { count in
                ("\(key).\(count).\(unit.rawValue)", Message(key, [.period: .length(Length(count, unit))]))
            }
        }
    }

    private static let prices: [(name: String, message: Message)] = ["", ".abbreviated"].map { width in
        let key = "pricePerPeriod.withUnitPrice" + width
        let arguments: MessageArguments = [
            .price: money("59.99", .billed, .year), .period: .length(Length(1, .year)),
            .unitPrice: money("4.99", .calculated, .month),
        ]
        return (key, Message(key, arguments))
    }

    private static func money(_ amount: String, _ role: MoneyRole, _ unit: LengthUnit) -> ArgumentValue {
        .money(Money(amount: amount, currency: "USD", fractionDigits: 2, role: role, period: Length(1, unit)))
    }
}
