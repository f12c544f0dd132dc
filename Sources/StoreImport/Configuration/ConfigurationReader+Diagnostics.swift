internal import SourceJSON

extension ConfigurationReader {
    /// Reports that something is left out.
    mutating func fail(
        _ code: ImportDiagnostic.Code,
        at node: JSONNode,
        found: String? = nil,
        expected: String,
        consequence: String
    ) {
        report(.error, code, at: node, found: found, expected: expected, consequence: consequence)
    }

    /// Reports that everything is kept, but not as it stands.
    mutating func warn(
        _ code: ImportDiagnostic.Code,
        at node: JSONNode,
        found: String? = nil,
        expected: String,
        consequence: String
    ) {
        report(.warning, code, at: node, found: found, expected: expected, consequence: consequence)
    }

    /// The product being read, as a consequence names it.
    var productName: String { productID.map { "product \(Excerpt.quoted($0))" } ?? "the product" }

    /// The consequence of a fault in a product.
    var productLeftOut: String { "\(productName) is left out" }

    /// The consequence of a fault in an offer.
    var offerLeftOut: String { "the offer is left out of \(productName)" }

    /// The consequence of a fault in a billing plan.
    var planLeftOut: String { "the billing plan is left out of \(productName)" }

    /// Everything reported, in the order of the file's lines.
    var diagnosticsInOrder: [ImportDiagnostic] {
        diagnostics.enumerated()
            .sorted { left, right in
                (left.element.line, left.element.column, left.offset)
                    < (right.element.line, right.element.column, right.offset)
            }
            .map(\.element)
    }

    private mutating func report(
        _ severity: ImportDiagnostic.Severity,
        _ code: ImportDiagnostic.Code,
        at node: JSONNode,
        found: String?,
        expected: String,
        consequence: String
    ) {
        let position = document.position(atOffset: node.offset)
        diagnostics.append(
            ImportDiagnostic(
                severity: severity,
                code: code,
                file: file,
                path: node.path.description,
                line: position.line,
                column: position.column,
                found: found ?? Excerpt.describing(node),
                expected: expected,
                consequence: consequence,
                productID: productID
            )
        )
    }
}
