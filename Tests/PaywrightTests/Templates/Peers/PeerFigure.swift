import Paywright
import PaywrightTemplates
import Testing

/// What a peer's published test or page says its SDK prints for a variable, and what is printed here.
struct PeerFigure: CustomTestStringConvertible, Sendable {
    /// The file it was read in: "RevenueCat/purchases-js src/tests/helpers/price-labels.test.ts".
    let source: String
    let dialect: TemplateDialect
    /// The variable's name as `TemplateVariable` has it.
    let variable: String
    /// For whom the variable is printed, as the table writes it.
    let situation: String
    /// What the peer prints; empty where it prints nothing.
    let peer: String
    /// Why this package prints something else; empty where it prints the same.
    let kinds: [TemplateDifference.Kind]
    /// What is printed here.
    let here: String

    var testDescription: String { "\(variable) of \(situation)" }

    /// A line of a table that says nothing.
    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    /// The figures of a table. Its lines are
    ///
    ///     # the repository and the file
    ///     @ 6.99 USD P1M + free P1W; de              who buys what, see `PeerSituation`
    ///     product.price | $6.99                      what peer and package print
    ///     product.period | 3mo | period-text | 3 mo   what the peer prints, why not the package, what the package prints
    ///
    /// "–" is nothing.
    static func read(_ table: String, _ dialect: TemplateDialect) throws -> [PeerFigure] {
        var source = ""
        var situation = ""
        var figures: [PeerFigure] = []
        for line in table.split(separator: "\n") {
            let rest = String(line.dropFirst(2))
            switch line.first {
            case "#": source = rest
            case "@": situation = rest
            default:
                let cells = line.split(separator: "|").map { String($0).trimmed }
                guard cells.count == 2 || cells.count == 4 else { throw Malformed(description: String(line)) }
                figures.append(
                    PeerFigure(
                        source: source,
                        dialect: dialect,
                        variable: cells[0],
                        situation: situation,
                        peer: text(cells[1]),
                        kinds: cells.count == 4 ? try kinds(cells[2]) : [],
                        here: text(cells[cells.count - 1])
                    )
                )
            }
        }
        return figures
    }

    private static func text(_ cell: String) -> String { cell == "–" ? "" : cell }

    private static func kinds(_ cell: String) throws -> [TemplateDifference.Kind] {
        try cell.split(separator: ",").map { name in
            guard let kind = TemplateDifference.Kind(rawValue: String(name).trimmed) else {
                throw Malformed(description: "no such kind: \(name)")
            }
            return kind
        }
    }

    /// The row of the package's table that the variable has; nil when there is none.
    var row: TemplateVariable? {
        TemplateVariable.all(in: dialect).first { $0.names.contains(listedName) }
    }

    /// The variable's name in that row.
    var listedName: String { variable.hasPrefix("custom.") ? "custom.<key>" : variable }

    /// What the package prints, in the middle of a text.
    func rendered() throws -> String {
        let situation = try PeerSituation(situation)
        let isProduct = dialect == .superwall && !variable.hasPrefix("products.")
        let name = isProduct ? "products.selected." + variable : variable
        return TemplateFixture.visible(
            try TemplateFixture.value(name, dialect, situation.context, situation.locale)
        )
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
