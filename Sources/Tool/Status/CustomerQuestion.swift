import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightMessageTools
import PaywrightReports

/// How customers are read and in which words they are answered: the options that questions about customers share.
struct CustomerQuestion: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help:
            "Product files (.storekit, or Google Play’s) that tell names, levels, periods and offers; never a renewal’s price."
    )
    var products: [String] = []

    @OptionGroup var locales: LocaleOptions

    @Option(help: "The instant to answer for, as 2026-11-20T12:00:00Z; without it, the moment of each question.")
    var now: Instant?

    @Option(
        name: .customLong("time-zone"),
        help: "The customer’s time zone, as Europe/Berlin; without it UTC, and last days are right in every time zone."
    )
    var timeZone: String?

    @OptionGroup var members: MemberOptions

    @OptionGroup var zones: ZoneDataOptions

    @Option(name: .customLong("date-style"), help: "How dates are written in sentences.")
    var dateStyle: DateStyle = .long

    @Option(
        name: .customLong("time-style"),
        help:
            "Whether sentences state the time of day: of what ends within 48 hours (automatic), never (none), of each end and charge (short)."
    )
    var timeStyle: TimeStyle = .automatic

    @Option(name: .customLong("whole-amounts"), help: "Whether whole prices show decimals: auto, keep or drop.")
    var wholeAmounts: WholeAmounts = .auto

    @OptionGroup var decided: PolicyOptions

    @OptionGroup var merchant: MerchantOptions

    @OptionGroup var signatures: SignatureOptions

    @OptionGroup var fields: FieldOptions

    @Option(name: .customLong("bundle-id"), help: "Leave out what another app sold, as com.example.app.")
    var bundleID: String?

    @Option(help: "Leave out what is of another environment than this, as Production.")
    var environment: String?

    @Flag(help: "Exit with 65 when a fault was reported; notes are none.")
    var strict = false

    @OptionGroup var catalogs: CatalogOptions

    /// The files that are read beside the customers.
    var files: [String] { products + fields.fields + decided.files }

    /// The languages of the answers, with what words them.
    struct Wording {
        let locales: [LocaleTag]
        let formatters: [StatusFormatter]
        let library: CatalogLibrary
        let options: StatusOptions
        let diagnostics: [Diagnostic]
    }

    func wording() throws -> Wording {
        let catalogs = try catalogs.load()
        let requested = try locales.locales(of: catalogs.library)
        let options = StatusOptions(
            prices: PaywallOptions(wholeAmounts: wholeAmounts, merchant: merchant.merchant),
            dateStyle: dateStyle,
            timeStyle: timeStyle
        )
        let formatters = try requested.map { locale in
            try StatusFormatter(
                locale: locale,
                timeZone: timeZone,
                zoneData: zones.data,
                catalogs: catalogs.library,
                options: options
            )
        }
        return Wording(
            locales: requested,
            formatters: formatters,
            library: catalogs.library,
            options: options,
            diagnostics: catalogs.diagnostics
        )
    }

    /// What the customers of a run have in common, and how they are read.
    func run(
        _ wording: Wording,
        showing shown: StatusSelection = .all,
        asking notices: NoticesQuestion? = nil,
        namedAt rulesMember: MemberPath? = nil
    ) throws -> CustomerRun {
        let clock = { @Sendable [now] in now ?? .now }
        var members = members.members
        members.rules = rulesMember
        let rules = try fields.rules().leavingOut(members.paths)
        var shop = ProductInput(storefront: nil, fields: rules)
        shop.read(products)
        let context = StatusContext(
            products: shop.products,
            now: clock(),
            nowSource: now == nil ? .clock : .given,
            calendar: try StoreCalendar(timeZone: timeZone, data: zones.data),
            policy: try decided.policy(),
            locales: wording.locales,
            formatters: wording.formatters,
            showing: shown,
            asking: notices,
            ignoring: rules.ignoredFields
        )
        let reader = CustomerReader(
            verifier: try signatures.verifier(),
            expectation: HistoryExpectation(bundleID: bundleID, environment: environment),
            requiresSignature: signatures.requiresSignature,
            fields: rules,
            explains: shown.isExplained
        )
        let known = Set(wording.diagnostics)
        let common =
            wording.diagnostics + shop.diagnostics + (notices?.diagnostics(at: context.now) ?? [])
            + context.diagnostics.filter { !known.contains($0) }
        let contexts = CustomerContexts(
            members,
            beside: context,
            library: wording.library,
            zoneData: zones.data,
            options: wording.options,
            address: locales.form.address
        )
        return CustomerRun(
            context: context,
            contexts: members.paths.isEmpty ? nil : contexts,
            reader: reader,
            clock: clock,
            shop: shop,
            diagnostics: common
        )
    }
}

/// A run over one customer or many.
struct CustomerRun {
    let context: StatusContext
    /// The contexts of customers whose inputs state their own; nil where none does.
    let contexts: CustomerContexts?
    let reader: CustomerReader
    /// The moment that a customer is answered for; asked for each.
    let clock: @Sendable () -> Instant
    let shop: ProductInput
    /// What there is to say before a customer is looked at.
    let diagnostics: [Diagnostic]

    /// Answers a customer a line. Throws exit codes.
    func stream(_ inputs: [String], strict: Bool) async throws {
        for diagnostic in diagnostics { StandardOutput.report(diagnostic) }
        // Every answer would lack the names and offers that were asked for.
        if shop.isInputMissing { throw ExitStatus.noInput }
        if shop.isInputRefused { throw ExitStatus.dataError }
        let stream = StatusStream(context: context, contexts: contexts, reader: reader, clock: clock, strict: strict)
        try await stream.run(inputs)
        try check([], strict: strict)
    }

    /// An input about one customer, of which nothing has been read.
    var emptyInput: CustomerInput { CustomerInput(noting: contexts?.members ?? CustomerMembers()) }

    /// The context of one customer, and what of the customer's own values could not be used.
    func context(of input: CustomerInput) throws -> (context: StatusContext, diagnostics: [Diagnostic]) {
        try contexts?.context(of: input, at: context.now, from: context.nowSource) ?? (context, [])
    }

    /// Reports that no input states anything of a customer.
    func reportNoAnswer(_ input: CustomerInput, asJSON isJSON: Bool) throws -> ExitCode {
        let all = diagnostics + input.diagnostics
        if isJSON {
            try StandardOutput.write(context.jsonWithoutAnswer(all).text + "\n")
        } else {
            for diagnostic in all { StandardOutput.report(diagnostic) }
        }
        return input.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError
    }

    /// Throws the exit code of a run in which a fault fails it.
    func check(_ found: [Diagnostic], strict: Bool) throws {
        if strict, (diagnostics + found).contains(where: \.severity.countsAsFault) { throw ExitStatus.dataError }
    }
}
