import Paywright
import PaywrightReports

/// Files of settings: one that is of no use is reported, and the run ends.
enum SettingsFile {
    /// What merchants decide. Throws an exit code.
    static func policy(_ file: String) throws -> MerchantPolicyReader.Merchants {
        try read(file, by: MerchantPolicyReader.read)
    }

    /// When a seller writes about what. Throws an exit code.
    static func rules(_ file: String) throws -> [NoticeRule] { try read(file, by: NoticeRulesReader.read) }

    private static func read<Settings>(
        _ file: String,
        by reading: ([UInt8], String) throws(ProductFiles.Unusable) -> Settings
    ) throws -> Settings {
        let bytes: [UInt8]
        do throws(InputFile.Failure) {
            bytes = try InputFile.read(file)
        } catch {
            StandardOutput.report(error.diagnostic)
            throw ExitStatus.noInput
        }
        do throws(ProductFiles.Unusable) {
            return try reading(bytes, file)
        } catch {
            for diagnostic in error.diagnostics { StandardOutput.report(diagnostic) }
            throw ExitStatus.dataError
        }
    }
}
