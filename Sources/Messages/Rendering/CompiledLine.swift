internal import PaywrightICU

/// A line of a language with places for amounts and dates: everything else is text that is copied.
///
/// Made from a line that the evaluator has written, so that it says what the evaluator says; whatever a place could change
/// around itself is part of the line's key.
package final class CompiledLine: Sendable {
    private enum Content {
        /// Text of the line itself.
        case text(Range<Int>, utf16Length: Int)
        /// One of the line's amounts.
        case amount(Int)
        /// One of the line's dates, written as the message asks for it.
        case date(Int, table: Int, DateEdges)
    }

    private struct Segment {
        let content: Content
        /// What the segment is, for a value.
        let part: (kind: FormattedText.PartKind, role: MoneyRole?, argument: ArgumentName?)?
    }

    private let bytes: [UInt8]
    private let segments: [Segment]
    private let tables: [DateTable]
    /// What a formatted text says beside its words.
    private let messages: [String]
    private let arguments: [ArgumentName]
    let locale: String

    /// A sentence, or a value alone, as the evaluator wrote it, and the catalog that spoke.
    package struct Sentence {
        /// nil for a value alone.
        let key: String?
        let values: MessageArguments
        let sink: TextSink
        let arguments: [ArgumentName]
        let locale: String

        init(_ evaluator: MessageEvaluator, of key: String?, _ values: MessageArguments, locale: String) {
            self.key = key
            self.values = values
            self.locale = locale
            sink = evaluator.sink
            arguments = evaluator.arguments
        }
    }

    /// nil where a date that a letter of the language begins stands first in a sentence: its capital depends on the month.
    /// nil too where a date has no table.
    init?(_ sentences: [Sentence], _ context: LanguageContext) {
        var bytes: [UInt8] = []
        var segments: [Segment] = []
        var tables: [DateTable] = []
        var messages: [String] = []
        var arguments: [ArgumentName] = []
        let separator = Array(context.sentenceSeparator.utf8)
        let numbers = Self.numbers(of: sentences.map(\.values))
        func appendText(_ text: ArraySlice<UInt8>, _ part: TextSink.Part? = nil) {
            guard !text.isEmpty else { return }
            let range = bytes.count..<(bytes.count + text.count)
            bytes += text
            let content = Content.text(range, utf16Length: UTF8Text.utf16Length(of: text))
            segments.append(Segment(content: content, part: part.map { ($0.kind, $0.role, $0.argument) }))
        }
        for (index, sentence) in sentences.enumerated() where !sentence.sink.bytes.isEmpty {
            if !segments.isEmpty { appendText(separator[...]) }
            if let key = sentence.key { messages.append(key) }
            arguments += sentence.arguments.filter { !arguments.contains($0) }
            guard !sentence.sink.beginsWithDateLetter else { return nil }
            var end = 0
            for part in sentence.sink.parts {
                appendText(sentence.sink.bytes[end..<part.range.lowerBound])
                end = part.range.upperBound
                let place = (part.kind, part.role, part.argument)
                let value = part.argument.flatMap { sentence.values[$0] }
                switch (part.kind, value) {
                case (.money, .money(let money)?) where money.hasDisplayString:
                    appendText(sentence.sink.bytes[part.range], part)
                case (.money, .money?):
                    guard let number = part.argument.flatMap({ numbers[index][$0] }) else { return nil }
                    segments.append(Segment(content: .amount(number), part: place))
                case (.date, .date(let date)?):
                    guard let number = part.argument.flatMap({ numbers[index][$0] }),
                        let table = context.dateTable(style: date.style, facet: part.facet)
                    else { return nil }
                    let edges = DateEdges(of: sentence.sink.bytes[part.range])
                    segments.append(Segment(content: .date(number, table: tables.count, edges), part: place))
                    tables.append(table)
                case (.money, _), (.date, _): return nil
                default: appendText(sentence.sink.bytes[part.range], part)
                }
            }
            appendText(sentence.sink.bytes[end...])
        }
        self.bytes = bytes
        self.segments = segments
        self.tables = tables
        self.messages = messages
        self.arguments = arguments
        locale = sentences.first?.locale ?? ""
    }

    /// Which of a prepared line's amounts, or of its dates, each argument is.
    private static func numbers(of sentences: [MessageArguments]) -> [[ArgumentName: Int]] {
        var (amounts, dates) = (0, 0)
        return sentences.map { values in
            var own: [ArgumentName: Int] = [:]
            for name in values.names {
                switch values[name]?.place {
                case .amount?:
                    own[name] = amounts
                    amounts += 1
                case .date?:
                    own[name] = dates
                    dates += 1
                case nil: break
                }
            }
            return own
        }
    }

    /// Writes the line; false, and nothing written, where an amount or a date does not follow its pattern.
    func append(_ line: borrowing PreparedLine, _ memory: inout LineMemory, to buffer: inout FormattedBuffer) -> Bool {
        let start = buffer.end
        for index in segments.indices {
            let segment = segments[index]
            let before = buffer.utf16Count
            let isWritten: Bool
            switch segment.content {
            case .text(let range, let utf16Length):
                bytes.withUnsafeBufferPointer {
                    buffer.append(UnsafeBufferPointer(rebasing: $0[range]), utf16Length: utf16Length)
                }
                isWritten = true
            case .amount(let number):
                if let digits = line.digits[number], let pattern = memory.pattern(for: digits.key) {
                    pattern._withUnsafeGuaranteedRef { $0.append(digits, to: &buffer) }
                    isWritten = true
                } else {
                    isWritten = false
                }
            case .date(let number, let table, let edges):
                isWritten = memory.append(line.dates[number], edges, in: tables[table], to: &buffer)
            }
            guard isWritten else {
                buffer.goBack(to: start)
                return false
            }
            if let part = segment.part {
                buffer.appendPart(part.kind, part.role, part.argument, utf16Length: buffer.utf16Count - before)
            }
        }
        return true
    }

    /// The same as a text of its own.
    func text(_ line: PreparedLine, _ memory: inout LineMemory) -> FormattedText? {
        var buffer = FormattedBuffer(bytes: bytes.count + 32, parts: segments.count)
        guard append(line, &memory, to: &buffer) else { return nil }
        return FormattedText(
            string: buffer.string,
            parts: buffer.parts,
            messages: messages,
            arguments: arguments,
            locale: locale
        )
    }
}
