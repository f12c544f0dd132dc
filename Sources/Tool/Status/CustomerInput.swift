import Paywright

/// What all inputs say about one customer.
struct CustomerInput {
    private(set) var history = CustomerHistory()
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether any input said something, even that there is no purchase.
    private(set) var hasAnswer = false
    /// Whether an input does not exist or is a directory.
    private(set) var isInputMissing = false

    /// Reads files; one that fails is reported and loses nothing else.
    mutating func read(_ names: [String], by importer: HistoryImporter) async {
        for name in names {
            do throws(InputFile.Failure) {
                await read(try InputFile.read(name), file: InputFile.displayName(name), line: 1, by: importer)
            } catch {
                diagnostics.append(error.diagnostic)
                isInputMissing = true
                lose()
            }
        }
    }

    /// Reads one input that stands at a line of a file.
    mutating func read(_ bytes: [UInt8], file: String, line: Int, by importer: HistoryImporter) async {
        do throws(ImportFailure) {
            let imported = try await importer.history(from: bytes, file: file, firstLine: line)
            let isFirst = !hasAnswer && history.reading == HistoryReading()
            history = isFirst ? imported.history : history.merging(imported.history)
            diagnostics += imported.diagnostics
            hasAnswer = true
        } catch {
            diagnostics += error.diagnostics
            lose()
        }
    }

    /// Takes note of an input that is not there: it may speak against the others, and nobody has checked it.
    private mutating func lose() {
        history = history.merging(
            CustomerHistory(reading: HistoryReading(isWhole: false, verification: .notVerified))
        )
    }

    /// Reports a line that is too long to be one customer's record.
    mutating func refuse(lineTooLong line: Int, of file: String, longest: Int) {
        let message = "found a line of more than \(longest) bytes, expected one customer a line"
        diagnostics.append(
            Diagnostic(.error, RunCode.lineTooLong, at: Diagnostic.Place(file: file, line: line), message: message)
        )
    }
}
