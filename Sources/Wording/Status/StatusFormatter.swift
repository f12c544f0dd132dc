public import PaywrightDecisions
public import PaywrightICU
public import PaywrightMessages
package import PaywrightModel
internal import PaywrightStorage
public import PaywrightTimeZones
public import PaywrightValues

/// Words a customer's status in one language and time zone. A value to make once and share between threads: formatting
/// never throws.
///
///     let formatter = try StatusFormatter(locale: "de", timeZone: "Europe/Berlin")
///     let status = CustomerStatus(of: history, products: products, now: now)
///     formatter.lines(for: status, products: ProductNames(products)).first?[.headline]?.string
///     // "Verlängert sich in 3 Tagen"
public struct StatusFormatter: Sendable {
    /// How the status is worded.
    public let options: StatusOptions
    package let messages: StoreMessages
    let calendar: StoreCalendar
    /// The lines about offers that have been worded: there are few answers, and many customers get each.
    private let offerLines = BoundedCache<EligibilityAnswer, FormattedText>(capacity: 128)

    /// A formatter for a locale with the package's own catalogs.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag (underscores and POSIX forms are understood).
    ///   - timeZone: The customer's time zone, whose days are written: "Europe/Berlin", "UTC"; nil where it is not known.
    ///   - zoneData: Where the rules of the time zone are looked for; by default the machine's zone files.
    ///   - options: How dates are written.
    /// - Throws: `LocaleTag.Malformed`, `StoreCalendar.UnknownTimeZone`; `CatalogFailure`, if a catalog of
    ///   the package is broken.
    public init(
        locale: String,
        timeZone: String?,
        zoneData: TimeZoneData = .system,
        options: StatusOptions = StatusOptions()
    ) throws {
        try self.init(
            locale: LocaleTag(locale),
            timeZone: timeZone,
            zoneData: zoneData,
            catalogs: .builtin(),
            options: options
        )
    }

    /// A formatter for a locale with other catalogs. Throws when a catalog's file cannot be read.
    ///
    /// - Parameters:
    ///   - locale: The tag of the locale.
    ///   - timeZone: The customer’s time zone by its IANA name: "Europe/Berlin"; nil where it is not known.
    ///   - zoneData: Where the rules of the time zone are looked for.
    ///   - catalogs: The catalogs to take the words from.
    ///   - options: How the status is worded.
    /// - Throws: `StoreCalendar.UnknownTimeZone` for a time zone that is not known; `CatalogFailure` where the file of a
    ///   catalog cannot be read.
    public init(
        locale: LocaleTag,
        timeZone: String?,
        zoneData: TimeZoneData = .system,
        catalogs: CatalogLibrary,
        options: StatusOptions = StatusOptions()
    ) throws {
        self.init(
            messages: try StoreMessages(catalogs, for: locale),
            calendar: try StoreCalendar(timeZone: timeZone, data: zoneData),
            options: options
        )
    }

    /// The same language and time zone with other options.
    package init(_ other: StatusFormatter, options: StatusOptions) {
        self.init(messages: other.messages, calendar: other.calendar, options: options)
    }

    init(messages: StoreMessages, calendar: StoreCalendar, options: StatusOptions) {
        self.messages = messages
        self.calendar = calendar
        self.options = options
    }

    /// Which catalog speaks for the requested locale, and why.
    public var match: LocaleMatch { messages.general.match }

    /// The numbering system that was asked for ("-u-nu-…") and that ICU does not have; the catalog's digits are used then.
    public var ignoredNumberingSystem: String? { messages.general.ignoredNumberingSystem }

    /// The clocks of the customer's time zone: where their rules are from, and what is wrong with them.
    public var zone: TimeZoneRules { calendar.zone }

    /// What was wrong in the files of the catalogs that speak; their readable messages speak all the same.
    public var catalogDiagnostics: [Diagnostic] { messages.catalogDiagnostics }

    /// The lines about each purchase of a customer, in the order of `CustomerStatus.purchases`. Days are counted from the
    /// instant that the status was decided for.
    ///
    /// - Parameters:
    ///   - status: What is true of the customer.
    ///   - products: The products that have the names, as for one purchase.
    public func lines(for status: CustomerStatus, products: ProductNames = ProductNames([])) -> [StatusLines] {
        status.purchases.map { lines(for: $0, now: status.now, products: products) }
    }

    /// The lines about one purchase, for one that is not in a status or is shown alone.
    ///
    /// - Parameters:
    ///   - purchase: One of `CustomerStatus.purchases`, or one made by hand.
    ///   - now: The instant that the situation is true at: days are counted from it.
    ///   - products: The products that have the names. A product that is not among them is worded without its name; its
    ///     identifier stands in the support line only.
    public func lines(
        for purchase: CustomerStatus.Purchase,
        now: Instant,
        products: ProductNames = ProductNames([])
    ) -> StatusLines {
        lines(purchase, messages(for: purchase, now: now, products: products), nil)
    }

    /// The same by formatters of one time zone and with the same options, or those of the lines that are asked for, in the
    /// order asked for, each with the messages of all lines. Languages that have the same names of the products have the same
    /// messages, which are decided once.
    package static func lines(
        for purchase: CustomerStatus.Purchase,
        now: Instant,
        products: ProductNames,
        showing chosen: [StatusLine]?,
        by formatters: [StatusFormatter]
    ) -> [(lines: StatusLines, messages: [LineMessage<StatusLine>])] {
        let named = products.named(in: purchase)
        var last: (names: [String: String], messages: [LineMessage<StatusLine>])?
        return formatters.map { formatter in
            let names = ProductNames.names(of: named, for: formatter.match.requested)
            if last.map({ ProductNames.areSame($0.names, names) }) != true {
                last = (names, formatter.messages(purchase, names, now))
            }
            let messages = last?.messages ?? []
            return (formatter.lines(purchase, messages, chosen), messages)
        }
    }

    private func lines(
        _ purchase: CustomerStatus.Purchase,
        _ all: [LineMessage<StatusLine>],
        _ chosen: [StatusLine]?
    ) -> StatusLines {
        let shown = chosen.map { $0.flatMap { line in all.filter { $0.line == line } } } ?? all
        var entries: [StatusLines.Entry] = []
        entries.reserveCapacity(shown.count)
        var diagnostics: [Diagnostic] = []
        messages.with(purchase.store) { messages in
            for message in shown {
                let entry = StatusLines.Entry(line: message.line, text: messages.format(message.content))
                if !entry.text.diagnostics.isEmpty { diagnostics += entry.text.diagnostics }
                if !entry.text.string.isEmpty { entries.append(consume entry) }
            }
        }
        return StatusLines(purchase, entries: entries, diagnostics: diagnostics)
    }

    /// The messages of the lines about one purchase, before they are formatted.
    package func messages(
        for purchase: CustomerStatus.Purchase,
        now: Instant,
        products: ProductNames
    ) -> [LineMessage<StatusLine>] {
        messages(purchase, ProductNames.names(of: products.named(in: purchase), for: match.requested), now)
    }

    private func messages(
        _ purchase: CustomerStatus.Purchase,
        _ names: [String: String],
        _ now: Instant
    ) -> [LineMessage<StatusLine>] {
        StatusWording(purchase, names: names, now: now, calendar: calendar, options: options).messages()
    }

    /// Whether a customer can get each kind of offer in a group, and why, for support staff: one line a kind.
    ///
    /// - Parameter eligibility: The eligibility for one group.
    public func lines(for eligibility: GroupEligibility) -> [EligibilityLine: FormattedText] {
        Dictionary(
            uniqueKeysWithValues: EligibilityLine.allCases.map { line in
                (line, text(of: EligibilityAnswer(line, of: eligibility)))
            }
        )
    }

    package func text(of answer: EligibilityAnswer) -> FormattedText {
        offerLines.value(for: answer) { messages.of(answer.layer).format(answer.line.messages(answer.answer)) }
    }

    /// The words of a line about what a store sells with every value as its name, which stay the same on every version of CLDR.
    package func skeleton(_ content: LineContent, of store: StoreName?) -> String {
        messages.of(store).skeleton(content)
    }

    /// The text of a line about what a store sells.
    package func format(_ content: LineContent, of store: StoreName?) -> FormattedText {
        messages.of(store).format(content)
    }
}
