internal import PaywrightICU
internal import PaywrightValues

extension MessageSoundness {
    /// Every form that a message asks for exists for every unit, without a circle.
    func formDiagnostics(_ program: MessageProgram, _ entry: CatalogEntry) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var seen: Set<String> = []
        for (reference, _) in program.references {
            guard case .form(let form) = reference.facet, seen.insert("\(reference.name.kind).\(form)").inserted else {
                continue
            }
            diagnostics += formDiagnostics(form, kind: reference.name.kind, entry)
        }
        if CatalogEntry.isForm(entry.key), isCircular(entry.key) {
            let message = "found a form that refers to itself, expected plain words in the end"
            diagnostics.append(Diagnostic(.formCycle, entry, message))
        }
        // Own words for the plain form want own words in every form that messages of any file ask for. In a whole catalog each
        // of those messages has that finding.
        guard !isWhole, Self.isPlainLength(entry.key) else { return diagnostics }
        return diagnostics
            + formsInUse().filter { seen.insert("\(ArgumentKind.length).\($0)").inserted }.flatMap {
                formDiagnostics($0, kind: .length, entry)
            }
    }

    private static func isPlainLength(_ key: String) -> Bool {
        key == "duration" || PeriodUnit.allCases.contains { key == "duration.\($0.rawValue)" }
    }

    /// The forms of a length that the messages of the language ask for, whichever file they stand in.
    private func formsInUse() -> [String] {
        let references = context.catalogs.flatMap { catalog in
            catalog.entries.flatMap { entry in
                guard case .success(let program)? = catalog.program(for: entry.key) else {
                    return [ArgumentReference]()
                }
                return program.references.map(\.reference)
            }
        }
        let forms = references.compactMap { reference -> String? in
            guard reference.name.kind == .length, case .form(let form) = reference.facet else { return nil }
            return form
        }
        return Set(forms).sorted()
    }

    private func formDiagnostics(_ form: String, kind: ArgumentKind, _ entry: CatalogEntry) -> [Diagnostic] {
        if kind == .date {
            let message = "found the form {date_\(form)}, expected a key \"date.\(form)\""
            return context.message("date." + form) == nil ? [Diagnostic(.missingForm, entry, message)] : []
        }
        return PeriodUnit.allCases.compactMap { unit in
            if hasWords(form: form, unit) || form == "short" || form == "spoken" { return nil }
            if !context.hasCase(form, unit: unit) {
                let keys = MessageEvaluator.formKeys(form: form, unit: unit).joined(separator: "\" or \"")
                return Diagnostic(
                    .missingForm,
                    entry,
                    "found the form \"\(form)\", expected a key \"\(keys)\" or a case of CLDR"
                )
            }
            guard hasWords(form: nil, unit) else { return nil }
            let message =
                "found own words for \(unit.rawValue) but CLDR's in the case \"\(form)\", expected own words in both"
            return Diagnostic(.missingForm, entry, message)
        }
    }

    private func hasWords(form: String?, _ unit: PeriodUnit) -> Bool {
        MessageEvaluator.formKeys(form: form, unit: unit).contains { context.message($0) != nil }
    }

    private func isCircular(_ key: String) -> Bool {
        var pending = [key]
        var seen: Set<String> = []
        while let next = pending.popLast() {
            guard case (_, .success(let program))? = context.message(next) else { continue }
            for (reference, _) in program.references where [.duration, .date].contains(reference.name) {
                let form: String? = if case .form(let name) = reference.facet { name } else { nil }
                if reference.name == .date {
                    let target = "date" + (form.map { "." + $0 } ?? "")
                    if target == key { return true }
                    if seen.insert(target).inserted { pending.append(target) }
                    continue
                }
                var targets = PeriodUnit.allCases.compactMap { nearestKey(form: form, $0) }
                if let form, next.hasSuffix(".composite") { targets.append(MessageEvaluator.compositeKey(form: form)) }
                for target in targets {
                    if target == key { return true }
                    if seen.insert(target).inserted { pending.append(target) }
                }
            }
        }
        return false
    }

    private func nearestKey(form: String?, _ unit: PeriodUnit) -> String? {
        MessageEvaluator.formKeys(form: form, unit: unit).first { context.message($0) != nil }
    }
}
