/// Runs compiled messages into a sink. Never throws: what cannot be done is noted and the nearest usable text printed.
struct MessageEvaluator {
    let context: LanguageContext
    let key: String
    /// Whether values are printed as their names, for a text that no version of CLDR changes.
    let namesValues: Bool
    var sink: TextSink
    var issues: [FormattingIssue] = []
    private var depth = 0

    /// Forms that refer to each other deeper than any grammar needs are a circle.
    private static let deepestForm = 8

    init(context: LanguageContext, key: String, namesValues: Bool = false) {
        self.context = context
        self.key = key
        self.namesValues = namesValues
        sink = TextSink(spacesHanFromLatin: context.spacesHanFromLatin)
    }

    mutating func run(_ program: MessageProgram, _ arguments: MessageArguments) {
        var next = 0
        while next < program.instructions.count {
            let instruction = program.instructions[next]
            next += 1
            switch instruction {
            case .literal(let range): sink.appendLiteral(program.literals[range])
            case .argument(let reference): append(reference, arguments)
            case .number(let reference, let offset):
                if let value = integer(reference, arguments) { appendNumber(value - offset, reference.name) }
            case .plural(let reference, let branches):
                next = target(of: branches, reference, arguments) ?? next
            case .select(let reference, let branches):
                let word = word(reference, arguments)
                next = branches.target(of: word) ?? branches.target(of: "other") ?? next
            case .jump(let target): next = target
            }
        }
    }

    mutating func note(_ reason: FormattingIssue.Reason, _ detail: String) {
        issues.append(FormattingIssue(reason: reason, key: key, detail: detail))
    }

    // MARK: Choosing

    private mutating func target(
        of branches: MessageProgram.PluralBranches,
        _ reference: ArgumentReference,
        _ arguments: MessageArguments
    ) -> Int? {
        let other = branches.target(of: .other)
        guard let value = integer(reference, arguments) else { return other }
        if let exact = branches.exact.first(where: { $0.value == value }) { return exact.target }
        guard let rules = attempt({ [context] in try context.pluralRules() }) else { return other }
        return branches.target(of: rules.category(of: value - branches.offset)) ?? other
    }

    /// The whole number of an argument; nil when the length has several units, or there is no value.
    private mutating func integer(_ reference: ArgumentReference, _ arguments: MessageArguments) -> Int? {
        switch (arguments[reference.name], reference.facet) {
        case (.count(let count), .value): return count
        case (.length(let length), .count): return length.single?.count
        default:
            note(.missingArgument, reference.description)
            return nil
        }
    }

    private mutating func word(_ reference: ArgumentReference, _ arguments: MessageArguments) -> String {
        switch (arguments[reference.name], reference.facet) {
        case (.selection(let word), .value): return word
        case (.length(let length), .unit): return length.single?.unit.rawValue ?? "other"
        default:
            note(.missingArgument, reference.description)
            return "other"
        }
    }

    // MARK: Writing values

    private mutating func append(_ reference: ArgumentReference, _ arguments: MessageArguments) {
        let name = reference.name
        switch (arguments[name], reference.facet) {
        case (.money(let money), .value): append(money, name)
        case (.money(let money), .perPeriod(let width)): appendPerPeriod(money, width: width, name)
        case (.length(let length), .value): append(length, form: nil, name)
        case (.length(let length), .form(let form)): append(length, form: form, name)
        case (.length, .count), (.count, .value):
            if let value = integer(reference, arguments) { appendNumber(value, name) }
        case (.date(let date), let facet): append(date, facet, name)
        case (.percent(let fraction), .value):
            let text = attempt { [context] in try context.number(skeleton: "percent scale/100").format(fraction) }
            appendValue(text ?? Array(fraction.utf8), kind: .percent, name)
        case (.text(let text), .value):
            appendValue(Array(NameSanitizer.clean(text).utf8), kind: .name, name)
        case (.phrase(let text), .value):
            let start = sink.bytes.count
            sink.appendLiteral(Array(text.utf8)[...])
            sink.mergeParts(since: start, kind: .name, argument: name)
        default: note(.missingArgument, reference.description)
        }
    }

    private mutating func append(_ money: Money, _ name: ArgumentName) {
        if namesValues { return appendName(name.rawValue, kind: .money) }
        if let display = money.displayString {
            appendValue(Array(NameSanitizer.clean(display).utf8), kind: .money, role: money.role, name)
            return
        }
        let formatted = attempt { [context] in
            try context.number(skeleton: money.skeleton).formatWithCurrency(money.amount)
        }
        var text = formatted?.bytes ?? Array(money.fallbackText.utf8)
        if context.isRightToLeft, let currency = formatted?.currency,
            String(decoding: text[currency], as: UTF8.self).unicodeScalars.contains(where: TextProperties.isLeftToRight)
        {
            // Without the mark the "$" of "US$" would be laid out apart from its letters.
            text.insert(contentsOf: UTF8Text.leftToRightMark, at: currency.upperBound)
        }
        appendValue(text, kind: .money, role: money.role, name)
    }

    private mutating func appendPerPeriod(_ money: Money, width: String?, _ name: ArgumentName) {
        guard let period = money.period else {
            note(.missingPeriod, name.rawValue)
            return append(money, name)
        }
        let messageKey = Self.perPeriodKey(width: width ?? (key.hasSuffix(".spoken") ? "spoken" : nil))
        guard case (_, .success(let program))? = context.message(messageKey) else {
            note(.missingMessage, messageKey)
            append(money, name)
            return
        }
        run(program, [.price: .money(money), .period: .length(period)])
    }

    static func perPeriodKey(width: String?) -> String { "pricePerPeriod" + (width.map { "." + $0 } ?? "") }

    /// A value that came from outside the catalog: isolated always in right-to-left languages, whose neutral
    /// characters would drift to it, and elsewhere when it runs right to left itself.
    private mutating func appendValue(
        _ text: [UInt8],
        kind: FormattedText.PartKind,
        role: MoneyRole? = nil,
        _ name: ArgumentName?
    ) {
        let isolated =
            context.isRightToLeft
            || String(decoding: text, as: UTF8.self).unicodeScalars.contains(where: TextProperties.isRightToLeft)
        sink.append(text, kind: kind, role: role, argument: name, isolated: isolated)
    }

    /// Prints a value as its name in braces.
    private mutating func appendName(_ name: String, kind: FormattedText.PartKind) {
        sink.append(Array("{\(name)}".utf8), kind: kind, role: nil, argument: nil, isolated: false)
    }

    private mutating func appendNumber(_ value: Int, _ name: ArgumentName) {
        if namesValues { return sink.appendNumber(Array("{\(name.rawValue)}".utf8), argument: name) }
        let text = attempt { [context] in try context.number(skeleton: "precision-integer").format(String(value)) }
        sink.appendNumber(text ?? Array(String(value).utf8), argument: name)
    }

    // MARK: Lengths and their forms

    private mutating func append(_ length: Length, form: String?, _ name: ArgumentName) {
        guard length.single == nil else {
            let start = sink.bytes.count
            appendPart(length, form: form, name)
            sink.mergeParts(since: start, kind: .length, argument: name)
            return
        }
        if let form, case (_, .success(let program))? = context.message(Self.compositeKey(form: form)), depth == 0 {
            let start = sink.bytes.count
            depth += 1
            run(program, [.duration: .length(length), .unit: .selection("other")])
            depth -= 1
            sink.mergeParts(since: start, kind: .length, argument: name)
            return
        }
        let items = length.parts.map { part in
            var inner = MessageEvaluator(context: context, key: key, namesValues: namesValues)
            inner.depth = depth
            inner.appendPart(Length(part.count, part.unit), form: form, name)
            issues += inner.issues
            return inner.sink.bytes
        }
        let joined = attempt { [context] in try context.list().join(items) }
        var text = joined ?? Array(items.joined(separator: [0x2C, 0x20]))
        if context.spacesHanFromLatin { text = TextSink.spacingHanFromLatin(in: text) }
        sink.append(text, kind: .length, role: nil, argument: name, isolated: false)
    }

    /// A length of one unit: the catalog's words for the form and unit, then its words for the form, then CLDR's.
    private mutating func appendPart(_ length: Length, form: String?, _ name: ArgumentName) {
        guard let part = length.single else { return }
        if depth < Self.deepestForm {
            for key in Self.formKeys(form: form, unit: part.unit) {
                guard case (_, .success(let program))? = context.message(key) else { continue }
                depth += 1
                run(
                    program,
                    [
                        .count: .count(part.count), .unit: .selection(part.unit.rawValue),
                        .duration: .length(length),
                    ]
                )
                depth -= 1
                return
            }
        } else {
            note(.formCycle, form ?? "duration")
        }
        guard let form, depth < Self.deepestForm else { return appendCLDR(part) }
        if form == "short" { return appendCLDR(part, width: "short") }
        if form != "spoken" {
            if context.hasCase(form, unit: part.unit) { return appendCLDR(part, grammaticalCase: form) }
            note(.missingForm, "\(name.rawValue)_\(form)")
        }
        appendPart(length, form: nil, name)
    }

    /// The key of a form's words around a length of several units ("the first 1 month and 3 days"), for forms that
    /// cannot be put into each part by itself.
    static func compositeKey(form: String) -> String { "duration.\(form).composite" }

    /// The keys that may hold a form's words, nearest first.
    static func formKeys(form: String?, unit: LengthUnit) -> [String] {
        let base = "duration" + (form.map { "." + $0 } ?? "")
        return ["\(base).\(unit.rawValue)", base]
    }

    private mutating func appendCLDR(_ part: Length.Part, width: String = "full-name", grammaticalCase: String = "") {
        if namesValues {
            let form = grammaticalCase.isEmpty ? width : grammaticalCase
            return appendName("CLDR \(part.unit.rawValue) \(form)", kind: .length)
        }
        let text = attempt { [context] in
            try context.number(
                skeleton: "unit/\(part.unit.rawValue) unit-width-\(width)",
                grammaticalCase: grammaticalCase
            ).format(String(part.count))
        }
        let bytes = UTF8Text.bindingNumbers(in: text ?? Array("\(part.count) \(part.unit.rawValue)".utf8))
        sink.append(bytes, kind: .length, role: nil, argument: nil, isolated: false)
    }

    // MARK: Dates

    private mutating func append(_ date: MessageDate, _ facet: ArgumentReference.Facet, _ name: ArgumentName) {
        switch facet {
        case .time:
            appendDate(date, .style(date: .none, time: .short), name)
        case .form(let form):
            if appendDateForm("date." + form, date, name) { return }
            note(.missingForm, "\(name.rawValue)_\(form)")
            appendPlain(date, name)
        default: appendPlain(date, name)
        }
    }

    private mutating func appendPlain(_ date: MessageDate, _ name: ArgumentName) {
        switch date.style {
        case .long:
            if !appendDateForm("date", date, name) { appendDate(date, .skeleton("yMMMMd"), name) }
        case .full: appendDate(date, .skeleton("yMMMMEEEEd"), name)
        default: appendDate(date, .style(date: date.style, time: .none), name)
        }
    }

    private mutating func appendDate(_ date: MessageDate, _ shape: DateFormatter.Shape, _ name: ArgumentName) {
        if namesValues { return appendName(name.rawValue, kind: .date) }
        let text = attempt { [context] in
            try context.date(shape: shape, timeZone: date.timeZone).format(date.milliseconds)
        }
        guard let text else { return }
        appendValue(text, kind: .date, name)
    }

    /// Writes a date by a catalog's message; false when the catalog has none.
    private mutating func appendDateForm(_ key: String, _ date: MessageDate, _ name: ArgumentName) -> Bool {
        guard case (_, .success(let program))? = context.message(key), depth < Self.deepestForm else { return false }
        let calendar = context.locale.keyword("ca") ?? "gregory"
        let values = attempt { [context] in
            let fields = try CalendarFields(of: date.milliseconds, calendar: calendar, timeZone: date.timeZone)
            let month = try context.date(shape: .pattern("MMMM"), timeZone: date.timeZone).format(date.milliseconds)
            let year = try context.date(shape: .pattern("y"), timeZone: date.timeZone).format(date.milliseconds)
            return (fields, String(decoding: month, as: UTF8.self), String(decoding: year, as: UTF8.self))
        }
        guard let (fields, month, year) = values else { return false }
        let start = sink.bytes.count
        depth += 1
        run(
            program,
            [
                .day: .count(fields.day), .month: .count(fields.month), .monthName: .phrase(month),
                .year: .phrase(year), .date: .date(date),
            ]
        )
        depth -= 1
        sink.mergeParts(since: start, kind: .date, argument: name)
        return true
    }

    /// Notes an ICU failure and goes on without the value.
    private mutating func attempt<Value>(_ work: () throws -> Value) -> Value? {
        do {
            return try work()
        } catch {
            note(.formatterFailed, "\(error)")
            return nil
        }
    }
}

extension MessageArguments: ExpressibleByDictionaryLiteral {
    /// Values by name.
    public init(dictionaryLiteral elements: (ArgumentName, ArgumentValue)...) {
        self.init()
        for (name, value) in elements { self[name] = value }
    }
}
