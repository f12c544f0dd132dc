package import Paywright
package import PaywrightStorage
internal import Synchronization

/// The contexts of customers who state their own language, time zone or rules: each language is built once, however many lines are in
/// it, and each context is kept for the next customer of the same kind. Shared between threads.
package final class CustomerContexts: Sendable {
    /// What decides a context.
    private struct Key: Hashable {
        let locale: StatedKey
        let timeZone: StatedKey
        let rules: StatedKey
    }

    private struct Own: Sendable {
        let context: StatusContext
        /// The rules that are named, and that there are not.
        let unknownRules: [String]
        /// What is to be told of its language and its zone, and is not told of the run.
        let diagnostics: [Diagnostic]
    }

    /// Where values stand in inputs.
    package let members: CustomerMembers
    private let library: CatalogLibrary
    private let zoneData: TimeZoneData
    private let options: StatusOptions
    private let address: FormOfAddress?
    private let base: StatusContext
    private let contexts = BoundedCache<Key, Own>(capacity: 512)
    private let languages = BoundedCache<LocaleTag, Language>(capacity: 256)
    private let building = Mutex(())

    /// - Parameters:
    ///   - base: What counts for a customer who states nothing.
    ///   - address: How the texts address the reader, in whatever language; nil for each language’s own form.
    package init(
        _ members: CustomerMembers,
        beside base: StatusContext,
        library: CatalogLibrary,
        zoneData: TimeZoneData,
        options: StatusOptions,
        address: FormOfAddress? = nil
    ) {
        self.members = members
        self.base = base
        self.library = library
        self.zoneData = zoneData
        self.options = options
        self.address = address
    }

    /// How often a language was built so far, and how often one was there.
    package var languageUse: BoundedCache<LocaleTag, Language>.Statistics { languages.statistics }

    /// The context of a customer at a moment, and what of the customer's own values could not be used.
    package func context(
        of input: CustomerInput,
        at now: Instant,
        from source: NowSource
    ) throws -> (context: StatusContext, diagnostics: [Diagnostic]) {
        let stated = input.stated
        let key = Key(locale: stated.locale.key, timeZone: stated.timeZone.key, rules: stated.rules.key)
        guard key.locale.isStated || key.timeZone.isStated || key.rules != .absent else {
            return (base.at(now, from: source), [])
        }
        let own = try contexts.value(for: key) { try building.withLock { _ in try build(key) } }
        var diagnostics = input.preferences(in: library, zoneData).diagnostics
        if !own.unknownRules.isEmpty || key.rules == .unreadable {
            diagnostics.append(stated.rules.unusableRules(own.unknownRules, among: base.notices?.rules ?? []))
        }
        return (own.context.at(now, from: source), diagnostics + own.diagnostics)
    }

    private func build(_ key: Key) throws -> Own {
        let calendar: StoreCalendar =
            switch key.timeZone.zone(in: zoneData) {
            case .calendar(let calendar)?: calendar
            case .unknown?: try StoreCalendar(timeZone: nil, data: zoneData)
            case nil: base.calendar
            }
        let own = key.locale.locale(in: library).map { tag in address.map { tag.addressing($0) } ?? tag }
        let locales = own.map { [$0] } ?? base.locales
        let formatters = try locales.map { locale in
            try languages.value(for: locale) { try language(locale) }
                .statusFormatter(calendar: calendar, options: options)
        }
        let (question, unknownRules) = question(key.rules)
        let context = base.speaking(locales, formatters, calendar, asking: question)
        let told = Set(base.diagnostics)
        return Own(
            context: context,
            unknownRules: unknownRules,
            diagnostics: context.diagnostics.filter { !told.contains($0) }
        )
    }

    /// Locales without a catalog of theirs are one language under other names.
    private func language(_ locale: LocaleTag) throws -> Language {
        let match = library.match(locale)
        guard match.isFallback, match.speaking != locale else { return try Language(locale, catalogs: library) }
        let spoken = try languages.value(for: match.speaking) { try Language(match.speaking, catalogs: library) }
        return spoken.speaking(for: match)
    }

    /// What is asked with the rules that are named, in the order of the run's, and the names of which there is none.
    private func question(_ stated: StatedKey) -> (NoticesQuestion?, unknown: [String]) {
        guard var question = base.notices, stated != .absent else { return (base.notices, []) }
        let (rules, names) = (question.rules ?? [], stated.texts)
        question.rules = rules.filter { names.contains($0.id) }
        return (question, names.filter { name in !rules.contains { $0.id == name } })
    }
}
