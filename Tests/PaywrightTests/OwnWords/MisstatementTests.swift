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
        var refused = 0
        for _ in 0..<4 {
            // Most prices per period stay as they are: they are parts of the others.
            let changed = try Self.entries(locale).filter { !$0.source.placeholders.filter(\.mustBeStated).isEmpty }
                .filter { !$0.entry.key.hasPrefix("pricePerPeriod") || generator.next() % 4 == 0 }
                .map { Changed(entry: $0, pattern: Self.change($0.entry.pattern, $0.source, &generator)) }
            refused += try Self.refusals(of: changed, locale, seed: seed)
        }
        #expect(refused > 0, "seed \(seed)")
    }

    @Test("A value that is taken out of one variant, or written out, is missed", arguments: locales)
    func removed(locale: String) throws {
        for replacement in ["", "9.99", "…"] {
            for round in 0..<3 {
                var removed: [Changed] = []
                for entry in try Self.entries(locale) where !entry.entry.key.hasPrefix("pricePerPeriod") {
                    let names = entry.source.placeholders.filter(\.mustBeStated).map(\.name.rawValue)
                    let token = try Regex("\\{(\(names.joined(separator: "|")))(PerPeriod)?(_[A-Za-z]+)?\\}")
                    let tokens = names.isEmpty ? [] : entry.entry.pattern.ranges(of: token)
                    guard round < tokens.count else { continue }
                    let pattern = Self.replacing(tokens[round], in: entry.entry.pattern, with: replacement)
                    removed.append(Changed(entry: entry, pattern: pattern))
                }
                // A value that stands twice may be taken out once.
                let refused = try Self.refusals(of: removed, locale, seed: UInt64(round))
                // Of a region's few messages two may be such.
                #expect(removed.count - refused <= max(2, removed.count / 10), "\(refused) of \(removed.count)")
            }
        }
    }

    /// A message with another pattern.
    private struct Changed {
        let entry: (entry: CatalogEntry, source: CatalogEntry)
        let pattern: String
    }

    /// How many of the messages are refused; of the others the texts have to tell all values apart.
    private static func refusals(of changed: [Changed], _ locale: String, seed: UInt64) throws -> Int {
        var generator = SplitMix64(seed: seed)
        let library = try library(locale, changed.map { ($0.entry.entry.key, $0.pattern) })
        let bundle = try library.messages(for: LocaleTag(locale))
        let own = try #require(try library.catalog(for: LocaleTag(locale)))
        var refused = 0
        for message in changed {
            let (entry, source) = message.entry
            guard own.entry(for: entry.key)?.file == "own.arb" else {
                refused += 1
                continue
            }
            for placeholder in source.placeholders where placeholder.mustBeStated {
                let isTold = isTold(placeholder, source, bundle, &generator)
                #expect(
                    isTold,
                    "seed \(seed) \(locale) \(entry.key): \(message.pattern) does not state \(placeholder.name)"
                )
            }
        }
        return refused
    }

    // MARK: Changes

    private static func replacing(_ range: Range<String.Index>, in pattern: String, with text: String) -> String {
        String(pattern[..<range.lowerBound]) + text + pattern[range.upperBound...]
    }

    /// A pattern with something done to it.
    private static func change(_ pattern: String, _ source: CatalogEntry, _ generator: inout SplitMix64) -> String {
        let tokens = pattern.ranges(of: #/\{[A-Za-z_]+\}|#/#)
        let others = source.placeholders.flatMap { ["{\($0.name)}", "{\($0.name)PerPeriod}"] }
        let literals = ["", "…", "9.99", "a month", "'{price}'", "#"] + others
        guard let token = tokens.randomElement(using: &generator) else { return pattern }
        switch generator.next() % 4 {
        case 0, 1: return replacing(token, in: pattern, with: literals.randomElement(using: &generator) ?? "")
        case 2:
            // A branch is another one's.
            let branches = pattern.ranges(of: #/\{[^{}]*(\{[A-Za-z_]+\}[^{}]*)*\}/#)
            guard let first = branches.randomElement(using: &generator),
                let second = branches.randomElement(using: &generator)
            else { return pattern }
            return replacing(first, in: pattern, with: String(pattern[second]))
        default:
            // The words of a unit or a store are another one's.
            let words = ["day", "week", "month", "year", "appStore", "googlePlay"]
            let selectors = pattern.ranges(of: #/(day|week|month|year|appStore|googlePlay)(?= \{)/#)
            guard let selector = selectors.randomElement(using: &generator) else { return pattern }
            return replacing(selector, in: pattern, with: words.randomElement(using: &generator) ?? "")
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
                let unit = source.placeholders.first { $0.fixedCount != nil } ?? placeholder
                let every = lengths(unit)[period == placeholder.name ? index : 2]
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
        case .text, .link, .phrase: return .text(["A-1", "B-2", "C-3", "D-4", "E-5"][index])
        case .selection:
            let words = placeholder.requiredWords + ["other", "other"]
            return .selection(words[index % words.count])
        case .message: return nil
        }
    }
}

extension CatalogEntry.Placeholder {
    /// Whether a reader has to be told the value. A message inside is one of several, which the caller chooses.
    fileprivate var mustBeStated: Bool { isRequired && name.kind != .message }
}
