package import PaywrightStorage
package import PaywrightValues

/// Writes lines of one language one after the other into the same room, for a loop over many.
package struct LineWriter: ~Copyable {
    private let bundle: MessageBundle
    private var memory: LineMemory
    /// The line written last.
    package private(set) var text = LineText(capacity: 256)

    init(_ bundle: MessageBundle) {
        self.bundle = bundle
        memory = bundle.lines.takeMemory()
    }

    deinit { bundle.lines.giveBack(memory) }

    /// Writes a line in place of the last one; what it says is what `MessageBundle.format` says.
    package mutating func write(_ line: PreparedLine) {
        text.removeAll()
        if let compiled = memory.compiledLine(line, in: bundle), compiled.write(line, memory.patterns, to: &text) {
            text.locale = compiled.locale
        } else {
            write(bundle.formatByEvaluating(line))
        }
    }

    /// The same of a line that has been made otherwise.
    package mutating func write(_ line: FormattedText) {
        text.removeAll()
        text.bytes.append(line.string)
        text.parts = line.parts
        text.locale = line.locale
        text.diagnostics = line.diagnostics
    }
}

/// A text as it grows, and what its values are.
package struct LineText: ~Copyable {
    /// In UTF-8.
    package internal(set) var bytes: ByteBuffer
    /// The values in the text, in UTF-16 units.
    package internal(set) var parts: [FormattedText.Part] = []
    /// The catalog that spoke.
    package internal(set) var locale = ""
    /// What could not be formatted as asked.
    package internal(set) var diagnostics: [Diagnostic] = []
    /// How many UTF-16 units were appended.
    var utf16Count = 0

    init(capacity: Int) { bytes = ByteBuffer(capacity: capacity) }

    /// The text as a value of its own.
    package var formatted: FormattedText {
        FormattedText(string: bytes.string, parts: parts, locale: locale, diagnostics: diagnostics)
    }

    mutating func removeAll() {
        bytes.removeAll()
        parts.removeAll(keepingCapacity: true)
        if !diagnostics.isEmpty { diagnostics = [] }
        utf16Count = 0
    }

    /// Appends text whose length is known.
    mutating func append(_ text: [UInt8], utf16Length: Int) {
        bytes.append(text)
        utf16Count += utf16Length
    }

    /// Says what was appended after so many UTF-16 units.
    mutating func addPart(
        _ kind: FormattedText.PartKind,
        _ role: MoneyRole?,
        _ argument: ArgumentName?,
        since start: Int
    ) {
        parts.append(FormattedText.Part(kind: kind, role: role, argument: argument, range: start..<utf16Count))
    }
}
