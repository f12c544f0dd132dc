internal import PaywrightValues

/// The time that is left, in fields.
extension TemplateWording {
    func countdown(_ field: CountdownField, minimumDigits: Int) -> TemplateAnswer {
        guard let end = context.countdownEnd else { return .missingInput("the end of the countdown") }
        guard let now = context.clock?.now else { return .missingInput("the time") }
        let left = max(0, end.milliseconds(since: now))
        return .content(
            .number(Int(Self.number(field, of: left, context.countdownUnit)), minimumDigits: minimumDigits)
        )
    }

    private static func number(
        _ field: CountdownField,
        of left: Int64,
        _ largest: TemplateContext.CountdownUnit
    ) -> Int64 {
        let seconds = left / 1_000
        return switch field {
        case .days: largest == .days ? seconds / 86_400 : 0
        case .hours:
            switch largest {
            case .days: seconds / 3_600 % 24
            case .hours: seconds / 3_600
            case .minutes: 0
            }
        case .minutes: largest == .minutes ? seconds / 60 : seconds / 60 % 60
        case .seconds: seconds % 60
        case .deciseconds: left / 100 % 10
        case .centiseconds: left / 10 % 100
        case .milliseconds: left % 1_000
        case .totalDays: seconds / 86_400
        case .totalHours: seconds / 3_600
        case .totalMinutes: seconds / 60
        case .totalSeconds: seconds
        case .totalMilliseconds: left
        }
    }
}
