internal import PaywrightICU
internal import PaywrightValues

/// The forms of lengths that state the number and no unit, for other forms: `duration.ordinal`, "third".
enum NumberForms {
    static func names(in context: LanguageContext, _ samples: PluralSamples) -> Set<String> {
        var programs: [String: [(key: String, program: MessageProgram)]] = [:]
        for key in Set(context.catalogs.flatMap { $0.entries.map(\.key) }) where key.hasPrefix("duration.") {
            guard let name = name(of: key), case (_, .success(let program))? = context.message(key) else { continue }
            programs[name, default: []].append((key, program))
        }
        var names: Set<String> = []
        var isStable = false
        // A form in a form of a number is one itself.
        while !isStable {
            let found = programs.filter { _, forms in
                forms.contains { key, program in
                    let statements = ValueStatements(
                        MessageVariant.all(of: program, samples: samples),
                        [],
                        context.vocabulary,
                        numberForms: names
                    )
                    return !statements.stateLength(ofForm: unit(of: key))
                }
            }
            isStable = found.count == names.count
            names.formUnion(found.keys)
        }
        return names
    }

    /// "every" of `duration.every` and `duration.every.month`; nil for the plain length and for one of several units.
    private static func name(of key: String) -> String? {
        let parts = key.split(separator: ".")
        guard parts.count > 1, parts.last != "composite", PeriodUnit(rawValue: String(parts[1])) == nil else {
            return nil
        }
        return String(parts[1])
    }

    /// The unit that the key of a form names: month of `duration.every.month`.
    static func unit(of key: String) -> PeriodUnit? {
        key.split(separator: ".").last.flatMap { PeriodUnit(rawValue: String($0)) }
    }
}
