/// A day of the Gregorian calendar.
struct CivilDay: Hashable {
    let year: Int
    let month: Int
    let day: Int

    /// How long a day is.
    static let milliseconds: Int64 = 86_400_000

    /// The day of a local time, in milliseconds since 1970-01-01T00:00:00 there.
    init(localMilliseconds: Int64) {
        var days = localMilliseconds / Self.milliseconds
        if localMilliseconds % Self.milliseconds < 0 { days -= 1 }
        // Years from March on, so that the leap day comes last: eras of 400 years have 146,097 days.
        let shifted = Int(days) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }
}
