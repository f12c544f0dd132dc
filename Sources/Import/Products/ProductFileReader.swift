internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A reader of one file of products, whose places are those of the file.
protocol ProductFileReader: DiagnosingReader {
    /// The whole file.
    var document: JSONDocument { get }
    /// Which of its fields count, and what they leave open.
    var fields: ProductFields { get set }
}

extension ProductFileReader {
    /// The object or list that the file is.
    var root: JSONNode { JSONNode(root: document.root) }

    func place(of node: JSONNode) -> SourcePlace {
        let position = document.position(atOffset: node.offset)
        return SourcePlace(path: node.path.description, line: position.line, column: position.column)
    }

    /// What was read; a file with nothing but errors is refused, and one without products is reported.
    mutating func finished(_ products: [Product], orFound nothing: String) throws(ImportFailure) -> ProductImport {
        if products.isEmpty {
            guard !diagnostics.contains(where: { $0.severity == .error }) else {
                throw ImportFailure(diagnostics: diagnosticsInOrder)
            }
            let consequence = "nothing is imported"
            warn(.noProducts, at: root, found: nothing, expected: "at least one", consequence: consequence)
        }
        return ProductImport(products: products, diagnostics: diagnosticsInOrder, unknownFields: fields.unknown.all)
    }
}
