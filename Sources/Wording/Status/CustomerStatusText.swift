/// What is true of a customer, in words of one language: a status for each purchase, the one that counts first at the beginning.
public struct CustomerStatusText: Hashable, Sendable {
    /// What is true.
    public let status: CustomerStatus
    /// Whether everything in the inputs was read.
    public let isWhole: Bool
    /// The lines of each purchase, in the order of `status.purchases`.
    public let purchases: [StatusLines]

    /// The headline of the purchase that counts first: "Verlängert sich in 3 Tagen".
    public var headline: String { text(.headline) }
    /// What is true of that purchase, until when, and what follows: whole sentences.
    public var detail: String { text(.detail) }
    /// The button beside it; empty where there is nothing to do.
    public var action: String { text(.action) }
    /// The same for support staff, with the store's identifiers.
    public var support: String { text(.support) }
    /// How many purchases there are beside the one that counts first.
    public var others: Int { status.others }

    /// Whether the answer can be relied on: everything in the inputs was read, the situation of each purchase is known, and
    /// the clock and the stores' dates agree. An answer from a part of the inputs says less.
    public var isReliable: Bool {
        isWhole && status.clockIssue == nil
            && !status.purchases.contains { purchase in
                if case .unknown = purchase.situation { true } else { false }
            }
    }

    private func text(_ line: StatusLine) -> String { purchases.first?[line]?.string ?? "" }
}
