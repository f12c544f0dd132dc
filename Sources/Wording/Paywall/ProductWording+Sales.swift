internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// What is sold once on other terms than to have it at once and to keep it.
extension ProductWording {
    /// For how long it is rented, and after how much time it ends once it is started.
    var rentalSentences: [Message] { terms.product.sale?.rental.map { values.terms(of: $0) } ?? [] }

    /// The day of the release of what is ordered before; nil where no moment is stated, or the day is not certain.
    var releaseDate: ArgumentValue? {
        guard terms.product.sale?.preorder != nil else { return nil }
        return dated?.moments.first?.day.flatMap(date)
    }

    /// What is charged when it is released.
    var preorderTerms: Message {
        var arguments: MessageArguments = [.price: .money(regularMoney)]
        arguments[.date] = releaseDate
        return .product(releaseDate == nil ? .disclosurePreorderNoDate : .disclosurePreorder, arguments)
    }
}

extension MessageValues {
    /// For how long something is rented, and after how much time that ends once it is started.
    func terms(of rental: Rental) -> [Message] {
        let period = rental.period.map { Message.product(.rentalPeriod, [.rentalDuration: .length($0)]) }
        let started: Message? =
            switch rental.afterStart {
            case .hours(let hours)?: .product(.rentalAfterStartHours, [.hours: .count(hours)])
            case .days(let days)?: .product(.rentalAfterStart, [.startedDuration: .length(.days(days))])
            case nil: nil
            }
        return [period, started].compactMap(\.self)
    }
}
