/// Finds two numbers of a message that nothing but a space tells apart: "9,99 $ 3 kuukauden välein".
struct NumberNeighbors {
    let context: LanguageContext
    /// The key of the message, for the width of its prices.
    let key: String

    private static let deepest = 4

    func findings(in variant: MessageVariant) -> [TextFinding] {
        var findings: [TextFinding] = []
        var left: (name: String, endsInNumber: Bool)?
        for piece in variant.pieces {
            switch piece {
            case .text(let text):
                guard text.contains(where: { !$0.isWhitespace }) else { continue }
                let last = text.last { !$0.isWhitespace }
                let endsInDigit = text.last?.isWhitespace == true && last?.isNumber == true
                left = endsInDigit ? (name: "\(last ?? " ")", endsInNumber: true) : nil
            case .value(let reference):
                if let left, left.endsInNumber, isNumber(reference, variant.choices, atStart: true) {
                    let message =
                        "found \(left.name) and {\(reference)} side by side, expected words between two numbers"
                    findings.append(TextFinding(.numbersMeet, message))
                }
                left = ("{\(reference)}", isNumber(reference, variant.choices, atStart: false))
            }
        }
        return findings
    }

    /// Whether a value begins or ends in a number in some case. An amount counts whichever side its symbol is on.
    private func isNumber(
        _ reference: ArgumentReference,
        _ choices: [ArgumentReference: MessageVariant.Choice],
        atStart: Bool,
        depth: Int = 0
    ) -> Bool {
        switch (reference.name.kind, reference.facet) {
        case (.money, .perPeriod(let width)):
            guard let message = program(MessageEvaluator.perPeriodKey(width: width, in: key)) else { return true }
            return edges(of: message, [:], atStart: atStart, depth: depth) { [.price, .unitPrice].contains($0.name) }
        case (.money, _), (.percent, _), (.count, _), (.length, .count): return true
        case (.length, .value): return isLengthNumber(form: nil, reference, choices, atStart: atStart, depth: depth)
        case (.length, .form(let form)):
            return isLengthNumber(form: form, reference, choices, atStart: atStart, depth: depth)
        case (.date, .time): return true
        case (.date, .form(let form)): return isDateNumber("date." + form, atStart: atStart)
        case (.date, _): return isDateNumber("date", atStart: atStart)
        default: return reference.name == .year
        }
    }

    private func program(_ key: String) -> MessageProgram? {
        guard case (_, .success(let program))? = context.message(key) else { return nil }
        return program
    }

    /// Whether some way through a message begins or ends in a number.
    private func edges(
        of program: MessageProgram,
        _ choices: [ArgumentReference: MessageVariant.Choice],
        atStart: Bool,
        depth: Int,
        _ isAmount: (ArgumentReference) -> Bool = { _ in false }
    ) -> Bool {
        guard depth < Self.deepest else { return false }
        return MessageVariant.all(of: program, choices: choices).contains { variant in
            switch atStart ? variant.pieces.first : variant.pieces.last {
            case .text(let text)?: return (atStart ? text.first : text.last)?.isNumber ?? false
            case .value(let inner)?:
                return isAmount(inner) || isNumber(inner, variant.choices, atStart: atStart, depth: depth + 1)
            case nil: return false
            }
        }
    }

    private func isLengthNumber(
        form: String?,
        _ reference: ArgumentReference,
        _ choices: [ArgumentReference: MessageVariant.Choice],
        atStart: Bool,
        depth: Int
    ) -> Bool {
        // What the message has chosen by the length holds inside the form too.
        var inner: [ArgumentReference: MessageVariant.Choice] = [:]
        let count = ArgumentReference(name: reference.name, facet: .count)
        let unit = ArgumentReference(name: reference.name, facet: .unit)
        if reference.name != .duration {
            inner[ArgumentReference(name: .count, facet: .value)] = choices[count]
            inner[ArgumentReference(name: .unit, facet: .value)] = choices[unit]
        } else {
            inner = choices
        }
        return LengthUnit.allCases.contains { unit in
            let keys = MessageEvaluator.formKeys(form: form, unit: unit)
            guard let program = keys.lazy.compactMap(program).first else { return isCLDRNumber(unit, atStart: atStart) }
            var chosen = inner
            let name = ArgumentReference(name: .unit, facet: .value)
            if let word = chosen[name], word != .word(unit.rawValue) { return false }
            chosen[name] = .word(unit.rawValue)
            return edges(of: program, chosen, atStart: atStart, depth: depth)
        }
    }

    private func isCLDRNumber(_ unit: LengthUnit, atStart: Bool) -> Bool {
        let text = try? context.number(skeleton: "unit/\(unit.rawValue) unit-width-full-name").format("3")
        return hasDigit(text, atStart: atStart)
    }

    private func isDateNumber(_ key: String, atStart: Bool) -> Bool {
        if let program = program(key) {
            return edges(of: program, [:], atStart: atStart, depth: 0) {
                $0.name == .date && self.program("date") == nil
            }
        }
        let text = try? context.date(shape: .skeleton("yMMMMd"), timeZone: "UTC").format(0)
        return hasDigit(text, atStart: atStart)
    }

    private func hasDigit(_ text: [UInt8]?, atStart: Bool) -> Bool {
        let scalar =
            atStart ? text.flatMap { UTF8Text.firstVisibleScalar(of: $0) } : text.flatMap(UTF8Text.lastVisibleScalar)
        return scalar?.properties.numericType != nil
    }
}
