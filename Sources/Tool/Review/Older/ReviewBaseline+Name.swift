import PaywrightReports
internal import PaywrightInspection

extension ReviewBaseline {
    /// What the command line names: the file of that name, an older page, its data or output of `copy`; otherwise the
    /// revision of the catalogs.
    init(_ name: String, catalogs: CatalogOptions) async throws {
        do {
            let bytes = try InputFile.read(name)
            self = .texts(try OlderOutput.texts(in: bytes, file: InputFile.displayName(name)))
        } catch let failure as InputFile.Failure where failure.isMissing {
            self = .catalogs(try await GitCatalogs(of: catalogs).library(at: name), revision: name)
        }
    }
}
