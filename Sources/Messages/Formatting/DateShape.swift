package import PaywrightICU

/// What a local time is written as.
package enum DateShape: Hashable, Sendable {
    /// The day: with the month's name where it is long, and the weekday too where it is full.
    case date(DateStyle)
    case time
    case monthName
    case weekdayName
    case year

    /// What a catalog can state in place of ICU's own.
    var field: LocaleFormats.Field? {
        switch self {
        case .date(.full): .fullDate
        case .date(.long): .longDate
        case .date(.medium): .mediumDate
        case .date(.short): .shortDate
        case .time: .time
        case .date(.none), .monthName, .weekdayName, .year: nil
        }
    }

    /// ICU's own.
    var format: DateFormatter.Shape {
        switch self {
        case .date(.full): .skeleton("yMMMMEEEEd")
        case .date(.long): .skeleton("yMMMMd")
        case .date(let style): .style(date: style, time: .none)
        case .time: .style(date: .none, time: .short)
        case .monthName: .pattern("MMMM")
        case .weekdayName: .pattern("EEEE")
        case .year: .pattern("y")
        }
    }
}
