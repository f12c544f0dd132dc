internal import PaywrightICU
internal import PaywrightTimeZones

extension MessageEvaluator {
    mutating func append(_ date: MessageDate, _ facet: ArgumentReference.Facet, _ name: ArgumentName) {
        let count = sink.parts.count
        if date.time == .none || facet == .time {
            appendText(of: date, facet, name)
        } else {
            appendWithTime(date, facet, name)
        }
        if sink.parts.count > count { sink.markLast(facet) }
    }

    /// The day in the form that is asked for and the time of day beside it: by the catalog's message "date.time", in which
    /// `{date}` is that day, else with the time in brackets, which stand after any form and before any ending.
    private mutating func appendWithTime(
        _ date: MessageDate,
        _ facet: ArgumentReference.Facet,
        _ name: ArgumentName
    ) {
        let start = sink.bytes.count
        let zone = date.time == .timeAndZone ? date.timeZone : nil
        let (open, close) = context.hasWideBrackets ? ("（", "）") : (" (", ")")
        if canGoDeeper, case (_, .success(let program))? = context.message("date.time") {
            note(ArgumentReference(name: name, facet: .time), "date.time")
            formsRun += 1
            facetOfNextDate = facet
            runNested(program, [.date: .date(date.with(.none))])
            facetOfNextDate = nil
            if let zone { sink.appendLiteral(Array("\(open)\(zone)\(close)".utf8)[...]) }
        } else {
            appendText(of: date.with(.none), facet, name)
            sink.appendLiteral(Array(open.utf8)[...])
            appendDate(date, .time, name)
            sink.appendLiteral(Array(((zone.map { "\u{A0}\($0)" } ?? "") + close).utf8)[...])
        }
        sink.mergeParts(since: start, kind: .date, argument: name)
    }

    private mutating func appendText(of date: MessageDate, _ asked: ArgumentReference.Facet, _ name: ArgumentName) {
        var facet = asked
        if asked == .value, let outer = facetOfNextDate { (facet, facetOfNextDate) = (outer, nil) }
        switch facet {
        case .time:
            appendDate(date, .time, name)
        case .form(let form):
            let reference = ArgumentReference(name: name, facet: facet)
            if appendDateForm("date." + form, date, reference) { return }
            if canGoDeeper { note(.missingForm, "\(name.rawValue)_\(form)") }
            appendPlain(date, name)
        case .value, .perPeriod, .count, .unit: appendPlain(date, name)
        }
    }

    /// By the catalog's message for the style, where it has one: "date" for a long date, "date.full" for a full one, in which
    /// `{date}` is the long one.
    private mutating func appendPlain(_ date: MessageDate, _ name: ArgumentName) {
        let reference = ArgumentReference(name: name, facet: .value)
        let isWritten =
            switch date.style {
            case .none: false
            case .long: appendDateForm("date", date, reference)
            case .short, .medium, .full:
                appendDateForm("date." + date.style.rawValue, date.styled(.long), reference)
            }
        if !isWritten { appendDate(date, .date(date.style), name) }
    }

    private mutating func appendDate(_ date: MessageDate, _ shape: DateShape, _ name: ArgumentName) {
        if namesValues { return appendName(name.rawValue, kind: .date) }
        let text = attempt { [context] in
            try context.date(shape).format(date.localTime())
        }
        guard let text else { return }
        appendValue(UTF8Text.bindingDays(in: text[...]), kind: .date, name)
    }

    /// Writes a date by a catalog's message; false when the catalog has none.
    private mutating func appendDateForm(
        _ key: String,
        _ date: MessageDate,
        _ reference: ArgumentReference
    ) -> Bool {
        let name = reference.name
        guard case (_, .success(let program))? = context.message(key) else { return false }
        guard canGoDeeper else {
            noteOnce(.formCycle, key)
            return false
        }
        let needsWeekday = program.references.contains { $0.reference.name == .weekday }
        let values = attempt { [context] in
            let local = try date.localTime()
            let fields = try CalendarFields(of: local, calendar: context.calendar)
            let month = try context.date(.monthName).format(local)
            let year = try context.date(.year).format(local)
            let weekday = needsWeekday ? try context.date(.weekdayName).format(local) : []
            return (fields, [month, year, weekday].map { String(decoding: $0, as: UTF8.self) })
        }
        guard let (fields, names) = values else { return false }
        let (month, year, weekday) =
            namesValues ? ("{monthName}", "{year}", "{weekday}") : (names[0], names[1], names[2])
        note(reference, key)
        let start = sink.bytes.count
        formsRun += 1
        runNested(
            program,
            [
                .day: .count(fields.day), .month: .count(fields.month), .monthName: .phrase(month),
                .year: .phrase(year), .weekday: .phrase(weekday), .date: .date(date),
            ]
        )
        sink.bindDays(since: start)
        sink.mergeParts(since: start, kind: .date, argument: name)
        return true
    }
}

extension MessageDate {
    /// What the clocks of its time zone show, in milliseconds since 1970-01-01T00:00:00 there: a local time, and no instant.
    fileprivate func localTime() throws(ICUError) -> Int64 {
        guard let zone = TimeZoneRules.named(timeZone, in: zoneData) else {
            throw ICUError(illegalArgument: "time zone \(timeZone)")
        }
        guard let local = zone.localTime(of: instant) else {
            throw ICUError(illegalArgument: "date \(instant)")
        }
        return local
    }
}
