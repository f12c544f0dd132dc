import ArgumentParser
import Paywright
import PaywrightReports

/// The customer whom a paywall is for, and when and where it is shown.
struct CustomerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            What a store states of the customer, as paywright status reads it: decides the offers, and which product is the \
            customer’s own, one to buy or one to change to. May be repeated.
            """,
            valueName: "file"
        )
    )
    var customer: [String] = []

    @Option(
        name: .customLong("time-zone"),
        help:
            "The customer’s time zone, as Europe/Berlin: for the lines with days, and the dates of a purchase in JSON, at --now."
    )
    var timeZone: String?

    @OptionGroup var members: MemberOptions

    @OptionGroup var zones: ZoneDataOptions

    @OptionGroup var decided: PolicyOptions

    @OptionGroup var signatures: SignatureOptions

    /// The files that are read.
    var files: [String] { customer + decided.files }

    func validate() throws {
        try signatures.check(with: WebhookSecretOptions())
        guard !customer.isEmpty || decided.isEmpty else {
            throw ValidationError("--policy, --after-refund and --after-failed-payment need --customer")
        }
        guard !customer.isEmpty || members.members.paths.isEmpty else {
            throw ValidationError("--locale-member and --time-zone-member need --customer")
        }
    }

    /// What was read of the customer.
    struct Asked {
        let customer: QuoteCustomer
        /// The customer's own language; nil where none is stated.
        var locale: LocaleTag?
        var diagnostics: [Diagnostic] = []
    }

    /// The customer, and what there is to say of the inputs; nil where neither a customer nor a time zone is stated. Throws an
    /// exit code where no input states anything, which is reported.
    ///
    /// - Parameter now: The moment of the question, a day from its beginning in the time zone, or else in UTC; nil for that of the machine.
    func read(
        products: [Product],
        at stated: DayOrInstant?,
        _ fields: FieldRules,
        _ library: CatalogLibrary
    ) async throws -> Asked? {
        var calendar = try timeZone.map { try StoreCalendar(timeZone: $0, data: zones.data) }
        func moment(_ calendar: StoreCalendar?) throws -> Instant? {
            try stated?.instant(in: (calendar ?? StoreCalendar(timeZone: "UTC", data: zones.data)).zone)
        }
        let beginning = try moment(calendar) ?? .now
        guard !customer.isEmpty else { return calendar.map { Asked(customer: QuoteCustomer(at: beginning, in: $0)) } }
        let reader = CustomerReader(
            verifier: try signatures.verifier(),
            expectation: HistoryExpectation(),
            requiresSignature: signatures.requiresSignature,
            fields: fields.leavingOut(members.members.paths)
        )
        let policy = try decided.policy()
        var input = CustomerInput(noting: members.members)
        await input.read(customer, by: reader.importer(at: beginning))
        guard input.hasAnswer else {
            for diagnostic in input.diagnostics { StandardOutput.report(diagnostic) }
            throw input.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError
        }
        let own = input.preferences(in: library, zones.data)
        switch own.timeZone {
        case .calendar(let known)?: calendar = known
        case .unknown?: calendar = nil
        case nil: break
        }
        let now = try moment(calendar)
        let decided = QuoteCustomer(
            input,
            products: products,
            at: now ?? beginning,
            from: now == nil ? .clock : .given,
            in: calendar,
            policy
        )
        return Asked(customer: decided, locale: own.locale, diagnostics: input.diagnostics + own.diagnostics)
    }
}
