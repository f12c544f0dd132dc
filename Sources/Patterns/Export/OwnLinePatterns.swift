internal import Paywright

/// A line of one’s own in one language, with its amounts left open.
struct OwnLinePattern: Sendable {
    let name: String
    /// nil where the words depend on an amount.
    let text: PatternText?
}

/// A line of one’s own in every language.
struct OwnLineEntry: Sendable {
    let name: String
    let roles: [PatternRole]
    let calculation: LineCalculation?

    /// A saving where the line states one, and the product compared with.
    init(_ name: String, _ roles: [PatternRole], _ saving: LineCalculation?) {
        self.name = name
        self.roles = roles
        let stated = roles.contains(.percent) || roles.contains(.savedAmount)
        calculation = stated || roles.contains(.referencePrice) ? saving : nil
    }
}

extension PatternPlan {
    /// The lines of one’s own that apply, in a language. A line that depends on no offer stands in the shape without one.
    func ownLines(_ names: [String], by formatter: PaywallFormatter) -> [OwnLinePattern] {
        let messages = formatter.messages.of(shape.store)
        return names.filter { shape.offers.isEmpty || formatter.dependsOnOffer(ownLine: $0) }.compactMap { name in
            let texts = ownValues.map { messages.formatIfComplete(name, $0) }
            guard texts.contains(where: { $0 != nil }) else { return nil }
            let patterns = texts.map { text in text.map { PatternText($0) { PatternRole($0, shape, nil) } } }
            let isOne = patterns.allSatisfy { $0 == patterns.first }
            return OwnLinePattern(name: name, text: isOne ? patterns.first ?? nil : nil)
        }
    }
}

extension PatternExport {
    /// The lines of one’s own of a shape that every language has in one form, with the same places.
    func ownLines(of shape: ExportedShapes.Entry) -> [OwnLineEntry] {
        let plan = shapes.plans[shape.plan]
        return (languages.first?.own[shape.plan] ?? []).compactMap { line in
            guard let places = line.text?.places, loss(line.name) == nil else { return nil }
            let roles = shape.product == nil ? places : places.filter { $0 != .product }
            return OwnLineEntry(line.name, roles, plan.ownSaving)
        }
    }

    /// Why a line of one’s own is not exported; nil of one that is.
    func loss(_ name: String) -> String? {
        let texts = languages.map { language in language.own.map { plan in plan.first { $0.name == name } } }
        guard let first = texts.first, first.contains(where: { $0 != nil }) else {
            return "has a value that no purchase of these products has, or that only one product has"
        }
        if texts.joined().contains(where: { $0.map { $0.text == nil } == true }) {
            return "has words that depend on an amount"
        }
        let places = texts.map { $0.map { $0?.text?.places } }
        return places.allSatisfy { $0 == places.first } ? nil : "has other places in another language"
    }
}
