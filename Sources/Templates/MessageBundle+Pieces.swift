internal import PaywrightICU
package import PaywrightMessages
package import PaywrightValues

/// What a language has, and the single pieces of numbers and amounts, for text that others have composed.
extension MessageBundle {
    /// Whether the language's own catalogs have a message, so that no other language speaks for it.
    package func speaks(_ key: String) -> Bool {
        if case (_, .success)? = own.message(key) { true } else { false }
    }

    /// Whether the language's own catalogs have a form of a length in their words.
    package func speaks(_ length: CalendarDuration, form: String) -> Bool {
        length.parts.allSatisfy { part in MessageEvaluator.formKeys(form: form, unit: part.unit).contains(where: speaks)
        }
    }

    /// A number in the language's digits with at least so many of them, as clocks show it: "07".
    package func format(_ number: Int, minimumDigits: Int) -> FormattedText {
        formattedNumber("\(number)", .padded(minimumDigits: minimumDigits))
    }

    /// One piece of an amount: "9.99" of "$9.99".
    package func format(_ money: MessagePrice, piece: MoneyPiece) -> FormattedText {
        let amount = money.price.amount.description
        let parts = amount.split(separator: ".", maxSplits: 1)
        let integer = parts.first.map(String.init) ?? "0"
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        switch piece {
        case .amount:
            return formattedNumber(amount, .decimal(fractionDigits: money.fractionDigits))
        case .integer: return formattedNumber(integer, .integer)
        case .fraction:
            guard money.fractionDigits > 0 else { return FormattedText(string: "", locale: match.matched.tag) }
            let padded = fraction + String(repeating: "0", count: max(0, money.fractionDigits - fraction.count))
            return format(Int(padded) ?? 0, minimumDigits: padded.count)
        case .symbol: return symbol(of: money)
        }
    }

    private func symbol(of money: MessagePrice) -> FormattedText {
        let code = money.price.currency.code
        do throws(ICUError) {
            let formatted = try own.number(money.shape).formatWithCurrency(money.price.amount.description)
            let symbol = formatted.currency.map { String(decoding: formatted.bytes[$0], as: UTF8.self) }
            return FormattedText(string: symbol ?? code, locale: match.matched.tag)
        } catch {
            return FormattedText(
                string: code,
                locale: match.matched.tag,
                diagnostics: [diagnostic(error, "price")]
            )
        }
    }

    private func formattedNumber(_ decimal: String, _ shape: NumberShape) -> FormattedText {
        do throws(ICUError) {
            let bytes = try own.number(shape).format(decimal)
            let text = String(decoding: bytes, as: UTF8.self)
            let part = FormattedText.Part(kind: .count, role: nil, argument: nil, range: 0..<text.utf16.count)
            return FormattedText(string: text, parts: [part], locale: match.matched.tag)
        } catch {
            return FormattedText(string: decimal, locale: match.matched.tag, diagnostics: [diagnostic(error, "count")])
        }
    }

    private func diagnostic(_ error: ICUError, _ key: String) -> Diagnostic {
        Diagnostic(.formatterFailed, key: key, detail: "\(error)")
    }
}

/// One piece of an amount of money.
package enum MoneyPiece: Hashable, Sendable {
    /// Digits and separators without the currency: "1,234.50".
    case amount
    /// What stands before the decimal separator: "1,234".
    case integer
    /// What stands after it: "50"; nothing where the currency has no decimals.
    case fraction
    /// The currency as the language writes it beside an amount: "US$".
    case symbol
}
