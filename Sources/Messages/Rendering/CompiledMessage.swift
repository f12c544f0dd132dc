internal import PaywrightICU
internal import PaywrightStorage
internal import PaywrightValues

/// A message in a language as the evaluator wrote it, with places for other amounts, dates and names: everything else is text that
/// is copied, and whatever a value could change around its place is among the conditions.
final class CompiledMessage: Sendable {
    private enum Content {
        /// Text of the message itself, by its place among the bytes, and its UTF-16 units.
        case text(Range<Int>, units: Int)
        case amount(ArgumentName)
        /// A date, written as the message asks for it.
        case date(ArgumentName, days: Int, TextEdges)
        /// A name whose letters change nothing around it.
        case name(ArgumentName)
    }

    /// What the words have of a value.
    private enum Words: Equatable {
        /// There is no value.
        case none
        /// Everything of an amount but its digits and currency: the words around it know how its text meets them.
        case amount(MoneyRole, terms: UInt64, AmountCount?, TextEdges?)
        case date(DateStyle, MessageDate.TimeOfDay)
        case length(CalendarDuration)
        /// What is the same for every plain name.
        case plainName
        /// A value that is part of the words, by its place among such.
        case value(Int)
    }

    /// The catalog that spoke.
    let locale: String
    /// The keys of the message, and the arguments that its text names; none of a message that says nothing.
    let (messages, arguments): ([String], [ArgumentName])
    /// Whether its text can be copied; the evaluator has to write the others each time.
    let isWritten: Bool
    /// What the words depend on.
    private let conditions: [(name: ArgumentName, words: Words)]
    private let values: [ArgumentValue]
    private let bytes: [UInt8]
    /// With what each is, for a value. They hold no reference, so that a look at one counts none.
    private let segments: [(content: Content, part: FormattedText.Part?)]
    private let days: [DayTexts]

    /// A message as it was run. Its text cannot be copied where an amount or a date has no place.
    ///
    /// - Parameter isSaid: whether the language says it without a fault.
    init(
        _ message: Message,
        _ evaluator: MessageEvaluator,
        as text: FormattedText,
        isSaid: Bool,
        _ patterns: inout PatternMemory
    ) {
        locale = text.locale
        (messages, arguments) = text.string.isEmpty ? ([], []) : (text.messages, text.arguments)
        let given = message.arguments
        var (conditions, values) = ([(name: ArgumentName, words: Words)](), [ArgumentValue]())
        let nested = given.names.filter { $0.kind == .message && !evaluator.read.contains($0) }
        for name in evaluator.read + nested {
            let words = Self.words(of: given[name], values.count, &patterns)
            conditions.append((name, words))
            if let value = given[name], case .value = words { values.append(value) }
        }
        (self.conditions, self.values) = (conditions, values)
        var (bytes, segments, allDays) = ([UInt8](), [(content: Content, part: FormattedText.Part?)](), [DayTexts]())
        let (context, sink) = (evaluator.context, evaluator.sink)
        func append(_ text: ArraySlice<UInt8>, _ part: FormattedText.Part? = nil) {
            guard !text.isEmpty else { return }
            let range = bytes.count..<(bytes.count + text.count)
            segments.append((.text(range, units: UTF8Text.utf16Length(of: text)), part))
            bytes += text
        }
        var isWritten = isSaid && evaluator.diagnostics.isEmpty
        let beginsWithDate = sink.beginsWithDateLetter
        var end = 0
        for part in sink.parts {
            append(sink.bytes[end..<part.range.lowerBound])
            end = part.range.upperBound
            let text = sink.bytes[part.range]
            let value = part.argument.flatMap { given[$0] }
            let shown = FormattedText.Part(kind: part.kind, role: part.role, argument: part.argument, range: 0..<0)
            switch (part.kind, part.argument, value) {
            case (.money, _, .money(let money)?) where money.hasDisplayString: append(text, shown)
            case (.money, let name?, .money(let money)?):
                if patterns.edges(of: money) == nil { isWritten = false }
                segments.append((.amount(name), shown))
            case (.name, let name?, .text(let word)?) where ArgumentValue.isPlain(word),
                (.link, let name?, .text(let word)?) where ArgumentValue.isPlain(word):
                segments.append((.name(name), shown))
            case (.date, let name?, .date(let date)?):
                let edges = TextEdges(ofDate: Array(text), isRightToLeft: context.isRightToLeft)
                segments.append((.date(name, days: allDays.count, edges), shown))
                let begins = beginsWithDate && allDays.isEmpty
                let days = context.days(style: date.style, facet: part.facet, begins: begins)
                if let days, date.time == .none { allDays.append(days) } else { isWritten = false }
            case (.money, _, _), (.date, _, _): isWritten = false
            case (.length, _, _), (.count, _, _), (.percent, _, _), (.name, _, _), (.link, _, _): append(text, shown)
            }
        }
        append(sink.bytes[end...])
        (self.isWritten, self.bytes, self.segments, days) = (isWritten, bytes, segments, allDays)
    }

    /// What the words have of a value, that may be so many-th of those that are part of the words.
    private static func words(of value: ArgumentValue?, _ number: Int, _ patterns: inout PatternMemory) -> Words {
        switch value {
        case nil: .none
        case .money(let money)? where !money.hasDisplayString:
            .amount(money.role, terms: money.terms, money.count, patterns.edges(of: money))
        case .date(let date)?: .date(date.style, date.time)
        case .length(let length)?: .length(length)
        case .text(let name)? where ArgumentValue.isPlain(name): .plainName
        case .money?, .count?, .percent?, .text?, .names?, .phrase?, .message?, .selection?: .value(number)
        }
    }

    /// Whether it is the message with other values, which fill places at most.
    func says(_ given: MessageArguments, _ patterns: inout PatternMemory) -> Bool {
        for index in conditions.indices where !holds(index, given, &patterns) { return false }
        // A message inside decides by itself whether the language says the whole.
        for index in given.values.indices {
            guard case .message = given.values[index].value else { continue }
            guard conditions.contains(where: { $0.name == given.values[index].name }) else { return false }
        }
        return true
    }

    private func holds(_ index: Int, _ given: MessageArguments, _ patterns: inout PatternMemory) -> Bool {
        guard let place = given.place(of: conditions[index].name) else {
            return conditions[index].words == .none
        }
        switch (conditions[index].words, given.values[place].value) {
        case (.amount(let role, let terms, let count, let edges), .money(let money)):
            return money.role == role && money.terms == terms && money.count == count && !money.hasDisplayString
                && patterns.edges(of: money) == edges
        case (.date(let style, let time), .date(let date)): return date.style == style && date.time == time
        case (.length(let length), .length(let other)): return length == other
        case (.plainName, .text(let name)): return ArgumentValue.isPlain(name)
        case (.value(let number), let value): return value.says(values[number])
        case (.none, _), (.amount, _), (.date, _), (.length, _), (.plainName, _): return false
        }
    }

    /// Writes the message with other values; false where one does not follow its pattern.
    func write(_ given: MessageArguments, _ patterns: inout PatternMemory, to text: inout LineText) -> Bool {
        for index in segments.indices {
            let start = text.units
            switch segments[index].content {
            case .text(let range, let units):
                bytes.withUnsafeBufferPointer { text.append(UnsafeBufferPointer(rebasing: $0[range]), units: units) }
            case .amount(let name):
                guard let place = given.place(of: name), case .money(let money) = given.values[place].value,
                    patterns.append(money, to: &text)
                else { return false }
            case .date(let name, let day, let edges):
                guard let place = given.place(of: name), case .date(let date) = given.values[place].value,
                    days[day].append(date, edges, to: &text)
                else { return false }
            case .name(let name):
                guard case .text(let word)? = given[name] else { return false }
                text.append(word)
            }
            if let part = segments[index].part { text.addPart(part.kind, part.role, part.argument, since: start) }
        }
        return true
    }
}

extension ArgumentValue {
    /// Whether two values are the same, byte for byte as they are written: equal texts may have others.
    package func says(_ other: ArgumentValue) -> Bool {
        switch self {
        case .money(let left):
            if case .money(let right) = other {
                left == right && (left.price.displayString ?? "").hasSameBytes(as: right.price.displayString ?? "")
            } else {
                false
            }
        case .text(let left): if case .text(let right) = other { left.hasSameBytes(as: right) } else { false }
        case .phrase(let left): if case .phrase(let right) = other { left.hasSameBytes(as: right) } else { false }
        case .selection(let left): if case .selection(let right) = other { left.hasSameBytes(as: right) } else { false }
        case .names(let left):
            if case .names(let right) = other { left.elementsEqual(right) { $0.hasSameBytes(as: $1) } } else { false }
        case .length, .count, .date, .percent, .message: self == other
        }
    }

    /// Whether a name is of ASCII and has a letter or a digit at both ends: what stands around it is the same for all of these.
    static func isPlain(_ name: String) -> Bool {
        func isLetterOrDigit(_ byte: UInt8?) -> Bool {
            byte.map { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) } ?? false
        }
        return NameSanitizer.isPrintableASCII(name) && isLetterOrDigit(name.utf8.first)
            && isLetterOrDigit(name.utf8.last)
    }
}
