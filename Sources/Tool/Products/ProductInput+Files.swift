import PaywrightReports

extension ProductInput {
    /// Reads every file; one that fails is reported and loses nothing else.
    mutating func read(_ names: [String]) {
        var files: [(file: String, bytes: [UInt8])] = []
        for name in names {
            do throws(InputFile.Failure) {
                files.append((InputFile.displayName(name), try InputFile.read(name)))
            } catch {
                miss(error.diagnostic)
            }
        }
        read(files)
    }
}
