import ArgumentParser
import Paywright
import PaywrightReports

/// What the caller states of fields of stores' objects.
struct FieldOptions: ParsableArguments {
    @Option(
        name: .customLong("ignore-field"),
        help: ArgumentHelp(
            "A new field of a store’s object that changes nothing, as stripe.subscription.NAME. May be repeated.",
            valueName: "field"
        )
    )
    var ignored: [String] = []

    @Option(
        help: ArgumentHelp(
            "Rows to lay over the tables of fields (tab-separated). May be repeated; later files win.",
            valueName: "file"
        )
    )
    var fields: [String] = []

    func validate() throws { try Self.check(ignored) }

    /// Throws for a field that cannot be ignored.
    static func check(_ ignored: [String]) throws {
        do throws(FieldRules.Unusable) {
            _ = try FieldRules().ignoring(ignored)
        } catch {
            throw ValidationError("--ignore-field: \(error)")
        }
    }

    /// The rules, and where they can be read again.
    var files: FieldFiles { Self.files(fields, ignoring: ignored) }

    static func files(_ names: [String], ignoring ignored: [String]) -> FieldFiles {
        FieldFiles(names, ignoring: ignored) { name throws(ProductFiles.Unreadable) in
            do throws(InputFile.Failure) {
                return try InputFile.read(name)
            } catch {
                throw ProductFiles.Unreadable(error.reason)
            }
        }
    }

    /// Reads the rules. Throws an exit code where a file is of no use, which is reported.
    func rules() throws -> FieldRules {
        do throws(ProductFiles.Unusable) {
            return try files.read()
        } catch {
            for diagnostic in error.diagnostics { StandardOutput.report(diagnostic) }
            throw error.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError
        }
    }
}
