import Paywright
import PaywrightMessages
import Testing

@Suite("No catalog uses a word of one store, or of one case, where the message is about others")
struct StoreWordTests {
    // MARK: Who paused

    /// The beginning of each language's word for a customer.
    private static let customers: [(locale: String, word: String)] = [
        ("ar", "العميل"), ("bn", "গ্রাহক"), ("ca", "client"), ("cs", "zákazn"), ("da", "kunde"), ("de", "kunde"),
        ("el", "πελάτ"), ("en", "customer"), ("es", "cliente"), ("es-MX", "cliente"), ("fi", "asiak"), ("fr", "client"),
        ("fr-CA", "client"), ("gu", "ગ્રાહક"), ("he", "לקוח"), ("hi", "ग्राहक"), ("hr", "kup"), ("hu", "ügyf"),
        ("id", "pelanggan"), ("it", "cliente"), ("ja", "顧客"), ("kn", "ಗ್ರಾಹಕ"), ("ko", "고객"), ("ml", "ഉപഭോക്ത"),
        ("mr", "ग्राहक"), ("ms", "pelanggan"), ("nb", "kunde"), ("nl", "klant"), ("or", "ଗ୍ରାହକ"), ("pa", "ਗਾਹਕ"),
        ("pl", "klient"), ("pt-BR", "cliente"), ("pt-PT", "cliente"), ("ro", "client"), ("ru", "клиент"),
        ("sk", "zákazn"), ("sl", "strank"), ("sv", "kunde"), ("ta", "வாடிக்கையாள"), ("te", "కస్టమర్"), ("th", "ลูกค้า"),
        ("tr", "müşteri"), ("uk", "клієнт"), ("ur", "کسٹمر"), ("vi", "khách hàng"), ("zh-Hans", "用户"),
        ("zh-Hant", "客戶"),
    ]

    private static let pausedByOthers = [
        "support.paused.unstated", "support.paused.merchant", "support.paused.noPaymentMethod", "support.pauses",
    ]

    @Test("A pause is the customer’s own only where a field states it", arguments: customers)
    func paused(locale: String, word: String) throws {
        let words = try CatalogWords(locale, in: .builtin())
        #expect(words.texts(with: [word], in: Self.pausedByOthers) == [])
        // The word is the language's: the line about a customer's own pause has it.
        if !["es-MX", "fr-CA"].contains(locale) {
            #expect(!words.texts(with: [word], in: ["support.paused"]).isEmpty)
        }
    }

    @Test("Every language has its word for a customer, but the regions that say what their parent says")
    func customerWords() throws {
        let missing = try SnapshotTests.locales.filter { tag in !Self.customers.contains { $0.locale == tag } }
        #expect(Set(missing) == ["en-AU", "en-CA", "en-GB"])
    }

    @Test(
        "A pause that is said to be the customer’s is found",
        arguments: [
            ("en", "support.paused.unstated", "Paused by the customer."),
            ("fi", "support.paused.noPaymentMethod", "Asiakas on keskeyttänyt tilauksen."),
            ("sv", "support.paused.merchant", "Pausat av kunden."),
        ]
    )
    func pausedFault(locale: String, key: String, pattern: String) throws {
        let word = try #require(Self.customers.first { $0.locale == locale }).word
        let words = try CatalogWords(locale, in: CatalogWords.library(locale, [key: pattern]))
        #expect(words.texts(with: [word], in: Self.pausedByOthers).count == 1)
    }

    // MARK: Stores

    /// Each language’s words for a store of apps, beside “App Store” itself.
    private static let appStores: [(locale: String, words: [String])] = [
        ("ar", ["متجر التطبيقات", "متجر تطبيقات"]),
        ("bn", ["অ্যাপ স্টোর"]),
        ("ca", ["botiga d’app", "botiga d’aplicacions"]),
        ("cs", ["obchod s aplikac", "obchodu s aplikac", "obchodem s aplikac"]),
        ("da", ["appbutik"]),
        ("de", ["app-store", "appstore", "app-laden"]),
        ("el", ["κατάστημα εφαρμογ", "καταστήματος εφαρμογ"]),
        ("en", ["application store"]),
        ("es", ["tienda de app", "tienda de aplicaciones"]),
        ("fi", ["sovelluskaup"]),
        ("fr", ["boutique d’app", "magasin d’app"]),
        ("gu", ["ઍપ સ્ટોર", "એપ સ્ટોર"]),
        ("he", ["חנות האפליקציות", "חנות אפליקציות"]),
        ("hi", ["ऐप स्टोर"]),
        ("hr", ["trgovina aplikacij", "trgovine aplikacij", "trgovini aplikacij", "trgovinom aplikacij"]),
        ("hu", ["alkalmazásáruház", "alkalmazás-áruház", "alkalmazásbolt"]),
        ("id", ["toko aplikasi"]),
        ("it", ["negozio di app"]),
        ("ja", ["アプリストア"]),
        ("kn", ["ಆ್ಯಪ್ ಸ್ಟೋರ್", "ಆಪ್ ಸ್ಟೋರ್"]),
        ("ko", ["앱스토어", "앱 스토어"]),
        ("ml", ["ആപ്പ് സ്റ്റോർ"]),
        ("mr", ["ॲप स्टोअर"]),
        ("ms", ["gedung aplikasi", "kedai aplikasi"]),
        ("nb", ["appbutik"]),
        ("nl", ["appwinkel", "appstore"]),
        ("or", ["ଆପ ଷ୍ଟୋର", "ଆପ୍ ଷ୍ଟୋର"]),
        ("pa", ["ਐਪ ਸਟੋਰ"]),
        ("pl", ["z aplikacjami"]),
        ("pt-BR", ["loja de app", "loja de aplicativos"]),
        ("pt-PT", ["loja de app", "loja de aplicações"]),
        ("ro", ["magazin de aplicații", "magazinul de aplicații"]),
        (
            "ru",
            ["магазин приложен", "магазина приложен", "магазину приложен", "магазином приложен", "магазине приложен"]
        ),
        ("sk", ["obchod s aplikác", "obchodu s aplikác", "obchodom s aplikác"]),
        ("sl", ["z aplikacijami"]),
        ("sv", ["appbutik", "appaffär"]),
        ("ta", ["ஆப் ஸ்டோர்", "ஆப்ஸ் ஸ்டோர்"]),
        ("te", ["యాప్ స్టోర్"]),
        ("th", ["ร้านค้าแอป", "แอปสโตร์"]),
        ("tr", ["uygulama mağaza"]),
        ("uk", ["магазин застосунк", "магазину застосунк", "магазином застосунк", "магазині застосунк"]),
        ("ur", ["ایپ اسٹور"]),
        ("vi", ["cửa hàng ứng dụng"]),
        ("zh-Hans", ["应用商店", "应用程序商店"]),
        ("zh-Hant", ["應用程式商店"]),
    ]
    private static let anyStore = ["support.", "eligibility.", "status.", "outcome."]

    /// The words of a language; a region has its language’s.
    private static func appStoreWords(of locale: String) throws -> [String] {
        let row = appStores.first { $0.locale == locale } ?? appStores.first { locale.hasPrefix("\($0.locale)-") }
        return try #require(row).words + ["app store"]
    }

    private static func isAppStore(_ variant: MessageVariant) -> Bool { variant.takes("appStore", of: .store) }

    @Test("Stripe and Paddle are no stores of apps", arguments: try SnapshotTests.locales)
    func appStores(locale: String) throws {
        let words = try CatalogWords(locale, in: .builtin())
        let stores = try Self.appStoreWords(of: locale)
        #expect(words.texts(with: stores, in: Self.anyStore, unless: Self.isAppStore) == [])
    }

    @Test(
        "A store of apps that is said of every store is found",
        arguments: [
            ("th", "support.expired.unstated", "ร้านค้าแอปไม่ระบุสาเหตุ"),
            ("tr", "outcome.storeUnavailable", "Uygulama mağazası yanıt vermiyor."),
            ("vi", "support.expired.unstated", "Cửa hàng ứng dụng không nêu lý do."),
            ("sv", "outcome.network", "Det gick inte att nå appbutiken."),
            ("ru", "outcome.network", "Не удалось подключиться к магазину приложений."),
            ("es-MX", "outcome.network", "No se pudo conectar con la tienda de aplicaciones."),
            ("en", "support.expired.unstated", "The App Store gives no reason."),
            (
                "de",
                "support.expired.unstated",
                "{store, select, googlePlay {Google Play} other {Der App Store}} nennt keinen Grund."
            ),
        ]
    )
    func appStoreFault(locale: String, key: String, pattern: String) throws {
        let words = try CatalogWords(locale, in: CatalogWords.library(locale, [key: pattern]))
        let stores = try Self.appStoreWords(of: locale)
        #expect(words.texts(with: stores, in: Self.anyStore, unless: Self.isAppStore).count == 1)
    }

    /// A word that one store has and the branch of another may not: what Google Play and Apple call a subscription, a purchase, a
    /// device.
    private static let foreign: [(locale: String, store: String, word: String)] = [
        ("sv", "googlePlay", "abonnemang"), ("zh-Hant", "googlePlay", "回復購買項目"), ("tr", "appStore", "cihaz"),
        ("hi", "googlePlay", "सब्सक्रिप्शन में सदस्यता"), ("vi", "appStore", "gói thuê bao"),
    ]

    @Test("The branch of a store has that store’s own noun", arguments: foreign)
    func nouns(locale: String, store: String, word: String) throws {
        let words = try CatalogWords(locale, in: .builtin())
        #expect(words.texts(with: [word], in: [""], unless: { !$0.takes(store, of: .store) }) == [])
    }

    @Test("A text with a word that one store does not use has a branch for that store")
    func branches() throws {
        let words = try CatalogWords("tr", in: .builtin())
        let devices = words.texts(with: ["cihaz"], in: [""]) { variant in
            variant.choices.keys.contains { $0.name == .store }
        }
        #expect(devices == [])
        let own = words.texts(with: ["aygıt"], in: ["outcome."]) { !$0.takes("appStore", of: .store) }
        #expect(own.count == 2)
    }

    @Test("The App Store’s noun in Google Play’s branch is found")
    func nounFault() throws {
        let pattern =
            "{store, select, appStore {säg upp abonnemanget} googlePlay {säg upp abonnemanget under Prenumerationer} other {säg upp}}"
        let words = try CatalogWords("sv", in: CatalogWords.library("sv", ["disclosure.cancel": pattern]))
        #expect(words.texts(with: ["abonnemang"], in: [""], unless: { !$0.takes("googlePlay", of: .store) }).count == 1)
    }
}
