import PaywrightImport
import Testing

@Suite("The fields of a file tell what it is about")
struct InputSubjectTests {
    @Test(
        "Products, a customer, or neither",
        arguments: [
            (#"{"subscriptionGroups": []}"#, .products), (#"{"schema": "paywright/products/1"}"#, .products),
            (#"{"schema": "paywright/catalog/1"}"#, .products),
            (#"[{"productId": "a", "subscriptionOfferDetails": []}]"#, .products),
            (#"{"schema": "paywright/customer/1"}"#, .customer), (#"{"signedTransactions": []}"#, .customer),
            (#"{"kind": "androidpublisher#subscriptionPurchaseV2"}"#, .customer), (#"{"status": 21007}"#, .customer),
            ("eyJhbGciOiJFUzI1NiJ9.e30.c2ln", .customer), (#"["eyJhbGciOiJFUzI1NiJ9.e30.c2ln"]"#, .customer),
            ("{}", nil), ("[]", nil), ("", nil), ("{", nil), (#"{"receiptCreationDate": 1}"#, nil),
        ] as [(String, InputSubject?)]
    )
    func subjects(text: String, expected: InputSubject?) {
        #expect(InputSubject(of: Array(text.utf8)) == expected)
    }
}
