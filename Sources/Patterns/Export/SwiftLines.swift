internal import Paywright

/// The Swift file beside a String Catalog, which shows its lines.
struct SwiftLines {
    /// The path of the file.
    static let path = "PaywrightLines.swift"

    private let export: PatternExport

    init(_ export: PatternExport) { self.export = export }

    var file: ExportedFile {
        ExportedFile(path: Self.path) { Self.source + Self.statusSource + Self.storeKitSource + tables }
    }

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
            \(Self.literal(rows))        \"\"\"

                /// Situation of a customer, line, key, roles.
                static let statusRows = \"\"\"
            \(Self.literal(statusRows))        \"\"\"
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

    private static func literal(_ rows: [[String]]) -> String {
        rows.map { "        " + $0.map(literal).joined(separator: #"\t"#) + "\n" }.joined()
    }

    private var statusRows: [[String]] {
        export.statuses.forms.map { form in
            [
                form.situation.name, form.line.rawValue, export.key(form) ?? "",
                form.roles.map(\.rawValue).joined(separator: " "),
            ]
        }
    }

    /// Of lengths that are equal, as 7 days and a week, the words of the first shape by its name: StoreKit writes a length as it likes.
    private var rows: [[String]] {
        guard let language = export.languages.first else { return [] }
        var written: Set<[String]> = []
        return export.shapes.entries.flatMap { shape in
            let plan = export.shapes.plans[shape.plan]
            let id = shape.product?.qualifiedID ?? ""
            func isFirst(_ name: String) -> Bool { written.insert([id, plan.shape.form, name]).inserted }
            let own = export.request.ownLines.isEmpty ? [] : export.ownLines(of: shape)
            let ownRows = own.filter { isFirst($0.name) }.map { line in
                let key = export.request.format.key([shape.name, line.name]) ?? ""
                return row(id, plan.shape.form, line.name, [], [key], line.roles, line.calculation)
            }
            let lines = language.lines[shape.plan].filter { isFirst($0.line.rawValue) }
            return ownRows
                + lines.map { line in
                    let names = line.variants.map(\.name).filter { !$0.isEmpty }
                    let keys = line.variants.compactMap { export.key(shape, line.line, $0.name) }
                    return row(
                        id,
                        plan.shape.form,
                        line.line.rawValue,
                        names,
                        keys,
                        export.roles(line, of: shape),
                        line.calculation
                    )
                }
        }
    }

    private func row(
        _ product: String,
        _ form: String,
        _ name: String,
        _ variants: [String],
        _ keys: [String],
        _ roles: [PatternRole],
        _ calculation: LineCalculation?
    ) -> [String] {
        let perUnit = calculation?.perUnit
        let saving = calculation?.saving.map { saving in
            "\(saving.of.rawValue) \(saving.fraction.above) \(saving.fraction.below) \(saving.months ?? 0)"
        }
        let reference = calculation?.reference.flatMap { CalendarDuration(iso8601: $0) }
        let isLower = calculation?.needsLowerOffer == true || roles.contains(.formerPrice)
        return [
            product, form, name, variants.joined(separator: " "), keys.joined(separator: "\u{1F}"),
            roles.map(\.rawValue).joined(separator: " "),
            perUnit.map { "\($0.fraction.above)/\($0.fraction.below)" } ?? "",
            perUnit?.isExact == false ? "about" : "", saving ?? "", reference?.normalized().description ?? "",
            isLower ? "lower" : "",
        ]
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
