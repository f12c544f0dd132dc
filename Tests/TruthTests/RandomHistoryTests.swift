#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Paywright
import PaywrightDecisions
import PaywrightModel
import PaywrightReviewCases
import Testing
import TestSupport

@Suite("Whatever a history holds, a status says no more than its fields state")
struct RandomHistoryTests {
    /// How many customers: PAYWRIGHT_HISTORIES, or 10,000 in a whole sweep and 600 else.
    static let count =
        ProcessInfo.processInfo.environment["PAYWRIGHT_HISTORIES"].flatMap { Int($0) }
        ?? (Sweep.isWhole ? 10_000 : 600)
    /// The number of the first one, to repeat a failure.
    static let first = ProcessInfo.processInfo.environment["PAYWRIGHT_FIRST_HISTORY"].flatMap { Int($0) } ?? 0
    private static let batch = 300
    /// How many customers' inputs are broken, and put in every order: more in a long run.
    static let inputCount = max(300, count / 200)

    @Test("No random history makes a status say what no field states, and every situation is among them")
    func invariants() async {
        let start = ContinuousClock.now
        let tally = await withTaskGroup(of: Tally.self) { group in
            for from in stride(from: Self.first, to: Self.first + Self.count, by: Self.batch) {
                group.addTask { await Tally(of: from..<min(from + Self.batch, Self.first + Self.count)) }
            }
            return await group.reduce(into: Tally()) { $0.add($1) }
        }
        // The number of a history is its seed.
        for violation in tally.violations.prefix(20) { Issue.record("\(violation)") }
        let isTrue = tally.violations.isEmpty
        #expect(isTrue, "\(tally.violations.count) violations in histories from \(Self.first) on")
        if Self.count >= 10_000 {
            for row in SituationMatrix.rows {
                let times = tally.situations[row.name] ?? 0
                #expect(times >= Self.count / 2_000, "\(row.name) occurs \(times) times: the generator is weak there")
            }
        }
        if ProcessInfo.processInfo.environment["PAYWRIGHT_HISTORIES"] != nil {
            print(tally.report(count: Self.count, duration: ContinuousClock.now - start))
            print(TimelineShape.table(tally.shapes))
            print(tally.kindsOfViolations)
        }
        if Self.count == 1 { Self.show(RandomCustomer(number: UInt64(Self.first))) }
    }

    /// Histories of which a rule was broken once: each was one in a million.
    private static let mended = [
        69_804, 186_830, 458_392, 515_444, 549_101, 701_481, 909_258, 961_699, 973_032, 995_565, 1_053_766, 1_066_739,
        1_088_185, 1_112_447, 1_115_669, 1_133_622, 1_154_597, 1_165_745, 1_200_488, 1_207_762, 1_227_558, 1_248_076,
    ]

    @Test("A history that broke a rule once breaks none", arguments: mended)
    func mendedHistory(number: Int) async {
        let tally = await Tally(of: number..<(number + 1))
        #expect(tally.violations.isEmpty)
    }

    /// One history, with every field that states something, and what is told of it: whole, and with one field that cannot be read.
    private static func show(_ customer: RandomCustomer) {
        show(customer.history, customer.products)
        var damaged = customer.history
        guard let doubt = damaged.leaveUnread(of: customer.number) else { return }
        print("\n--- without \(doubt.field), which decides \(doubt.facts.names)")
        show(damaged, customer.products)
        var text = ""
        dump(customer.history, to: &text)
        let noise = [": nil", "0 elements", "false", "Facts #0", "(1 element)", " members"]
        let lines = text.split(separator: "\n").filter { line in !noise.contains(where: line.hasSuffix) }
        print(lines.joined(separator: "\n"))
    }

    private static func show(_ history: CustomerHistory, _ products: [Product]) {
        let status = CustomerStatus(of: history, products: products, now: RandomCustomer.now)
        for purchase in status.purchases {
            let name = SituationMatrix.name(of: purchase.situation)
            print("\(purchase.productID ?? "-") \(name): \(purchase.timeline.moments.words)")
            for doubt in purchase.withheld {
                print("  withheld: \(doubt.facts.names), \(doubt.reason), \(doubt.field)")
            }
            for (line, text) in SpokenPurchase(purchase, status, products).texts ?? [] { print("  \(line): \(text)") }
        }
    }

    @Test("Every situation has one row, also as reviewers see it")
    func rows() {
        let names = SituationMatrix.rows.map(\.name)
        #expect(Set(names).count == names.count)
        for (name, purchase) in StatusScenarios.purchases {
            let row = SituationMatrix.row(of: purchase.situation)
            #expect(row != nil, "\(name)")
            #expect(row?.access == SituationMatrix.Access(purchase.situation.hasAccess), "\(name)")
        }
    }
}
