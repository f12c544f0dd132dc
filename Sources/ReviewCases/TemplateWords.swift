internal import Paywright
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// The messages that stand in no line of a product, but in a developer's own templates.
enum TemplateWords {
    /// The messages as the report of scenarios has them.
    static let cases: [ReviewCase] = groups.map { group in
        let lines = group.messages.map { ReviewCase.Line($0.name, .sentences([$0.message])) }
        return ReviewCase(group.name, .words, lines: lines)
    }

    /// The words with every value as its name.
    static func skeletons(_ formatter: PaywallFormatter) -> [String] {
        messages.map { message in
            "\(message.key) = \(VisibleText.make(formatter.skeleton(.sentences([message]), of: nil)))"
        }
    }

    static let messages: [Message] = groups.flatMap { $0.messages.map(\.message) }

    private typealias Group = (name: String, messages: [(name: String, message: Message)])

    private static let groups: [Group] =
        units + [
            ("pricePerPeriod", prices), ("period", [("lifetime", Message("period.lifetime"))]),
            ("savings.off", [("40", Message("savings.off", [.percent: .percent(DecimalAmount(milliunits: 400))]))]),
        ]

    private static let units: [Group] = ["period.unit", "period.unit.short"].map { key in
        let messages = PeriodUnit.allCases.flatMap { unit in
            [1, 2, 3, 6, 11, 21].map { count in
                ("\(count).\(unit.rawValue)", Message(key, [.period: .length(CalendarDuration(count, unit))]))
            }
        }
        return (key, messages)
    }

    private static let prices: [(name: String, message: Message)] = [
        ("", 59_990 as Int64), (".abbreviated", 59_990), (".exact", 60_000), (".exact.abbreviated", 60_000),
    ]
    .map { kind, price in
        let name = "withUnitPrice" + kind
        let arguments: MessageArguments = [
            .price: money(price, .billed, .years(1)), .period: .length(.years(1)),
            .unitPrice: money(5_000, .calculated, .months(1)),
        ]
        return (name, Message("pricePerPeriod." + name, arguments))
    }

    private static func money(_ milliunits: Int64, _ role: MoneyRole, _ period: CalendarDuration) -> ArgumentValue {
        let price = Price(amount: DecimalAmount(milliunits: milliunits), currency: .usd)
        return .money(MessagePrice(price, role: role, period: period))
    }
}
