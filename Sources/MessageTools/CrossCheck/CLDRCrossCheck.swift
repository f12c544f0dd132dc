internal import PaywrightICU
public import PaywrightMessages
internal import PaywrightValues

/// Compares what a catalog says with what CLDR, in the ICU in use, has for the same: names of units in each plural
/// category and case, prices per unit, percent signs, plural categories, and how numbers, dates and lists are written.
///
/// CLDR is not always what a paywall says ("3 dygn" is a word of weather reports), so a difference is no fault by itself.
/// It is one until someone has said why: see ``CLDRDifferenceTable``.
///
///     let library = try CatalogLibrary.builtin()
///     if let swedish = try library.catalog(for: LocaleTag("sv")) {
///         try CLDRCrossCheck(swedish, in: library).differences().map(\.description)
///         // ["sv unit day: found “1 dag”, CLDR has “1 dygn”",
///         //  "sv perUnit day: found “9,99 US$ per dag”, CLDR has “9,99 US$ per dygn”", …]
///     }
public struct CLDRCrossCheck: Sendable {
    /// Writes a number as CLDR has it: a skeleton, a decimal number, a grammatical case or "".
    typealias Words =
        @Sendable (_ shape: NumberShape, _ decimal: String) throws(ICUError) -> String

    let catalog: Catalog
    private let bundle: MessageBundle
    private let wordsOfCLDR: Words

    /// The counts that are compared: every plural rule for whole numbers tells some of these apart, and no store sells a
    /// length of nothing.
    private static let counts = 1...101

    /// A comparison for one catalog of a library; a regional variant speaks with its parent. Throws when a file cannot be
    /// read.
    ///
    /// - Parameters:
    ///   - catalog: The catalog.
    ///   - library: The library that has it.
    /// - Throws: `CatalogFailure` where the file of a catalog cannot be read.
    public init(_ catalog: Catalog, in library: CatalogLibrary) throws(CatalogFailure) {
        let bundle = try library.messages(for: catalog.locale)
        self.init(catalog, bundle) { shape, decimal throws(ICUError) in
            let formatter = try bundle.own.number(shape)
            return String(decoding: try formatter.format(decimal), as: UTF8.self)
        }
    }

    /// A comparison with other words than those of the ICU in use.
    init(_ catalog: Catalog, _ bundle: MessageBundle, wordsOfCLDR: @escaping Words) {
        self.catalog = catalog
        self.bundle = bundle
        self.wordsOfCLDR = wordsOfCLDR
    }

    /// Every difference, lengths each with the first count that has it. What could not be compared is among them.
    public func differences() -> [CLDRDifference] {
        PeriodUnit.allCases.flatMap { unit in
            [unitDifference(unit, form: nil)] + casesInUse(of: unit).map { unitDifference(unit, form: $0) }
                + [perUnitDifference(unit)]
        }.compactMap { $0 } + percentDifferences() + categoryDifferences() + formatDifferences()
    }

    /// The cases of CLDR that the language's messages ask for.
    private func casesInUse(of unit: PeriodUnit) -> [String] {
        bundle.lengthFormsInUse.filter { bundle.own.hasCase($0, unit: unit) }
    }

    /// A difference, where there is one.
    func difference(
        _ subject: CLDRDifference.Subject,
        _ item: String,
        form: String = "",
        key: String?,
        _ found: String,
        _ expected: CLDRDifference.Expectation
    ) -> CLDRDifference? {
        let found = Self.plain(found)
        var expected = expected
        if case .words(let words) = expected { expected = .words(Self.plain(words)) }
        guard expected != .words(found) else { return nil }
        return CLDRDifference(
            locale: catalog.locale,
            subject: subject,
            item: item,
            form: form,
            key: key,
            found: found,
            expected: expected
        )
    }

    /// The text without what a reader does not see: every space the same, no direction characters.
    private static func plain(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !UTF8Text.isDirectionCharacter(scalar) {
            scalars.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
        }
        return String(scalars)
    }

    /// The first of some keys that the language has a message for.
    private func spokenKey(_ keys: [String]) -> String? { keys.first { bundle.own.message($0) != nil } }

    // MARK: Units

    private func unitDifference(_ unit: PeriodUnit, form: String?) -> CLDRDifference? {
        let key = spokenKey(MessageEvaluator.formKeys(form: form, unit: unit))
        for count in Self.counts {
            let found = bundle.format(CalendarDuration(count, unit), form: form).string
            let expected: CLDRDifference.Expectation
            do throws(ICUError) {
                expected = .words(try wordsOfCLDR(.unit(unit.rawValue, grammaticalCase: form ?? ""), String(count)))
            } catch {
                expected = .unavailable("\(error)")
            }
            if let difference = difference(.unit, unit.rawValue, form: form ?? "", key: key, found, expected) {
                return difference
            }
        }
        return nil
    }

    // MARK: Prices per unit

    private func perUnitDifference(_ unit: PeriodUnit) -> CLDRDifference? {
        let amount = DecimalAmount(milliunits: 9_990)
        let period = CalendarDuration(1, unit)
        let money = MessagePrice(Price(amount: amount, currency: .usd), role: MoneyRole("billed"), period: period)
        let reference = ArgumentReference(name: .price, facet: .perPeriod(width: nil))
        let found = bundle.format(reference, .money(money), key: "price").string
        let key = spokenKey(["pricePerPeriod"])
        return difference(.perUnit, unit.rawValue, key: key, found, expectedPrice(money, per: unit))
    }

    /// CLDR's pattern for something per unit, with an amount in it. ICU joins no currency with a unit, so another unit
    /// lends its place: where CLDR inflects that one inside the pattern, the place cannot be found.
    private func expectedPrice(_ money: MessagePrice, per unit: PeriodUnit) -> CLDRDifference.Expectation {
        let amount = money.price.amount.description
        do throws(ICUError) {
            let price = try wordsOfCLDR(money.shape, amount)
            let meters = try wordsOfCLDR(.unit("meter"), amount)
            let pattern = try wordsOfCLDR(.unit("meter-per-\(unit.rawValue)"), amount)
            guard pattern.contains(meters) else {
                return .unavailable("found no “\(meters)” in “\(pattern)”, so no place for a price")
            }
            return .words(pattern.replacing(meters, with: price))
        } catch {
            return .unavailable("\(error)")
        }
    }

    // MARK: Percent and plurals

    private func percentDifferences() -> [CLDRDifference] {
        let signs: Set<Character> = ["%", "٪", "﹪", "％"]
        let found = catalog.entries.compactMap { entry -> (key: String, text: String)? in
            guard case .success(let program)? = catalog.program(for: entry.key),
                let variant = MessageVariant.all(of: program, samples: PluralSamples(nil)).first(where: { variant in
                    variant.text.contains(where: signs.contains)
                })
            else { return nil }
            return (entry.key, variant.textWithNames)
        }
        guard !found.isEmpty else { return [] }
        let expected: CLDRDifference.Expectation
        do throws(ICUError) {
            expected = .words(try wordsOfCLDR(.percent, "0.4"))
        } catch {
            expected = .unavailable("\(error)")
        }
        return found.compactMap { key, text in difference(.percent, "", key: key, text, expected) }
    }

    private func categoryDifferences() -> [CLDRDifference] {
        var written: [PluralCategory: String] = [:]
        for entry in catalog.entries {
            guard case .success(let program)? = catalog.program(for: entry.key) else { continue }
            for case .plural(_, let branches) in program.instructions {
                for (category, _) in branches.categories where written[category] == nil {
                    written[category] = entry.key
                }
            }
        }
        let selected: Set<PluralCategory>
        do throws(ICUError) {
            let rules = try bundle.own.pluralRules()
            selected = Set((0...9_999).map { rules.category(of: $0) }).union([.other])
        } catch {
            let names = Self.names(PluralCategory.allCases.filter { written[$0] != nil })
            return [difference(.pluralCategory, "", key: nil, names, .unavailable("\(error)"))].compactMap { $0 }
        }
        let names = Self.names(PluralCategory.allCases.filter(selected.contains))
        return PluralCategory.allCases.compactMap { category in
            guard let key = written[category], !selected.contains(category) else { return nil }
            return difference(.pluralCategory, category.rawValue, key: key, category.rawValue, .words(names))
        }
    }

    private static func names(_ categories: [PluralCategory]) -> String {
        categories.map(\.rawValue).joined(separator: ", ")
    }
}

extension MessageVariant {
    /// The text with values as their names: "{percent} % off".
    fileprivate var textWithNames: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .value(let reference): "{\(reference)}"
            }
        }.joined()
    }
}
