internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightValues

/// Finds two numbers of a message that only a space separates: "9,99 $ 3 kuukauden välein".
struct NumberNeighbors {
    let context: LanguageContext
    let samples: PluralSamples
    /// The key of the message, for the width of its prices.
    let key: String

    private static let deepest = 4

    func diagnostics(in variant: MessageVariant) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var previous: MessageVariant.Piece?
        for piece in variant.pieces {
            if case .text(let text) = piece, !text.contains(where: { !$0.isWhitespace }) { continue }
            if let previous, isNumber(previous, variant.choices, atStart: false),
                isNumber(piece, variant.choices, atStart: true)
            {
                let found = "found \(previous.shortDescription) and \(piece.shortDescription) side by side"
                diagnostics.append(Diagnostic(.numbersMeet, "\(found), expected words between two numbers"))
            }
            previous = piece
        }
        return diagnostics
    }

    /// Whether a piece ends in a number, with nothing but a space after it, or begins with one.
    private func isNumber(
        _ piece: MessageVariant.Piece,
        _ choices: [ArgumentReference: MessageVariant.Choice],
        atStart: Bool
    ) -> Bool {
        switch piece {
        case .value(let reference): return isNumber(reference, choices, atStart: atStart, depth: 0)
        case .text(let text):
            let characters = atStart ? Array(text) : text.reversed()
            return characters.first?.isWhitespace == true && characters.first { !$0.isWhitespace }?.isNumber == true
        }
    }

    /// Whether a value begins or ends in a number in some case. An amount counts whichever side its symbol is on.
    private func isNumber(
        _ reference: ArgumentReference,
        _ choices: [ArgumentReference: MessageVariant.Choice],
        atStart: Bool,
        depth: Int
    ) -> Bool {
        switch (reference.name.kind, reference.facet) {
        case (.money, .perPeriod(let width)):
            guard let message = program(MessageEvaluator.perPeriodKey(width: width, in: key)) else { return true }
            return edges(of: message, [:], atStart: atStart, depth: depth)
        case (.money, _), (.percent, _), (.count, _), (.length, .count): return true
        case (.length, .value): return isLengthNumber(form: nil, reference, choices, atStart: atStart, depth: depth)
        case (.length, .form(let form)):
            return isLengthNumber(form: form, reference, choices, atStart: atStart, depth: depth)
        case (.date, .time): return true
        case (.date, .form(let form)): return isDateNumber("date." + form, atStart: atStart, depth: depth)
        case (.date, .value), (.date, .perPeriod), (.date, .count), (.date, .unit):
            return isDateNumber("date", atStart: atStart, depth: depth)
        case (.length, .perPeriod), (.length, .unit), (.length, .time): return false
        case (.text, _), (.link, _), (.phrase, _), (.message, _), (.selection, _): return reference.name == .year
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
        depth: Int
    ) -> Bool {
        guard depth < Self.deepest else { return false }
        return MessageVariant.all(of: program, choices: choices, samples: samples).contains { variant in
            switch atStart ? variant.pieces.first : variant.pieces.last {
            case .text(let text)?: return (atStart ? text.first : text.last)?.isNumber ?? false
            case .value(let inner)?:
                return isNumber(inner, variant.choices, atStart: atStart, depth: depth + 1)
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
        return PeriodUnit.allCases.contains { unit in
            let keys = MessageEvaluator.formKeys(form: form, unit: unit)
            guard let program = keys.lazy.compactMap(program).first else { return isCLDRNumber(unit, atStart: atStart) }
            var chosen = inner
            let name = ArgumentReference(name: .unit, facet: .value)
            if let word = chosen[name], word != .word(unit.rawValue) { return false }
            chosen[name] = .word(unit.rawValue)
            return edges(of: program, chosen, atStart: atStart, depth: depth)
        }
    }

    private func isCLDRNumber(_ unit: PeriodUnit, atStart: Bool) -> Bool {
        let text = try? context.number(.unit(unit.rawValue)).format("3")
        return hasDigit(text, atStart: atStart)
    }

    private func isDateNumber(_ key: String, atStart: Bool, depth: Int) -> Bool {
        if let program = program(key) { return edges(of: program, [:], atStart: atStart, depth: depth) }
        let text = try? context.date(.date(.long)).format(0)
        return hasDigit(text, atStart: atStart)
    }

    private func hasDigit(_ text: [UInt8]?, atStart: Bool) -> Bool {
        let scalar = text.flatMap {
            atStart ? UTF8Text.firstVisibleScalar(of: $0[...]) : UTF8Text.lastVisibleScalar(of: $0)
        }
        return scalar?.properties.numericType != nil
    }
}

extension MessageVariant.Piece {
    /// The value, or the text, as a finding names it.
    fileprivate var shortDescription: String {
        switch self {
        case .text(let text): "“\(text.trimmingSpaces)”"
        case .value(let reference): "{\(reference)}"
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
