import Paywright
import PaywrightReports
internal import PaywrightInspection

extension CatalogFileNames {
    init(of options: CatalogOptions) throws {
        guard options.folder == nil else {
            self.init(builtin: [])
            return
        }
        // By their names alone: to read all of them takes longer than most runs.
        let files = Set(try options.library().locales.map { "\($0).arb" })
        self.init(builtin: files.subtracting(options.messages))
    }
}
