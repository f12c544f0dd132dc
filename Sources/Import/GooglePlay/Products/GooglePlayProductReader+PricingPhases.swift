internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// The fields of a price in millionths.
struct MicrosFields {
    let amount: FieldKey
    let currency: FieldKey
    let text: FieldKey

    static var phase: MicrosFields {
        typealias Fields = GooglePlayProductsFields.PricingPhase
        return MicrosFields(
            amount: Fields.priceAmountMicros,
            currency: Fields.priceCurrencyCode,
            text: Fields.formattedPrice
        )
    }

    static var oneTime: MicrosFields {
        typealias Fields = GooglePlayProductsFields.OneTime
        return MicrosFields(
            amount: Fields.priceAmountMicros,
            currency: Fields.priceCurrencyCode,
            text: Fields.formattedPrice
        )
    }
}

extension GooglePlayProductReader {
    private typealias Fields = GooglePlayProductsFields.PricingPhase

    /// The phases of an offer or a base plan in the order they are charged; nil, and reported, unless all can be read: a
    /// phase that is not told would change what is paid.
    mutating func pricingPhases(of details: JSONNode, losing consequence: String) -> [GooglePlayPricingPhase]? {
        let stated = details[GooglePlayProductsFields.OfferDetails.pricingPhases]
        noteFields(of: stated, GooglePlayProductsFields.PricingPhases.table)
        // The library's own JSON has the list itself, its objects have it one step further down.
        let list = stated.isObject ? stated[GooglePlayProductsFields.PricingPhases.pricingPhaseList] : stated
        guard let nodes = list.elements, !nodes.isEmpty else {
            fail(.missingPrice, at: list, expected: "at least one pricing phase", consequence: consequence)
            return nil
        }
        var phases: [GooglePlayPricingPhase] = []
        for (index, node) in nodes.enumerated() {
            guard let phase = pricingPhase(node, isLast: index == nodes.count - 1, losing: consequence) else {
                return nil
            }
            phases.append(phase)
        }
        return phases
    }

    private mutating func pricingPhase(
        _ node: JSONNode,
        isLast: Bool,
        losing consequence: String
    ) -> GooglePlayPricingPhase? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        noteFields(of: node, Fields.table)
        // Everything before anything is found wanting, so that one run reports all that is to be mended.
        let price = microsPrice(of: node, .phase, losing: consequence)
        let period = billingPeriod(node[Fields.billingPeriod], losing: consequence)
        let mode = recurrenceMode(node[Fields.recurrenceMode], isLast: isLast, losing: consequence)
        let fault = isLast ? mode == .finite : mode == .infinite
        if fault {
            fail(
                .contradictoryFields,
                at: node[Fields.recurrenceMode],
                expected: isLast ? "1 or 3 in the last phase, which is the price" : "2 or 3 before the last phase",
                consequence: consequence
            )
        }
        guard let price, let period, let mode, !fault else { return nil }
        let cycles: Int?
        switch mode {
        case .infinite: cycles = nil
        case .none: cycles = 1
        case .finite: cycles = cycleCount(node[Fields.billingCycleCount], losing: consequence)
        }
        if mode == .finite {
            guard let cycles else { return nil }
            guard period.times(cycles) != nil else {
                let expected = "at most 9999 of each unit in all, with periods of \(period)"
                fail(
                    .invalidPeriodCount,
                    at: node[Fields.billingCycleCount],
                    expected: expected,
                    consequence: consequence
                )
                return nil
            }
        }
        return GooglePlayPricingPhase(node: node, price: price, period: period, cycles: cycles)
    }

    /// How a phase recurs; nil, and reported, where that cannot be read. Of a phase before the price the cycles count where
    /// nothing is stated; the price itself must say whether it renews.
    private mutating func recurrenceMode(
        _ node: JSONNode,
        isLast: Bool,
        losing consequence: String
    ) -> GooglePlayProductNames.RecurrenceMode? {
        let known = GooglePlayProductNames.recurrenceModes
        if let mode = known.first(where: { $0.number == node.wholeNumber || $0.name == node.string })?.mode {
            return mode
        }
        let expected = "1 (until cancelled), 2 (a number of cycles) or 3 (once)"
        guard node.isAbsent, !isLast else {
            fail(.unknownValue, at: node, expected: expected, consequence: consequence)
            return nil
        }
        warn(.unknownValue, at: node.deciding([]), expected: expected, consequence: "the cycles stated count")
        return .finite
    }

    private mutating func cycleCount(_ node: JSONNode, losing consequence: String) -> Int? {
        guard !node.isAbsent else {
            warn(
                .missingPeriodCount,
                at: node,
                expected: "how many times the phase is charged",
                consequence: "it is taken to be one time"
            )
            return 1
        }
        if let count = node.wholeNumber.flatMap({ Int(exactly: $0) }), (1...9_999).contains(count) { return count }
        let expected = "a whole number from 1 to 9999"
        fail(.invalidPeriodCount, at: node, expected: expected, consequence: consequence)
        return nil
    }

    /// A length of time that something cannot do without; one that the shop set in days is one of days again.
    mutating func billingPeriod(_ node: JSONNode, losing consequence: String) -> CalendarDuration? {
        if let period = node.string.flatMap({ CalendarDuration(iso8601: $0) }) { return period.inDaysIfWeeksAndDays }
        let expected = "a length in ISO 8601, such as P1M or P4W2D"
        fail(node.isAbsent ? .missingPeriod : .invalidPeriod, at: node, expected: expected, consequence: consequence)
        return nil
    }

    /// The price of a phase or a one-time product: millionths of a currency, with the store's own text for it.
    mutating func microsPrice(of node: JSONNode, _ fields: MicrosFields, losing consequence: String) -> Price? {
        let micros = micros(node[fields.amount], losing: consequence)
        guard let currency = currency(node[fields.currency], losing: consequence), let micros else { return nil }
        let amount = DecimalAmount(micros: micros)
        // For what is free the store writes a word, in the language of the device.
        let text = amount == .zero ? nil : self.text(of: node[fields.text])
        let price = Price(amount: amount, currency: currency, displayString: text)
        if text != nil, price.displayString == nil {
            warn(
                .contradictoryPrice,
                at: node[fields.text],
                expected: "a text of \(price) and nothing else",
                consequence: "the text is not kept"
            )
        }
        reportExcessFractionDigits(of: price, at: node[fields.amount])
        return price
    }

    mutating func micros(_ node: JSONNode, losing consequence: String) -> Int64? {
        let number = (node.value?.numberText ?? node.string).flatMap { ExactNumber($0) }
        if let number, number.isWhole, number.floor >= 0 { return number.floor }
        let expected = "a whole number of millionths of the currency's unit, not below 0"
        fail(node.isAbsent ? .missingPrice : .invalidPrice, at: node, expected: expected, consequence: consequence)
        return nil
    }

    private mutating func currency(_ node: JSONNode, losing consequence: String) -> CurrencyCode? {
        if let currency = node.string.flatMap({ CurrencyCode($0) }) { return currency }
        fail(.invalidPrice, at: node, expected: "an ISO 4217 code of money in use", consequence: consequence)
        return nil
    }

    /// Files a price that states no region.
    func prices(_ price: Price) -> StorefrontPrices { StorefrontPrices(price, in: storefront) }
}
