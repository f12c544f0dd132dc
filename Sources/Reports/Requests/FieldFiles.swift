public import Paywright
internal import PaywrightRuns

/// What the caller states of fields: files of rows that are laid over this version's tables, and fields to ignore.
///
///     let fields = FieldFiles(["stripe.fields.tsv"], ignoring: ["stripe.subscription.billing_hint"]) {
///         name throws(ProductFiles.Unreadable) in try bytes(of: name)
///     }
///     let handler = try RequestHandler(files: files, fields: fields)
///
/// They are read when the handler is made, and again by `reload()`.
public struct FieldFiles: Sendable {
    private let files: [String]
    private let ignored: [String]
    private let bytes: @Sendable (String) throws(ProductFiles.Unreadable) -> [UInt8]

    /// No file, and nothing to ignore.
    public static let none = FieldFiles([]) { _ throws(ProductFiles.Unreadable) in [] }

    /// Files, in the order in which they are laid over the tables.
    ///
    /// - Parameters:
    ///   - files: The name of each file.
    ///   - ignored: The fields to ignore, each by its store, its object and its name.
    ///   - bytes: What a file holds.
    public init(
        _ files: [String],
        ignoring ignored: [String] = [],
        bytes: @escaping @Sendable (String) throws(ProductFiles.Unreadable) -> [UInt8]
    ) {
        (self.files, self.ignored, self.bytes) = (files, ignored, bytes)
    }

    /// Reads every file.
    ///
    /// - Throws: `ProductFiles.Unusable` for a file that cannot be read, a row that cannot be used, and a field that cannot be
    ///   ignored.
    public func read() throws(ProductFiles.Unusable) -> FieldRules {
        var rules = FieldRules()
        for file in files {
            let read: [UInt8]
            do throws(ProductFiles.Unreadable) {
                read = try bytes(file)
            } catch {
                let place = Diagnostic.Place(file: file)
                let missing = Diagnostic(.error, RunCode.unreadableInput, at: place, message: error.description)
                throw ProductFiles.Unusable(diagnostics: [missing], isInputMissing: true)
            }
            do throws(ImportFailure) {
                rules = try rules.laying(read, file: file)
            } catch {
                throw ProductFiles.Unusable(diagnostics: error.diagnostics, isInputMissing: false)
            }
        }
        do throws(FieldRules.Unusable) {
            return try rules.ignoring(ignored)
        } catch {
            let refused = Diagnostic(.error, RequestCode.unusableValue, message: "--ignore-field: \(error)")
            throw ProductFiles.Unusable(diagnostics: [refused], isInputMissing: false)
        }
    }
}
