/// An argument as a pattern writes it, taken apart: `offerDuration_first` is the length `offerDuration` in form `first`.
public struct ArgumentReference: Hashable, Sendable, CustomStringConvertible {
    /// Which side of the value is meant.
    @nonexhaustive
    public enum Facet: Hashable, Sendable {
        /// The value itself: `{price}`.
        case value
        /// A price with its charging period: `{pricePerPeriod}`, `{pricePerPeriod_short}`.
        case perPeriod(width: String?)
        /// The number in a length: `{periodCount, plural, …}`.
        case count
        /// The unit of a length: `{periodUnit, select, …}`.
        case unit
        /// A length or a date in a form: `{period_every}`, `{date_on}`.
        case form(String)
        /// A date's time of day: `{dateTime}`.
        case time
    }

    /// The value.
    public let name: ArgumentName
    /// The side of it.
    public let facet: Facet

    /// nil for a name that the vocabulary does not have, and for a side that its value does not have.
    ///
    /// - Parameters:
    ///   - text: The reference as a pattern writes it: `trialDuration_dative`.
    ///   - vocabulary: The names that there are.
    public init?(_ text: String, in vocabulary: Vocabulary) {
        let pieces = text.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
        let base = String(pieces[0])
        let form = pieces.count > 1 ? String(pieces[1]) : nil
        guard form.map({ !$0.isEmpty }) ?? true else { return nil }
        func named(_ kind: ArgumentKind, _ suffix: String) -> ArgumentName? {
            guard base.hasSuffix(suffix) else { return nil }
            return vocabulary.name(String(base.dropLast(suffix.count))).flatMap { $0.kind == kind ? $0 : nil }
        }
        if let name = vocabulary.name(base) {
            guard let form else {
                self.init(name: name, facet: .value)
                return
            }
            guard name.kind == .length || name.kind == .date else { return nil }
            self.init(name: name, facet: .form(form))
        } else if let name = named(.money, "PerPeriod") {
            self.init(name: name, facet: .perPeriod(width: form))
        } else if form == nil, let name = named(.length, "Count") {
            self.init(name: name, facet: .count)
        } else if form == nil, let name = named(.length, "Unit") {
            self.init(name: name, facet: .unit)
        } else if form == nil, let name = named(.date, "Time") {
            self.init(name: name, facet: .time)
        } else {
            return nil
        }
    }

    package init(name: ArgumentName, facet: Facet) {
        self.name = name
        self.facet = facet
    }

    /// As a pattern writes it.
    public var description: String {
        switch facet {
        case .value: name.rawValue
        case .perPeriod(let width): name.rawValue + "PerPeriod" + (width.map { "_" + $0 } ?? "")
        case .count: name.rawValue + "Count"
        case .unit: name.rawValue + "Unit"
        case .form(let form): name.rawValue + "_" + form
        case .time: name.rawValue + "Time"
        }
    }

    /// Whether it is a whole number that `plural` can choose by.
    package var isNumeric: Bool { facet == .count || (facet == .value && name.kind == .count) }

    /// Whether it is a word that `select` can choose by.
    var isSelectable: Bool { facet == .unit || (facet == .value && name.kind == .selection) }
}
