import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightModel
import PaywrightReviewCases
import PaywrightStorage
import PaywrightValues
import Testing
import TestSupport

@Suite("A compiled line is what the evaluator writes: text, parts, arguments")
struct CompiledLineTests {
    private static let currencies = ["USD", "EUR", "JPY", "KWD", "INR", "CHF", "AED", "TWD", "PLN", "ILS", "DKK"]

    /// The same message with other amounts and dates.
    private func varied(_ message: Message, _ currency: String, using generator: inout SplitMix64) -> Message {
        var arguments = message.arguments
        for name in arguments.names {
            switch arguments[name] {
            case .money(let money)?:
                let digits = currency == "JPY" ? 0 : currency == "KWD" ? 3 : 2
                let divisor = [1, 100, 10_000, 1_000_000][Int.random(in: 0...3, using: &generator)]
                let whole = Int.random(in: 0...12_345_678, using: &generator) / divisor
                let fraction =
                    digits > 0 && Bool.random(using: &generator) ? ".\(Int.random(in: 1...9, using: &generator))" : ""
                arguments[name] = .money(
                    messagePrice(
                        "\(whole)\(fraction)",
                        currency,
                        fractionDigits: digits,
                        role: money.role,
                        period: money.period,
                        width: money.width
                    )
                )
            case .date(let date)?:
                let milliseconds = Int64.random(in: 1_500_000_000_000...2_500_000_000_000, using: &generator)
                arguments[name] = .date(
                    MessageDate(Instant(milliseconds: milliseconds), timeZone: "Europe/Berlin", style: date.style)
                )
            default: break
            }
        }
        return Message(message.key, arguments)
    }

    /// The sentences of every line of every case, in an order that is the same in each run.
    private static let contents = Result {
        let status = try StatusFormatter(locale: "en", timeZone: "UTC")
        let products = ScenarioMatrix.all.flatMap { $0.messages().map(\.content) }
        let contents = Set(products + StatusScenarioReport.messages(status).map(\.content)).compactMap { content in
            if case .sentences(let sentences) = content { sentences } else { nil }
        }
        return contents.map { (name: "\($0)", sentences: $0) }.sorted { $0.name < $1.name }.map(\.sentences)
    }

    @Test(
        "Every line of every case, with random amounts, currencies and dates",
        arguments: Sweep.languages(3, of: try SnapshotTests.locales)
    )
    func lines(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        var generator = SplitMix64(seed: UInt64(locale.utf8.reduce(3) { $0 * 31 + Int($1) }))
        for sentences in try Self.contents.get() {
            for currency in Self.currencies.shuffled(using: &generator).prefix(2) {
                let line = sentences.map { varied($0, currency, using: &generator) }
                let (compiled, evaluated) = (bundle.format(line), bundle.formatByEvaluating(line))
                #expect(compiled == evaluated, "\(line.map(\.key)) \(currency): \(compiled) | \(evaluated)")
                #expect(bundle.format(line) == evaluated)
            }
        }
        #expect(bundle.compiledCount > 100)
    }

    @Test("An amount alone", arguments: ["de", "ar", "he", "ja", "hi", "en-XA"])
    func amounts(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        for amount in ["9.99", "-9.99", "0", "1234567.5"] {
            let money = messagePrice(amount)
            let text = bundle.format(.money(money), as: .price)
            #expect(text == bundle.formatByEvaluating(.money(money), as: .price))
        }
    }

    @Test(
        "Values alone: prices, names, lengths, counts",
        arguments: ["de", "ar", "he", "ja", "hi", "en-XA"]
    )
    func values(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let money = ["9.99", "-9.99", "0", "1234567.5"].map { amount in
            ArgumentValue.money(messagePrice(amount))
        }
        let shown = messagePrice("5", displayString: "5\u{A0}€")
        let names = ["Aurora", "אורורה", "Caf\u{E9}", "Cafe\u{301}", "", " "].map(ArgumentValue.text)
        for value in money + [.money(shown), .length(.months(3)), .count(12)] + names {
            let name: ArgumentName = if case .text = value { .product } else { .price }
            let expected = bundle.formatByEvaluating(value, as: name)
            let text = bundle.format(value, as: name)
            #expect(text == expected && Array(text.string.utf8) == Array(expected.string.utf8))
        }
        let other = ArgumentValue.money(messagePrice("0.5", "JPY", fractionDigits: 1))
        #expect(bundle.format(other, as: .price) == bundle.formatByEvaluating(other, as: .price))
    }

    @Test(
        "A message is compiled once for all amounts, currencies and dates that change no word, and again for another word"
    )
    func shapes() throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("de"))
        func line(_ amount: String, _ currency: String, _ length: CalendarDuration) -> String {
            let price = messagePrice(amount, currency, period: .months(1))
            return bundle.format([Message("offer.freeTrial", [.trialDuration: .length(length), .price: .money(price)])])
                .string
        }
        #expect(
            line("9.99", "EUR", CalendarDuration(1, .week)) == "1\u{A0}Woche kostenlos, danach 9,99\u{A0}€ pro Monat"
        )
        #expect(
            line("1234.5", "PLN", CalendarDuration(1, .week))
                == "1\u{A0}Woche kostenlos, danach 1.234,50\u{A0}PLN pro Monat"
        )
        #expect(
            line("9.99", "EUR", CalendarDuration(2, .week)) == "2\u{A0}Wochen kostenlos, danach 9,99\u{A0}€ pro Monat"
        )
        #expect(bundle.compiledCount == 2)
    }

    @Test("Writers say what the evaluator says, and go on with what writers before them found")
    func writers() throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("de"))
        let lines = ["EUR", "CHF", "EUR"].map { currency in
            let price = ArgumentValue.money(messagePrice("9.99", currency, period: .months(1)))
            return [Message("pricePerPeriod", [.price: price, .period: .length(.months(1))])]
        }
        func write(_ line: [Message], by writer: inout LineWriter) {
            writer.write(line, in: bundle)
            let (text, expected) = (writer.formatted, bundle.formatByEvaluating(line))
            #expect(text == expected)
        }
        func writeAll(besideAnother: Bool) {
            bundle.withWriter { writer in
                bundle.withWriter { other in
                    for line in lines {
                        write(line, by: &writer)
                        if besideAnother { write(line, by: &other) }
                    }
                }
            }
        }
        writeAll(besideAnother: true)
        let before = bundle.compiledCount
        #expect(before > 0)
        for _ in 0..<3 { writeAll(besideAnother: false) }
        #expect(bundle.compiledCount == before)
    }

    @Test("Threads that share a language each have a writer of their own")
    func threads() async throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("de"))
        let lines = (1...200).map { number in
            let price = ArgumentValue.money(
                messagePrice("\(number).5", number % 2 == 0 ? "EUR" : "USD", period: .months(1))
            )
            return Message("pricePerPeriod", [.price: price, .period: .length(.months(1 + number % 3))])
        }
        let expected = lines.map { bundle.formatByEvaluating([$0]) }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 {
                group.addTask { lines.map { bundle.format($0.key, $0.arguments) } == expected }
            }
            for await isSame in group { #expect(isSame) }
        }
    }

    @Test("A pool gives each caller a room of its own, the one that was given back, and lets go what is not to be kept")
    func pool() {
        struct Room: ~Copyable, Sendable { var numbers: [Int] = [] }
        let pool = RoomPool<Room>()
        func add(_ number: Int, beside other: Int? = nil) -> [Int] {
            pool.withRoom(make: { Room() }, keepingIf: { $0.numbers.count < 3 }) { room in
                if let other { #expect(add(other) == [other]) }
                room.numbers.append(number)
                return room.numbers
            }
        }
        #expect(add(1) == [1] && add(2) == [1, 2] && add(3) == [1, 2, 3])
        #expect(add(4) == [4] && add(5, beside: 6) == [4, 5])
    }

    @Test("A cache holds its bound, lets go what was not used for longest, and counts")
    func cache() {
        let cache = BoundedCache<Int, String>(capacity: 3)
        for key in [1, 2, 3, 1, 4, 1] { _ = cache.value(for: key) { "\(key)" } }
        #expect(cache.count == 3 && !cache.holds(2) && cache.holds(3) && cache.holds(4) && cache.holds(1))
        #expect(cache.statistics.hits == 2 && cache.statistics.builds == 4 && cache.statistics.evictions == 1)
    }

    @Test("Random use against a plain list", arguments: 0..<20)
    func cacheAgainstList(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let capacity = Int.random(in: 1...8, using: &generator)
        let cache = BoundedCache<Int, Int>(capacity: capacity)
        var list: [Int] = []
        for _ in 0..<500 {
            let key = Int.random(in: 0..<12, using: &generator)
            #expect(cache.holds(key) == list.contains(key))
            #expect(cache.value(for: key) { key * 7 } == key * 7)
            list.removeAll { $0 == key }
            list.append(key)
            if list.count > capacity { list.removeFirst() }
            #expect(cache.count == list.count)
        }
        #expect(cache.statistics.hits + cache.statistics.builds == 500)
        #expect(cache.statistics.builds - cache.statistics.evictions == list.count)
    }

    @Test("All storefronts' currencies in a language find room, round after round")
    func noCliff() throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("pl"))
        for round in 0..<3 {
            for storefront in Storefront.all {
                let currency = storefront.currency?.code ?? "USD"
                let price = messagePrice("\(round + 1)", currency, period: .months(1))
                _ = bundle.format([
                    Message("pricePerPeriod", [.price: .money(price), .period: .length(.months(1))])
                ])
            }
        }
        #expect(bundle.compiledCount < 10)
    }
}
