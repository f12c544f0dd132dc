/// A line of a language with places for amounts and dates: everything else is text that is copied.
///
/// Made from a line that the evaluator has written, so that it says what the evaluator says; whatever a place could change
/// around itself is part of the line's shape.
final class CompiledLine: Sendable {
    private enum Content {
        /// Text of the line itself.
        case text(Range<Int>, utf16Length: Int)
        /// The amount of an argument of a sentence, and which of the line's amounts it is.
        case amount(sentence: Int, ArgumentName, number: Int)
        /// The date of an argument of a sentence, written as the message asks for it.
        case date(sentence: Int, ArgumentName, DateTable)
    }

    private struct Segment {
        let content: Content
        /// What the segment is, for a value.
        let part: (kind: FormattedText.PartKind, role: MoneyRole?, argument: ArgumentName?)?
    }

    private let bytes: [UInt8]
    private let segments: [Segment]
    /// What a formatted text says beside its words.
    private let messages: [String]
    private let arguments: [ArgumentName]
    private let locale: String

    /// A sentence as the evaluator wrote it, and the catalog that spoke.
    struct Sentence {
        let message: Message
        let sink: TextSink
        let arguments: [ArgumentName]
        let locale: String
    }

    /// nil where a date that a letter of the language begins stands first in a sentence: its capital hangs on the month.
    /// nil too where a date has no table.
    init?(_ sentences: [Sentence], _ context: LanguageContext) {
        var bytes: [UInt8] = []
        var segments: [Segment] = []
        var messages: [String] = []
        var arguments: [ArgumentName] = []
        let separator = Array(context.sentenceSeparator.utf8)
        var numbers: [[ArgumentName: Int]] = []
        var count = 0
        for sentence in sentences {
            var own: [ArgumentName: Int] = [:]
            for name in sentence.message.arguments.names {
                guard case .money(let money)? = sentence.message.arguments[name], money.displayString == nil else {
                    continue
                }
                own[name] = count
                count += 1
            }
            numbers.append(own)
        }
        func appendText(_ text: ArraySlice<UInt8>, _ part: TextSink.Part? = nil) {
            guard !text.isEmpty else { return }
            let range = bytes.count..<(bytes.count + text.count)
            bytes += text
            let content = Content.text(range, utf16Length: UTF8Text.utf16Length(of: text))
            segments.append(Segment(content: content, part: part.map { ($0.kind, $0.role, $0.argument) }))
        }
        for (index, sentence) in sentences.enumerated() where !sentence.sink.bytes.isEmpty {
            if !bytes.isEmpty || !segments.isEmpty { appendText(separator[...]) }
            messages.append(sentence.message.key)
            arguments += sentence.arguments.filter { !arguments.contains($0) }
            guard !sentence.sink.beginsWithDateLetter else { return nil }
            var end = 0
            for part in sentence.sink.parts {
                appendText(sentence.sink.bytes[end..<part.range.lowerBound])
                end = part.range.upperBound
                let value = part.argument.flatMap { sentence.message.arguments[$0] }
                switch (part.kind, value) {
                case (.money, .money(let money)?) where money.displayString == nil:
                    guard let name = part.argument, let number = numbers[index][name] else { return nil }
                    let content = Content.amount(sentence: index, name, number: number)
                    segments.append(Segment(content: content, part: (part.kind, part.role, part.argument)))
                case (.money, .money?): appendText(sentence.sink.bytes[part.range], part)
                case (.date, .date(let date)?):
                    guard let name = part.argument, let table = context.dateTable(style: date.style, facet: part.facet)
                    else { return nil }
                    let content = Content.date(sentence: index, name, table)
                    segments.append(Segment(content: content, part: (part.kind, part.role, part.argument)))
                case (.money, _), (.date, _): return nil
                default: appendText(sentence.sink.bytes[part.range], part)
                }
            }
            appendText(sentence.sink.bytes[end...])
        }
        self.bytes = bytes
        self.segments = segments
        self.messages = messages
        self.arguments = arguments
        locale = sentences.first?.locale ?? ""
    }

    /// Writes the line with other amounts and dates; false, and nothing written, where one does not follow its pattern.
    func append(_ sentences: [Message], _ amounts: LineAmounts, to buffer: inout FormattedBuffer) -> Bool {
        let (start, firstPart, firstUnit) = (buffer.utf8.count, buffer.parts.count, buffer.utf16Count)
        for segment in segments {
            let length: Int?
            switch segment.content {
            case .text(let range, let utf16Length):
                bytes.withUnsafeBufferPointer {
                    buffer.utf8.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
                }
                length = utf16Length
            case .amount(let sentence, let name, let number):
                if case .money(let money)? = sentences[sentence].arguments[name] {
                    length = amounts[number]?.pattern.append(money.amount, to: &buffer.utf8)
                } else {
                    length = nil
                }
            case .date(let sentence, let name, let table):
                if case .date(let date)? = sentences[sentence].arguments[name] {
                    length = table.append(date, to: &buffer.utf8)
                } else {
                    length = nil
                }
            }
            guard let length else {
                buffer.utf8.removeLast(buffer.utf8.count - start)
                buffer.parts.removeLast(buffer.parts.count - firstPart)
                buffer.utf16Count = firstUnit
                return false
            }
            if let part = segment.part {
                let range = buffer.utf16Count..<(buffer.utf16Count + length)
                buffer.parts.append(
                    FormattedText.Part(kind: part.kind, role: part.role, argument: part.argument, range: range)
                )
            }
            buffer.utf16Count += length
        }
        return true
    }

    /// The same as a text of its own.
    func text(_ sentences: [Message], _ amounts: LineAmounts) -> FormattedText? {
        var buffer = FormattedBuffer(bytes: bytes.count + 32, parts: segments.count)
        guard append(sentences, amounts, to: &buffer) else { return nil }
        return FormattedText(
            string: String(decoding: buffer.utf8, as: UTF8.self),
            parts: buffer.parts,
            messages: messages,
            arguments: arguments,
            locale: locale
        )
    }
}
