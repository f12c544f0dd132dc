import Paywright
import PaywrightReports

extension CustomerInput {
    /// Reads files about one customer; one that fails is reported and loses nothing else.
    mutating func read(_ names: [String], by importer: HistoryImporter) async {
        for name in names {
            do throws(InputFile.Failure) {
                await read(try InputFile.read(name), file: InputFile.displayName(name), line: 1, by: importer)
            } catch {
                miss(error.diagnostic)
            }
        }
    }
}
