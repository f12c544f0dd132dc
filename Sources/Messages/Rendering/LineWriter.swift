internal import PaywrightICU
internal import PaywrightTimeZones
package import PaywrightValues

/// Writes lines of one language into a buffer, one after the other: what a loop over many amounts, dates or customers uses.
///
/// It remembers the line and the currency it wrote last, so that the next one like it costs little more than copying its bytes.
/// Each thread makes its own.
///
///     var writer = bundle.writer()
///     for (amount, date) in renewals {
///         line.replaceAmount(at: 0, by: amount)
///         line.replaceDate(at: 0, by: date)
///         writer.append(line, to: &buffer)
///     }
package struct LineWriter: Sendable {
    private let bundle: MessageBundle
    private var memory: LineMemory
    /// The line written last: the number of its shape, its amounts' edges.
    private var lastNumber: UInt64 = 0
    private var lastEdges: UInt64 = 0
    /// Held by the lines written before.
    private nonisolated(unsafe) var lastLine: Unmanaged<CompiledLine>?
    private var recent: RecentLines
    private var last = Last.value

    /// What was written last.
    private enum Last {
        case compiled
        case value
        case other(FormattedText)
    }

    init(_ bundle: MessageBundle, remembering lines: Int) {
        self.bundle = bundle
        memory = LineMemory(bundle.own)
        recent = RecentLines(capacity: lines)
    }

    /// Writes a line; never fails, as `MessageBundle.format` does not.
    package mutating func append(_ line: borrowing PreparedLine, to buffer: inout FormattedBuffer) {
        if let edges = bundle.edges(of: line, &memory) {
            if line.shape.number != lastNumber || edges != lastEdges || lastNumber == 0 {
                lastNumber = line.shape.number
                lastEdges = edges
                lastLine = recent.line(of: lastNumber, edges) { bundle.compiledLine(line, edges) }
            }
            if lastLine?._withUnsafeGuaranteedRef({ $0.append(line, &memory, to: &buffer) }) == true {
                last = .compiled
                return
            }
        }
        append(bundle.formatByEvaluating(line), to: &buffer)
    }

    /// Writes a value alone: a price, a name.
    package mutating func append(_ value: ArgumentValue, as name: ArgumentName, to buffer: inout FormattedBuffer) {
        if case .money(let money) = value, append(money, as: name, to: &buffer) {
            last = .value
        } else {
            append(bundle.formatByEvaluating(value, as: name), to: &buffer)
        }
    }

    /// The catalog that spoke last: "de".
    package var lastLocale: String {
        switch last {
        case .compiled: lastLine?._withUnsafeGuaranteedRef { $0.locale } ?? ""
        case .value: bundle.localeOfValues
        case .other(let text): text.locale
        }
    }

    /// What could not be formatted as asked, in what was written last.
    package var lastDiagnostics: [Diagnostic] {
        if case .other(let text) = last { text.diagnostics } else { [] }
    }

    private mutating func append(_ text: FormattedText, to buffer: inout FormattedBuffer) {
        buffer.append(text)
        last = .other(text)
    }

    /// Writes an amount alone by its pattern; false, and nothing written, where it has none.
    mutating func append(_ money: MessagePrice, as name: ArgumentName, to buffer: inout FormattedBuffer) -> Bool {
        guard !money.hasDisplayString, let digits = money.digits, let pattern = memory.pattern(for: digits.key) else {
            return false
        }
        let edges = pattern._withUnsafeGuaranteedRef { $0.edges }
        let isIsolated = edges.contains(.isolated)
        if isIsolated { buffer.append(utf8: UTF8Text.firstStrongIsolate, utf16Length: 1) }
        let start = buffer.utf16Count
        pattern._withUnsafeGuaranteedRef { $0.append(digits, to: &buffer) }
        buffer.appendPart(.money, money.role, name, utf16Length: buffer.utf16Count - start)
        if isIsolated { buffer.append(utf8: UTF8Text.popDirectionalIsolate, utf16Length: 1) }
        return true
    }
}

/// The lines a writer wrote before, by their shapes' numbers: found without a lock, until another takes their place.
private struct RecentLines: Sendable {
    private struct Slot: Sendable {
        var number: UInt64 = 0
        var edges: UInt64 = 0
        var line: CompiledLine?
    }

    /// A power of two of them; none before the first line.
    private var slots: [Slot] = []
    private let capacity: Int

    /// A table for about as many lines, at least one.
    init(capacity: Int) {
        var power = 1
        while power < capacity { power *= 2 }
        self.capacity = power
    }

    /// The line, held until another one is asked for; looked for elsewhere where it is not here, and where its shape has no
    /// number.
    mutating func line(
        of number: UInt64,
        _ edges: UInt64,
        elsewhere: () -> CompiledLine?
    ) -> Unmanaged<CompiledLine>? {
        if slots.isEmpty { slots = Array(repeating: Slot(), count: capacity) }
        // Numbers in a row have places in a row.
        let place = Int(truncatingIfNeeded: number ^ edges) & (capacity - 1)
        if number == 0 || slots[place].number != number || slots[place].edges != edges {
            slots[place] = Slot(number: number, edges: edges, line: elsewhere())
        }
        return slots[place].line.map(Unmanaged.passUnretained)
    }
}

/// The pattern of the currency written last, and where the last date's time zone was: most lines in a row are in one, and about
/// days that are near to each other.
struct LineMemory: Sendable {
    private let context: LanguageContext
    private var key: AmountKey?
    private var pattern: AmountPattern?
    /// The same without counting references: the memory holds the pattern as long as this.
    private nonisolated(unsafe) var uncounted: Unmanaged<AmountPattern>?
    private var timeZone = ""
    private var zoneData = TimeZoneData.system
    private var stretch: OffsetStretch?

    init(_ context: LanguageContext) { self.context = context }

    /// How amounts of a key are written; nil where ICU has to print each. Valid until another key is looked for.
    mutating func pattern(for key: AmountKey) -> Unmanaged<AmountPattern>? {
        if self.key != key {
            self.key = key
            pattern = context.pattern(for: key)
            uncounted = pattern.map(Unmanaged.passUnretained)
        }
        return uncounted
    }

    /// Writes the day of a date in its time zone; false, and nothing written, where ICU has to print it, and where it meets its
    /// neighbors otherwise than by `edges`.
    mutating func append(
        _ date: MessageDate,
        _ edges: DateEdges,
        in table: DateTable,
        to buffer: inout FormattedBuffer
    ) -> Bool {
        guard DateTable.validInstants.contains(date.instant) else { return false }
        if stretch?.contains(date.instant) != true || timeZone != date.timeZone || zoneData != date.zoneData {
            timeZone = date.timeZone
            zoneData = date.zoneData
            stretch = TimeZoneRules.named(timeZone, in: zoneData)?.stretch(of: date.instant)
        }
        guard let stretch else { return false }
        return table.append(CivilDay(localMilliseconds: date.instant.milliseconds + stretch.offset), edges, to: &buffer)
    }
}
