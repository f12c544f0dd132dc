internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads prices from a table of separated values.
struct PriceTableReader {
    let file: String
    let day: CalendarDay?
    private(set) var diagnostics = DiagnosticList(more: ImportCode.moreFaults)

    init(file: String, day: CalendarDay?) {
        self.file = file
        self.day = day
    }

    mutating func read(_ bytes: [UInt8], maximumBytes: Int) throws(ImportFailure) -> PriceListImport {
        let rows = try rows(of: bytes, maximumBytes: maximumBytes)
        guard let header = rows.first, let columns = PriceTableColumns(header: header.map(\.text)) else {
            let found = rows.first.map {
                $0.map { Excerpt.visible($0.text, maximumLength: 24) }.joined(separator: ", ")
            }
            throw failure(.notAPriceList, found: found ?? "nothing", expected: PriceTableColumns.expectation)
        }
        var prices: [StatedPrice] = []
        for row in rows.dropFirst() {
            if let price = price(row, columns: columns) { prices.append(price) }
        }
        var selection = PriceSelection(file: file, store: nil, day: day)
        let lists = selection.lists(of: prices)
        diagnostics += selection.diagnostics.all
        if lists.isEmpty, diagnostics.isEmpty {
            throw failure(.notAPriceList, found: "no row below the header", expected: "a row for each storefront")
        }
        let ordered = diagnostics.all.inOrderOfLines
        guard !lists.isEmpty else { throw ImportFailure(diagnostics: ordered) }
        return PriceListImport(lists: lists, diagnostics: ordered, unknownFields: [])
    }

    /// One row's price, or a report why it is left out.
    private mutating func price(_ row: [SeparatedTable.Cell], columns: PriceTableColumns) -> StatedPrice? {
        func cell(_ column: Int?) -> SeparatedTable.Cell? {
            guard let column, column < row.count else { return nil }
            let cell = row[column]
            return SeparatedTable.Cell(text: cell.text.trimmed, line: cell.line, column: cell.column)
        }
        // A row of empty values, as spreadsheets write below the last one.
        guard row.contains(where: { !$0.text.trimmed.isEmpty }) else { return nil }
        guard let region = cell(columns.region), let stated = cell(columns.price) else {
            report(
                .error,
                .missingPrice,
                at: row[0],
                found: "a row of \(row.count) value\(row.count == 1 ? "" : "s")",
                expected: "a value in each column, \(max(columns.region, columns.price) + 1) at least",
                consequence: "the row is left out"
            )
            return nil
        }
        guard let storefront = Storefront(exactly: region.text) ?? Storefront(englishName: region.text) else {
            report(
                .error,
                .unknownStorefront,
                at: region,
                expected: #"a region by its code, such as "DEU" or "DE", or by its English name"#,
                consequence: "the row is left out"
            )
            return nil
        }
        guard let currency = currency(cell(columns.currency), of: storefront, at: stated),
            let amount = amount(stated, in: currency, storefront),
            let startDay = startDay(cell(columns.startDay))
        else { return nil }
        let product = cell(columns.product)?.text ?? ""
        return StatedPrice(
            productID: product.isEmpty ? nil : product,
            plan: .billedUpFront,
            storefront: storefront,
            price: Price(amount: amount, currency: currency),
            startDay: startDay.value,
            endDay: nil,
            isPreserved: ["true", "yes", "y", "1"].contains(cell(columns.preserved)?.text.lowercased()),
            place: SourcePlace(path: "", line: stated.line, column: stated.column)
        )
    }

    /// An amount, unless its mark could stand before decimals as well as before thousands: that is never guessed.
    private mutating func amount(
        _ cell: SeparatedTable.Cell,
        in currency: CurrencyCode,
        _ storefront: Storefront
    ) -> DecimalAmount? {
        func consequence() -> String { "the price in \(storefront) is left out" }
        let decimals = cell.text.split(separator: ".", maxSplits: 1).dropFirst().first?.utf8.count ?? 0
        guard let amount = DecimalAmount(cell.text) else {
            // Digits with marks between them that other places write: "1.299,00", "1 299,00", "1'299.00".
            let isNumber =
                cell.text.unicodeScalars.contains { $0.properties.numericType == .decimal }
                && cell.text.unicodeScalars.allSatisfy {
                    $0.properties.numericType == .decimal || ",.'\u{2019}".unicodeScalars.contains($0)
                        || $0.properties.isWhitespace
                }
            report(
                .error,
                cell.text.isEmpty ? .missingPrice : isNumber ? .ambiguousNumber : .invalidPrice,
                at: cell,
                expected: DecimalAmount.grammar,
                consequence: consequence()
            )
            return nil
        }
        guard decimals != 3 || currency.fractionDigits >= 3 else {
            report(
                .error,
                .ambiguousNumber,
                at: cell,
                expected: "at most \(currency.fractionDigits) decimals, as \(currency) has: three may be thousands",
                consequence: consequence()
            )
            return nil
        }
        if Price(amount: amount, currency: currency).hasExcessFractionDigits {
            report(
                .warning,
                .excessFractionDigits,
                at: cell,
                expected: "at most \(currency.fractionDigits) decimals, as \(currency) has",
                consequence: "the amount is kept in full"
            )
        }
        return amount
    }

    /// The currency that the row states, or else the App Store's there.
    private mutating func currency(
        _ cell: SeparatedTable.Cell?,
        of storefront: Storefront,
        at price: SeparatedTable.Cell
    ) -> CurrencyCode? {
        func consequence() -> String { "the price in \(storefront) is left out" }
        guard let cell, !cell.text.isEmpty else {
            if let currency = storefront.currency { return currency }
            report(
                .error,
                .missingCurrency,
                at: cell ?? price,
                found: "no currency",
                expected: "a currency in \(storefront), where the App Store has none",
                consequence: consequence()
            )
            return nil
        }
        guard let currency = CurrencyCode(cell.text) else {
            let expected = "a currency by ISO 4217, such as EUR"
            report(.error, .unknownCurrency, at: cell, expected: expected, consequence: consequence())
            return nil
        }
        if let usual = storefront.currency, usual != currency {
            report(
                .warning,
                .contradictoryCurrency,
                at: cell,
                expected: "\(usual), in which the App Store is known to bill in \(storefront)",
                consequence: "the currency stated counts"
            )
        }
        return currency
    }

    private mutating func startDay(_ cell: SeparatedTable.Cell?) -> (value: CalendarDay?, Void)? {
        guard let cell, !cell.text.isEmpty else { return (nil, ()) }
        if let day = CalendarDay(cell.text) { return (day, ()) }
        let expected = CalendarDay.grammar
        report(.error, .invalidDate, at: cell, expected: expected, consequence: "the row is left out")
        return nil
    }

    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ code: ImportCode,
        at cell: SeparatedTable.Cell,
        found: String? = nil,
        expected: String,
        consequence: String
    ) {
        guard diagnostics.admits(severity, code) else { return }
        diagnostics.list(
            Diagnostic(
                severity,
                code,
                at: Diagnostic.Place(
                    file: file,
                    line: cell.line,
                    column: cell.column,
                    path: ""
                ),
                found: found ?? Excerpt.quoted(cell.text),
                expected: expected,
                consequence: consequence
            )
        )
    }
}
