internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightValues

/// What stands beside the values of a message: a letter that is glued to one, or a word whose form depends on it.
struct ValueNeighbors {
    private let rules: LanguageRules
    /// Whether the message is an abbreviation, whose unit may touch its number ("3d").
    private let isAbbreviation: Bool

    init(rules: LanguageRules, key: String) {
        self.rules = rules
        let path = key.split(separator: ".")
        let families: Set<Substring> = ["duration", "period", "pricePerPeriod"]
        isAbbreviation =
            path.first.map(families.contains) ?? false && (path.contains("short") || path.contains("abbreviated"))
    }

    private static let apostrophes: Set<Character> = ["’", "'", "ʼ"]
    private static let joiners: Set<Character> = ["’", "'", "ʼ", "-", "‑", "־", ":", "׳"]
    private static let openers: Set<Character> = ["«", "„", "“", "”", "\"", "「", "『", "《", "(", "（", "‘", "‚", "‹"]

    func diagnostics(in variant: MessageVariant) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for (index, piece) in variant.pieces.enumerated() {
            guard case .value(let reference) = piece, variant.isSpokenAsItComes(reference) else { continue }
            if index > 0, case .text(let text) = variant.pieces[index - 1] {
                diagnostics += before(reference, text)
            }
            if index + 1 < variant.pieces.count, case .text(let text) = variant.pieces[index + 1] {
                diagnostics += after(reference, text)
            }
        }
        return diagnostics
    }

    private func before(_ reference: ArgumentReference, _ text: String) -> [Diagnostic] {
        let (last, previous) = (text.last, text.dropLast().last)
        let isGlued = last.map(Self.isGluable) ?? false
        let isElided = last.map(Self.apostrophes.contains) ?? false && previous.map(Self.isGluable) ?? false
        if isGlued || isElided {
            let letters = String(text.suffix(isElided ? 2 : 1))
            return [
                Diagnostic(.gluedLetter, "found \"\(letters){\(reference)}\", expected a space or other words between")
            ]
        }
        guard let word = Self.lastWord(of: text), rules.wordsBeforeValues.contains(rules.lowercased(String(word)))
        else {
            return []
        }
        let message = "found \"\(word)\" directly before {\(reference)}, expected a word between, or another one"
        return [Diagnostic(.wordBeforeValue, message)]
    }

    private func after(_ reference: ArgumentReference, _ text: String) -> [Diagnostic] {
        guard let first = text.first else { return [] }
        let second = text.dropFirst().first
        let isSuffix = Self.joiners.contains(first) && second.map(Self.isGluable) ?? false
        // A number may carry its unit: "3-day".
        if reference.isNumeric, isSuffix || isAbbreviation { return [] }
        if beginsWithParticle(text[...]) { return [] }
        guard isSuffix || Self.isGluable(first) else { return [] }
        let letters = String(text.prefix(isSuffix ? 2 : 1))
        return [
            Diagnostic(.gluedLetter, "found \"{\(reference)}\(letters)\", expected a space or other words between")
        ]
    }

    /// Whether a particle stands at the beginning, and after it no other word's letter.
    private func beginsWithParticle(_ text: Substring) -> Bool {
        rules.particles.contains { particle in
            guard text.hasPrefix(particle) else { return false }
            let rest = text.dropFirst(particle.count)
            return !(rest.first.map(Self.isGluable) ?? false) || beginsWithParticle(rest)
        }
    }

    /// A letter of a script that sets spaces between words.
    private static func isGluable(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return TextProperties.isLetter(scalar) && !TextProperties.isUnspaced(scalar)
    }

    /// The word at the end, after it nothing but a space, a hyphen or an opening quotation mark.
    private static func lastWord(of text: String) -> Substring? {
        let trimmed = text.trailingDropped { $0.isWhitespace || joiners.contains($0) || openers.contains($0) }
        let rest = trimmed.trailingDropped(isGluable)
        let word = trimmed[rest.endIndex...]
        return word.isEmpty ? nil : word
    }
}

extension StringProtocol {
    /// The text without the characters at its end that are of a kind.
    fileprivate func trailingDropped(_ isDropped: (Character) -> Bool) -> SubSequence {
        var end = endIndex
        while end > startIndex, isDropped(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}

extension MessageVariant {
    /// Whether it is not known, when a message is written, with which sound a value will begin or end. A form owns its
    /// words, and a branch for one number knows the number.
    fileprivate func isSpokenAsItComes(_ reference: ArgumentReference) -> Bool {
        if choices[reference]?.number != nil { return false }
        switch (reference.name.kind, reference.facet) {
        case (.length, .form), (.selection, _), (.phrase, _), (.message, _): return false
        case (.count, _): return !reference.name.isInsideFormsOnly
        case (.money, _), (.length, _), (.date, _), (.percent, _), (.text, _), (.link, _): return true
        }
    }
}
