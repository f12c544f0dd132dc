internal import Paywright
package import PaywrightJSON
internal import PaywrightTemplates
internal import PaywrightRuns

extension TemplateReport {
    /// Readable text: product by product, in each its languages, in each its offers.
    package var text: String {
        var text = ""
        var heading = ""
        var language: LocaleTag?
        for result in results {
            let product = "\(result.quote.terms.product.qualifiedID) (\(result.quote.terms.storefront))"
            if product != heading {
                text += (heading.isEmpty ? "" : "\n") + NameSanitizer.clean(product) + "\n"
                heading = product
                language = nil
            }
            if language != result.locale { text += "  \(result.locale)\n" }
            language = result.locale
            text += "    \(NameSanitizer.clean(result.quote.heading))\n"
            let lines = result.rendered.text.string.utf8.split(
                separator: UInt8(ascii: "\n"),
                omittingEmptySubsequences: false
            )
            for line in lines {
                let words = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
                text += words.isEmpty ? "\n" : "      \(Substring(words))\n"
            }
        }
        return text
    }

    /// The name and version of the contract.
    static let schema = "paywright/template/1"

    /// The versioned output.
    package var json: JSONOutput {
        .object(
            [
                ("schema", .string(Self.schema)),
                ("icu", .string(ICUVersions.icu)),
                ("cldr", .string(ICUVersions.cldr)),
                ("results", .array(results.map { $0.json(.parts) })),
                ("diagnostics", .array(diagnostics.map(\.json))),
            ]
        )
    }
}

extension TemplateReport.Result {
    /// The result in the forms asked for.
    func json(_ texts: TextForms) -> JSONOutput {
        .object(
            [("locale", .string(locale.tag))] + quote.members
                + [
                    ("rendered", rendered.text.json(texts)), ("variables", .array(rendered.variables.map(\.json))),
                ]
        )
    }
}

extension RenderedTemplate.Variable {
    /// Where the variable stands in the template, and its text, in UTF-16 units, in what was rendered.
    fileprivate var json: JSONOutput {
        .inline(
            .object(
                [
                    ("name", .string(reference.name)), ("line", .integer(reference.position.line)),
                    ("column", .integer(reference.position.column)), ("start", .integer(range.lowerBound)),
                    ("end", .integer(range.upperBound)),
                ] + (locale.map { [("locale", .string($0))] } ?? [])
            )
        )
    }
}
