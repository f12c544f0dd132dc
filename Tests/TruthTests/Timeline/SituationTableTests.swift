import PaywrightDecisions
import PaywrightModel
import Testing
import TestSupport

@Suite("The name of a situation follows from the timeline, by a frozen table")
struct SituationTableTests {
    @Test("Every situation is in the table, and no row has many")
    func catches() throws {
        let table = try SituationTable()
        let names = Set(SituationMatrix.rows.map { String($0.name.split(separator: ".")[0]) })
        #expect(names == Set(table.rows.flatMap(\.situations)))
        // A third of the rows have one situation alone: the table would allow anything else. What stands beside free time, a pause, a
        // commitment or a later phase may be told by either.
        #expect(table.rows.count { $0.situations.count == 1 } * 3 > table.rows.count)
        #expect(table.rows.allSatisfy { $0.situations.count <= 3 })
    }

    @Test("A situation that contradicts its timeline fails")
    func contradicts() throws {
        let table = try SituationTable()
        var facts = SituationTable.Facts(holds: "subscription", payer: "customer", access: "given", paying: "full")
        facts.goesOn = "yes"
        facts.add(["price"], charge: "exactly", certainty: "certain", isFirst: true)
        #expect(table.fault(of: "priceChange", beside: facts) == nil)
        #expect(table.fault(of: "cancelled", beside: facts) != nil)
        facts.over = "expired"
        #expect(table.fault(of: "expired", beside: facts) != nil)
    }
}

extension PurchaseTimeline {
    /// What it holds, as the words of the table.
    var tableFacts: SituationTable.Facts {
        var facts = SituationTable.Facts(
            holds: holds.name,
            payer: payer.rawValue,
            access: access.name,
            paying: paying.rawValue
        )
        switch trouble {
        case .payment(let stage)?: facts.trouble = "payment.\(stage.rawValue)"
        case .pause?: facts.trouble = "pause"
        case .approval?: facts.trouble = "approval"
        case nil: break
        }
        if let over { facts.over = over.rawValue }
        if let goesOn { facts.goesOn = goesOn ? "yes" : "no" }
        for (index, moment) in moments.enumerated() {
            facts.add(
                moment.changes.map(\.name),
                charge: moment.charge.tableName,
                certainty: moment.certainty.tableName,
                isFirst: index == 0
            )
        }
        return facts
    }
}

extension Moment.Charge {
    fileprivate var tableName: String {
        switch self {
        case .none: "none"
        case .free: "free"
        case .exactly: "exactly"
        case .atMost: "atMost"
        case .notStated: "notStated"
        }
    }
}

extension Moment.Certainty {
    fileprivate var tableName: String {
        switch self {
        case .certain: "certain"
        case .ifAgreed: "ifAgreed"
        case .open: "open"
        }
    }
}
