internal import PaywrightMessages
internal import PaywrightValues

/// Takes a template apart. Never fails: what is malformed stays text and is reported.
struct TemplateParser {
    let dialect: TemplateDialect
    let bytes: [UInt8]
    private(set) var pieces: [TemplatePiece] = []
    private var faults = TemplateDiagnostics()
    private var positions: TemplatePositionCounter
    /// Where the text that is in no piece yet begins.
    private var textStart = 0

    init(_ source: String, dialect: TemplateDialect) {
        self.dialect = dialect
        bytes = Array(source.utf8)
        positions = TemplatePositionCounter(bytes)
        switch dialect {
        case .adapty: parseTags()
        case .revenueCat, .superwall: parseBraces()
        }
        endText(at: bytes.count)
        reportHidden(in: source)
    }

    /// Reports what a terminal would obey, or what could turn a price round: a rendered text has none of it.
    private mutating func reportHidden(in source: String) {
        var positions = TemplatePositionCounter(bytes)
        _ = NameSanitizer.leavingOutRefused(source) { scalar, offset in
            let name = NameSanitizer.name(of: scalar)
            let message = "found \(name), expected no \(NameSanitizer.refused); it is left out"
            report(.hiddenCharacter, name, at: positions.position(at: offset), message)
        }
    }

    /// The position of a byte, asked for front to back.
    mutating func position(at offset: Int) -> TemplatePosition { positions.position(at: offset) }

    /// Reports something, and leaves it as text.
    mutating func report(
        _ code: TemplateCode,
        _ subject: String,
        at position: TemplatePosition,
        _ message: String
    ) {
        faults.append(at: position, Diagnostic(code, about: subject, at: position, message: message))
    }

    /// What was reported, in the order of the template.
    var diagnostics: [Diagnostic] { faults.all.inOrderOfLines }

    /// Ends the text before a variable, and takes the variable.
    mutating func take(
        _ range: Range<Int>,
        name: String,
        functions: [TemplateReference.Function] = [],
        at position: TemplatePosition
    ) {
        endText(at: range.lowerBound)
        let source = text(range)
        pieces.append(
            .variable(TemplateReference(name: name, functions: functions, source: source, position: position))
        )
        textStart = range.upperBound
        functions.filter { TemplateFunction($0.name, in: dialect) == nil }.forEach { report($0) }
    }

    private mutating func report(_ function: TemplateReference.Function) {
        let known = TemplateFunction.names(in: dialect)
        let hint = NameSuggestion.nearest(to: function.name, among: known).map { "; did you mean \($0)?" } ?? ""
        let found = "found \"\(function.name)\", expected one of \(known.joined(separator: ", "))\(hint)"
        let message = "\(found); the value is printed without it"
        report(.unsupportedFunction, function.name, at: function.position, message)
    }

    private mutating func endText(at end: Int) {
        if end > textStart { pieces.append(.text(text(textStart..<end))) }
        textStart = end
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether two bytes stand at an offset.
    func has(_ first: Unicode.Scalar, _ second: Unicode.Scalar, at offset: Int) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: first) && bytes[offset + 1] == UInt8(ascii: second)
    }

    /// A range without the white space around it.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        guard let first = range.first(where: { !blanks.contains(bytes[$0]) }),
            let last = range.last(where: { !blanks.contains(bytes[$0]) })
        else { return range.lowerBound..<range.lowerBound }
        return first..<(last + 1)
    }
}
