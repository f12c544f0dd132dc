package import PaywrightMessages

/// Checks a message that a caller writes about one value, before anything is formatted with it.
package enum PatternCheck {
    /// Checks that a pattern compiles, uses no other value, and says the value whichever variant is taken. A variant for an
    /// exact number ("=0 {no credits}") says it in words.
    ///
    ///     try PatternCheck.check("{balance, plural, one {# credit} other {# credits}}", about: .balance, in: .paywright)
    ///
    /// Throws what is wrong, with its place in the pattern.
    package static func check(
        _ pattern: String,
        about name: ArgumentName,
        in vocabulary: Vocabulary
    ) throws(PatternError) {
        let program = try MessageCompiler.compile(pattern, literalRules: LiteralRules(), vocabulary: vocabulary)
        if let other = program.references.first(where: { $0.reference.name != name }) {
            throw PatternError(
                reason: .unknownArgument,
                offset: offset(of: other.reference.name, in: pattern),
                found: "{\(other.reference.name.rawValue)}",
                expected: "no value but {\(name.rawValue)}"
            )
        }
        guard !ProgramPaths(program).alwaysShow(name) else { return }
        let isUsed = !program.references.isEmpty
        throw PatternError(
            reason: .argumentNotShown,
            offset: isUsed ? offset(of: name, in: pattern) : 0,
            found: isUsed ? "a variant without the number" : "a message without {\(name.rawValue)}",
            expected: "the number, as # or {\(name.rawValue)}, in every variant but those for one exact number"
        )
    }

    /// Where an argument first stands, in UTF-16 units.
    private static func offset(of name: ArgumentName, in pattern: String) -> Int {
        pattern.ranges(of: name.rawValue).first.map {
            pattern.utf16.distance(from: pattern.startIndex, to: $0.lowerBound)
        }
            ?? 0
    }
}
