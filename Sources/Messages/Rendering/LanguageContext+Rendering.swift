internal import PaywrightICU
internal import PaywrightStorage
internal import PaywrightValues

/// Amounts and dates by the patterns taken from ICU, for lines that are compiled.
extension LanguageContext {
    // MARK: Amounts

    /// The text of an amount as it stands in a line: by its pattern, or what ICU prints.
    func text(of money: MessagePrice) throws(ICUError) -> [UInt8] {
        if let digits = money.digits, let pattern = pattern(for: digits.key) {
            var buffer = FormattedBuffer(bytes: 64, parts: 0)
            pattern.append(digits, to: &buffer)
            return buffer.utf8
        }
        return try icuText(of: money)
    }

    /// What ICU prints for a price, as it stands in a line.
    func icuText(of money: MessagePrice) throws(ICUError) -> [UInt8] {
        try icuText(of: money.price.amount, skeleton: money.skeleton)
    }

    private func icuText(of amount: DecimalAmount, skeleton: String) throws(ICUError) -> [UInt8] {
        let formatter = try number(skeleton: skeleton)
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
            let skeleton = key.skeleton
            let pattern = AmountPattern(
                digits: digits,
                key: key,
                isRightToLeft: isRightToLeft,
                known: digitGroups
            ) { amount in
                try? self.icuText(of: amount, skeleton: skeleton)
            }
            return AmountSlot(pattern: pattern)
        }.pattern
    }

    // MARK: Dates

    /// How dates are written in one way; nil where ICU has to print each: times of day, and other calendars.
    func dateTable(style: DateStyle, facet: ArgumentReference.Facet) -> DateTable? {
        guard facet != .time, calendar == "gregory", digits.count == 10 else { return nil }
        let key = DateKey(style: style, facet: facet)
        return dateTables.value(for: key) {
            DateTable(digits: digits) { [weak self] noon in self?.evaluatedText(noon: noon, key) }
        }
    }

    /// What the evaluator writes for noon of a day in GMT.
    private func evaluatedText(noon: Instant, _ key: DateKey) -> [UInt8]? {
        var evaluator = MessageEvaluator(context: self, key: "date")
        evaluator.append(MessageDate(noon, timeZone: "Etc/GMT", style: key.style), key.facet, .date)
        let parts = evaluator.sink.parts
        guard evaluator.diagnostics.isEmpty, parts.count == 1, let part = parts.first else { return nil }
        return Array(evaluator.sink.bytes[part.range])
    }
}

/// A pattern, or that there is none.
struct AmountSlot: Sendable {
    let pattern: AmountPattern?
}

/// Dates that are written alike.
struct DateKey: Hashable, Sendable {
    let style: DateStyle
    let facet: ArgumentReference.Facet
}
