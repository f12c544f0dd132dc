public import Paywright
internal import PaywrightRuns

/// Product files by the names that requests have for them: files of one name are one set.
///
///     let files = ProductFiles([("shop", "shop.storekit")]) { name throws(ProductFiles.Unreadable) in
///         try bytes(of: name)
///     }
///     let handler = try RequestHandler(files: files)
///
/// They are read when the handler is made, and again by `reload()`.
public struct ProductFiles: Sendable {
    /// Why a file has no bytes: "found no such file, expected a file to read".
    public struct Unreadable: Error, Hashable, CustomStringConvertible {
        /// The reason in words for a person.
        public let description: String

        /// A reason.
        ///
        /// - Parameter description: The reason in words for a person.
        public init(_ description: String) { self.description = description }
    }

    /// Why no handler was made: a set has no products, or a file that cannot be read.
    public struct Unusable: Error, CustomStringConvertible {
        /// Everything that was found.
        public let diagnostics: [Diagnostic]
        /// Whether it is a file that cannot be read.
        public let isInputMissing: Bool

        init(diagnostics: [Diagnostic], isInputMissing: Bool) {
            (self.diagnostics, self.isInputMissing) = (diagnostics, isInputMissing)
        }

        /// What was found, a line each.
        public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
    }

    private let sets: [(name: String, files: [String])]
    private let bytes: @Sendable (String) throws(Unreadable) -> [UInt8]

    /// Files, in the order in which they are read.
    ///
    /// - Parameters:
    ///   - files: The name of a set and that of a file, for each file.
    ///   - bytes: What a file holds.
    public init(
        _ files: [(name: String, file: String)],
        bytes: @escaping @Sendable (String) throws(Unreadable) -> [UInt8]
    ) {
        var sets: [(name: String, files: [String])] = []
        for (name, file) in files {
            if let index = sets.firstIndex(where: { $0.name == name }) {
                sets[index].files.append(file)
            } else {
                sets.append((name, [file]))
            }
        }
        (self.sets, self.bytes) = (sets, bytes)
    }

    /// Reads every file; what cannot be read makes its set unusable.
    ///
    /// - Parameter fields: Which fields of stores' objects count.
    package func read(_ fields: FieldRules = FieldRules()) -> [ProductSet] {
        sets.map { name, names in
            var files: [ProductSet.File] = []
            var failures: [Diagnostic] = []
            for file in names {
                do throws(Unreadable) {
                    files.append((file, try bytes(file)))
                } catch {
                    let place = Diagnostic.Place(file: file)
                    failures.append(
                        Diagnostic(.error, RunCode.unreadableInput, at: place, message: error.description)
                    )
                }
            }
            return ProductSet(name, files, fields: fields, failures: failures)
        }
    }
}

extension RequestHandler {
    /// A handler whose product sets are files, which can be read again.
    ///
    /// - Parameters:
    ///   - files: The files of each set.
    ///   - catalogs: The messages; nil for the package's own.
    ///   - zoneData: Where the rules of time zones are looked for; by default the machine's zone files.
    ///   - signatures: How signed data is verified at a moment; by default it is read unverified.
    ///   - webhooks: How webhooks of Stripe's are verified; nil to refuse requests with a signature of one.
    ///   - requiresSignature: Whether what is stated of the App Store and of Stripe is left out where no signature was verified.
    ///   - fields: What is stated of fields of stores' objects.
    ///   - rereadSecrets: Reads the secrets of webhooks again, when the product files are; where it throws, the answer has the
    ///     error's description.
    ///   - notice: Takes each field that no table has, when it is first found in an input.
    ///   - report: Takes what was found in files that are used.
    /// - Throws: `ProductFiles.Unusable`, or `CatalogFailure` when a catalog of the package is broken.
    public convenience init(
        files: ProductFiles,
        catalogs: CatalogLibrary? = nil,
        zoneData: TimeZoneData = .system,
        signatures: @escaping @Sendable (Instant) -> SignaturePolicy = { _ in .unverified },
        webhooks: WebhookVerification? = nil,
        requiresSignature: Bool = false,
        fields: FieldFiles = .none,
        rereadSecrets: @escaping @Sendable () throws -> Void = {},
        notice: @escaping @Sendable (UnknownField) -> Void = { _ in },
        report: ([Diagnostic]) -> Void = { _ in }
    ) throws {
        let rules = try fields.read()
        let sets = files.read(rules)
        let diagnostics = sets.flatMap(\.base.diagnostics)
        if let unusable = sets.first(where: { !$0.isUsable }) {
            throw ProductFiles.Unusable(diagnostics: diagnostics, isInputMissing: unusable.base.isInputMissing)
        }
        report(diagnostics)
        self.init(
            library: try catalogs ?? .builtin(),
            zoneData: zoneData,
            signatures: signatures,
            webhooks: webhooks,
            requiresSignature: requiresSignature,
            fields: rules,
            sets: sets,
            readSets: files.read,
            readFields: fields.read,
            rereadSecrets: rereadSecrets,
            notice: notice
        )
    }
}
