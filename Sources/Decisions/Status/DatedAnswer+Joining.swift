internal import PaywrightModel
internal import PaywrightValues

extension RenewalInfo: DatedAnswer {
    var statedEnd: Instant? { answer.periodEnd ?? renewalDate }

    /// Where they differ in a field that states what is planned, nothing of that is told. Where access is open with it, they
    /// contradict each other as they are.
    static func settled(_ answers: [RenewalInfo]) -> [RenewalInfo] {
        let open = PlannedField.doubts(answers.flatMap(\.planned))
        guard !open.isEmpty else { return answers }
        return answers.map { answer in
            var answer = answer
            answer.doubts = answer.doubts.merging(open)
            return open.facts.contains(.access) ? answer : answer.withoutPlans
        }
    }

    /// Later phases, where any is stated.
    private var statedPhases: [PlannedPhase]? {
        get { laterPhases.isEmpty ? nil : laterPhases }
        set { laterPhases = newValue ?? [] }
    }

    private var withoutPlans: RenewalInfo {
        var renewal = self
        (renewal.renewsAutomatically, renewal.renewalProductID, renewal.renewalDate) = (nil, nil, nil)
        (renewal.renewalPrice, renewal.renewalTax, renewal.offer, renewal.priceChange) = (nil, nil, nil, nil)
        (renewal.endDate, renewal.pauseDate, renewal.resumesDate, renewal.chosenPlan) = (nil, nil, nil, nil)
        (renewal.isWholeCharge, renewal.endsAtRenewal) = (false, false)
        return renewal
    }

    func joined(with other: RenewalInfo) -> RenewalInfo? {
        guard self != other else { return self }
        var joining = Joining(self, other)
        joining.join(\.originalID)
        joining.join(\.productID)
        joining.join(\.renewalProductID)
        joining.join(\.planDirection)
        joining.join(\.renewsAutomatically)
        joining.join(dated: \.renewalDate)
        joining.join(\.renewalPrice)
        joining.join(\.quantity)
        joining.join(\.renewalTax)
        joining.join(\.currency)
        joining.join(\.isInvoiced)
        joining.join(\.basePrice)
        joining.join(\.offer)
        joining.join(\.expirationReason)
        joining.join(\.isInBillingRetry)
        joining.join(\.gracePeriodExpiresDate)
        joining.join(\.priceChange)
        joining.join(\.eligibleWinBackOfferIDs)
        joining.join(\.commitment)
        joining.join(\.statedPeriod)
        joining.join(\.isNextCommitted)
        joining.join(dated: \.resumesDate)
        joining.join(dated: \.pauseDate)
        joining.join(\.pauseCause)
        joining.join(\.prepaid)
        joining.join(dated: \.endDate)
        joining.join(\.chosenPlan)
        joining.value?.isEvent = isEvent && other.isEvent
        // What one of them states is not left open.
        let open = [openAccessField, other.openAccessField].compactMap { $0 }
        joining.value?.openAccessField = open.count == 2 ? open.min() : nil
        joining.value?.commitmentDoubt = commitmentDoubt ?? other.commitmentDoubt
        joining.value?.otherEndField = [otherEndField, other.otherEndField].compactMap { $0 }.min()
        joining.value?.otherEndDate = Instant.earliest(otherEndDate, other.otherEndDate)
        joining.value?.isWholeCharge = isWholeCharge || other.isWholeCharge
        joining.value?.isChargedAtEnd = isChargedAtEnd || other.isChargedAtEnd
        joining.join(\.statedPhases)
        joining.value?.future = future.joined(with: other.future)
        joining.value?.endsAtRenewal = endsAtRenewal || other.endsAtRenewal
        joining.value?.doubts = doubts.joined(with: other.doubts)
        joining.value?.origin = origin.joined(with: other.origin)
        return joining.value
    }
}

extension SubscriptionStatement: DatedAnswer {
    var statedEnd: Instant? { answer.periodEnd }

    func joined(with other: SubscriptionStatement) -> SubscriptionStatement? {
        guard state == other.state else { return nil }
        var joining = Joining(self, other)
        joining.join(\.originalID)
        joining.join(\.groupID)
        joining.join(\.productID)
        // What one of them states is not left open.
        let open = [openAccessField, other.openAccessField].compactMap { $0 }
        joining.value?.openAccessField = open.count == 2 ? open.min() : nil
        joining.value?.isMerchants = isMerchants || other.isMerchants
        joining.value?.doubts = doubts.joined(with: other.doubts)
        joining.value?.origin = origin.joined(with: other.origin)
        return joining.value
    }
}

extension PurchaseTransaction: DatedAnswer {
    /// A transaction is ordered by its own number and end.
    var answer: AnswerOrder {
        get { AnswerOrder(orderNumber: orderNumber) }
        set { orderNumber = newValue.orderNumber }
    }

    var statedEnd: Instant? { expiresDate }

    /// One transaction as two undated inputs state it: what was taken back in one of them was, and access that one of
    /// them extends is extended.
    func joined(with other: PurchaseTransaction) -> PurchaseTransaction? {
        guard self != other else { return self }
        var (left, right) = (self, other)
        if (left.revocation == nil) != (right.revocation == nil) {
            left.revocation = left.revocation ?? right.revocation
            right.revocation = left.revocation
        }
        if let first = left.expiresDate, let second = right.expiresDate {
            left.expiresDate = max(first, second)
            right.expiresDate = left.expiresDate
        }
        var joining = Joining(left, right)
        joining.join(\.originalID)
        joining.join(\.productType)
        joining.join(\.groupID)
        joining.join(\.basePlanID)
        joining.join(\.purchaseDate)
        joining.join(\.originalPurchaseDate)
        joining.join(\.expiresDate)
        joining.join(\.ownership)
        joining.join(\.price)
        joining.join(\.offer)
        joining.join(\.revocation)
        joining.join(\.sale)
        joining.join(\.purchaseOptionID)
        joining.join(\.isCommitted)
        joining.join(\.commitment)
        joining.join(\.storefront)
        joining.join(\.bundleID)
        joining.join(\.environment)
        joining.value?.quantity = max(quantity, other.quantity)
        joining.value?.seatsField = [seatsField, other.seatsField].compactMap { $0 }.min()
        joining.value?.isUpgraded = isUpgraded || other.isUpgraded
        joining.value?.hasNotBegun = hasNotBegun && other.hasNotBegun
        joining.value?.isGranted = isGranted && other.isGranted
        joining.value?.lacksStatedDate = lacksStatedDate && other.lacksStatedDate
        joining.value?.doubts = doubts.joined(with: other.doubts)
        joining.value?.origin = origin.joined(with: other.origin)
        return joining.value
    }
}

extension [Doubt] {
    /// These and others, in an order that does not depend on which of the two was read first.
    fileprivate func joined(with others: [Doubt]) -> [Doubt] {
        isEmpty && others.isEmpty || self == others
            ? self : merging(others).sorted { ($0.field, $0.reason.rawValue) < ($1.field, $1.reason.rawValue) }
    }
}

/// Two values put together field by field; nil as soon as they differ in one that both state.
private struct Joining<Value> {
    var value: Value?
    private let other: Value

    init(_ value: Value, _ other: Value) {
        self.value = value
        self.other = other
    }

    mutating func join<Field: Equatable>(_ field: WritableKeyPath<Value, Field?>) {
        guard let joined = value.flatMap({ joined($0[keyPath: field], other[keyPath: field]) }) else {
            value = nil
            return
        }
        value?[keyPath: field] = joined
    }

    /// Puts together a day: of two dates of one charge the earlier counts, where they may be stated to another precision.
    mutating func join(dated field: WritableKeyPath<Value, Instant?>) where Value: DatedAnswer {
        guard let own = value?[keyPath: field], let date = other[keyPath: field], other.store.isSoldByMerchant,
            own.isSameCharge(as: date)
        else { return join(field) }
        value?[keyPath: field] = min(own, date)
    }

    private func joined<Field: Equatable>(_ left: Field?, _ right: Field?) -> Field?? {
        guard let left, let right else { return .some(left ?? right) }
        return left == right ? .some(left) : nil
    }
}
