package import Paywright
internal import PaywrightJSON
internal import PaywrightMessageTools
internal import PaywrightRuns
internal import PaywrightStorage

/// What every customer of a run has in common. Shared between threads, and copied as few references.
package struct StatusContext: Sendable {
    /// What a question at another moment has in common with this one.
    private final class Common: Sendable {
        let names: ProductNames
        let calendar: StoreCalendar
        let policy: StatusPolicy
        let locales: [LocaleTag]
        let formatters: [StatusFormatter]
        let shown: StatusSelection
        let notices: NoticesQuestion?
        let offerTexts = BoundedCache<EligibilityAnswer, [UInt8]>(capacity: 128)

        init(
            _ names: ProductNames,
            _ calendar: StoreCalendar,
            _ policy: StatusPolicy,
            _ locales: [LocaleTag],
            _ formatters: [StatusFormatter],
            _ shown: StatusSelection,
            _ notices: NoticesQuestion?
        ) {
            (self.names, self.calendar, self.policy, self.locales) = (names, calendar, policy, locales)
            (self.formatters, self.shown, self.notices) = (formatters, shown, notices)
        }
    }

    private let common: Common
    /// The moment of the question.
    package private(set) var now: Instant
    /// Where the moment comes from.
    package private(set) var nowSource: NowSource
    /// The fields that a caller ignores, which every answer repeats.
    var ignoredFields: [String] = []
    /// What every answer begins with, written on one line.
    private(set) var beginning: [UInt8] = []

    /// The products, and their names.
    var names: ProductNames { common.names }
    /// The days in the customer's time zone.
    var calendar: StoreCalendar { common.calendar }
    /// Where the time zone comes from.
    var zoneSource: ZoneSource { calendar.isTimeZoneAssumed ? .assumed : .given }
    var policy: StatusPolicy { common.policy }
    package var locales: [LocaleTag] { common.locales }
    var formatters: [StatusFormatter] { common.formatters }
    var shown: StatusSelection { common.shown }
    /// What is asked about notices; nil where the status is asked for.
    package var notices: NoticesQuestion? { common.notices }
    /// What is said of offers in all languages, written on one line: there are few answers, and many customers get each.
    var offerTexts: BoundedCache<EligibilityAnswer, [UInt8]> { common.offerTexts }

    /// - Parameter names: The names of the products, where they have been found before.
    package init(
        products: [Product],
        names: ProductNames? = nil,
        now: Instant,
        nowSource: NowSource = .given,
        calendar: StoreCalendar,
        policy: StatusPolicy,
        locales: [LocaleTag],
        formatters: [StatusFormatter],
        showing shown: StatusSelection = .all,
        asking notices: NoticesQuestion? = nil,
        ignoring ignoredFields: [String] = []
    ) {
        let names = names ?? ProductNames(products)
        common = Common(names, calendar, policy, locales, formatters, shown, notices)
        self.now = now
        self.nowSource = nowSource
        self.ignoredFields = ignoredFields
        beginning = JSONWriter.onOneLine { $0.members(commonMembers) }
    }

    /// The customer's time zone.
    var zone: TimeZoneRules { calendar.zone }

    /// The same for a question at another moment.
    package func at(_ now: Instant, from source: NowSource) -> StatusContext {
        guard now != self.now || source != nowSource else { return self }
        var context = self
        (context.now, context.nowSource) = (now, source)
        context.beginning = JSONWriter.onOneLine { $0.members(context.commonMembers) }
        return context
    }

    /// The same for a customer with languages, a time zone or rules of the customer's own.
    func speaking(
        _ locales: [LocaleTag],
        _ formatters: [StatusFormatter],
        _ calendar: StoreCalendar,
        asking notices: NoticesQuestion?
    ) -> StatusContext {
        StatusContext(
            products: [],
            names: names,
            now: now,
            nowSource: nowSource,
            calendar: calendar,
            policy: policy,
            locales: locales,
            formatters: formatters,
            showing: shown,
            asking: notices,
            ignoring: ignoredFields
        )
    }

    /// The verified moment of a history that a clock of the machine, a little behind it, gives way to; nil for every other.
    func verifiedMoment(of history: CustomerHistory) -> Instant? {
        nowSource.verifiedMoment(of: history, now, policy)
    }

    /// The policy for decisions at the moment: a clock of the machine that is behind what nobody has verified is not believed.
    var decisionPolicy: StatusPolicy { nowSource.decisionPolicy(policy) }

    /// What a language without a catalog, a fault in one of the user's, or old zone data give rise to; said once in a run.
    package var diagnostics: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return Diagnostic.zones(zone)
            + formatters.flatMap { Diagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
            + formatters.flatMap(\.catalogDiagnostics).filter { seen.insert($0).inserted }.map { $0.reported }
    }
}
