internal import PaywrightICU
internal import PaywrightValues

/// Runs compiled messages into a sink. Never throws: what cannot be done is noted and the nearest usable text printed.
package struct MessageEvaluator {
    let context: LanguageContext
    let key: String
    /// Whether values are printed as their names, for a text that no version of CLDR changes.
    let namesValues: Bool
    var sink: TextSink
    var diagnostics: [Diagnostic] = []
    /// The arguments the words depend on so far, without those that exist only inside forms.
    private(set) var arguments: [ArgumentName] = []
    /// The arguments that were looked at so far, those without a value too: with the same values the words are the same.
    private(set) var read: [ArgumentName] = []
    /// What was chosen so far; nil where no trace is asked for.
    package var steps: [MessageTrace.Step]?
    /// How deep in forms of forms.
    var depth = 0

    /// The form of the date that is written next, inside the message that puts a time of day beside it.
    var facetOfNextDate: ArgumentReference.Facet?

    /// The form and the name of the amount that is written next, inside the message that names how many it is for.
    var amountInside: ArgumentReference?

    /// How many forms have been run: a circle that fans out is stopped by its work, not only by its depth.
    var formsRun = 0

    /// Forms that refer to each other deeper than any grammar needs are a circle.
    static let deepestForm = 8
    private static let mostForms = 500

    /// Whether another form of a form may be run.
    var canGoDeeper: Bool { depth < Self.deepestForm && formsRun < Self.mostForms }

    init(context: LanguageContext, key: String, namesValues: Bool = false, traces: Bool = false) {
        self.context = context
        self.key = key
        self.namesValues = namesValues
        steps = traces ? [] : nil
        sink = TextSink(spacesFromLatin: context.spacesFromLatin)
    }

    mutating func run(_ program: MessageProgram, _ arguments: MessageArguments) {
        var next = 0
        while next < program.instructions.count {
            let instruction = program.instructions[next]
            next += 1
            switch instruction {
            case .literal(let range): sink.appendLiteral(program.literals[range])
            case .argument(let reference): append(reference, arguments)
            case .number(let reference, let offset):
                if let value = printedInteger(reference, arguments) { appendNumber(value &- offset, reference.name) }
            case .plural(let reference, let branches):
                next = target(of: branches, reference, arguments) ?? next
            case .select(let reference, let branches):
                let word = word(reference, arguments)
                let target = branches.target(of: word)
                note(reference, word, isOther: target == nil)
                next = target ?? branches.target(of: "other") ?? next
            case .jump(let target): next = target
            }
        }
    }

    /// Runs a message inside another, and returns the arguments that its words depend on; they are not the outer one's.
    @discardableResult
    mutating func runNested(_ program: MessageProgram, _ values: MessageArguments) -> [ArgumentName] {
        let outer = (arguments, read)
        arguments = []
        depth += 1
        run(program, values)
        depth -= 1
        let inner = arguments
        (arguments, read) = outer
        return inner
    }

    /// The value of an argument.
    mutating func value(of name: ArgumentName, in arguments: MessageArguments) -> ArgumentValue? {
        if !read.contains(name) { read.append(name) }
        return arguments[name]
    }

    /// Says that the words depend on an argument.
    mutating func use(_ name: ArgumentName) {
        if !arguments.contains(name) { arguments.append(name) }
    }

    mutating func note(_ code: FormattingCode, _ detail: String) {
        diagnostics.append(Diagnostic(code, key: key, detail: detail))
    }

    /// The same, where a circle would repeat it hundreds of times.
    mutating func noteOnce(_ code: FormattingCode, _ detail: String) {
        if !diagnostics.contains(where: { FormattingCode($0) == code }) { note(code, detail) }
    }

    private mutating func target(
        of branches: MessageProgram.PluralBranches,
        _ reference: ArgumentReference,
        _ arguments: MessageArguments
    ) -> Int? {
        let other = branches.target(of: .other)
        guard let value = integer(reference, arguments) else { return other }
        if let exact = branches.exact.first(where: { $0.value == value }) {
            note(reference, "=\(value)")
            return exact.target
        }
        guard let rules = attempt({ [context] in try context.pluralRules() }) else { return other }
        let category = rules.category(of: value &- branches.offset)
        let target = branches.target(of: category)
        note(reference, category.rawValue, isOther: target == nil)
        return target ?? other
    }

    /// The whole number of an argument; nil when the length has several units, or there is no value.
    mutating func integer(_ reference: ArgumentReference, _ arguments: MessageArguments) -> Int? {
        // The number of a length says nothing yet: of "3 months" it is the "3".
        if reference.facet == .value { use(reference.name) }
        switch (value(of: reference.name, in: arguments), reference.facet) {
        case (.count(let count), .value): return count
        case (.length(let length), .count): return length.singlePeriod?.value
        case (.money, _), (.length, _), (.count, _), (.date, _), (.percent, _), (.text, _), (.names, _), (.phrase, _),
            (.message, _), (.selection, _), (nil, _):
            note(.missingArgument, reference.description)
            return nil
        }
    }

    /// The same for printing: a length of several units has no one number to print.
    mutating func printedInteger(_ reference: ArgumentReference, _ arguments: MessageArguments) -> Int? {
        if case .length(let length)? = value(of: reference.name, in: arguments), length.singlePeriod == nil {
            note(.missingArgument, "\(reference) of a length of several units")
        }
        return integer(reference, arguments)
    }

    private mutating func word(_ reference: ArgumentReference, _ arguments: MessageArguments) -> String {
        use(reference.name)
        switch (value(of: reference.name, in: arguments), reference.facet) {
        case (.selection(let word), .value): return word
        case (.length(let length), .unit): return length.singlePeriod?.unit.rawValue ?? "other"
        case (.money, _), (.length, _), (.count, _), (.date, _), (.percent, _), (.text, _), (.names, _), (.phrase, _),
            (.message, _), (.selection, _), (nil, _):
            note(.missingArgument, reference.description)
            return "other"
        }
    }

    // MARK: Tracing

    /// Notes a choice where somebody wants to know; `isOther` where there was no such branch.
    mutating func note(_ reference: ArgumentReference, _ choice: @autoclosure () -> String, isOther: Bool = false) {
        guard steps != nil else { return }
        let word = choice()
        let stated = isOther && word != "other" ? "other (\(word))" : word
        steps?.append(MessageTrace.Step(argument: reference.description, choice: stated))
    }

    /// Notes an ICU failure and goes on without the value.
    mutating func attempt<Value>(_ work: () throws -> Value) -> Value? {
        do {
            return try work()
        } catch {
            note(.formatterFailed, "\(error)")
            return nil
        }
    }
}
