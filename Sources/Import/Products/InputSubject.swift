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
    public init?(of bytes: [UInt8]) {
        if SignedDataReader.looksSigned(bytes) {
            self = .customer
            return
        }
        guard let document = try? JSONDocument(parsing: bytes) else { return nil }
        let root = JSONNode(root: document.root)
        switch ProductForm(of: root) {
        case .storeKitConfiguration?, .googlePlay?, .productList?: self = .products
        case .unrelated?, nil:
            let inputs = root.elements ?? [root]
            let isCustomer = inputs.contains { input in
                switch HistoryForm(of: input) {
                case nil, .unrelated?: input.string.map { SignedDataReader.looksSigned(Array($0.utf8)) } ?? false
                default: true
                }
            }
            guard isCustomer else { return nil }
            self = .customer
        }
    }
}
