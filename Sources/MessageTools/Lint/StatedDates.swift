internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightValues

/// What a catalog states about dates: which comes first in digits, and whether each style has the words of the first of a month.
struct StatedDates {
    let catalog: Catalog
    let context: LanguageContext

    /// Where the month stands first in digits: in the United States with their territories, and in the Philippines.
    private static let regionsWithMonthFirst: Set<Substring> = ["US", "AS", "GU", "MP", "PR", "UM", "VI", "PH"]

    func diagnostics() -> [Diagnostic] { monthFirst() + stylesWithoutFirst() }

    private func monthFirst() -> [Diagnostic] {
        guard let pattern = catalog.metadata.formats.texts[.shortDate], pattern.first(where: \.isLetter) == "M",
            let region = catalog.locale.maximized.split(separator: "-").last,
            !Self.regionsWithMonthFirst.contains(region)
        else { return [] }
        let message = "found the short date \"\(pattern)\", expected the day or the year first, as \(region) reads it"
        return [
            Diagnostic(code: .monthFirst, file: catalog.file, key: "@@x-formats", line: 1, column: 1, message: message)
        ]
    }

    /// A form for long dates alone would leave "le 1 déc." beside "le 1er décembre".
    private func stylesWithoutFirst() -> [Diagnostic] {
        guard let entry = catalog.entry(for: "date"), case .success(let program)? = catalog.program(for: "date"),
            program.instructions.contains(where: Self.wordsFirstDay)
        else { return [] }
        let missing = ["date.full", "date.medium"].filter { context.message($0) == nil }
        guard !missing.isEmpty else { return [] }
        let names = missing.map { "\"\($0)\"" }.joined(separator: " and ")
        let message = "found own words for the first of a month in long dates alone, expected \(names) too"
        return [Diagnostic(.dateStyleMissing, entry, message)]
    }

    private static func wordsFirstDay(_ instruction: MessageProgram.Instruction) -> Bool {
        guard case .plural(let reference, let branches) = instruction, reference.name == .day else { return false }
        return branches.exact.contains { $0.value == 1 }
    }
}
