internal import PaywrightValues

/// Which values the messages of a field can use: what catalogs are read, compiled and checked by.
///
///     let parcels = Vocabulary(
///         [.parcelCount, .deliveryDate, .carrier],
///         selectionWords: [.carrier: ["post", "courier"]],
///         countingFromOne: [.parcelCount]
///     )
///     let catalog = try Catalog(parsing: bytes, file: "en.arb", vocabulary: parcels)
///     // "{parcelCount, plural, one {# parcel comes} other {# parcels come}} {deliveryDate_on}"
///
/// The names of messages inside messages, such as `{price}` and `{period}` of `pricePerPeriod` or `{count}` of a length's form,
/// are in every vocabulary.
public struct Vocabulary: Sendable {
    /// The names in the order given, and those of every vocabulary that were not among them.
    public let names: [ArgumentName]
    /// The keys of the messages that word a line, by the line's name where no message has that for a key: no message of one's own
    /// can have it.
    public let lines: [String: [String]]

    /// The layers that catalogs of a language may have.
    package private(set) var layers: [MessageLayer] = []

    private let namesByText: [String: ArgumentName]
    private let wordsByName: [ArgumentName: [String]]
    private let chargingPeriods: [ArgumentName: ArgumentName]
    private let pricesWithoutPeriod: Set<ArgumentName>
    private let countsFromOne: Set<ArgumentName>

    /// A vocabulary from its parts.
    ///
    /// - Parameters:
    ///   - names: The names of values. Of two with the same text the first one counts, and those of every vocabulary before
    ///     it.
    ///   - selectionWords: The words that a selection can be, beside `other`.
    ///   - chargingPeriods: The length that a price is charged every, by the price's name.
    ///   - pricesWithoutPeriod: The prices that may come without a period: `{renewalPricePerPeriod}` then writes the amount alone.
    ///   - countingFromOne: The counts that are never 0, so that no plural needs a branch for it.
    ///   - lines: The keys of the messages that word a line, by the line's name.
    public init(
        _ names: [ArgumentName],
        selectionWords: [ArgumentName: [String]] = [:],
        chargingPeriods: [ArgumentName: ArgumentName] = [:],
        pricesWithoutPeriod: Set<ArgumentName> = [],
        countingFromOne: Set<ArgumentName> = [],
        lines: [String: [String]] = [:]
    ) {
        self.lines = lines
        namesByText = Dictionary(
            (ArgumentName.ofEngine + names).map { ($0.rawValue, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var seen: Set<ArgumentName> = []
        self.names = (names + ArgumentName.ofEngine).filter { [namesByText] name in
            namesByText[name.rawValue] == name && seen.insert(name).inserted
        }
        wordsByName = selectionWords.merging([.unit: PeriodUnit.allCases.map(\.rawValue)]) { _, own in own }
        self.chargingPeriods = chargingPeriods.merging([.price: .period]) { given, _ in given }
        self.pricesWithoutPeriod = pricesWithoutPeriod
        countsFromOne = countingFromOne.union([.count, .day, .month])
    }

    /// The same with layers that catalogs of a language may have.
    package func with(layers: [MessageLayer]) -> Vocabulary {
        var vocabulary = self
        vocabulary.layers = layers
        return vocabulary
    }

    /// The name that catalogs write so; nil for one that the vocabulary does not have.
    ///
    /// - Parameter text: The name as catalogs write it.
    public func name(_ text: String) -> ArgumentName? { namesByText[text] }

    /// Every value as a pattern can refer to it, without forms: "price", "pricePerPeriod", "periodCount".
    var references: [String] {
        names.flatMap { name -> [String] in
            switch name.kind {
            case .money: [name.rawValue, name.rawValue + "PerPeriod"]
            case .length: [name.rawValue, name.rawValue + "Count", name.rawValue + "Unit"]
            case .date: [name.rawValue, name.rawValue + "Time"]
            case .count, .percent, .text, .link, .phrase, .message, .selection: [name.rawValue]
            }
        }
    }

    /// The words that a selection can be, beside `other`; empty for what is none.
    ///
    /// - Parameter name: The name.
    public func selectionWords(of name: ArgumentName) -> [String] { wordsByName[name] ?? [] }

    /// The length that a price is charged every; nil where no value states it.
    ///
    /// - Parameter name: The name.
    public func chargingPeriod(of name: ArgumentName) -> ArgumentName? { chargingPeriods[name] }

    /// Whether a price may come without a period.
    ///
    /// - Parameter name: The name.
    public func mayLackPeriod(_ name: ArgumentName) -> Bool { pricesWithoutPeriod.contains(name) }

    /// Whether a count is never 0: lengths and days are not.
    ///
    /// - Parameter name: The name.
    public func countsFromOne(_ name: ArgumentName) -> Bool { name.kind == .length || countsFromOne.contains(name) }

    /// What a pattern can select by, for a fault: "store".
    var exampleOfSelection: String { names.first { $0.kind == .selection }?.rawValue ?? ArgumentName.unit.rawValue }
}
