package import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// What the inputs about one customer state of how the customer is answered.
package struct CustomerPreferences: Sendable {
    /// The language; nil where the run's count.
    package let locale: LocaleTag?
    /// The time zone; nil where the run's counts.
    package let timeZone: StatedZone?
    /// What was stated and could not be used.
    package let diagnostics: [Diagnostic]

    /// A customer's own time zone.
    package enum StatedZone: Sendable {
        case calendar(StoreCalendar)
        /// It cannot be read. That of the run is another customer's.
        case unknown
    }
}

extension CustomerInput {
    /// The language and the time zone that the inputs state.
    package func preferences(in library: CatalogLibrary, _ data: TimeZoneData) -> CustomerPreferences {
        let (locale, zone) = (stated.locale.key.locale(in: library), stated.timeZone.key.zone(in: data))
        var diagnostics: [Diagnostic] = []
        if locale == nil, stated.locale.key.isStated { diagnostics.append(stated.locale.unusableLocale) }
        if case .unknown? = zone { diagnostics.append(stated.timeZone.unusableZone) }
        return CustomerPreferences(locale: locale, timeZone: zone, diagnostics: diagnostics)
    }
}

extension StatedKey {
    /// Whether anything is stated: an empty list is nothing.
    var isStated: Bool { self != .absent && self != .texts([]) }

    /// The language that a customer prefers: the first with a catalog, else the first; nil where none is stated that can be read.
    func locale(in library: CatalogLibrary) -> LocaleTag? {
        guard case .texts(let texts) = self else { return nil }
        let tags = texts.compactMap { try? LocaleTag($0) }
        return tags.first { !library.match($0).isFallback } ?? tags.first
    }

    /// The first of the time zones that there is; nil where none is stated.
    func zone(in data: TimeZoneData) -> CustomerPreferences.StatedZone? {
        guard isStated else { return nil }
        if case .texts(let names) = self {
            for name in names {
                if let calendar = try? StoreCalendar(timeZone: name, data: data) { return .calendar(calendar) }
            }
        }
        return .unknown
    }
}

extension StatedMember {
    /// That no language can be read.
    var unusableLocale: Diagnostic {
        unusable(
            .warning,
            expected: "a language by BCP 47 such as \"de\", or a list of them",
            consequence: "the languages of the run count"
        )
    }

    /// That no time zone can be read.
    var unusableZone: Diagnostic {
        unusable(
            .warning,
            expected: "a time zone of the IANA database such as \"Europe/Berlin\", or a list of them",
            consequence: "the customer’s time zone is not known"
        )
    }

    /// That rules are named which there are not, or nothing that names one.
    func unusableRules(_ names: [String], among known: [NoticeRule]) -> Diagnostic {
        let rules = known.map(\.id).joined(separator: ", ")
        let hint = names.first.map { Misspelling.hint(for: $0, among: known.map(\.id)) } ?? ""
        return unusable(
            .error,
            found: names.isEmpty ? nil : names.map { Excerpt.quoted($0) }.joined(separator: ", "),
            expected: "the name of a rule, or a list of them: \(rules)\(hint)",
            consequence: "no other rule takes its place"
        )
    }

    private func unusable(
        _ severity: Diagnostic.Severity,
        found other: String? = nil,
        expected: String,
        consequence: String
    ) -> Diagnostic {
        let (found, place): (String, Diagnostic.Place) =
            switch self {
            case .absent: ("nothing", Diagnostic.Place())
            case .texts(let texts, let place):
                (texts.prefix(3).map { Excerpt.quoted($0) }.joined(separator: ", "), place)
            case .unreadable(let kind, let place): (kind, place)
            }
        return Diagnostic(
            severity,
            RunCode.unreadableMember,
            at: place,
            found: other ?? found,
            expected: expected,
            consequence: consequence
        )
    }
}
