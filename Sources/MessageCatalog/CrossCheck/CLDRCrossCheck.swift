/// Compares what a catalog says with what CLDR, in the ICU in use, has for the same: names of units in each plural
/// category and case, prices per unit, percent signs, plural categories.
///
/// CLDR is not always what a paywall says ("3 dygn" is a word of weather reports), so a difference is no fault by itself.
/// It is one until someone has said why: see ``CLDRDifferenceTable``.
public struct CLDRCrossCheck: Sendable {
    let catalog: Catalog
    private let bundle: MessageBundle

    /// The counts that are compared: every plural rule for whole numbers parts below 101.
    private static let counts = 0...101

    /// A comparison for one catalog of a library; a regional variant speaks with its parent. Throws when a file cannot be
    /// read.
    public init(_ catalog: Catalog, in library: CatalogLibrary) throws(CatalogIssue) {
        self.catalog = catalog
        bundle = try library.messages(for: catalog.locale)
    }

    /// Every difference, each with the first count that has it.
    public func differences() -> [CLDRDifference] {
        LengthUnit.allCases.flatMap { unit in
            [unitDifference(unit, form: nil)] + casesInUse(of: unit).map { unitDifference(unit, form: $0) }
                + [perUnitDifference(unit)]
        }.compactMap { $0 } + percentDifferences() + categoryDifferences()
    }

    /// The cases of CLDR that the language's messages ask for.
    private func casesInUse(of unit: LengthUnit) -> [String] {
        bundle.lengthFormsInUse.filter { bundle.own.hasCase($0, unit: unit) }
    }

    private func difference(
        _ subject: CLDRDifference.Subject,
        _ item: String,
        form: String = "",
        _ found: String,
        _ expected: String
    ) -> CLDRDifference? {
        let (found, expected) = (Self.plain(found), Self.plain(expected))
        guard found != expected else { return nil }
        return CLDRDifference(
            locale: catalog.locale,
            subject: subject,
            item: item,
            form: form,
            found: found,
            expected: expected
        )
    }

    /// The text without what nobody sees: every space the same, no direction characters.
    private static func plain(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !UTF8Text.isDirectionCharacter(scalar) {
            scalars.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
        }
        return String(scalars)
    }

    // MARK: Units

    private func unitDifference(_ unit: LengthUnit, form: String?) -> CLDRDifference? {
        let skeleton = "unit/\(unit.rawValue) unit-width-full-name"
        for count in Self.counts {
            let found = bundle.format(Length(count, unit), form: form).string
            guard let expected = cldr(skeleton, String(count), grammaticalCase: form ?? "") else { return nil }
            if let difference = difference(.unit, unit.rawValue, form: form ?? "", found, expected) {
                return difference
            }
        }
        return nil
    }

    private func cldr(_ skeleton: String, _ decimal: String, grammaticalCase: String = "") -> String? {
        let formatter = try? bundle.own.number(skeleton: skeleton, grammaticalCase: grammaticalCase)
        return (try? formatter?.format(decimal)).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Prices per unit

    /// CLDR's pattern for something per unit, with an amount in it. ICU joins no currency with a unit, so another unit
    /// lends its place.
    private func perUnitDifference(_ unit: LengthUnit) -> CLDRDifference? {
        let money = Money(
            amount: "9.99",
            currency: "USD",
            fractionDigits: 2,
            role: .billed,
            period: Length(1, unit)
        )
        guard let price = cldr(money.skeleton, money.amount),
            let meters = cldr("unit/meter unit-width-full-name", money.amount),
            let pattern = cldr("unit/meter-per-\(unit.rawValue) unit-width-full-name", money.amount)
        else { return nil }
        let reference = ArgumentReference(name: .price, facet: .perPeriod(width: nil))
        let found = bundle.format(reference, .money(money), key: "price").string
        return difference(.perUnit, unit.rawValue, found, pattern.replacing(meters, with: price))
    }

    // MARK: Percent and plurals

    private func percentDifferences() -> [CLDRDifference] {
        let signs: Set<Character> = ["%", "٪", "﹪", "％"]
        let keys = catalog.entries.filter { entry in
            guard case .success(let program)? = catalog.program(for: entry.key) else { return false }
            return MessageVariant.all(of: program, samples: PluralSamples(nil)).contains {
                $0.text.contains(where: signs.contains)
            }
        }.map(\.key)
        guard let key = keys.first, let expected = cldr("percent scale/100", "0.4") else { return [] }
        return [difference(.percent, "", key, expected)].compactMap { $0 }
    }

    private func categoryDifferences() -> [CLDRDifference] {
        guard let rules = try? bundle.own.pluralRules() else { return [] }
        let selected = Set((0...9_999).map { rules.category(of: $0) }).union([.other])
        var written: [PluralCategory: String] = [:]
        for entry in catalog.entries {
            guard case .success(let program)? = catalog.program(for: entry.key) else { continue }
            for case .plural(_, let branches) in program.instructions {
                for (category, _) in branches.categories where written[category] == nil {
                    written[category] = entry.key
                }
            }
        }
        let names = PluralCategory.allCases.filter(selected.contains).map(\.rawValue).joined(separator: ", ")
        return PluralCategory.allCases.compactMap { category in
            guard let key = written[category], !selected.contains(category) else { return nil }
            return difference(.pluralCategory, category.rawValue, key, names)
        }
    }
}
