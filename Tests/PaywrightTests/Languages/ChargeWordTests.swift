import Paywright
import PaywrightMessages
import Testing

@Suite("No catalog states more about how often is paid than its message knows")
struct ChargeWordTests {
    // MARK: Payments of a commitment

    /// Each language's words for a month and for what is monthly, or parts of them.
    private static let months: [(locale: String, words: [String])] = [
        ("ar", ["شهر"]), ("bn", ["মাস"]), ("ca", [" mes", "mensual"]), ("cs", ["měsí"]), ("da", ["måned"]),
        ("de", ["monat"]), ("el", ["μήν", "μηνι"]), ("en", ["month"]), ("en-AU", ["month"]), ("en-CA", ["month"]),
        ("en-GB", ["month"]), ("es", ["meses", "mensual", " mes "]), ("es-MX", ["meses", "mensual", " mes "]),
        ("fi", ["kuukau", "kuukaus"]), ("fr", [" mois", "mensu"]), ("fr-CA", [" mois", "mensu"]),
        ("gu", ["મહિન", "માસ"]),
        ("he", ["חודש"]), ("hi", ["महीन", "मासिक"]), ("hr", ["mjese"]), ("hu", ["hónap", "havi"]), ("id", ["bulan"]),
        ("it", ["mese", "mesi ", "mensil"]), ("ja", ["か月", "月額", "毎月"]), ("kn", ["ತಿಂಗಳ", "ಮಾಸಿಕ"]),
        ("ko", ["개월", "매월", "월 "]), ("ml", ["മാസ"]), ("mr", ["महिन", "मासिक"]), ("ms", ["bulan"]), ("nb", ["måned"]),
        ("nl", ["maand"]), ("or", ["ମାସ"]), ("pa", ["ਮਹੀਨ", "ਮਾਸਿਕ"]), ("pl", ["miesi"]),
        ("pt-BR", ["mês", "meses", "mensal"]),
        ("pt-PT", ["mês", "meses", "mensal"]), ("ro", ["lună", "luni", "lunar"]), ("ru", ["месяц", "ежемесяч"]),
        ("sk", ["mesia"]), ("sl", ["mesec", "meseč"]), ("sv", ["månad"]), ("ta", ["மாத"]), ("te", ["నెల"]),
        ("th", ["เดือน"]),
        ("tr", [" ay ", "aylık", "ayda"]), ("uk", ["місяц", "щомісяч"]), ("ur", ["ماہ", "مہین"]), ("vi", ["tháng"]),
        ("zh-Hans", ["月"]), ("zh-Hant", ["月"]),
    ]

    private static let ofCommitments = [
        "status.commitment", "support.commitment", "disclosure.commitment", "callToAction.commitment", "commitment",
        "offer.commitment",
    ]

    private static func isMonthly(_ variant: MessageVariant) -> Bool { variant.isForUnit("month") }

    @Test("The payments of a commitment are monthly only where the period is a month", arguments: months)
    func payments(locale: String, words: [String]) throws {
        let catalog = try CatalogWords(locale, in: .builtin())
        #expect(catalog.texts(with: words, in: Self.ofCommitments, unless: Self.isMonthly) == [])
    }

    @Test("Every language has its words for a month, and its lengths have them")
    func monthWords() throws {
        #expect(try Set(Self.months.map(\.locale)) == Set(SnapshotTests.locales))
        for (locale, words) in Self.months {
            let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
            let price = MessagePrice(try #require(Price("9", "USD")), role: .billed, period: .months(1))
            let arguments: MessageArguments = [.price: .money(price), .period: .length(.months(1))]
            let text = " " + bundle.format("pricePerPeriod", arguments).string.lowercased() + " "
            let length = " " + bundle.format(.months(3), form: nil).string.lowercased() + " "
            let texts = text + length.replacing("\u{A0}", with: " ")
            #expect(words.contains { CatalogWords.holds($0, texts) }, "\(locale)")
        }
    }

    @Test(
        "Payments that are called monthly are found",
        arguments: [
            ("es-MX", "se te seguirán cobrando las mensualidades restantes"),
            ("de", "Die restlichen Monatsbeträge werden abgebucht."), ("ja", "残りの月額料金が請求されます"),
            ("en", "{planPeriodUnit, select, month {Monthly payments} other {Monthly payments}} go on."),
        ]
    )
    func paymentFault(locale: String, pattern: String) throws {
        let words = try #require(Self.months.first { $0.locale == locale }).words
        let catalog = try CatalogWords(
            locale,
            in: CatalogWords.library(locale, ["disclosure.commitment.cancel": pattern])
        )
        #expect(catalog.texts(with: words, in: Self.ofCommitments, unless: Self.isMonthly).count == 1)
    }

    // MARK: An offer that is paid once

    /// Words for “once” that are “each time” after an amount.
    private static let eachTime = [
        ("vi", "một lần"), ("vi", "mỗi lần"), ("id", "sekali"), ("ms", "sekali"), ("th", "ครั้ง"), ("zh-Hans", "一次"),
        ("zh-Hans", "每次"), ("zh-Hant", "一次"), ("zh-Hant", "每次"), ("ja", "1回"), ("ja", "一回"), ("ko", "1회"),
        ("ko", "한 번"),
    ]

    /// Why the badge of an offer that is paid once reads as a rate; empty where it does not.
    private func rates(_ locale: String, in library: CatalogLibrary) throws -> [String] {
        let bundle = try library.messages(for: LocaleTag(locale))
        let amount = try #require(Price("29.99", "USD"))
        let written = bundle.format(.money(MessagePrice(amount, role: .introductory)), as: .offerPrice).string
        return [1, 6].flatMap { count -> [String] in
            let badge = bundle.format(
                "offerBadge.payUpFront",
                [
                    .offerPrice: .money(MessagePrice(amount, role: .introductory)),
                    .offerDuration: .length(.months(count)),
                ]
            ).string
            let price = MessagePrice(amount, role: .billed, period: .months(count))
            let perPeriod = ["pricePerPeriod", "pricePerPeriod.short", "pricePerPeriod.abbreviated"].map { key in
                bundle.format(key, [.price: .money(price), .period: .length(.months(count))]).string
            }
            let isRate = perPeriod.contains { !$0.isEmpty && badge.lowercased().contains($0.lowercased()) }
            let isEachTime = Self.eachTime.contains { tag, word in
                tag == locale && (badge.contains(written + " " + word) || badge.contains(written + word))
            }
            return isRate || isEachTime || badge.contains("/") ? ["\(locale): \(badge)"] : []
        }
    }

    @Test("The badge of an offer that is paid once is no rate", arguments: try SnapshotTests.locales)
    func badge(locale: String) throws {
        #expect(try rates(locale, in: .builtin()) == [])
    }

    @Test(
        "A badge that reads as a rate is found",
        arguments: [
            ("vi", "{offerPrice} một lần cho {offerDuration}"), ("en", "{offerPrice} every {offerDuration}"),
            ("de", "{offerPrice} alle {offerDuration}"), ("fr", "{offerPrice}/{offerDuration}"),
            ("ko", "{offerPrice} 1회, {offerDuration}"),
        ]
    )
    func badgeFault(locale: String, pattern: String) throws {
        let own = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let file = #"{"@@locale": "\#(locale)", "offerBadge.payUpFront": "\#(pattern)"}"#
        let library = try CatalogLibrary.builtin().adding(messages: [
            Catalog(parsing: Array(file.utf8), file: "own.arb")
        ])
        #expect(own.match.matched.tag == locale)
        #expect(try !rates(locale, in: library).isEmpty)
    }
}
