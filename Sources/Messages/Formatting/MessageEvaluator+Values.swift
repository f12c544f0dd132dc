internal import PaywrightICU
internal import PaywrightValues

extension MessageEvaluator {
    mutating func append(_ reference: ArgumentReference, _ arguments: MessageArguments) {
        let name = reference.name
        let value = value(of: name, in: arguments)
        if reference.facet != .count, value != nil { use(name) }
        switch (value, reference.facet) {
        case (.money(let money), .value), (.money(let money), .perPeriod): append(money, reference)
        case (.length(let length), .value): append(length, form: nil, name)
        case (.length(let length), .form(let form)): append(length, form: form, name)
        case (.length, .count), (.count, .value):
            if let value = printedInteger(reference, arguments) { appendNumber(value, name) }
        case (.date(let date), let facet): append(date, facet, name)
        case (.percent, .value) where namesValues: appendName(name.rawValue, kind: .percent)
        case (.percent(let fraction), .value):
            let decimal = fraction.description
            let text = attempt { [context] in try context.number(.percent).format(decimal) }
            appendValue(text ?? Array(decimal.utf8), kind: .percent, name)
        case (.text(let text), .value):
            appendValue(Array(NameSanitizer.clean(text).utf8), kind: name.kind == .link ? .link : .name, name)
        case (.names(let names), .value): append(names, name)
        case (.phrase(let text), .value):
            let start = sink.bytes.count
            sink.appendLiteral(Array(text.utf8)[...])
            sink.mergeParts(since: start, kind: .name, argument: name)
        case (.message(let keys), .value): append(keys, reference, arguments)
        case (.money, _), (.length, _), (.count, _), (.percent, _), (.text, _), (.names, _), (.phrase, _),
            (.message, _), (.selection, _), (nil, _):
            note(.missingArgument, reference.description)
        }
    }

    /// An amount in the form that is asked for, and how many it is for beside it.
    private mutating func append(_ money: MessagePrice, _ asked: ArgumentReference) {
        let reference = amountInside ?? asked
        amountInside = nil
        guard let count = money.count, canGoDeeper,
            case (_, .success(let program))? = context.message(count.key)
        else {
            guard case .perPeriod(let width) = reference.facet else { return append(money, reference.name) }
            return appendPerPeriod(money, width: width, reference.name)
        }
        note(reference, count.key)
        formsRun += 1
        amountInside = reference
        runNested(program, [count.line: .money(money.counted(nil)), count.name: .count(count.number)])
        amountInside = nil
        use(count.name)
        sink.endNestedMessage()
    }

    private mutating func append(_ money: MessagePrice, _ name: ArgumentName) {
        if namesValues { return appendName(name.rawValue, kind: .money) }
        if let display = money.price.displayString, !NameSanitizer.isBlank(display) {
            appendValue(Array(NameSanitizer.clean(display).utf8), kind: .money, role: money.role, name)
            return
        }
        let text = attempt { [context] in try context.text(of: money) } ?? Array(money.fallbackText.utf8)
        appendValue(text, kind: .money, role: money.role, name)
    }

    /// A list of names: one part, each name isolated by itself where the list would be laid out wrong without.
    private mutating func append(_ names: [String], _ name: ArgumentName) {
        if namesValues { return appendName(name.rawValue, kind: .name) }
        let items = names.map { text in
            var inner = MessageEvaluator(context: context, key: key)
            inner.appendValue(Array(NameSanitizer.clean(text).utf8), kind: .name, name)
            return inner.sink.bytes
        }
        let joined = attempt { [context] in try context.joinNames(items) }
        var text = joined ?? Array(items.joined(separator: [0x2C, 0x20]))
        if context.spacesFromLatin { text = TextSink.spacingFromLatin(in: text) }
        sink.append(text, kind: .name, role: nil, argument: name, isolated: false)
    }

    private mutating func appendPerPeriod(_ money: MessagePrice, width: String?, _ name: ArgumentName) {
        guard let period = money.period else {
            if !context.vocabulary.mayLackPeriod(name) { note(.missingPeriod, name.rawValue) }
            return append(money, name)
        }
        let messageKey = Self.perPeriodKey(width: width, in: key)
        guard canGoDeeper else {
            noteOnce(.formCycle, messageKey)
            return append(money, name)
        }
        guard case (_, .success(let program))? = context.message(messageKey) else {
            note(.missingMessage, messageKey)
            return append(money, name)
        }
        note(ArgumentReference(name: name, facet: .perPeriod(width: width)), messageKey)
        formsRun += 1
        let start = sink.parts.count
        let used = runNested(program, [.price: .money(money), .period: .length(period)])
        let periodName = context.vocabulary.chargingPeriod(of: name)
        sink.renameArguments(of: start..<sink.parts.count) { $0 == .period ? periodName : name }
        if used.contains(.period), let periodName { use(periodName) }
        sink.endNestedMessage()
    }

    /// Runs a message inside this one with the same values. What it is about, the line is about too.
    private mutating func append(_ keys: [String], _ reference: ArgumentReference, _ arguments: MessageArguments) {
        guard canGoDeeper, let messageKey = keys.first else {
            return noteOnce(.formCycle, keys.first ?? reference.description)
        }
        guard case (_, .success(let program))? = context.message(messageKey) else {
            return note(.missingMessage, messageKey)
        }
        note(reference, messageKey)
        var inner = arguments
        inner[reference.name] = keys.count > 1 ? .message(Array(keys.dropFirst())) : nil
        formsRun += 1
        depth += 1
        run(program, inner)
        depth -= 1
        sink.endNestedMessage()
    }

    /// The message of a price per period; in a spoken line the spoken one.
    package static func perPeriodKey(width: String?, in key: String) -> String {
        let width = width ?? (key.hasSuffix(".spoken") ? "spoken" : nil)
        return "pricePerPeriod" + (width.map { "." + $0 } ?? "")
    }

    /// The message that an argument of a message needs; nil for any but a price per period.
    package static func perPeriodKey(of reference: ArgumentReference, in key: String) -> String? {
        guard case .perPeriod(let width) = reference.facet else { return nil }
        return perPeriodKey(width: width, in: key)
    }

    /// A value that came from outside the catalog: isolated always in right-to-left languages, whose neutral
    /// characters would drift to it, and elsewhere when it runs right to left itself.
    mutating func appendValue(
        _ text: [UInt8],
        kind: FormattedText.PartKind,
        role: MoneyRole? = nil,
        _ name: ArgumentName?
    ) {
        let isolated =
            context.isRightToLeft
            || String(decoding: text, as: UTF8.self).unicodeScalars.contains(where: TextProperties.isRightToLeft)
        sink.append(text, kind: kind, role: role, argument: name, isolated: isolated)
    }

    /// Prints a value as its name in braces.
    mutating func appendName(_ name: String, kind: FormattedText.PartKind) {
        sink.append(Array("{\(name)}".utf8), kind: kind, role: nil, argument: nil, isolated: false)
    }

    mutating func appendNumber(_ value: Int, _ name: ArgumentName) {
        if namesValues { return sink.appendNumber(Array("{\(name.rawValue)}".utf8), argument: name) }
        let text = attempt { [context] in try context.number(.integer).format(String(value)) }
        sink.appendNumber(text ?? Array(String(value).utf8), argument: name)
    }
}
