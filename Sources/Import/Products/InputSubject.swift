internal import PaywrightJSON

/// What a file is about, by its fields and never by its name: which importer reads it.
public enum InputSubject: Hashable, Sendable {
    /// Products, which `ProductImporter` reads.
    case products
    /// One customer, for `HistoryImporter`.
    case customer

    /// nil for what is of no form that an importer reads, such as a file that is no JSON.
    ///
    ///     InputSubject(of: Array(#"{"schema": "paywright/customer/1"}"#.utf8))    // .customer
    ///
    /// - Parameter bytes: The bytes of an input.
    public init?(of bytes: [UInt8]) {
        if SignedDataReader.looksSigned(bytes) {
            self = .customer
            return
        }
        guard let document = try? JSONDocument(parsing: bytes) else { return nil }
        let root = JSONNode(root: document.root)
        if ProductForm(of: root) != nil {
            self = .products
        } else if (root.elements ?? [root]).contains(where: Self.isAboutCustomer) {
            self = .customer
        } else {
            return nil
        }
    }

    private static func isAboutCustomer(_ input: JSONNode) -> Bool {
        HistoryForm(of: input)?.statesPurchases == true
            || input.string.map { SignedDataReader.looksSigned(Array($0.utf8)) } == true
    }
}
