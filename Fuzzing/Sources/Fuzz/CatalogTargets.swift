import CMessageFormat
import Paywright
import PaywrightMessageTools
import PaywrightMessages

/// Files of translators, and the patterns in them.
extension FuzzTarget {
    /// A whole ARB file: read, looked over, brought up to date, and its messages worded with forms of its own.
    static let catalog = FuzzTarget(name: "arb") { bytes in
        do throws(CatalogFailure) {
            let catalog = try Catalog(parsing: bytes, file: "de.arb", vocabulary: .paywright)
            let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
            require(catalog.entries.allSatisfy { $0.line <= lines }, "an entry beyond the last line")
        } catch {
            require(!error.diagnostic.message.isEmpty, "a refusal without words")
            return
        }
        let source = CatalogLibrary.Source(locale: "de", file: "de.arb") { bytes }
        guard let library = try? CatalogLibrary([source, english], vocabulary: .paywright),
            let messages = try? library.messages(for: LocaleTag("de"))
        else { return }
        for key in ["a", "b", "price", "offer.freeTrial"] { requireWhole(messages.format(key, arguments), key) }
        for form in ["first", "every", "dative", "short"] {
            requireWhole(messages.format(.months(3), form: form), "the form \(form)")
        }
        if let authoring = try? CatalogAuthoring(library) { _ = try? authoring.update(bytes, file: "de.arb") }
    }

    private static let english = CatalogLibrary.Source(locale: "en", file: "en.arb") {
        Array(
            """
            {"@@locale": "en", "a": "{price} for {offerDuration}", "b": "{cycles, plural, one {# payment} other {# payments}}",
             "price": "{price}", "offer.freeTrial": "{offerDuration} free"}
            """.utf8
        )
    }

    private static let arguments: MessageArguments = [
        .price: .money(MessagePrice(FuzzWords.product.prices.entries[0].price, role: .billed, period: .months(1))),
        .offerDuration: .length(.months(3)), .cycles: .count(3), .store: .selection("appStore"),
    ]

    // MARK: Patterns

    /// Languages whose plurals differ; their catalogs have Latin digits.
    private static let locales = ["en", "ar", "pl", "ja", "ru", "fr", "de", "cs"]
    private static let bundles = locales.map { locale in
        FuzzWords.made { try FuzzWords.library.messages(for: LocaleTag(locale)) }
    }

    /// A pattern, after a byte that chooses the language and the number. Where a pattern uses nothing but a number and a
    /// keyword, ICU's own MessageFormat says the same.
    static let pattern = FuzzTarget(name: "pattern", watches: ["CPaywrightICU", "PaywrightICU", "PaywrightMessages"]) {
        bytes in
        guard let choice = bytes.first, !bytes.contains(0) else { return }
        let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
        let place = Int(choice) % locales.count
        let number = [0, 1, 2, 3, 5, 11, 21, 100, 101, 999][Int(choice) / locales.count % 10]
        let plain: MessageArguments = [.cycles: .count(number), .store: .selection("appStore")]
        let printed = bundles[place].format(pattern: text, as: "key", plain)
        requireWhole(printed, "a pattern")
        guard printed.diagnostics.isEmpty, Set(printed.arguments).isSubset(of: [.cycles, .store]) else { return }
        // Forms of a number and typography are this engine's own.
        guard !text.contains("_"), text.unicodeScalars.allSatisfy({ $0.isASCII && $0.value >= 0x20 }) else { return }
        guard let expected = icu(locales[place], text, number) else {
            require(false, "ICU refuses \(text)")
            return
        }
        // Polish has no separator in four digits (CLDR's minimumGroupingDigits), which ICU's MessageFormat does not read; an
        // `offset` makes such numbers.
        guard locales[place] != "pl" || !expected.contains(/[0-9][\u{A0} ][0-9]{3}/) else { return }
        let said = comparable(printed.string)
        require(said == comparable(expected), "\(locales[place]) \(number): \(text)\nhere \(said)\nICU  \(expected)")
    }

    /// Numbers are isolated and bound to what follows them here.
    private static func comparable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
            .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }

    private static func icu(_ locale: String, _ pattern: String, _ number: Int) -> String? {
        var buffer = [CChar](repeating: 0, count: 4_096)
        let bytes = Array(pattern.utf8).map { CChar(bitPattern: $0) }
        let length = c_message_format(
            "\(locale)@numbers=latn",
            bytes,
            Int32(bytes.count),
            "cycles",
            Int32(number),
            "store",
            "appStore",
            &buffer,
            Int32(buffer.count)
        )
        guard length >= 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
