internal import PaywrightICU
internal import PaywrightStorage
internal import PaywrightValues

/// Amounts and dates by what ICU printed before, for lines that are compiled.
extension LanguageContext {
    // MARK: Amounts

    /// The text of an amount as it stands in a line: by its pattern, or what ICU prints.
    func text(of money: MessagePrice) throws(ICUError) -> [UInt8] {
        if let pattern = money.key.flatMap(pattern) { return pattern.text(of: money.price.amount) }
        return try icuText(of: money.price.amount, money.shape)
    }

    /// What ICU prints for an amount, as it stands in a line.
    func icuText(of amount: DecimalAmount, _ shape: NumberShape) throws(ICUError) -> [UInt8] {
        let formatter = try number(shape)
        guard isRightToLeft else { return try formatter.format(amount.description) }
        let formatted = try formatter.formatWithCurrency(amount.description)
        var text = formatted.bytes
        if let currency = formatted.currency,
            String(decoding: text[currency], as: UTF8.self).unicodeScalars.contains(where: TextProperties.isLeftToRight)
        {
            // Without the mark the "$" of "US$" would be laid out apart from its letters.
            text.insert(contentsOf: UTF8Text.leftToRightMark, at: currency.upperBound)
        }
        return text
    }

    /// How amounts of a key are written; nil where ICU has to print each.
    func pattern(for key: AmountKey) -> AmountPattern? {
        amounts.value(for: key) {
            let shape = key.shape
            return AmountPattern(digits: digits, key: key, isRightToLeft: isRightToLeft, known: digitGroups) { amount in
                try? self.icuText(of: amount, shape)
            }
        }
    }

    // MARK: Dates

    /// How days are written in one way; nil for times of day.
    ///
    /// - Parameter begins: Whether a sentence begins with the day: a letter that stands first is a capital.
    func days(style: DateStyle, facet: ArgumentReference.Facet, begins: Bool) -> DayTexts? {
        guard facet != .time, facet != .form("time") else { return nil }
        return days.value(for: DateKey(style: style, facet: facet, begins: begins)) {
            DayTexts(isRightToLeft: isRightToLeft) { [weak self] noon in
                guard let self else { return nil }
                var evaluator = MessageEvaluator(context: self, key: "date")
                evaluator.append(MessageDate(noon, timeZone: "Etc/GMT", style: style), facet, .date)
                if begins { evaluator.sink.capitalizeFirstLetter(locale: locale.tag) }
                let parts = evaluator.sink.parts
                guard evaluator.diagnostics.isEmpty, parts.count == 1, let part = parts.first else { return nil }
                return Array(evaluator.sink.bytes[part.range])
            }
        }
    }
}

/// Dates that are written alike.
struct DateKey: Hashable, Sendable {
    let style: DateStyle
    let facet: ArgumentReference.Facet
    let begins: Bool
}
