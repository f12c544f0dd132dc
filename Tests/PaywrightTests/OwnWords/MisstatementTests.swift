import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightValues
import TestSupport
import Testing

/// A message may be changed in any way: if it is used, its text still tells apart every value that it has to state.
///
/// What has to be stated is read from the source language's entries; whether it is, from rendered texts alone, not from the rules
/// that refuse messages.
@Suite("Whatever is done to a message, it is refused or still states its values")
struct MisstatementTests {
    private static let locales = Sweep.languages(
        4,
        of: (try? CatalogLibrary.builtin().locales.map(\.tag)) ?? []
    )

    /// The messages of a language that have to state something, regional ones with what they inherit.
    private static func entries(_ locale: String) throws -> [(entry: CatalogEntry, source: CatalogEntry)] {
        let library = try CatalogLibrary.builtin()
        let source = try #require(try library.catalog(for: LocaleTag("en")))
        let catalog = try #require(try library.catalog(for: LocaleTag(locale)))
        return catalog.entries.compactMap { entry in source.entry(for: entry.key).map { (entry, $0) } }
    }

    private static func library(_ locale: String, _ patterns: [(key: String, pattern: String)]) throws -> CatalogLibrary
    {
        let members = patterns.map { "\(quoted($0.key)): \(quoted($0.pattern))" }
        let text = "{\(([#""@@locale": "\#(locale)""#] + members).joined(separator: ",\n"))}"
        return try CatalogLibrary.builtin().adding(messages: [Catalog(parsing: Array(text.utf8), file: "own.arb")])
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    @Test("As it is, every message of every catalog is used", arguments: locales)
    func unchanged(locale: String) throws {
        let library = try Self.library(locale, Self.entries(locale).map { ($0.entry.key, $0.entry.pattern) })
        #expect(library.diagnostics.isEmpty, "\(library.diagnostics.map(\.description).joined(separator: "\n"))")
    }

    @Test("A changed message is refused, or its text tells its values apart", arguments: locales)
    func changed(locale: String) throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SplitMix64(seed: seed)
        var (refused, used) = (0, 0)
        for _ in Sweep.some(4, of: 0..<100) {
            // Forms and prices per period stay as they are: they are parts of the others.
            let changed = try Self.entries(locale).filter { !$0.source.placeholders.filter(\.mustBeStated).isEmpty }
                .map { (entry: $0, pattern: Self.change($0.entry.pattern, $0.source, &generator)) }
                .filter { !$0.entry.entry.key.hasPrefix("pricePerPeriod") || generator.next() % 4 == 0 }
            let library = try Self.library(locale, changed.map { ($0.entry.entry.key, $0.pattern) })
            let bundle = try library.messages(for: LocaleTag(locale))
            let own = try #require(try library.catalog(for: LocaleTag(locale)))
            for (entry, pattern) in changed {
                guard own.entry(for: entry.entry.key)?.file == "own.arb" else {
                    refused += 1
                    continue
                }
                used += 1
                let unstated = entry.source.placeholders.filter { placeholder in
                    placeholder.mustBeStated && !Self.isTold(placeholder, entry.source, bundle, &generator)
                }
                let names = unstated.map(\.name.rawValue).joined(separator: ", ")
                #expect(
                    unstated.isEmpty,
                    "seed \(seed) \(locale) \(entry.entry.key): \(pattern) does not state \(names)"
                )
            }
        }
        #expect(refused > 50 && used > 10, "\(refused) refused, \(used) used")
    }

    @Test("A value that is taken out of one variant, or written out, is missed", arguments: locales)
    func removed(locale: String) throws {
        for replacement in ["", "9.99", "…"] {
            for round in 0..<3 {
                let removed = try Self.entries(locale).compactMap { entry -> (key: String, pattern: String)? in
                    guard !entry.entry.key.hasPrefix("pricePerPeriod") else { return nil }
                    let tokens = try entry.source.placeholders.filter(\.mustBeStated).flatMap { placeholder in
                        // Numbers and lengths can be stated by branches and twice; amounts and names stand where they are needed.
                        guard [.money, .text, .percent, .date].contains(placeholder.name.kind) else {
                            return [Range<String.Index>]()
                        }
                        let token = try Regex("\\{\(placeholder.name.rawValue)(PerPeriod)?(_[A-Za-z]+)?\\}")
                        return entry.entry.pattern.ranges(of: token)
                    }
                    guard round < tokens.count else { return nil }
                    return (
                        entry.entry.key, entry.entry.pattern.replacingCharacters(in: tokens[round], with: replacement)
                    )
                }
                guard !removed.isEmpty else { continue }
                let library = try Self.library(locale, removed)
                let refused = Set(library.diagnostics.compactMap(\.place.key))
                for (key, pattern) in removed { #expect(refused.contains(key), "\(locale) \(key): \(pattern)") }
            }
        }
    }

    // MARK: Changes

    /// A pattern with something done to it.
    private static func change(_ pattern: String, _ source: CatalogEntry, _ generator: inout SplitMix64) -> String {
        let tokens = pattern.ranges(of: #/\{[A-Za-z_]+\}|#/#)
        let others = source.placeholders.flatMap { ["{\($0.name)}", "{\($0.name)PerPeriod}", "{\($0.name)Count}"] }
        let literals = ["", "…", "9.99", "a month", "'{price}'", "#"] + others
        guard let token = tokens.randomElement(using: &generator) else { return pattern }
        switch generator.next() % 4 {
        case 0, 1: return pattern.replacingCharacters(in: token, with: literals.randomElement(using: &generator) ?? "")
        case 2:
            // A branch is another one's.
            let branches = pattern.ranges(of: #/\{[^{}]*(\{[A-Za-z_]+\}[^{}]*)*\}/#)
            guard let first = branches.randomElement(using: &generator),
                let second = branches.randomElement(using: &generator)
            else { return pattern }
            return pattern.replacingCharacters(in: first, with: String(pattern[second]))
        default:
            // A selector is another one.
            let words = ["day", "week", "month", "year", "one", "few", "=1", "=3", "appStore"]
            let selectors = pattern.ranges(of: #/(day|week|month|year|one|few|many|=1|appStore|googlePlay)(?= \{)/#)
            guard let selector = selectors.randomElement(using: &generator) else { return pattern }
            return pattern.replacingCharacters(in: selector, with: words.randomElement(using: &generator) ?? "")
        }
    }

    // MARK: What a reader can tell

    /// Whether texts with different values of an argument differ, whatever the other values are.
    private static func isTold(
        _ placeholder: CatalogEntry.Placeholder,
        _ source: CatalogEntry,
        _ bundle: MessageBundle,
        _ generator: inout SplitMix64
    ) -> Bool {
        (0..<12).allSatisfy { _ in
            let others = source.placeholders.map { ($0.name, Int(generator.next() % 5)) }
            let isStated =
                !placeholder.isRequired
                || isTold(source, others, bundle, period: nil) { $0.name == placeholder.name }
            // How often is told by any of the values that state it.
            guard let names = placeholder.chargedEvery else { return isStated }
            return isStated && isTold(source, others, bundle, period: placeholder.name) { names.contains($0.name) }
        }
    }

    private static func isTold(
        _ source: CatalogEntry,
        _ others: [(ArgumentName, Int)],
        _ bundle: MessageBundle,
        period: ArgumentName?,
        varying: (CatalogEntry.Placeholder) -> Bool
    ) -> Bool {
        var values: Set<Message> = []
        var texts: Set<String> = []
        for index in 0..<5 {
            var arguments = MessageArguments()
            for (placeholder, other) in zip(source.placeholders, others) {
                let every = lengths(placeholder)[period == placeholder.name ? index : 2]
                arguments[placeholder.name] = value(placeholder, varying(placeholder) ? index : other.1, every: every)
            }
            values.insert(Message(source.key, arguments))
            texts.insert(bundle.format(source.key, arguments).string)
        }
        return texts.count == values.count
    }

    /// Lengths to tell apart; of one that always has the number 1 the units.
    private static func lengths(_ placeholder: CatalogEntry.Placeholder) -> [CalendarDuration] {
        let units: [PeriodUnit] = [.week, .month, .year, .day, .week]
        guard placeholder.fixedCount == nil else { return units.map { CalendarDuration(1, $0) } }
        let others = [CalendarDuration(1, .month), CalendarDuration(3, .month), CalendarDuration(21, .month)]
        return [CalendarDuration(1, .week)] + others + [CalendarDuration(1, .year)]
    }

    private static func value(
        _ placeholder: CatalogEntry.Placeholder,
        _ index: Int,
        every period: CalendarDuration
    ) -> ArgumentValue? {
        switch placeholder.name.kind {
        case .money:
            let price = Price(["7.31", "8.42", "13.53", "21.64", "105.75"][index], "USD")
            return price.map { .money(MessagePrice($0, role: .billed, period: period)) }
        case .length: return .length(lengths(placeholder)[index])
        case .count: return .count([1, 2, 3, 5, 21][index])
        case .date: return .date(MessageDate(Instant(milliseconds: Int64(index) * 40 * 86_400_000), timeZone: "UTC"))
        case .percent: return DecimalAmount(["0.17", "0.28", "0.39", "0.41", "0.52"][index]).map(ArgumentValue.percent)
        case .text, .phrase: return .text(["A-1", "B-2", "C-3", "D-4", "E-5"][index])
        case .selection:
            let words = placeholder.requiredWords + ["other", "other"]
            return .selection(words[index % words.count])
        case .message: return nil
        }
    }
}

extension CatalogEntry.Placeholder {
    /// Whether a reader has to be told the value. A message inside is one of several, which the caller chooses.
    fileprivate var mustBeStated: Bool { (isRequired || chargedEvery != nil) && name.kind != .message }
}
