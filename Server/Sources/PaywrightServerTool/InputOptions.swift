public import ArgumentParser
import Logging
import Paywright
import PaywrightReports
import PaywrightServer
public import PaywrightSignatures

/// What the server answers with.
struct InputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A product file, and the name that requests have for it. May be repeated; files of one name are read together.",
            valueName: "name=file"
        )
    )
    var products: [String] = []

    @Flag(help: "Start with the example shop, which is in the program: no other file is opened.")
    var demo = false

    @Option(
        help: ArgumentHelp(
            "Zone files to use, laid out as /usr/share/zoneinfo, which is the default; ICU’s data where they lack a zone.",
            valueName: "folder"
        )
    )
    var zoneInfo: String?

    @Flag(name: .customLong("verify-jws"), help: "Verify the App Store’s signatures; needs --root.")
    var verifies = false

    @Option(
        name: .customLong("root"),
        help: ArgumentHelp(
            "A certificate to trust, such as Apple’s root (DER or PEM). May be repeated.",
            valueName: "cert"
        )
    )
    var roots: [String] = []

    @Option(help: "Who must have signed: appStore, or xcodeTesting for what Xcode signs in local tests.")
    var signer: AppStoreSignatureVerifier.Signer = .appStore

    @Option(
        help: ArgumentHelp(
            "A file with the secrets of Stripe’s webhooks, whsec_…, one a line: verifies requests with stripeSignature.",
            valueName: "file"
        )
    )
    var stripeSecret: String?

    @Flag(
        name: .customLong("require-signature"),
        help: """
            Leave out what is stated of the App Store and of Stripe without a signature; needs --verify-jws or \
            --stripe-secret.
            """
    )
    var requiresSignature = false

    @Option(
        name: .customLong("ignore-field"),
        help: ArgumentHelp(
            "A new field of a store’s object that changes nothing, as stripe.subscription.NAME. May be repeated.",
            valueName: "field"
        )
    )
    var ignoredFields: [String] = []

    @Option(
        help: ArgumentHelp(
            "Rows to lay over the tables of fields (tab-separated). May be repeated; later files win.",
            valueName: "file"
        )
    )
    var fields: [String] = []

    @OptionGroup var words: WordOptions

    func check() throws {
        guard !requiresSignature || verifies || stripeSecret != nil else {
            throw ValidationError(
                "--require-signature needs --verify-jws or --stripe-secret: without them, nothing can be verified"
            )
        }
        do throws(FieldRules.Unusable) {
            _ = try FieldRules().ignoring(ignoredFields)
        } catch {
            throw ValidationError("--ignore-field: \(error)")
        }
        guard !demo || (products + roots + fields).isEmpty && stripeSecret == nil && words.isEmpty else {
            throw ValidationError(
                """
                --demo has products of its own and opens no file: found --products, --root, --stripe-secret, --fields, \
                --messages or --catalogs beside it
                """
            )
        }
        for argument in products where Self.named(argument) == nil {
            throw ValidationError("--products: found \(argument), expected name=file")
        }
        guard verifies || roots.isEmpty else { throw ValidationError("--root needs --verify-jws") }
        guard !verifies || !roots.isEmpty else {
            throw ValidationError("--verify-jws needs --root: a certificate to trust, such as Apple’s root certificate")
        }
    }

    /// What answers. Throws where a file is of no use.
    func handler(_ logger: Logger) throws -> RequestHandler {
        let verifier = try verifier()
        let secrets = try stripeSecret.map { try StripeSecretFile(at: $0) }
        for warning in secrets?.warnings ?? [] { logger.warning("\(warning)") }
        let catalogs = try words.load(logger)
        do {
            return try RequestHandler(
                files: demo ? Self.example : files,
                catalogs: catalogs,
                zoneData: zoneInfo.map { .directory($0) } ?? .system,
                signatures: { now in verifier.map { .verified(by: $0.at(now)) } ?? .unverified },
                webhooks: secrets.map { $0.verify(_:header:now:tolerance:) },
                requiresSignature: requiresSignature,
                fields: fieldFiles,
                rereadSecrets: { try secrets?.reload() },
                notice: { logger.warning("a new field of a store", metadata: ["field": "\($0)"]) },
                report: { for one in $0 { logger.warning("product files", metadata: ["diagnostic": "\(one)"]) } }
            )
        } catch let unusable as ProductFiles.Unusable {
            throw Failure(status: ExitCode(unusable.isInputMissing ? 66 : 65), message: "\(unusable)")
        }
    }

    private var files: ProductFiles {
        ProductFiles(products.compactMap(Self.named)) { file throws(ProductFiles.Unreadable) in
            guard let bytes = contents(of: file) else {
                throw ProductFiles.Unreadable("found no file that can be read, expected a file of products")
            }
            return bytes
        }
    }

    private var fieldFiles: FieldFiles {
        FieldFiles(fields, ignoring: ignoredFields) { file throws(ProductFiles.Unreadable) in
            guard let bytes = contents(of: file) else {
                throw ProductFiles.Unreadable("found no file that can be read, expected rows of fields")
            }
            return bytes
        }
    }

    private static let example = ProductFiles(ExampleShop.productFiles.map { (ExampleShop.name, $0) }) {
        file throws(ProductFiles.Unreadable) in
        guard let bytes = ExampleShop.bytes(of: file) else {
            throw ProductFiles.Unreadable("found no such file, expected a file of the example shop")
        }
        return bytes
    }

    private static func named(_ argument: String) -> (name: String, file: String)? {
        guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else { return nil }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    private func verifier() throws -> AppStoreSignatureVerifier? {
        guard verifies else { return nil }
        let certificates = try roots.map { root in
            guard let bytes = contents(of: root) else { throw Failure.unreadable(root) }
            return bytes
        }
        do {
            return try AppStoreSignatureVerifier(roots: certificates, signer: signer, now: nil)
        } catch {
            throw Failure.useless("--root \(error.index.map { "\(roots[$0]): " } ?? "")\(error)")
        }
    }
}

extension AppStoreSignatureVerifier.Signer: @retroactive ExpressibleByArgument {}
