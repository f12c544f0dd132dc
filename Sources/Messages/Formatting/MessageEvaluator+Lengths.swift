internal import PaywrightICU
package import PaywrightValues

extension MessageEvaluator {
    mutating func append(_ length: CalendarDuration, form: String?, _ name: ArgumentName) {
        let parts = length.parts
        if parts.count == 1 {
            let start = sink.bytes.count
            appendPart(parts[0], form: form, name)
            sink.mergeParts(since: start, kind: .length, argument: name)
            return
        }
        if let form, case (_, .success(let program))? = context.message(Self.compositeKey(form: form)), canGoDeeper {
            note(ArgumentReference(name: name, facet: .form(form)), Self.compositeKey(form: form))
            let start = sink.bytes.count
            formsRun += 1
            runNested(program, [.duration: .length(length), .unit: .selection("other")])
            sink.mergeParts(since: start, kind: .length, argument: name)
            return
        }
        let items = parts.map { part in
            var inner = MessageEvaluator(context: context, key: key, namesValues: namesValues)
            inner.depth = depth
            inner.formsRun = formsRun
            inner.steps = steps
            inner.appendPart(part, form: form, name)
            formsRun = inner.formsRun
            steps = inner.steps
            diagnostics += inner.diagnostics
            return inner.sink.bytes
        }
        let joined = attempt { [context] in try context.join(items) }
        var text = joined ?? Array(items.joined(separator: [0x2C, 0x20]))
        if context.spacesFromLatin { text = TextSink.spacingFromLatin(in: text) }
        sink.append(text, kind: .length, role: nil, argument: name, isolated: false)
    }

    /// A length of one unit: the catalog's words for the form and unit, then its words for the form, then CLDR's.
    private mutating func appendPart(_ part: (count: Int, unit: PeriodUnit), form: String?, _ name: ArgumentName) {
        let reference = ArgumentReference(name: name, facet: form.map(ArgumentReference.Facet.form) ?? .value)
        if canGoDeeper {
            for key in Self.formKeys(form: form, unit: part.unit) {
                guard case (_, .success(let program))? = context.message(key) else { continue }
                note(reference, key)
                formsRun += 1
                runNested(
                    program,
                    [
                        .count: .count(part.count), .unit: .selection(part.unit.rawValue),
                        .duration: .length(CalendarDuration(part.count, part.unit)),
                    ]
                )
                return
            }
        } else {
            noteOnce(.formCycle, form ?? "duration")
        }
        guard let form, canGoDeeper else { return appendCLDR(part, reference) }
        if form == "short" { return appendCLDR(part, reference, isShort: true) }
        if form != "spoken" {
            if context.hasCase(form, unit: part.unit) { return appendCLDR(part, reference, grammaticalCase: form) }
            note(.missingForm, "\(name.rawValue)_\(form)")
        }
        appendPart(part, form: nil, name)
    }

    /// The key of a form's words around a length of several units ("the first 1 month and 3 days"), for forms that
    /// cannot be put into each part by itself.
    package static func compositeKey(form: String) -> String { "duration.\(form).composite" }

    /// The keys that may hold a form's words, nearest first.
    package static func formKeys(form: String?, unit: PeriodUnit) -> [String] {
        let base = "duration" + (form.map { "." + $0 } ?? "")
        return ["\(base).\(unit.rawValue)", base]
    }

    private mutating func appendCLDR(
        _ part: (count: Int, unit: PeriodUnit),
        _ reference: ArgumentReference,
        isShort: Bool = false,
        grammaticalCase: String = ""
    ) {
        note(reference, MessageTrace.cldr)
        if namesValues {
            let form = grammaticalCase.isEmpty ? isShort ? "short" : "full-name" : grammaticalCase
            return appendName("CLDR \(part.unit.rawValue) \(form)", kind: .length)
        }
        let text = attempt { [context] in
            let shape = NumberShape.unit(part.unit.rawValue, isShort: isShort, grammaticalCase: grammaticalCase)
            return try context.number(shape).format(String(part.count))
        }
        let words = text ?? Array("\(part.count) \(part.unit.rawValue)".utf8)
        let bytes = UTF8Text.bindingNumbers(in: context.pseudoLocale?.apply(to: words) ?? words)
        sink.append(bytes, kind: .length, role: nil, argument: nil, isolated: false)
    }
}
