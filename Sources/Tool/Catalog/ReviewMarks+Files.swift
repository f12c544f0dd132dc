import PaywrightReports
internal import PaywrightInspection

extension ReviewMarks {
    /// Reads files; one that fails is reported and loses nothing else.
    mutating func read(_ names: [String]) {
        for name in names {
            do throws(InputFile.Failure) {
                read(try InputFile.read(name), file: InputFile.displayName(name))
            } catch {
                miss(error.diagnostic)
            }
        }
    }
}
