internal import PaywrightICU
internal import PaywrightStorage

/// A line in a language as the evaluator wrote it, with places for other amounts and dates: everything else is text that is
/// copied, and whatever a place could change around itself is part of the line's key.
final class CompiledLine: Sendable {
    private enum Content {
        /// Text of the line itself, by its place among the bytes.
        case text(Range<Int>, utf16Length: Int)
        /// One of the line's amounts.
        case amount(Int)
        /// One of the line's dates, written as the message asks for it.
        case date(Int, days: Int, TextEdges)
    }

    /// It holds no reference, so that a look at it counts none.
    private struct Segment {
        let content: Content
        /// What the segment is, for a value.
        let part: FormattedText.Part?
    }

    private let written: FormattedText
    private let bytes: [UInt8]
    private let segments: [Segment]
    private let days: [DayTexts]
    private let hasPlaces: Bool

    /// nil where a date that a letter of the language begins stands first in a sentence: its capital depends on the month.
    /// nil too where an amount or a date has no place.
    ///
    /// - Parameters:
    ///   - sentences: the sentences as the evaluator wrote them, or a value alone.
    ///   - written: the whole line.
    init?(
        _ sentences: [(values: MessageArguments, sink: TextSink)],
        as written: FormattedText,
        _ context: LanguageContext
    ) {
        var bytes: [UInt8] = []
        var segments: [Segment] = []
        var allDays: [DayTexts] = []
        func append(_ text: ArraySlice<UInt8>, _ part: FormattedText.Part? = nil) {
            guard !text.isEmpty else { return }
            let range = bytes.count..<(bytes.count + text.count)
            bytes += text
            segments.append(
                Segment(content: .text(range, utf16Length: UTF8Text.utf16Length(of: text)), part: part)
            )
        }
        var (amountCount, dateCount) = (0, 0)
        for (values, sink) in sentences {
            let amounts = values.names.filter { values[$0]?.amount != nil }
            let dates = values.names.filter { values[$0]?.date != nil }
            if !sink.bytes.isEmpty, !segments.isEmpty { append(Array(context.sentenceSeparator.utf8)[...]) }
            guard !sink.beginsWithDateLetter else { return nil }
            var end = 0
            for part in sink.parts {
                append(sink.bytes[end..<part.range.lowerBound])
                end = part.range.upperBound
                let text = sink.bytes[part.range]
                let shown = FormattedText.Part(kind: part.kind, role: part.role, argument: part.argument, range: 0..<0)
                switch (part.kind, part.argument, part.argument.flatMap { values[$0] }) {
                case (.money, _, .money(let money)?) where money.hasDisplayString: append(text, shown)
                case (.money, let name?, .money?):
                    guard let number = amounts.firstIndex(of: name) else { return nil }
                    segments.append(Segment(content: .amount(amountCount + number), part: shown))
                case (.date, let name?, .date(let date)?):
                    guard let number = dates.firstIndex(of: name),
                        let days = context.days(style: date.style, facet: part.facet)
                    else { return nil }
                    let edges = TextEdges(ofDate: Array(text), isRightToLeft: context.isRightToLeft)
                    let content = Content.date(dateCount + number, days: allDays.count, edges)
                    segments.append(Segment(content: content, part: shown))
                    allDays.append(days)
                case (.money, _, _), (.date, _, _): return nil
                default: append(text, shown)
                }
            }
            append(sink.bytes[end...])
            (amountCount, dateCount) = (amountCount + amounts.count, dateCount + dates.count)
        }
        self.written = written
        self.bytes = bytes
        self.segments = segments
        days = allDays
        hasPlaces = amountCount + dateCount > 0
    }

    /// The catalog that spoke.
    var locale: String { written.locale }

    /// The line with other amounts and dates; nil where one does not follow its pattern.
    func text(_ line: PreparedLine, _ patterns: [AmountPattern]) -> FormattedText? {
        guard hasPlaces else { return written }
        var text = LineText(capacity: bytes.count + 64)
        guard write(line, patterns, to: &text) else { return nil }
        return FormattedText(
            string: text.bytes.string,
            parts: text.parts,
            messages: written.messages,
            arguments: written.arguments,
            locale: written.locale
        )
    }

    /// Writes the line with other amounts and dates; false where one does not follow its pattern.
    func write(_ line: PreparedLine, _ patterns: [AmountPattern], to text: inout LineText) -> Bool {
        guard let amounts = line.amounts else { return false }
        for index in segments.indices {
            let start = text.utf16Count
            switch segments[index].content {
            case .text(let range, let utf16Length):
                bytes.withUnsafeBufferPointer { text.bytes.append(UnsafeBufferPointer(rebasing: $0[range])) }
                text.utf16Count += utf16Length
            case .amount(let number):
                patterns[number].append(amounts[number], to: &text)
            case .date(let number, let place, let edges):
                guard days[place].append(line.dates[number], edges, to: &text) else { return false }
            }
            if let part = segments[index].part { text.addPart(part.kind, part.role, part.argument, since: start) }
        }
        return true
    }
}
