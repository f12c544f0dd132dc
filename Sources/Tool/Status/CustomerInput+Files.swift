import Paywright
import PaywrightReports
import PaywrightSignatures

extension CustomerInput {
    /// Reads the body of a webhook, if it is signed; one that is not is reported and not read.
    mutating func read(
        _ names: [String],
        signedBy webhook: SignedWebhook,
        at now: Instant,
        by importer: HistoryImporter
    ) async {
        for name in names {
            do throws(InputFile.Failure) {
                let body = try InputFile.read(name)
                let file = InputFile.displayName(name)
                do throws(SignatureRejection) {
                    try webhook.verifier.verify(body, header: webhook.header, now: now)
                    await read(body, file: file, line: 1, isVerified: true, by: importer)
                } catch {
                    refuse(error, of: file)
                }
            } catch {
                miss(error.diagnostic)
            }
        }
    }

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
