package import Paywright
internal import PaywrightJSON

extension PatternExport {
    /// The path of the manifest.
    package static let manifestPath = "paywright.manifest.json"

    /// The file that states what every other file holds.
    var manifest: ExportedFile { ExportedFile(path: Self.manifestPath) { manifestText } }

    private var manifestText: String {
        let document = JSONOutput.object([
            ("schema", .string("paywright/export/1")), ("version", .string(request.version)),
            ("icu", .string(ICUVersions.icu)), ("cldr", .string(ICUVersions.cldr)),
            ("format", .string(request.format.rawValue)), ("key", .string(request.key.rawValue)),
            ("store", .string(store.rawValue)), ("languages", .array(languages.map(json))), ("matching", matching),
            ("amounts", amounts), ("policy", policy), ("roles", roles),
            ("shapes", .object(shapes.entries.map { ($0.name, json($0)) })), ("products", products),
            ("texts", .object(textKeys.map { ($0.name, .string($0.key)) })), ("statuses", statusesOfCustomers),
            ("leftOut", .object(leftOut.map { ($0.name, .string($0.reason)) })),
        ])
        return document.text + "\n"
    }

    private func json(_ language: ExportedLanguage) -> JSONOutput {
        return .inline(
            .object([
                ("locale", .string(language.locale.tag)),
                ("file", .string(path(language))),
                ("numberingSystem", .string(language.numberingSystem)), ("rightToLeft", .bool(language.isRightToLeft)),
            ])
        )
    }

    private var matching: JSONOutput {
        .object([
            ("fallback", fallback.map { .string($0.locale.tag) } ?? .null),
            ("table", .object(localeTable.rows.map { ($0.locale, $0.language.map { .string($0) } ?? .null) })),
        ])
    }

    private var amounts: JSONOutput {
        let digits = CurrencyCode.all.filter { $0.fractionDigits != 2 }
        let storefronts = Storefront.all.filter(\.dropsWholeFraction)
        return .object([
            (
                "digits",
                .inline(.object([("default", .integer(2))] + digits.map { ($0.code, .integer($0.fractionDigits)) }))
            ),
            ("symbol", .string("symbol")), ("wholeAmounts", .string(request.options.wholeAmounts.rawValue)),
            ("withoutZeros", .inline(.array(storefronts.flatMap { [.string($0.alpha2), .string($0.alpha3)] }))),
        ])
    }

    private var policy: JSONOutput {
        let policy = request.options.derivedPrices ?? .standard
        func factor(_ name: String, _ part: PeriodUnit, _ whole: PeriodUnit) -> (String, JSONOutput) {
            let ratio = policy.basis.ratio(of: part, in: whole)
            return (name, .array([.integer(Int(ratio.numerator)), .integer(Int(ratio.denominator))]))
        }
        let basis = [
            factor("daysPerWeek", .day, .week), factor("daysPerMonth", .day, .month),
            factor("daysPerYear", .day, .year),
            factor("weeksPerMonth", .week, .month), factor("weeksPerYear", .week, .year),
            factor("monthsPerYear", .month, .year),
        ]
        return .object([
            ("name", .string(request.policy)), ("rounding", .string(policy.rounding.rawValue)),
            ("basis", .inline(.object(basis))),
        ])
    }

    private var roles: JSONOutput {
        .object(
            PatternRole.allCases.map { role in
                let members: [(String, JSONOutput)] =
                    [("kind", .string(role.kind.rawValue))]
                    + (role.money.map { [("role", .string($0.rawValue))] } ?? [])
                    + [("description", .string(role.explanation)), ("example", .string(role.example))]
                return (role.rawValue, .inline(.object(members)))
            }
        )
    }

    private var products: JSONOutput {
        var shapesOfProducts: [String: [String]] = [:]
        for shape in shapes.entries {
            for id in shape.products { shapesOfProducts[id, default: []].append(shape.name) }
        }
        let ids = shapesOfProducts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return .object(ids.map { id in (id, .inline(.array((shapesOfProducts[id] ?? []).map { .string($0) }))) })
    }

    /// The lines that are not exported, with the reasons.
    package var leftOut: [(name: String, reason: String)] {
        let law = "a law fixes the words by country; --button continue exports those of another button"
        let name = "is the name of a product; --key product exports it"
        var reasons = ExportRequest.reasons
        if request.options.fixesButtons(of: store) {
            for line in PatternPlan.linesOfButtons { reasons[line] = law }
        }
        if request.key == .shape { for line in ExportedShapes.linesOfNames { reasons[line] = name } }
        var names: [(name: String, reason: String)] = []
        for line in ProductLine.allCases { if let reason = reasons[line] { names.append((line.rawValue, reason)) } }
        for name in request.ownLines { if let reason = loss(name) { names.append((name, reason)) } }
        for (name, reason) in StatusPlan.leftOut { names.append(("status: " + name, reason)) }
        return names
    }

    /// A note for each of some lines, and of one’s own, that the files do not have.
    package func notes(on lines: [ProductLine]) -> [Diagnostic] {
        func note(_ name: String, _ reason: String) -> Diagnostic {
            Diagnostic(.note, ExportCode.linesLeftOut, message: "\(name): left out: \(reason)")
        }
        let own = request.ownLines.compactMap { name in loss(name).map { note(name, $0) } }
        let written = Set(languages.first?.lines.joined().map(\.line) ?? [])
        let reasons = Dictionary(leftOut.map { ($0.name, $0.reason) }) { first, _ in first }
        let isCompared = shapes.plans.contains { $0.lines.contains { $0.calculation?.reference != nil } }
        return own
            + lines.filter { !written.contains($0) }.map { line in
                let unsaid = "no purchase of these products states it"
                let reference = line.rawValue.hasPrefix("savings.") && !isCompared
                let reason =
                    reasons[line.rawValue]
                    ?? (reference ? unsaid + "; --compare-with names the product to compare with" : unsaid)
                return note(line.rawValue, reason)
            }
    }

    // MARK: Statuses

    private var statusesOfCustomers: JSONOutput {
        let lines = Dictionary(grouping: statuses.forms.indices) { statuses.forms[$0].situation.name }
        return .object(
            ExportedSituation.all.compactMap { situation in
                guard let indices = lines[situation.name] else { return nil }
                let action = statuses.actions[situation.name].map { [("action", JSONOutput.string($0))] } ?? []
                let forms = StatusPlan.Line.allCases.compactMap { line -> (String, JSONOutput)? in
                    let own = indices.filter { statuses.forms[$0].line == line }
                    return own.isEmpty ? nil : (line.rawValue, .array(own.map { .inline(json(status: $0)) }))
                }
                return (
                    situation.name,
                    .object([("holds", .string(situation.holds))] + action + [("lines", .object(forms))])
                )
            }
        )
    }

    private func json(status index: Int) -> JSONOutput {
        let form = statuses.forms[index]
        let labelled = languages.filter { $0.statuses[index].isLabelled }.map { JSONOutput.string($0.locale.tag) }
        return .object(
            [
                ("key", .string(key(form) ?? "")), ("roles", .array(form.roles.map { .string($0.rawValue) })),
            ] + (labelled.isEmpty ? [] : [("labelled", .array(labelled))])
        )
    }

    // MARK: Shapes

    private func json(_ entry: ExportedShapes.Entry) -> JSONOutput {
        let shape = shapes.plans[entry.plan].shape
        var members: [(String, JSONOutput)] = [
            ("kind", .string(shape.kind.rawValue)), ("store", .string(shape.store.rawValue)),
            ("form", .string(shape.form)),
        ]
        if let product = entry.product { members.append(("product", .string(product.qualifiedID))) }
        if let period = shape.period { members.append(("period", .string(period.description))) }
        if shape.isFree { members.append(("free", .bool(true))) }
        if !shape.offers.isEmpty { members.append(("offers", .inline(.array(shape.offers.map(json))))) }
        if let commitment = shape.commitment {
            let renewal = commitment.renewal?.rawValue ?? "unstated"
            members.append(
                (
                    "commitment",
                    .inline(.object([("payments", .integer(commitment.payments)), ("renewal", .string(renewal))]))
                )
            )
        }
        if let seats = shape.seats { members.append(("seats", .integer(seats))) }
        if shape.quantity > 1 { members.append(("quantity", .integer(shape.quantity))) }
        if let tax = shape.tax { members.append(("tax", .string(tax.rawValue))) }
        if let plain = entry.plain { members.append(("plain", .string(plain))) }
        let lines = languages.first?.lines[entry.plan] ?? []
        let own = request.ownLines.isEmpty ? [] : ownLines(of: entry)
        members.append(
            (
                "lines",
                .object(
                    lines.map { ($0.line.rawValue, .inline(.object(json($0, of: entry)))) }
                        + own.map { ($0.name, .inline(.object(json($0, of: entry)))) }
                )
            )
        )
        return .object(members)
    }

    private func json(_ phase: ProductShape.Phase) -> JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("mode", .string(phase.mode.rawValue)), ("type", .string(phase.type.rawValue)),
        ]
        if let period = phase.period {
            members += [("period", .string(period.description)), ("cycles", .integer(phase.cycles))]
        }
        return .object(members)
    }

    private func json(_ line: LinePattern, of shape: ExportedShapes.Entry) -> [(String, JSONOutput)] {
        let roles = JSONOutput.array(roles(line, of: shape).map { .string($0.rawValue) })
        var members: [(String, JSONOutput)] = []
        if let selector = line.selector {
            let keys = line.variants.compactMap { variant in
                key(shape, line.line, variant.name).map { (variant.name, JSONOutput.string($0)) }
            }
            members += [("by", .string(selector.rawValue)), ("keys", .object(keys)), ("roles", roles)]
        } else {
            members += [("key", .string(key(shape, line.line, "") ?? "")), ("roles", roles)]
        }
        return members + Self.json(line.calculation)
    }

    private func json(_ line: OwnLineEntry, of shape: ExportedShapes.Entry) -> [(String, JSONOutput)] {
        let key = request.format.key([shape.name, line.name]) ?? ""
        let roles = line.roles.map { JSONOutput.string($0.rawValue) }
        return [("key", .string(key)), ("roles", .array(roles))] + Self.json(line.calculation)
    }

    private static func json(_ calculation: LineCalculation?) -> [(String, JSONOutput)] {
        guard let calculation else { return [] }
        var members: [(String, JSONOutput)] = []
        if let perUnit = calculation.perUnit {
            members.append(("fraction", json(perUnit.fraction)))
            if !perUnit.isExact { members.append(("isExact", .bool(false))) }
        }
        if let saving = calculation.saving {
            var parts = [("of", JSONOutput.string(saving.of.rawValue)), ("fraction", json(saving.fraction))]
            if let months = saving.months { parts.append(("months", .integer(months))) }
            members.append(("saving", .object(parts)))
        }
        if let reference = calculation.reference { members.append(("reference", .string(reference))) }
        return members
    }

    private static func json(_ fraction: LineCalculation.Fraction) -> JSONOutput {
        .array([.integer(Int(fraction.above)), .integer(Int(fraction.below))])
    }
}
