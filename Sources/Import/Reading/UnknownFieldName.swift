/// What the name of a field tells of it, where nothing else is known.
enum UnknownFieldName {
    /// Words of money, time and number: what has one of them in its name can change a charge.
    private static let words: Set<String> = [
        // Money.
        "price", "prices", "pricing", "amount", "cost", "fee", "fees", "tax", "taxes", "charge", "charges", "charged",
        "total",
        "subtotal", "credit", "credits", "balance", "discount", "discounts", "discounted", "currency", "money",
        "payment",
        "payments", "paid", "refund", "refunds", "refunded", "coupon", "surcharge", "deposit", "invoice", "bill",
        "billed",
        "billing", "rate", "percent", "percentage", "proration", "prorated", "micros", "nanos",
        // Time.
        "time", "date", "day", "days", "week", "weeks", "month", "months", "year", "years", "period", "periods",
        "interval",
        "until", "at", "from", "end", "ends", "expires", "expiry", "expiration", "renew", "renews", "renewal",
        "renewals",
        "resume", "resumes", "trial", "duration", "deadline", "start", "starts", "anchor", "term", "cycle", "cycles",
        // Number.
        "unit", "units", "quantity", "count", "number", "seat", "seats", "usage", "meter", "minimum", "maximum", "tier",
        "tiers", "installment", "installments", "commitment", "multiplier",
    ]

    /// Whether a name has a word of money, time or number: "renewalQuantity", "next_fee", "expires-at".
    static func isOfMoneyTimeOrNumber(_ name: String) -> Bool { parts(of: name).contains(where: words.contains) }

    /// The words of a name, in small letters: a capital after a small letter begins one, as do signs and digits.
    private static func parts(of name: String) -> [String] {
        var parts: [String] = [""]
        var wasSmall = false
        for scalar in name.unicodeScalars {
            let isLetter = scalar.properties.isAlphabetic
            let isCapital = isLetter && scalar.properties.isUppercase
            if !isLetter || isCapital && wasSmall { parts.append("") }
            if isLetter { parts[parts.count - 1] += scalar.properties.lowercaseMapping }
            wasSmall = isLetter && !isCapital
        }
        return parts.filter { !$0.isEmpty }
    }
}
