internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// The fields of a file of products: which count, and what they leave open of what is being read.
struct ProductFields {
    /// What is being read: a product, an offer, the prices of a region.
    private struct Scope {
        /// What becomes of it where anything of it is open.
        let consequence: String
        /// Whether it is a part of what stands around it, such as an offer of a product.
        let isPart: Bool
        var doubts: [Doubt] = []
    }

    let rules: FieldRules
    /// The fields without a row that were found so far.
    var unknown = UnknownFields()
    /// Every field that was met, where somebody asks for them.
    let census: FieldCensus?
    /// What stands in what, the file itself first.
    private var scopes = [Scope(consequence: "no calculated amount is stated of any product", isPart: false)]

    init(_ rules: FieldRules = FieldRules(), census: FieldCensus? = nil) {
        (self.rules, self.census) = (rules, census)
    }

    /// What becomes of what is being read where anything of it is open.
    var consequence: String { scopes[scopes.count - 1].consequence }

    mutating func add(_ doubt: Doubt) { scopes[scopes.count - 1].doubts.add(doubt) }

    mutating func open(losing consequence: String, isPart: Bool) {
        scopes.append(Scope(consequence: consequence, isPart: isPart))
    }

    /// Ends what is being read; whether it is told. What an unknown field of a part leaves open is open around it as well.
    mutating func close() -> Bool {
        let isWhole = isWhole
        let scope = scopes.removeLast()
        if scope.isPart { for doubt in scope.doubts where doubt.isOfUnknownField { add(doubt) } }
        return isWhole
    }

    /// Ends what is being read; what it leaves open of all that refers to it.
    mutating func closed() -> [Doubt] { scopes.removeLast().doubts }

    /// Whether nothing that was read of it so far keeps it from being told.
    var isWhole: Bool { scopes[scopes.count - 1].doubts.allSatisfy(\.isOfUnknownField) }

    /// Whether an unknown field of what is being read, or around it, may change what is calculated from its prices.
    var leavesCalculationsOpen: Bool { scopes.contains { $0.doubts.contains(where: \.isOfUnknownField) } }
}

extension Doubt {
    fileprivate var isOfUnknownField: Bool { reason == .unknownField }
}

// MARK: What is open of what is read

extension ProductFileReader {
    @discardableResult
    mutating func add(_ doubt: Doubt) -> Bool {
        fields.add(doubt)
        return true
    }

    mutating func leaveOpen(
        _ doubt: Doubt,
        _ code: ImportCode,
        _ consequence: inout String,
        _ severity: Diagnostic.Severity
    ) {
        // Two prices that contradict each other are both readable, and their reader chooses.
        guard code != .contradictoryPrice else { return }
        add(doubt)
        // An error has what is left out already.
        if severity == .warning { consequence = fields.consequence }
    }

    /// Reads a product, or nil where a field of it cannot be read, or changes it in a way that is not calculated here.
    mutating func whole<Value>(losing consequence: String, _ body: (inout Self) -> Value?) -> Value? {
        fields.open(losing: consequence, isPart: false)
        let value = body(&self)
        return fields.close() ? value : nil
    }

    /// Reads a part of a product that is told as a whole, or not at all, in the same way.
    mutating func part<Value>(losing consequence: String, _ body: (inout Self) -> Value?) -> Value? {
        fields.open(losing: consequence, isPart: true)
        let value = body(&self)
        return fields.close() ? value : nil
    }

    /// Reports a value that is not known of something that is told as a whole: it is left out.
    mutating func refuse(_ code: ImportCode, at node: JSONNode, found: String? = nil, expected: String) {
        add(Doubt(facts: node.facts, reason: .unreadable, field: place(of: node).path))
        fail(code, at: node, found: found, expected: expected, consequence: fields.consequence)
    }

    // MARK: Fields that no reader reads

    /// Takes note of the fields of an object that nothing is decided by although they change what is told, and of those that
    /// no table has.
    ///
    /// A price of the store's stays beside an unknown field; what is calculated from it does not where the field may be a part of
    /// it: an object, a list, or a name with a word of money, time or number.
    ///
    /// - Parameter isAboutPrices: Whether a new field of the object can change a price; one of the version of a format cannot.
    mutating func noteFields(of node: JSONNode, _ table: FieldTable, isAboutPrices: Bool = true) {
        guard let object = node.value?.objectValue else { return }
        let table = fields.rules.laid(over: table)
        fields.census?.count(object, table, fields.rules) { name, value in
            isAboutPrices && UnknownField.changesCharge(name, value, isStated: true) ? .amount : []
        }
        let others = object.members(besides: table.settled) { !$0.isNothing || $0.objectValue != nil }
        var absent: [String]?
        for member in others {
            if let facts = table.facts(withheldBy: member.name) {
                if !member.value.isNothing { noteUndecided(member, of: node, facts: facts) }
                continue
            }
            guard !fields.rules.ignores(member.name, of: table) else { continue }
            let names = absent ?? table.names.filter { object[$0] == nil }
            absent = names
            if let meant = Misspelling.field(meantBy: member.name, among: names) {
                noteMisspelled(member, of: node, meant: meant, facts: table.facts(of: meant))
            } else if !member.value.isNothing {
                let changesCharge =
                    isAboutPrices && UnknownField.changesCharge(member.name, member.value, isStated: true)
                noteUnknown(member, of: node, table, changesCharge: changesCharge)
            }
        }
    }

    private mutating func noteUndecided(_ member: JSONObject.Member, of node: JSONNode, facts: FactSet) {
        let place = node.node(of: member)
        add(Doubt(facts: facts, reason: .undecided, field: self.place(of: place).path))
        note(
            .undecidedField,
            at: place,
            found: "the field \(Excerpt.quoted(member.name))",
            expected: "nothing that changes what is sold in a way that is not told here",
            consequence: fields.consequence
        )
    }

    /// What a field states whose name is near one that is missing is not what stands without it.
    private mutating func noteMisspelled(
        _ member: JSONObject.Member,
        of node: JSONNode,
        meant: String,
        facts: FactSet
    ) {
        let name = node.name(of: member)
        if !facts.isEmpty { add(Doubt(facts: facts, reason: .unreadable, field: place(of: name).path)) }
        warn(
            .unknownField,
            at: name,
            found: "the field \(Excerpt.quoted(member.name))",
            expected: Excerpt.quoted(meant),
            consequence: facts.isEmpty ? "the field is not read" : fields.consequence
        )
    }

    /// An unknown field is reported once for a file, and leaves open what it can wherever it stands.
    private mutating func noteUnknown(
        _ member: JSONObject.Member,
        of node: JSONNode,
        _ table: FieldTable,
        changesCharge: Bool
    ) {
        let name = node.name(of: member)
        let facts: FactSet = changesCharge ? .amount : []
        if changesCharge { add(Doubt(facts: facts, reason: .unknownField, field: place(of: name).path)) }
        guard fields.unknown.count("\(table.object).\(member.name)", leaving: facts) else { return }
        note(
            .unknownField,
            at: name,
            found: "the field \(Excerpt.quoted(member.name))",
            expected: "a field that this version has in its list",
            consequence: changesCharge
                ? "amounts that the file states stay, and none is calculated from them"
                : "nothing that is told depends on it"
        )
    }
}
