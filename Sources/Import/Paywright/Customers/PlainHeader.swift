internal import PaywrightModel
internal import PaywrightValues

/// What a customer in the package's own form states once for all records.
struct PlainHeader {
    /// When it was written.
    var statedDate: Instant?
    /// The store of records that name none.
    var store: StoreName?
    /// What is open of every record.
    var doubts: [Doubt] = []
    /// What is open of those that name no store.
    var doubtsOfStore: [Doubt] = []
    /// Whether the records can be of one product alone, so that none of them took the place of another.
    var isAlone = false
    /// Whether the record that was left out last states another app or environment.
    var isOfOthers = false

    /// What is open of a record before anything of it is read.
    func doubts(ofRecordWithStore namesStore: Bool) -> [Doubt] {
        namesStore || doubtsOfStore.isEmpty ? doubts : doubts.merging(doubtsOfStore)
    }
}
