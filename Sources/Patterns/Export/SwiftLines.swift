internal import Paywright

/// The Swift file beside a String Catalog, which shows its lines.
struct SwiftLines {
    /// The path of the file.
    static let path = "PaywrightLines.swift"

    private let export: PatternExport

    init(_ export: PatternExport) { self.export = export }

    var file: ExportedFile { ExportedFile(path: Self.path) { Self.source + tables } }

    /// What the file knows of this export.
    private var tables: String {
        let digits = CurrencyCode.all.filter { $0.fractionDigits != 2 }
            .map { "\"\($0.code)\": \($0.fractionDigits)" }
        return """
            // Of this export.
            extension PaywrightLines {
                static let isByProduct = \(export.request.key == .product)

                /// The decimals of the currencies that do not have two.
                static let digits: [String: Int] = [
                    \(digits.joined(separator: ", "))
                ]

                /// A calculated amount in its smallest unit.
                static func rounded(_ whole: Decimal, _ rest: Decimal, _ below: Decimal) -> Decimal {
                    \(rounding)
                }

                /// Product, shape, line, variants, their keys, roles, fraction, exactness, saving, period of the product compared with, condition.
                static let rows = \"\"\"
            \(rows.map { "        \($0)\n" }.joined())        \"\"\"
            }

            """
    }

    private var rounding: String {
        switch (export.request.options.derivedPrices ?? .standard).rounding {
        case .down: "whole"
        case .up: "rest > 0 ? whole + 1 : whole"
        case .halfUp: "rest * 2 >= below ? whole + 1 : whole"
        case .halfEven:
            "rest * 2 > below || (rest * 2 == below && PaywrightRow.divided(whole, 2, 0).rest != 0) ? whole + 1 : whole"
        }
    }

    private var rows: [String] {
        guard let language = export.languages.first else { return [] }
        return export.shapes.entries.flatMap { shape in
            let plan = export.shapes.plans[shape.plan]
            return language.lines[shape.plan].map { line in
                let names = line.variants.map(\.name).filter { !$0.isEmpty }
                let keys = line.variants.compactMap { export.key(shape, line.line, $0.name) }
                let perUnit = line.calculation?.perUnit
                let saving = line.calculation?.saving.map { saving in
                    "\(saving.of.rawValue) \(saving.fraction.above) \(saving.fraction.below) \(saving.months ?? 0)"
                }
                let reference = line.calculation?.reference.flatMap { CalendarDuration(iso8601: $0) }
                let columns = [
                    shape.product?.qualifiedID ?? "", plan.shape.form, line.line.rawValue, names.joined(separator: " "),
                    keys.joined(separator: "\u{1F}"),
                    export.roles(line, of: shape).map(\.rawValue).joined(separator: " "),
                    perUnit.map { "\($0.fraction.above)/\($0.fraction.below)" } ?? "",
                    perUnit?.isExact == false ? "about" : "", saving ?? "",
                    reference?.normalized().description ?? "",
                    line.calculation?.needsLowerOffer == true ? "lower" : "",
                ]
                return columns.map(Self.literal).joined(separator: #"\t"#)
            }
        }
    }

    /// The text inside a string literal of several lines.
    private static func literal(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": #"\\"#
            case "\"": #"\""#
            case "\t", "\n", "\r": " "
            case "\u{1F}": #"\u{1F}"#
            default: String(scalar)
            }
        }.joined()
    }
}
