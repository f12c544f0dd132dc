internal import SourceJSON
internal import StoreModel

extension HistoryReader {
    mutating func readPlainCustomer(_ node: JSONNode) {}
}
