import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Dates and prices are read from their digits")
struct ExactValueTests {
    @Test(
        "dates are milliseconds, rounded down",
        arguments: [
            ("1700358336049.7297", 1_700_358_336_049), ("1700358336049.9999999999999999999", 1_700_358_336_049),
            ("\"1700358336049\"", 1_700_358_336_049), ("\" 1700358336049.5 \"", 1_700_358_336_049),
            ("1.700358336049E12", 1_700_358_336_049), ("17003583360497297e-4", 1_700_358_336_049),
            ("1.7E+12", 1_700_000_000_000), ("100000000000", 100_000_000_000), ("4102444799000", 4_102_444_799_000),
            ("253402300799000", 253_402_300_799_000),
        ]
    )
    func readsDates(_ source: String, date: Int64) async throws {
        for name in ["purchaseDate", "originalPurchaseDate", "expiresDate"] {
            let (transaction, diagnostics) = try await importedTransaction(
                HistoryFixture.transaction.with([name: .source(source)])
            )
            let dates = [transaction.purchaseDate, transaction.originalPurchaseDate, transaction.expiresDate]
                .map { $0?.milliseconds }
            #expect(dates.contains(date))
            #expect(diagnostics.isEmpty)
        }
    }

    @Test(
        "what is no date is left out, with a warning",
        arguments: [
            // Nothing is bought after the year 9999: these are microseconds.
            "253402300800000", "1700358336049000", "8640000000000000", "1e400", "1E99999",
            "99999999999999999999999999999", "9223372036854775807", "\"abc\"", "\"1700358336049ms\"", "\"1e\"",
            "\"+1\"",
            "\"1.\"", "\".5\"", "\"NaN\"", "true", "[]", "{}", "\"2023-11-14T22:13:20Z\"", "\"١٧٠٠\"", "\"-\"",
            // Nothing was bought in 1970 or before.
            "-62135769600000", "-62135769600000.5", "-1", "0", "0.9", "1e-400", "\"0\"",
        ]
    )
    func refusesOtherDates(_ source: String) async throws {
        let (transaction, diagnostics) = try await importedTransaction(
            HistoryFixture.transaction.with(["expiresDate": .source(source)])
        )
        #expect(transaction.expiresDate == nil)
        #expect(diagnostics.summaries == ["warning invalid-date"])
        #expect(diagnostics.first?.place.path == "$.expiresDate")
        #expect(diagnostics.first?.place.productID == "ocean.monthly")
    }

    @Test("0 is no date where Apple leaves it out, as libraries write that", arguments: ["0", "0.0", "\"0\""])
    func takesZeroForNone(_ source: String) async throws {
        let lifetime = HistoryFixture.transaction.with(["type": "Non-Consumable", "expiresDate": .source(source)])
        let kept = HistoryFixture.transaction.with(["revocationDate": .source(source)])
        let paid = HistoryFixture.renewal.with(["gracePeriodExpiresDate": .source(source)])
        for input in [lifetime, kept, paid] {
            let result = try await importedHistory(input)
            #expect(result.diagnostics.summaries == ["warning empty-date"])
            // Nothing was lost: the history may be whole.
            #expect(result.history.reading.isWhole)
            #expect(result.history.transactions.allSatisfy { $0.revocation == nil && $0.doubts.isEmpty })
            #expect(result.history.renewals.allSatisfy { $0.gracePeriodExpiresDate == nil && $0.doubts.isEmpty })
        }
    }

    @Test(
        "prices are whole thousandths",
        arguments: [
            ("10990", "USD", "10.99"), ("\"10990\"", "USD", "10.99"), ("0", "EUR", "0"), ("500000", "JPY", "500"),
            ("9223372036854775807", "USD", "9223372036854775.807"), ("1234", "KWD", "1.234"),
        ]
    )
    func readsPrices(_ source: String, currency: String, amount: String) async throws {
        let (transaction, diagnostics) = try await importedTransaction(
            HistoryFixture.transaction.with(["price": .source(source), "currency": .string(currency)])
        )
        #expect(transaction.price?.amount.description == amount)
        #expect(transaction.price?.currency.code == currency)
        #expect(diagnostics.summaries == (amount.hasSuffix(".807") ? ["warning excess-fraction-digits"] : []))
    }

    @Test(
        "any other price is left out, with a warning",
        arguments: [
            "10.99", "1e4", "10990.0", "-1", "\"10.99\"", "\"$10\"", "\"+1\"", "9223372036854775808", "true", "[]",
            "\"abc\"", "{}",
        ]
    )
    func refusesOtherPrices(_ source: String) async throws {
        let (transaction, diagnostics) = try await importedTransaction(
            HistoryFixture.transaction.with(["price": .source(source)])
        )
        #expect(transaction.price == nil)
        #expect(diagnostics.summaries == ["warning invalid-price"])
        #expect(diagnostics.first?.place.path == "$.price")
    }

    @Test(
        "there is no price without a currency, which is reported once for all prices",
        arguments: [
            (nil, "missing-price"), ("", "missing-price"), ("XXX", "invalid-price"), ("usd", "invalid-price"),
            (7, "invalid-price"),
        ] as [(Tree, String)]
    )
    func needsCurrency(_ currency: Tree, code: String) async throws {
        let (transaction, diagnostics) = try await importedTransaction(
            HistoryFixture.transaction.with([
                "currency": currency,
                "commitmentInfo": [
                    "billingPeriodNumber": 3, "totalBillingPeriods": 12, "commitmentPrice": 119880,
                ],
            ])
        )
        #expect(transaction.price == nil)
        #expect(transaction.commitment == CommitmentProgress(billingPeriodNumber: 3, totalBillingPeriods: 12))
        #expect(diagnostics.summaries == ["warning \(code)"])
        #expect(diagnostics.first?.place.path == "$.currency")
    }

    @Test(
        "without a price nothing is said about a currency, be it there or not",
        arguments: [nil, "USD", "XXX"] as [Tree]
    )
    func needsNoCurrency(_ currency: Tree) async throws {
        let (transaction, diagnostics) = try await importedTransaction(
            HistoryFixture.transaction.without("price").with(["currency": currency])
        )
        #expect(transaction.price == nil)
        #expect(diagnostics.isEmpty)
    }
}
