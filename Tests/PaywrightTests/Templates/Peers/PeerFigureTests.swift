import Paywright
import PaywrightTemplates
import Testing

@Suite("The table of variables says where the peers differ, held against figures that the peers publish")
struct PeerFigureTests {
    private static let tables: [(String, TemplateDialect)] = [
        (PeerFiguresRevenueCatIOS.components, .revenueCat), (PeerFiguresRevenueCatIOS.olderTemplates, .revenueCat),
        (PeerFiguresRevenueCatAndroid.components, .revenueCat),
        (PeerFiguresRevenueCatAndroid.olderTemplates, .revenueCat), (PeerFiguresRevenueCatJS.products, .revenueCat),
        (PeerFiguresRevenueCatJS.offers, .revenueCat), (PeerFiguresAdapty.all, .adapty),
        (PeerFiguresSuperwall.iOS, .superwall), (PeerFiguresSuperwall.android, .superwall),
    ]

    private static let all = Result { try tables.flatMap { try PeerFigure.read($0, $1) } }

    private static func figures() throws -> [PeerFigure] { try all.get() }

    @Test(
        "Here stands what the table of figures says, and a figure without a difference is the peer's",
        arguments: try figures()
    )
    func printed(figure: PeerFigure) throws {
        let text = try figure.rendered()
        #expect(text == figure.here, "\(figure.source)")
        #expect((text == figure.peer) == figure.kinds.isEmpty, "\(figure.source)")
    }

    @Test(
        "What differs has its row, of the same kind, which says that published figures show it",
        arguments: try figures()
    )
    func listed(figure: PeerFigure) throws {
        let row = try #require(figure.row, "no row for \(figure.variable)")
        let listed = row.differences.filter { $0.source == .publishedFigures }.map(\.kind)
        #expect(Set(figure.kinds).isSubset(of: listed), "\(figure.source): \(figure.peer)")
    }

    @Test(
        "No row is stale: what it says figures show, they show; what it says only code shows, they do not",
        arguments: TemplateVariable.all
    )
    func stale(variable: TemplateVariable) throws {
        let figures = try Self.figures().filter {
            variable.dialect == $0.dialect && variable.names.contains($0.listedName)
        }
        let shown = Set(figures.flatMap(\.kinds))
        let listed = variable.differences.filter { $0.source == .publishedFigures }
        #expect(Set(listed.map(\.kind)) == shown)
        for difference in listed {
            for quotation in difference.summary.quotations {
                let isShown = figures.contains { $0.peer == quotation && $0.kinds.contains(difference.kind) }
                #expect(isShown, "“\(quotation)” is not what a published figure says: \(difference.summary)")
            }
        }
        for difference in variable.differences where difference.source == .code {
            let isListed = listed.contains { $0.kind == difference.kind }
            #expect(isListed || !shown.contains(difference.kind), "\(difference.summary)")
        }
        #expect(variable.differences.allSatisfy { !$0.summary.isEmpty })
        #expect(Set(variable.differences).count == variable.differences.count)
    }

    @Test("There are enough of them, from every peer, and they say both yes and no")
    func breadth() throws {
        let figures = try Self.figures()
        #expect(figures.count >= 700)
        // The same input twice would count twice.
        let inputs = figures.map { "\($0.source) \($0.variable) \($0.situation)" }
        #expect(Set(inputs).count == inputs.count)
        #expect(figures.allSatisfy { !$0.source.isEmpty && !$0.situation.isEmpty })
        for (dialect, least) in [(TemplateDialect.revenueCat, 300), (.superwall, 100), (.adapty, 25)] {
            let own = figures.filter { $0.dialect == dialect }
            #expect(own.count >= least)
            #expect(own.contains { $0.kinds.isEmpty } && own.contains { !$0.kinds.isEmpty })
        }
        #expect(Set(figures.map { String($0.source.prefix { $0 != " " }) }).count == 7)
        #expect(Set(figures.map { $0.row?.names }).count >= 90)
        // Far more agree than differ.
        #expect(figures.count { $0.kinds.isEmpty } > figures.count { !$0.kinds.isEmpty } * 2)
    }

    @Test(
        "A table's line with a part missing or a kind that does not exist is no figure",
        arguments: ["price", "price | a | b", "price | a | nothing | b"]
    )
    func malformed(line: String) {
        #expect(throws: PeerFigure.Malformed.self) { try PeerFigure.read("@ 1 USD P1M\n\(line)", .revenueCat) }
    }

    @Test("The page has every difference, with a star where only code shows it")
    func page() {
        let page = TemplateVariable.page()
        for difference in TemplateVariable.all.flatMap(\.differences) {
            #expect(page.contains(difference.summary + (difference.source == .code ? "*" : "")))
        }
    }
}

extension String {
    /// What stands in “quotation marks”.
    fileprivate var quotations: [String] {
        split(separator: "“").dropFirst().map { String($0.prefix { $0 != "”" }) }
    }
}
