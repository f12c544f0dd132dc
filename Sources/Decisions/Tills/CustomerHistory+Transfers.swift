internal import PaywrightModel
internal import PaywrightValues

extension CustomerHistory {
    /// The history in which what may belong to another customer is in doubt, and what a service granted until the store could be
    /// asked is left out once the store was.
    func settlingOwners() -> CustomerHistory {
        guard !transfers.isEmpty || transactions.contains(where: \.isTemporary) else { return self }
        var settled = self
        settled.transactions = transactions.filter { !$0.isTemporary || !isFollowed($0) }.map { transaction in
            var transaction = transaction
            for transfer in transfers where mayHaveLeft(transaction, by: transfer) {
                transaction.doubts.add(Doubt(facts: .access, reason: .undecided, field: transfer.field))
            }
            return transaction
        }
        return settled
    }

    /// Whether what the store stated since tells what became of a grant: of a purchase of that day or later. Its product and its
    /// identifier may be others.
    private func isFollowed(_ grant: PurchaseTransaction) -> Bool {
        guard let granted = grant.purchaseDate ?? grant.statedDate else { return false }
        return transactions.contains { other in
            guard other.store == grant.store, !other.isTemporary,
                let bought = [other.purchaseDate, other.originalPurchaseDate].compactMap({ $0 }).max()
            else { return false }
            return bought.milliseconds(since: granted) >= -Self.longestGrant
        }
    }

    /// A day, in milliseconds.
    private static let longestGrant: Int64 = 86_400_000

    /// Whether a transfer may have taken a purchase from this customer. What the service states of it later is the customer’s.
    private func mayHaveLeft(_ transaction: PurchaseTransaction, by transfer: PurchaseTransfer) -> Bool {
        guard transaction.store == transfer.store || transfer.store == .other else { return false }
        guard transaction.source.isDirect else {
            return !receives(transaction.appUserID ?? customer, by: transfer)
                && !isAfter(transaction.statedDate, transfer)
        }
        // The store knows no customers of an app: of its purchases the service tells whose they are.
        let passedOn = transactions.filter { !$0.source.isDirect && $0.store == transaction.store }
        guard !passedOn.isEmpty else { return !receives(customer, by: transfer) }
        return passedOn.allSatisfy { mayHaveLeft($0, by: transfer) }
    }

    private func receives(_ name: String?, by transfer: PurchaseTransfer) -> Bool {
        name.map(transfer.receivers.contains) ?? false
    }

    private func isAfter(_ date: Instant?, _ transfer: PurchaseTransfer) -> Bool {
        guard let date, let moved = transfer.date else { return false }
        return date > moved
    }
}
