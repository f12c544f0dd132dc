internal import SourceJSON
internal import StoreModel

extension HistoryReader {
    mutating func readGooglePlaySubscription(_ node: JSONNode) {}
}
