public import Paywright

extension StatusReport {
    /// What is true of a customer, in words. It states what each fact stands on where the importer explains.
    ///
    /// - Parameters:
    ///   - customer: What the stores say of the customer, and what was found wrong in it, which stands in the report.
    ///   - languages: The languages, in the order wanted.
    ///   - products: The products that tell names, groups and offers.
    ///   - now: The moment of the question.
    ///   - timeZone: The customer's time zone: "Europe/Berlin"; nil where it is not known.
    ///   - zoneData: Where the rules of the time zone are looked for; by default the machine's zone files.
    ///   - policy: What the app decides for itself, such as what a refund means.
    ///   - options: How dates and prices are shown.
    /// - Throws: `StoreCalendar.UnknownTimeZone`.
    public init(
        of customer: HistoryImport,
        in languages: [Language],
        products: [Product] = [],
        at now: Instant,
        timeZone: String?,
        zoneData: TimeZoneData = .system,
        policy: StatusPolicy = StatusPolicy(),
        options: StatusOptions = StatusOptions()
    ) throws(StoreCalendar.UnknownTimeZone) {
        var formatters: [StatusFormatter] = []
        for language in languages {
            formatters.append(try language.statusFormatter(timeZone: timeZone, zoneData: zoneData, options: options))
        }
        var shown = StatusSelection.all
        shown.isExplained = customer.trace != nil
        let context = StatusContext(
            products: products,
            now: now,
            calendar: try StoreCalendar(timeZone: timeZone, data: zoneData),
            policy: policy,
            locales: languages.map(\.match.requested),
            formatters: formatters,
            showing: shown
        )
        self.init(CustomerInput(customer), in: context)
    }
}
