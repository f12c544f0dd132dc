import Paywright
import TestSupport
import Testing

/// A damage of a file of products: each line that is printed then was printed before. No offer is added, no lower price, no longer
/// free time and no claim; and what is told where the damaged product is not there is told still.
struct ProductDamageRun {
    /// What is printed before the counts.
    let store: String
    let ledger: FieldLedger
    let seeds: [DamageSeed]
    /// How many damages a plain run of the tests takes.
    var sample = 1_000

    /// Every field of the tables, one at a time, and pairs of them at random: what is wrong.
    func failures() throws -> [String] {
        let formatter = try PaywallFormatter(locale: "en")
        let all = seeds.flatMap { FieldDamage.all(of: $0, in: ledger, legal: [:]) }
        let chosen = FieldDamage.chosen(sample, of: all)
        var intact: [String: Set<String>] = [:]
        var others: [String: Set<String>] = [:]
        for seed in seeds {
            let lines = Self.lines(of: seed.document, formatter)
            intact[seed.name] = lines
            for unit in seed.units {
                let without = seed.document.replacing(unit, with: .null)
                others[Self.name(of: unit, in: seed)] = lines.intersection(Self.lines(of: without, formatter))
            }
        }
        var (told, withheld) = (0, 0)
        var failures: [String] = []
        for damages in chosen {
            let before = intact[damages[0].seed.name] ?? []
            let after = Self.lines(of: damages.document, formatter)
            told += before.count
            withheld += before.subtracting(after).count
            let place = "\(damages[0].seed.name) \(damages.map(\.place).joined(separator: ", "))"
            let silent = silent(damages).map { Self.lines(of: $0, formatter) } ?? []
            if let added = after.subtracting(before).subtracting(silent).min() {
                failures.append("\(place): adds \(added)")
            }
            if damages.count == 1, let unit = damages[0].unit,
                let missing = others[Self.name(of: unit, in: damages[0].seed)]?.subtracting(after).min()
            {
                failures.append("\(place): takes away \(missing)")
            }
            if damages.allSatisfy({ $0.row.kind == "neutral" }), let missing = before.subtracting(after).min() {
                failures.append("\(place): takes away \(missing)")
            }
            let changesOffersAlone = damages.allSatisfy {
                $0.row.kind != "withholds" && $0.row.facts.isSubset(of: .offer)
            }
            if changesOffersAlone, let missing = before.subtracting(after).filter({ $0.contains("[none]") }).min() {
                failures.append("\(place): takes away \(missing)")
            }
        }
        print(
            "\(store): seed \(FieldDamage.seed), \(chosen.count { $0.count == 1 }) of \(all.count) damages and"
                + " \(chosen.count { $0.count == 2 }) pairs of \(seeds.count) seeds: \(told) lines told before,"
                + " \(withheld) not told after, \(failures.count) failures"
        )
        return failures
    }

    private static func name(of unit: [String], in seed: DamageSeed) -> String {
        "\(seed.name) \(unit.joined(separator: "."))"
    }

    /// The document without the fields that promise nothing where they are left out, and that a damage makes the same of; nil
    /// without such a damage.
    private func silent(_ damages: [FieldDamage]) -> JSONText? {
        let open = damages.filter { damage in
            let row = damage.row
            return ledger.rows.contains { $0.object == row.object && $0.why == row.why && $0.isOpenWithout }
        }
        guard !open.isEmpty else { return nil }
        return open.reduce(damages.document) { document, damage in
            let row = damage.row
            let names = ledger.rows.filter { $0.object == row.object && $0.why == row.why }.map(\.field)
            return names.reduce(document) { $0.replacing(Array(damage.path.dropLast()) + [$1], with: .null) }
        }
    }

    /// Every line of every product, for every set of claims and beside every other product. What a product is called is not
    /// what is looked at.
    static func lines(of document: JSONText, _ formatter: PaywallFormatter) -> Set<String> {
        let imported = try? ProductImporter().products(from: document.bytes, file: "products.json")
        return imported.map { Self.lines(of: ProductImport(joining: [$0]).attachingOffers().products, formatter) } ?? []
    }

    /// The same of products that were read.
    static func lines(of products: [Product], _ formatter: PaywallFormatter) -> Set<String> {
        let products = products.map(\.withoutNames)
        var lines: Set<String> = []
        for product in products {
            for storefront in product.prices.entries.map(\.storefront) {
                for plan in OfferSelection.plans(of: product, in: storefront) {
                    let references = products.compactMap {
                        OfferSelection.terms(for: $0, in: storefront, claims: [.noOffer])
                    }
                    for claims in OfferSelection.claimSets(for: product, in: storefront, plan: plan) {
                        let terms = OfferSelection.terms(for: product, in: storefront, claims: claims, plan: plan)
                        guard let terms else { continue }
                        let name = "\(product.qualifiedID) \(storefront) \(plan) \(claims)"
                        for entry in formatter.lines(for: terms).entries {
                            lines.insert("\(name) \(entry.line): \(entry.text.string)")
                        }
                        for reference in references {
                            let compared = formatter.lines(for: terms, comparedWith: reference, showing: Self.savings)
                            for entry in compared.entries {
                                let other = reference.product.qualifiedID
                                lines.insert("\(name) beside \(other) \(entry.line): \(entry.text.string)")
                            }
                        }
                    }
                }
            }
        }
        return lines
    }

    private static let savings: [ProductLine] = [
        .savingsPercent, .savingsAmount, .savingsTime, .savingsComparison, .savingsWithOfferPercent,
    ]
}

extension Product {
    /// The product as it goes by its id.
    fileprivate var withoutNames: Product {
        Product(
            id: id,
            basePlanID: basePlanID,
            store: store,
            type: type,
            prices: prices,
            period: period,
            group: group,
            offers: offers,
            billingPlans: billingPlans,
            isFamilyShareable: isFamilyShareable,
            isSoldPerSeat: isSoldPerSeat,
            tax: tax,
            leavesCalculationsOpen: leavesCalculationsOpen,
            sale: sale
        )
    }
}
