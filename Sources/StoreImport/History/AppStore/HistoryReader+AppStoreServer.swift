internal import SourceJSON
internal import StoreModel

extension HistoryReader {
    mutating func readStatusResponse(_ node: JSONNode) {}
    mutating func readTransactionHistory(_ node: JSONNode) {}
    mutating func readNotification(_ node: JSONNode) {}
    mutating func readSignedInfo(_ node: JSONNode) {}
    mutating func readTransaction(_ node: JSONNode) {}
    mutating func readRenewalInfo(_ node: JSONNode) {}
    mutating func readReceipt(_ node: JSONNode) {}
}
